/** The snapshot that public pages are rendered from, made of the database's rows. */

import { detroitToday } from "#shop/calendar/clock.ts";
import { inKeyOrder } from "#shop/key-order.ts";
import type { Disclosures } from "#shop/lenders.ts";
import { own } from "#shop/own.ts";
import type { Category, Package } from "#shop/product.ts";
import type { Showroom } from "#shop/shop.ts";
import { fillLastDay } from "#shop/shop-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { articlesOfRows } from "./articles-of-rows.ts";
import { freeStock } from "./free-stock.ts";
import { withPricePlans } from "./price-plans.ts";
import { formerProductOfRow, leavesItsList, productOfRow } from "./product-of-row.ts";
import type { ProductRow, PublishedRows, Row } from "./published-rows.ts";
import {
  lenderOfRow,
  policiesOf,
  sampleGoodsOf,
  shopOfRows,
  testimonialOfRow,
} from "./shop-of-rows.ts";
import { whenCountsAge, withStanding } from "./standing.ts";
import { whenBadgesAge, withTrueBadges } from "./true-badges.ts";
import { zoneOfRow } from "./zone-of-row.ts";

/** What pages show that no row holds: it comes with the code. */
export type BundledContent = Pick<
  Snapshot,
  | "testimonials"
  | "policies"
  | "showroomPlans"
  | "disclosures"
  | "articles"
  | "pictures"
  | "pictureViews"
>;

/** What pages show at `now`. Throws where the shop has no facts yet: its database was never filled. */
export function snapshotOfRows(rows: PublishedRows, shipped: BundledContent, now: Date): Snapshot {
  if (!rows.shop) throw new Error("The database holds no shop: it was never filled.");
  const withPictures = withStanding(withPricePlans(withPhotos(rows), rows, now), rows, now);
  const free = freeStock({ ...rows, products: withPictures }, now);
  const live = withTrueBadges(free, rows, now).filter(({ state }) => state === "live");
  const answering = new Set(
    rows.products.filter(({ state }) => state !== "draft").map(({ slug }) => slug),
  );
  const lists = Object.groupBy(live, ({ list }) => list) as Partial<Record<Category, ProductRow[]>>;
  const products = (list: Category) => (lists[list] ?? []).map(productOfRow);
  const current = [...offersByPlace(rows, now).values()].map(([shown]) => shown!);
  const ofPages = current.filter(({ kind }) => kind !== "package");
  return {
    version: rows.version,
    takenAt: now.toISOString(),
    takenOn: detroitToday(now),
    shop: inKeyOrder({
      ...shopOfRows(rows.shop, rows.showrooms, rows.opening_hours, rows.lenders),
      ...sampleGoodsOf([...live, ...rows.packages]),
    }),
    specialDays: rows.special_days.map(({ showroom, day, opens, closes, note }) => ({
      showroom: showroom as Showroom["id"],
      day,
      hours: opens && closes ? { opens: opens.slice(0, 5), closes: closes.slice(0, 5) } : null,
      ...(note ? { note } : {}),
    })),
    deliveryZones: (rows.delivery_zones ?? []).map(zoneOfRow),
    fullDeliveryDays: (rows.delivery_zones ?? []).map(({ id }) => own(rows.full_days, id) ?? []),
    offers: Object.fromEntries(
      ofPages.map(({ kind, headline, ends_at }) => [kind, fillLastDay(headline, lastDay(ends_at))]),
    ),
    offerEnds: Object.fromEntries(
      ofPages.flatMap(({ kind, ends_at }) => (ends_at ? [[kind, lastDay(ends_at)!]] : [])),
    ),
    notices: rows.notices
      .filter((notice) => isCurrent(notice, now))
      .map(({ words, path }) => ({ words, ...(path ? { path } : {}) })),
    lenders: inKeyOrder(rows.lenders.map(lenderOfRow)),
    disclosures: { ...shipped.disclosures, ...(rows.shop.disclosures as Partial<Disclosures>) },
    products: {
      bedroom: products("bedroom"),
      "living-room": products("living-room"),
      "dining-room": products("dining-room"),
      clearance: products("clearance"),
      mattress: products("mattress"),
      "in-store": products("in-store"),
    },
    formerProducts: withPictures
      .filter(({ state }) => state === "sold" || state === "archived")
      .map((row) => formerProductOfRow(row, now)),
    formerSlugs: Object.fromEntries(
      Object.entries(rows.former_slugs).filter(([, slug]) => answering.has(slug)),
    ),
    formerLists: Object.fromEntries(
      rows.products
        .filter(({ id, slug }) => own(rows.former_lists, id) && answering.has(slug))
        .map(({ id, slug }) => [slug, own(rows.former_lists, id) as Category[]]),
    ),
    packages: inKeyOrder(
      rows.packages.map((row) =>
        packageOfRow(
          row,
          current.find((offer) => offer.package_id === row.id),
        ),
      ),
    ),
    testimonials: rows.reviews?.map(testimonialOfRow) ?? shipped.testimonials,
    policies: policiesOf(rows, shipped.policies),
    showroomPlans: shipped.showroomPlans,
    articles: rows.articles ? articlesOfRows(rows.articles) : shipped.articles,
    pictureViews: shipped.pictureViews,
    shopPictures: rows.shop_pictures ?? {},
    pictures: picturesOf(rows, shipped),
  };
}

