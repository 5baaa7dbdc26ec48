/** What the shopper's own home, as it is kept on the device, means for what is compared. */
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { useDeliveryFacts } from "#app/delivery/use-delivery-facts.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import type { DeliveryPath } from "#app/products/delivery-fit.ts";
import { homeSizesStore } from "#app/products/home-sizes.ts";
import { firstDay, fitOf, homeName, shortFee, wayIn } from "#app/products/place-words.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Row } from "./kinds.ts";

interface Opening {
  /** What it needs to get in, where its sizes are known. */
  opening: string | undefined;
}

/**
 * Rows of the table: whether each fits the home, or what it needs where nothing is known of that; when and for how much
 * it is delivered.
 */
export function useHomeRows(products: readonly (AnyProduct & Opening)[]): Row[] {
  const zip = zipStore.useValue();
  const way = wayIn(homeSizesStore.useValue());
  const facts = useDeliveryFacts(zip !== "");
  return [
    fitRow(products, way),
    ...(zip && facts
      ? [{ name: `Delivered to ${zip}`, values: deliveredWords(products, zip, facts) }]
      : []),
  ];
}

/** With only a door, what does not pass it easily says what it needs. */
export function fitRow(
  products: readonly (Pick<AnyProduct, "pieces" | "facts"> & Opening)[],
  way: DeliveryPath | undefined,
): Row {
  if (!way) return { name: "To get it in", values: products.map(({ opening = "" }) => opening) };
  const fits = products.map((each) => fitOf(each, way));
  const isDoor = homeName(way) === "door";
  return {
    name: "To get it in",
    values: products.map(({ opening = "" }, at) => (isDoor && fits[at] !== "fits" ? opening : "")),
    fits,
    way,
  };
}

/** "Sat, Nov 28, free" or "Sat, Nov 28, $99" of each on its own; nothing of what is not here. */
export function deliveredWords(
  products: readonly Pick<AnyProduct, "priceCents" | "stock">[],
  zip: string,
  facts: DeliveryFacts,
  now = new Date(),
): string[] {
  const day = firstDay(zip, facts, now);
  const fee = shortFee(zip, facts);
  return products.map(({ priceCents, stock: { east, west } }) => {
    if (east + west === 0) return "";
    const isFree = day && priceCents >= facts.freeDeliveryFromCents;
    return [day, isFree ? "free" : fee].filter(Boolean).join(", ");
  });
}
