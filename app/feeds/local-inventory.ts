import { absoluteUrl } from "#app/lib/structured-data.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { memoizeBySnapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/local-inventory";
import { type FeedField, feedItem, feedMoney, feedXml, xmlResponse } from "./feed-xml.ts";
import { memoizeByItem, type ShoppingItem, shoppingItems } from "./shopping-item.ts";

/**
 * How many of everything stand in each showroom: /feeds/local-inventory.xml. Store codes are `east` and
 * `west`. The rules are those of https://support.google.com/merchants/answer/3061342.
 */
export function loader({ context }: Route.LoaderArgs) {
  return xmlResponse(localInventory(snapshotOf(context)));
}

const localInventory = memoizeBySnapshot((snapshot) => {
  const { shop } = snapshot;
  const items = shoppingItems(snapshot);
  return feedXml(
    {
      title: `${shop.name}: what stands in the showrooms`,
      link: absoluteUrl("/store-locations"),
      description: "Pieces, quantities and prices by showroom.",
    },
    shop.showrooms.flatMap(({ id }) => items.map((item) => itemText(item, id))),
  );
});

const itemText = memoizeByItem((item, showroom: "east" | "west") =>
  feedItem(fieldsOf(item, showroom)),
);

function fieldsOf(item: ShoppingItem, showroom: "east" | "west"): FeedField[] {
  const quantity = item.stock[showroom];
  const isKept = quantity > 0 && !item.isBundle;
  return [
    ["g:store_code", showroom],
    ["g:id", item.id],
    ["g:quantity", String(quantity)],
    ["g:price", feedMoney(item.priceCents)],
    ["g:availability", availability(quantity)],
    // A product is asked for on its page, held until closing time of the next open day, and paid in store.
    ["g:pickup_method", isKept ? "reserve" : "not supported"],
    ["g:pickup_SLA", isKept ? "next_day" : undefined],
  ];
}

/** As Google counts. */
function availability(quantity: number) {
  if (quantity === 0) return "out_of_stock";
  return quantity < 3 ? "limited_availability" : "in_stock";
}
