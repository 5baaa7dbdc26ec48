/** Which products of the lists a package contains. */
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

/** Whether a live package sells something that is not for sale any more. */
export const isBroken = (
  row: Pick<PackageRow, "state" | "product_ids">,
  products: readonly Product[],
) =>
  row.state === "live" &&
  contentsOf(row, products).some(({ product }) => product?.state !== "live");

const maxFound = 6;

/** Products for sale that a search finds by title or number and the package does not name yet. */
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
