/** The rows that pages are made of, as the database answers them. */

import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "#server/database/database.ts";
import { own } from "#shop/own.ts";
import { policyPaths } from "#shop/policy.ts";
import type { ShopPlace } from "#shop/shop.ts";
import type { Database as Schema } from "#supabase/database.types.ts";

export type Row<Table extends keyof Schema["public"]["Tables"]> =
  Schema["public"]["Tables"][Table]["Row"];

type ByShowroom<T> = Partial<Record<"east" | "west", T>>;

export type ProductRow = Row<"products"> & {
  stock: ByShowroom<number>;
  /** The day of the last count, its moment where that was lately; rows that were saved by older code lack it. */
  counted_on?: ByShowroom<string>;
  /** How many are on the truck to each showroom. */
  on_truck?: ByShowroom<number>;
  /** The owner's own pictures of it. */
  photos?: Photo[];
  /** Pictures of this very product in a showroom. */
  actual?: Photo[];
  /** What is said beside a price that a plan made. */
  price_plan?: ShownPlan;
};

/** Until when a sale runs, or when a falling price takes its next step. */
export type ShownPlan = { ends_at: string } | { next_at: string; next_cents: number };

/** An owner's picture of a product: its name among the pictures, and what it shows. */
export interface Photo {
  name: string;
  alt: string;
  /** It shows something similar. */
  standsIn?: true;
  /** Where and when it was taken of this very product. */
  showroom?: string;
  taken_at?: string;
}

/** One product kept for somebody, by whose name no page asks. */
export interface Hold {
  product_id: string;
  showroom: string;
  until: string;
}

/** What private.published_rows() answers. */
export interface PublishedRows {
  /** Which database they are from. */
  database: string;
  version: number;
  products: ProductRow[];
  packages: Row<"packages">[];
  offers: Row<"offers">[];
  notices: Row<"notices">[];
  shop: Row<"shop"> | null;
  showrooms: Row<"showrooms">[];
  opening_hours: Row<"opening_hours">[];
  special_days: Row<"special_days">[];
  lenders: Row<"lenders">[];
  /** Rows that were saved by older code lack them. */
  delivery_zones?: Row<"delivery_zones">[];
  /** Those that are shown; rows that were saved by older code lack them. */
  reviews?: Row<"reviews">[];
  /** Those that are shown, the newest first. */
  articles?: Row<"articles">[];
  pictures: Row<"pictures">[];
  /** The names of the shop's own pictures; rows that were saved by older code lack them. */
  shop_pictures?: Partial<Record<ShopPlace, string>>;
  former_slugs: Record<string, string>;
  /** The lists that products have left, by id; rows that were saved by older code lack them. */
  former_lists?: Record<string, string[]>;
  /** Products kept for somebody; rows that were saved before there were holds lack them. */
  holds?: Hold[];
  /** The owner's pictures by product; rows that were saved by older code lack them. */
  photos?: Record<string, Photo[]>;
  /** When the next product is for sale by itself. */
  next_piece_at?: string | null;
  /** By product; rows that were saved by older code lack them. */
  price_plans?: Record<string, ShownPlan>;
  /** When the next planned price begins, steps or ends. */
  next_price_at?: string | null;
  /** Days on which the truck is full, by the id of their delivery zone; rows that were saved by older code lack them. */
  full_days?: Record<string, string[]>;
  /** How many are on the truck to each showroom, by product; rows that were saved by older code lack them. */
  on_truck?: Record<string, ByShowroom<number>>;
  /** The ids of products that sell best on their list; rows that were saved by older code lack them. */
  best_sellers?: string[];
  /** The moments at which the owner worded policies last, by path; rows that were saved by older code lack them. */
  policies_since?: Record<string, string>;
}

/** Which rows: a database counts the versions of its catalog. */
export type Version = Pick<PublishedRows, "database" | "version">;

export const isSameVersion = (a: Version | undefined, b: Version | undefined) =>
  a !== undefined && a.database === b?.database && a.version === b.version;

/** What private.published_rows_since() answers. */
export interface LaterRows
  extends Pick<
    PublishedRows,
    | ("database" | "version" | "former_slugs" | "former_lists" | "holds" | "photos")
    | ("next_piece_at" | "price_plans" | "next_price_at" | "on_truck" | "full_days")
    | "best_sellers"
  > {
  /** The ids of the products that were changed. */
  touched: string[];
  /** Those of them that there are, in any state. */
  products: ProductRow[];
  /** The moments of counts in the last two days, by product. */
  counted?: Counted;
}

type Counted = Record<string, ByShowroom<string>>;

