import { absoluteUrl } from "#app/lib/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { shopDescription } from "#shop/shop-words.ts";
import { memoizeBySnapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/product-feed";
import { type FeedField, feedItem, feedMoney, feedXml, truncate, xmlResponse } from "./feed-xml.ts";
import { memoizeByItem, type ShoppingItem, shoppingItems } from "./shopping-item.ts";

/**
 * Everything for sale, as merchant centers fetch it: /feeds/products.xml. The rules are those of
 * https://support.google.com/merchants/answer/7052112.
 */
export function loader({ context }: Route.LoaderArgs) {
  return xmlResponse(productFeed(snapshotOf(context)));
}

const productFeed = memoizeBySnapshot((snapshot) => {
  const { shop } = snapshot;
  return feedXml(
    {
      title: shop.name,
      link: absoluteUrl("/"),
      description: shopDescription(snapshot),
    },
    shoppingItems(snapshot).map((item) => itemText(item, shop.name)),
  );
});

/** No sale is closed on the site, so nothing is offered where people expect to pay online. */
const onlineOnly = ["Shopping_ads", "Free_listings"];

/** Colors and materials that Google reads of one thing. */
const maxAtOnce = 3;

const itemText = memoizeByItem((item, brand) => feedItem(fieldsOf(item, brand)));

function fieldsOf(item: ShoppingItem, brand: string): FeedField[] {
  const { images, stock, isNew } = item;
  const [main, ...others] = images.map(absoluteUrl);
  return [
    ["g:id", item.id],
    ["title", truncate(150, item.title)],
    ["description", truncate(5000, item.description)],
    ["link", absoluteUrl(item.path)],
    ["g:image_link", main],
    ...others.map((image): FeedField => ["g:additional_image_link", image]),
    ["g:availability", stock.east + stock.west > 0 ? "in_stock" : "out_of_stock"],
    // Google reads a sale price beside it as less than what was charged before.
    ["g:price", feedMoney(item.priceCents)],
    ["g:condition", isNew ? "new" : "used"],
    // Most closeouts come without makers' names and numbers; Meta wants some brand all the same.
    ["g:brand", truncate(70, item.maker ?? brand)],
    ["g:identifier_exists", "no"],
    ["g:is_bundle", item.isBundle ? "yes" : undefined],
    ["g:google_product_category", item.googleCategory],
    ["g:product_type", item.productType],
    ["g:color", item.colors.slice(0, maxAtOnce).join("/")],
    [
      "g:material",
      item.materials.length > 0
        ? truncate(200, item.materials.slice(0, maxAtOnce).join("/"))
        : undefined,
    ],
    ["g:size", item.size && truncate(100, item.size)],
    ["g:custom_label_0", item.isOwnPicture ? "photograph" : "rendered picture"],
    ...onlineOnly.map((place): FeedField => ["g:excluded_destination", place]),
  ];
}
