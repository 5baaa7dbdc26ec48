import { productsOf } from "#app/catalog/products.ts";
import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import type { Route } from "./+types/live-file";

/** What a page or a cart asks before it promises a price: /live.json. */
export interface LiveFacts {
  /** Of the catalog. */
  version: number;
  /** When it was published, ISO 8601. */
  at: string;
  /** By slug. */
  products: Record<string, { priceCents: number; stock: { east: number; west: number } }>;
}

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const facts: LiveFacts = {
    version: snapshot.version,
    at: snapshot.takenAt,
    products: Object.fromEntries(
      [
        ...productsOf(snapshot),
        ...snapshot.packages.map(({ slug, basePriceCents, stock }) => ({
          slug,
          priceCents: basePriceCents,
          stock,
        })),
      ].map(({ slug, priceCents, stock }) => [
        slug,
        { priceCents, stock: { east: stock.east, west: stock.west } },
      ]),
    ),
  };
  return Response.json(facts);
}