/** What is read beside either: small, and known to other functions of the database. */
const beside = `jsonb_build_object(
  'holds', private.current_holds(), 'former_lists', private.former_lists(),
  'photos', private.shown_pictures(), 'full_days', private.full_delivery_days(), 'next_piece_at',
  (select min(publish_at) from public.products where state = 'draft' and publish_at > now()),
  'price_plans', private.shown_price_plans(), 'next_price_at',
  (select min(due_at) from public.price_plans where due_at > now()),
  'on_truck', (select coalesce(jsonb_object_agg(product_id, coming), '{}') from (
    select product_id, jsonb_object_agg(to_showroom, quantity) as coming from (
      select product_id, to_showroom, sum(quantity) as quantity from public.stock_moves
      join public.showrooms on showrooms.id = to_showroom and is_shown
      where unloaded_showroom is null group by product_id, to_showroom) as moves
    group by product_id) as moves),
  'best_sellers', (select coalesce(jsonb_agg(product_id), '[]') from (
    select product_id, rank() over (partition by list order by sum(quantity) desc) as place
    from public.sold where product_id is not null and sold_at > now() - interval '90 days'
      and exists (select from public.products where state = 'live' and badge ~* 'best.?seller')
    group by product_id, list having sum(quantity) >= 3) as selling where place <= 3),
  'counted', (select coalesce(jsonb_object_agg(product_id, moments), '{}') from (
    select product_id, jsonb_object_agg(showroom, counted_at) as moments from public.stock
    where counted_at > greatest(now() - interval '2 days', (select filled_at from private.catalog_state))
    group by product_id) as counts))`;

/** Products whose moment has come are for sale from now on, and planned prices are charged. */
export async function publishDue(tx: Transaction): Promise<void> {
  await tx.query("select private.publish_due(), private.apply_price_plans()");
}

/** Which rows there are. */
export async function readVersion(tx: Transaction): Promise<Version | undefined> {
  const { rows } = await tx.query<Version>(
    "select id as database, version from private.catalog_state",
  );
  return rows[0];
}

/** One statement, so that the rows fit each other whatever is written meanwhile. */
export async function readPublishedRows(tx: Transaction): Promise<PublishedRows> {
  const { rows } = await tx.query<{ rows: PublishedRows & { counted: Counted } }>(
    `select private.published_rows() || jsonb_build_object(
       'delivery_zones', private.delivery_zones(), 'reviews', private.shown_reviews(),
       'articles', private.shown_articles(), 'shop_pictures', private.shop_pictures(),
       'policies_since', (select coalesce(jsonb_object_agg(path, since), '{}') from (
         select path, max(at) as since from public.changes,
           unnest($1::text[]) as path
         where table_name = 'shop' and before -> 'policies' -> path is distinct from after -> 'policies' -> path
         group by path) as worded)) || ${beside} as rows`,
    [policyPaths],
  );
  const { counted, ...all } = rows[0]!.rows;
  return { ...all, products: withMoments(all.products, counted).sort(inOrder) };
}

/** What was changed since some rows were read; nothing where only reading everything will do. */
export async function readLaterRows(
  tx: Transaction,
  seen: Version,
): Promise<LaterRows | undefined> {
  const { rows } = await tx.query<{ rows: LaterRows | null }>(
    `select private.published_rows_since($1) || ${beside} as rows`,
    [seen.version],
  );
  const later = rows[0]?.rows;
  return later?.database === seen.database ? later : undefined;
}

/** The rows as they are now; those that nothing was done to are the very same objects. */
export function withLater(rows: PublishedRows, later: LaterRows): PublishedRows {
  const { version, former_slugs, former_lists = {}, holds = [] } = later;
  const { photos = {}, next_piece_at = null, price_plans = {}, next_price_at = null } = later;
  const { on_truck = {}, counted = {}, full_days = {}, best_sellers = [] } = later;
  const touched = new Set(later.touched);
  return {
    ...rows,
    ...{ version, former_slugs, former_lists, holds, photos, next_piece_at },
    ...{ price_plans, next_price_at, on_truck, full_days, best_sellers },
    products: withMoments(
      [...rows.products.filter(({ id }) => !touched.has(id)), ...later.products.filter(isPublic)],
      counted,
    ).sort(inOrder),
  };
}

/** A count that changed no number touches no product: its moment comes beside them. The same objects where it is known. */
function withMoments(products: ProductRow[], counted: Counted): ProductRow[] {
  return products.map((row) => {
    const counted_on = { ...row.counted_on, ...own(counted, row.id) };
    return isDeepStrictEqual(counted_on, row.counted_on ?? {}) ? row : { ...row, counted_on };
  });
}

/** Articles that are as they were shown are the very same objects, so that they are not rendered anew. */
export function withKnownArticles(
  rows: PublishedRows,
  before: PublishedRows["articles"] = [],
): PublishedRows {
  const { articles } = rows;
  if (!articles || articles === before) return rows;
  const known = new Map(before.map((row) => [row.id, row]));
  const same = articles.map((row) => {
    const shown = known.get(row.id);
    return isDeepStrictEqual(shown, row) ? shown! : row;
  });
  const isSame = same.length === before.length && same.every((row, at) => row === before[at]);
  return { ...rows, articles: isSame ? before : same };
}

/** As private.published_rows() chooses. */
const isPublic = ({ state, went_live_at }: ProductRow) =>
  state === "live" || state === "sold" || (state === "archived" && went_live_at !== null);

/** By list, place in it, and id: here, because databases do not agree on the order of texts. */
export function inOrder(a: ProductRow, b: ProductRow): number {
  return compare(a.list, b.list) || a.position - b.position || compare(a.id, b.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
