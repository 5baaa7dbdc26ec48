import { discountClaim } from "#shop/discounts.ts";
import { productsOf } from "#shop/lists.ts";
import { shopPicture } from "#shop/pictures.ts";
import { fullAddress, type SampleMark } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { stateWords } from "#shop/states.ts";
import { andList } from "#shop/words.ts";

/** What the footer says is invented; that policies want a lawyer is the owner's to know. */
const inventedWords: readonly [SampleMark, string][] = [
  ["addresses", "addresses"],
  ["phones", "phone numbers"],
  ["lenders", "lenders"],
];

/** Everything that is invented, in a sentence; empty where nothing is. */
function sampleWords(snapshot: Snapshot): string {
  const { shop, lenders, testimonials, packages } = snapshot;
  const { sampleMarks } = shop;
  const isEmpty = packages.length === 0 && productsOf(snapshot).length === 0;
  const sampleGoods = isEmpty ? undefined : shop.sampleGoods;
  const samples = testimonials.filter(({ isSample }) => isSample).length;
  const invented = andList([
    ...(sampleGoods === "all" ? ["products", "prices", "counts", "pictures"] : []),
    ...(sampleGoods === "some" ? ["some products and their pictures"] : []),
    ...(samples > 0 ? [samples < testimonials.length ? "some reviews" : "reviews"] : []),
    ...inventedWords.flatMap(([mark, words]) =>
      sampleMarks.includes(mark) && (mark !== "lenders" || lenders.length > 0) ? words : [],
    ),
  ]);
  if (!invented) return "";
  return `Sample shop: ${invented} are invented.${sampleGoods === "all" ? " Nothing here is for sale." : ""}`;
}

/** The owner's logo as <img> has it, its name where that is not written beside it. */
function logoOf(snapshot: Snapshot) {
  const logo = shopPicture(snapshot, "logo");
  if (!logo) return {};
  const { src, width, height, color } = logo;
  // A narrow one is a mark, and the name stands beside it.
  const alt = width >= height * 1.6 ? snapshot.shop.name : "";
  const light = lightOf(color);
  const className = light < 0.25 ? "on-light" : light > 0.6 ? "on-dark" : undefined;
  return { logo: { src: `${src}-${width}.webp`, alt, width, height, className } };
}

/** How light a color "#rrggbb" is, 0 to 1, as contrast is reckoned. */
function lightOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What every page knows of the shop. For the root's loader: all of it travels with each page. */
export function shopFacts(snapshot: Snapshot) {
  const { shop, lenders, notices, packages } = snapshot;
  const { name, phone, showrooms, shopOnlineUrl, social } = shop;
  const { paymentProvider, freeDeliveryFromCents, deliveryFeeCents } = shop;
  const sampleNote = sampleWords(snapshot);
  return {
    ...{ name, phone, shopOnlineUrl, social },
    ...{ paymentProvider, freeDeliveryFromCents, deliveryFeeCents },
    showrooms: showrooms.map((showroom) => {
      const { id, name, city, phone, latitude, longitude } = showroom;
      return { id, name, city, phone, latitude, longitude, address: fullAddress(showroom) };
    }),
    area: shop.area,
    state: stateWords(showrooms),
    claim: discountClaim(snapshot) ?? "Priced to clear",
    lenders: lenders.map((lender) => lender.name),
    ...logoOf(snapshot),
    ...(notices.length > 0 ? { notices } : {}),
    ...(packages.length > 0 ? {} : { hasNoPackages: true }),
    // Without a lender nobody can apply, and the page says whom to call.
    ...(lenders.length > 0 ? {} : { askFinancing: "Ask about financing" }),
    ...(shop.countsDemand ? { countsDemand: true } : {}),
    ...(sampleNote ? { sampleNote: ` ${sampleNote}` } : {}),
  };
}

export type ShopFacts = ReturnType<typeof shopFacts>;