/** What runs now in each place, by the package's id or the page's kind; of several the first one is shown. */
export function offersByPlace({ offers }: Pick<PublishedRows, "offers">, now: Date) {
  const current = offers.filter((offer) => isCurrent(offer, now)).sort(begunLast);
  return Map.groupBy(current, ({ package_id, kind }) => package_id ?? kind);
}

/** The one that began last, and of two that began together the one that was written last. */
function begunLast(a: Row<"offers">, b: Row<"offers">): number {
  const moment = (text: string | null) => (text ? Date.parse(text) : 0);
  return (
    moment(b.starts_at) - moment(a.starts_at) ||
    moment(b.updated_at) - moment(a.updated_at) ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The next moment after `now` at which something begins or ends by itself; undefined where nothing does. */
export function nextScheduledChange(rows: PublishedRows, now: Date): Date | undefined {
  const dated = [...rows.offers, ...rows.notices]
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment): moment is string => moment !== null)
    .map((moment) => new Date(moment));
  const leaving = rows.products.map(leavesItsList).filter((moment) => moment !== undefined);
  const released = (rows.holds ?? []).map(({ until }) => new Date(until));
  const due = [rows.next_piece_at, rows.next_price_at]
    .filter((moment) => typeof moment === "string")
    .map((moment) => new Date(moment));
  const aging = [...whenCountsAge(rows, now), ...whenBadgesAge(rows)];
  const changes = [...dated, ...leaving, ...released, ...due, ...aging];
  const moments = changes.filter((moment) => moment > now);
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** The products with those of the owner's pictures that are made; the same objects where there are none. */
function withPhotos({ products, photos = {}, pictures }: PublishedRows): ProductRow[] {
  const made = new Set(pictures.map(({ name }) => name));
  return products.map((row) => {
    const ready = own(photos, row.id)?.filter(({ name }) => made.has(name)) ?? [];
    if (ready.length === 0) return row;
    const [actual, shown] = [
      ready.filter(({ taken_at }) => taken_at),
      ready.filter(({ taken_at }) => !taken_at),
    ];
    return {
      ...row,
      ...(shown.length > 0 && { photos: shown }),
      ...(actual.length > 0 && { actual }),
    };
  });
}

/** Uploaded pictures stand before those that came with the code; without any, the same object as before. */
function picturesOf({ pictures }: PublishedRows, shipped: BundledContent): Snapshot["pictures"] {
  if (pictures.length === 0) return shipped.pictures;
  const known = picturesOfRows.get(pictures);
  if (known?.shipped === shipped.pictures) return known.all;
  const uploaded = pictures.map(({ name, hash, width, height, widths, color, has_jpeg }) => [
    name,
    {
      ...{ hash, width, height, widths, color, isOwn: true as const },
      ...(has_jpeg ? { hasJpeg: true as const } : {}),
    },
  ]);
  const all = { ...shipped.pictures, ...Object.fromEntries(uploaded) };
  picturesOfRows.set(pictures, { shipped: shipped.pictures, all });
  return all;
}

const picturesOfRows = new WeakMap<
  PublishedRows["pictures"],
  { shipped: Snapshot["pictures"]; all: Snapshot["pictures"] }
>();

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
}

function isCurrent({ starts_at, ends_at }: Dated, now: Date): boolean {
  return (!starts_at || new Date(starts_at) <= now) && (!ends_at || new Date(ends_at) > now);
}

/** The last day on which something that ends then still holds. */
function lastDay(end: string | null): string | undefined {
  return end ? detroitToday(new Date(Date.parse(end) - 1)) : undefined;
}

function packageOfRow(row: Row<"packages">, offer: Row<"offers"> | undefined): Package {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    pieces: row.pieces,
    basePriceCents: row.price_cents,
    ...(row.compare_at_cents ? { originalPriceCents: row.compare_at_cents } : {}),
    ...(row.monthly_payment_cents ? { monthlyPaymentCents: row.monthly_payment_cents } : {}),
    description: row.description,
    includes: row.includes as unknown as Package["includes"],
    features: row.features,
    style: row.style,
    colors: row.colors as [string, ...string[]],
    finish: row.finish,
    materials: row.materials,
    care: row.care,
    stock: { east: row.stock_east, west: row.stock_west },
    ...(row.picture_of ? { pictureOf: row.picture_of } : {}),
    ...(offer ? { offer: fillLastDay(offer.headline, lastDay(offer.ends_at)) } : {}),
    ...(offer?.ends_at ? { offerEnds: lastDay(offer.ends_at)! } : {}),
  };
}
