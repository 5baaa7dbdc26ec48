/** Packages as the owner's pages show them: which products of the lists they contain. */
import type { Tables } from "#supabase/database.types.ts";
import type { Product } from "../records/records.queries.ts";

export type PackageRow = Pick<
  Tables<"packages">,
  "id" | "slug" | "name" | "state" | "price_cents" | "compare_at_cents" | "product_ids" | "version"
>;

/** The products that a package names, as they are now; one that is not there any more has no product. */
export function contentsOf({ product_ids }: PackageRow, products: readonly Product[]) {
  const known = new Map(products.map((product) => [product.id, product]));
  return product_ids.map((id) => ({ id, product: known.get(id) }));
}

/** Whether a live package sells something that is not for sale any more. */
export const isBroken = (row: PackageRow, products: readonly Product[]) =>
  row.state === "live" &&
  contentsOf(row, products).some(({ product }) => product?.state !== "live");

const maxFound = 6;

/** Products for sale that a search finds by title or number and the package does not name yet. */
export function findProducts(
  search: string,
  { product_ids }: PackageRow,
  products: readonly Product[],
): Product[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  return products
    .filter(
      ({ id, title, state }) =>
        state === "live" &&
        !product_ids.includes(id) &&
        words.every((word) => `${title} #${id}`.toLowerCase().includes(word)),
    )
    .slice(0, maxFound);
}
