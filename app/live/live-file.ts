import { snapshotOf } from "#app/site/snapshot.server.ts";
import { findProduct, productsOf } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/live-file";

/** What a page or a cart asks before it promises a price: /live.json. */
export interface LiveFacts {
  /** The version of the shop's rows. */
  version: number;
  /** When it was published, ISO 8601. */
  at: string;
  /** By the last part of its address. */
  products: Record<string, { priceCents: number; stock: { east: number; west: number } }>;
  /** The day, YYYY-MM-DD in Detroit, on which what is gone was sold; a month long. */
  sold: Record<string, string>;
  /** Names that products for sale had before, and those of today. */
  moved: Record<string, string>;
}

const rememberedMs = 30 * 24 * 3_600_000;

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(liveFacts(snapshotOf(context)));
}

/** What the file says. */
export function liveFacts(snapshot: Snapshot): LiveFacts {
  const { version, takenAt, packages, formerProducts, formerSlugs } = snapshot;
  const rememberedFrom = new Date(Date.parse(takenAt) - rememberedMs).toISOString();
  return {
    version,
    at: takenAt,
    products: Object.fromEntries([
      ...productsOf(snapshot).map(({ slug, priceCents, stock }) => [
        slug,
        { priceCents, stock: { east: stock.east, west: stock.west } },
      ]),
      ...packages.map(({ id, basePriceCents, stock }) => [
        id,
        { priceCents: basePriceCents, stock: { east: stock.east, west: stock.west } },
      ]),
    ]),
    sold: Object.fromEntries(
      formerProducts.flatMap(({ slug, soldOn }) =>
        soldOn && soldOn >= rememberedFrom ? [[slug, soldOn]] : [],
      ),
    ),
    moved: Object.fromEntries(
      Object.entries(formerSlugs).filter(([, slug]) => findProduct(snapshot, slug)),
    ),
  };
}
