/** Packages as the owner's pages show them: which pieces of the lists they contain. */
import type { Tables } from "#supabase/database.types.ts";
import type { Piece } from "../catalog/catalog.queries.ts";

export type PackageRow = Pick<
  Tables<"packages">,
  "id" | "slug" | "name" | "state" | "price_cents" | "compare_at_cents" | "product_ids" | "version"
>;

/** The pieces that a package names, as they are now; one that is not there any more has no piece. */
export function contentsOf({ product_ids }: PackageRow, pieces: readonly Piece[]) {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  return product_ids.map((id) => ({ id, piece: known.get(id) }));
}

/** Whether a live package sells something that is not for sale any more. */
export const isBroken = (row: PackageRow, pieces: readonly Piece[]) =>
  row.state === "live" && contentsOf(row, pieces).some(({ piece }) => piece?.state !== "live");

const mostFound = 6;

/** Pieces for sale that a search finds by title or number and the package does not name yet. */
export function findPieces(
  search: string,
  { product_ids }: PackageRow,
  pieces: readonly Piece[],
): Piece[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  return pieces
    .filter(
      ({ id, title, state }) =>
        state === "live" &&
        !product_ids.includes(id) &&
        words.every((word) => `${title} #${id}`.toLowerCase().includes(word)),
    )
    .slice(0, mostFound);
}
