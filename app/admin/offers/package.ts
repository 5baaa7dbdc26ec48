import { matcher } from "../fold-text.ts";
import type { Product } from "../records/records.queries.ts";
import type { PackageRow } from "./package-fields.ts";

/** The products that a package names, as they are now; one that is not there any more has no product. */
export function contentsOf(
  { product_ids }: Pick<PackageRow, "product_ids">,
  products: readonly Product[],
) {
  const known = new Map(products.map((product) => [product.id, product]));
  return product_ids.map((id) => ({ id, product: known.get(id) }));
}

export const isBroken = (
  row: Pick<PackageRow, "state" | "product_ids">,
  products: readonly Product[],
) =>
  row.state === "live" &&
  contentsOf(row, products).some(({ product }) => product?.state !== "live");

const maxFound = 6;

export function findProducts(
  search: string,
  named: readonly string[],
  products: readonly Product[],
): Product[] {
  if (search.replaceAll(/\s/g, "").length < 2) return [];
  const matches = matcher(search);
  return products
    .filter(
      ({ id, title, state }) =>
        state === "live" && !named.includes(id) && matches(`${title} #${id}`),
    )
    .slice(0, maxFound);
}
