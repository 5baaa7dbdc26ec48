import { queryOptions } from "@tanstack/react-query";
import { read, readAll, rowsPerRequest, rowsQuery } from "#app/admin/requests.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";
import { loadSiteIndex } from "#app/site/site-index.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { ShowroomId } from "./product-labels.ts";

const readProducts = (signal: AbortSignal) =>
  readAll(signal, () =>
    db()
      .from("products")
      .select(
        "id, slug, list, state, title, type, size, price_cents, compare_at_cents, badge, sku, added_on, sold_at, version",
      )
      .order("list")
      .order("position")
      .order("id"),
  );

/** A product as the lists show it, with its stock by showroom. */
export type Product = Awaited<ReturnType<typeof readProducts>>[number] & {
  stock: Record<ShowroomId, Stock>;
};

interface Stock {
  onHand: number;
  version: number | null;
  countedAt?: string;
}

export const productsKey = ["pieces"] as const;

export const productsQuery = queryOptions({
  queryKey: productsKey,
  queryFn: async ({ signal }): Promise<Product[]> => {
    const [products, stock] = await Promise.all([
      readProducts(signal),
      readAll(signal, () =>
        db()
          .from("stock")
          .select("product_id, showroom, on_hand, counted_at, version")
          .order("product_id")
          .order("showroom"),
      ),
    ]);
    const byProduct = groupBy(stock, ({ product_id }) => product_id);
    const none = { onHand: 0, version: null };
    return products.map((product) => {
      const rows = byProduct.get(product.id) ?? [];
      const at = (showroom: ShowroomId) => {
        const row = rows.find((candidate) => candidate.showroom === showroom);
        return row
          ? { onHand: row.on_hand, version: row.version, countedAt: row.counted_at }
          : none;
      };
      return { ...product, stock: { east: at("east"), west: at("west") } };
    });
  },
  staleTime: 60_000,
});

/** The first picture of what is on the site, by the last part of its address; without width and format. */
export const picturesQuery = queryOptions({
  queryKey: ["piece-pictures"],
  queryFn: async () => {
    const entries = await loadSiteIndex();
    return new Map(
      entries.map(({ href, image }) => [href.slice(href.lastIndexOf("/") + 1), image]),
    );
  },
  staleTime: "static",
  retry: 1,
});

export type Hold = Tables<"holds">;

export const holdsQuery = rowsQuery<Hold[]>(
  ["holds"],
  () => db().from("holds").select("*").eq("state", "held").order("until").limit(rowsPerRequest),
  { staleTime: 30_000 },
);

/** Whether a hold runs at `now`; one whose time is up has ended by itself. */
export const isActive = ({ state, until }: Hold, now: number) =>
  state === "held" && until !== null && Date.parse(until) > now;

export type Change = Tables<"changes">;
export type Publication = Tables<"publications">;

export interface SiteState {
  /** The newest change; null where nothing was ever changed. */
  newestChange: Pick<Change, "id" | "catalog_version"> | null;
  latest: Publication | null;
  liveSince: string | null;
}

/** What is live, and what is on its way: asked again and again while a page of the owner is open. */
export const siteStateQuery = queryOptions({
  queryKey: ["site-state"],
  queryFn: async ({ signal }): Promise<SiteState> => {
    const [changes, publications, live] = await Promise.all([
      read(
        signal,
        db()
          .from("changes")
          .select("id, catalog_version")
          .order("id", { ascending: false })
          .limit(1),
      ),
      read(
        signal,
        db().from("publications").select("*").order("version", { ascending: false }).limit(1),
      ),
      read(
        signal,
        db()
          .from("publications")
          .select("published_at")
          .not("published_at", "is", null)
          .order("version", { ascending: false })
          .limit(1),
      ),
    ]);
    return {
      newestChange: changes[0] ?? null,
      latest: publications[0] ?? null,
      liveSince: live[0]?.published_at ?? null,
    };
  },
  refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? 700 : 10_000),
});

/** A change that is neither live nor refused yet. */
export function isOnItsWay({ newestChange, latest }: SiteState) {
  return newestChange !== null && newestChange.catalog_version > (latest?.version ?? 0);
}

export const hoursQuery = queryOptions({
  queryKey: ["hours"],
  queryFn: async ({ signal }) => {
    const [week, special] = await Promise.all([
      read(signal, db().from("opening_hours").select("*").order("showroom").order("weekday")),
      read(
        signal,
        db().from("special_days").select("*").order("day").order("showroom").limit(rowsPerRequest),
      ),
    ]);
    return { week: week.map(inMinutes), special: special.map(inMinutes) };
  },
});

/** Times as forms have them: "10:00", not "10:00:00". */
const inMinutes = <Row extends { opens: string | null; closes: string | null }>(row: Row): Row => ({
  ...row,
  opens: row.opens?.slice(0, 5) ?? null,
  closes: row.closes?.slice(0, 5) ?? null,
});

export const shopQuery = rowsQuery(["shop"], () => db().from("shop").select("*").single(), {
  staleTime: 30_000,
});

export const offersQuery = queryOptions({
  queryKey: ["offers"],
  queryFn: async ({ signal }) => {
    const [offers, notices, packages] = await Promise.all([
      read(signal, db().from("offers").select("*").order("ends_at")),
      read(signal, db().from("notices").select("*").order("starts_at")),
      read(signal, db().from("packages").select("*").order("position")),
    ]);
    return { offers, notices, packages };
  },
});
