/** The catalog's rows, and the snapshot that public pages are rendered from. */

import { fillUntil } from "#app/catalog/offer-words.ts";
import type {
  AddOn,
  AnyProduct,
  Category,
  ColorFamily,
  Condition,
  Package,
  Piece,
  ProductType,
  Style,
} from "#app/catalog/product.ts";
import type { Shop, Showroom } from "#app/catalog/shop.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import type { Lender } from "#app/financing/lender.ts";
import type { Database as Schema } from "#app/lib/database.types.ts";
import { savings } from "#app/lib/money.ts";
import type { Transaction } from "#server/database/database.ts";

type Row<Table extends keyof Schema["public"]["Tables"]> = Schema["public"]["Tables"][Table]["Row"];

type ProductRow = Row<"products"> & { stock: Partial<Record<"east" | "west", number>> };

/** What private.catalog_rows() answers. */
export interface CatalogRows {
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
  pictures: Row<"pictures">[];
  former_slugs: Record<string, string>;
}

/** What pages show that no row holds: it comes with the code. */
export type Shipped = Pick<
  Snapshot,
  "testimonials" | "policies" | "articles" | "pictures" | "detailViews"
>;

/** One statement, so that the rows fit each other whatever is written meanwhile. */
export async function readCatalogRows(tx: Transaction): Promise<CatalogRows> {
  const { rows } = await tx.query<{ rows: CatalogRows }>("select private.catalog_rows() as rows");
  return rows[0]!.rows;
}

/** What pages show at `now`. Throws where the shop has no facts yet: its database was never filled. */
export function snapshotOfRows(rows: CatalogRows, shipped: Shipped, now: Date): Snapshot {
  if (!rows.shop) throw new Error("The database holds no shop: it was never filled.");
  const live = rows.products.filter(({ state }) => state === "live");
  const lists = Object.groupBy(live, ({ list }) => list) as Partial<Record<Category, ProductRow[]>>;
  const products = (list: Category) => (lists[list] ?? []).map(productOfRow);
  const current = rows.offers.filter((offer) => isCurrent(offer, now));
  return {
    version: rows.version,
    takenAt: now.toISOString(),
    takenOn: detroitDay(now),
    shop: shopOfRows(rows.shop, rows.showrooms, rows.opening_hours),
    specialDays: rows.special_days.map(({ showroom, day, opens, closes, note }) => ({
      showroom: showroom as Showroom["id"],
      day,
      hours: opens && closes ? { opens: opens.slice(0, 5), closes: closes.slice(0, 5) } : null,
      ...(note ? { note } : {}),
    })),
    notices: rows.notices
      .filter((notice) => isCurrent(notice, now))
      .map(({ words, path }) => ({ words, ...(path ? { path } : {}) })),
    lenders: rows.lenders.map(lenderOfRow),
    products: {
      bedroom: products("bedroom"),
      "living-room": products("living-room"),
      "dining-room": products("dining-room"),
      clearance: products("clearance"),
      mattress: products("mattress"),
      "in-store": products("in-store"),
    },
    formerSlugs: Object.fromEntries(
      Object.entries(rows.former_slugs).filter(([, slug]) => live.some((row) => row.slug === slug)),
    ),
    packages: rows.packages.map((row) =>
      packageOfRow(
        row,
        current.find((offer) => offer.package_id === row.id),
      ),
    ),
    testimonials: shipped.testimonials,
    policies: shipped.policies,
    articles: shipped.articles,
    detailViews: shipped.detailViews,
    pictures: picturesOf(rows, shipped),
  };
}

/** The next moment after `now` at which something begins or ends by itself; undefined where nothing does. */
export function nextMoment(rows: CatalogRows, now: Date): Date | undefined {
  const moments = [...rows.offers, ...rows.notices]
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment): moment is string => moment !== null)
    .map((moment) => new Date(moment))
    .filter((moment) => moment > now);
  return moments.sort((a, b) => a.getTime() - b.getTime())[0];
}

/** Uploaded pictures stand before those that came with the code; without any, the same object as before. */
function picturesOf({ pictures }: CatalogRows, shipped: Shipped): Snapshot["pictures"] {
  if (pictures.length === 0) return shipped.pictures;
  const uploaded = pictures.map(({ name, hash, width, height, widths, color }) => [
    name,
    { hash, width, height, widths, color },
  ]);
  return { ...shipped.pictures, ...Object.fromEntries(uploaded) };
}

interface Dated {
  starts_at: string | null;
  ends_at: string | null;
}

function isCurrent({ starts_at, ends_at }: Dated, now: Date): boolean {
  return (!starts_at || new Date(starts_at) <= now) && (!ends_at || new Date(ends_at) > now);
}

/** The day that it is in Detroit, YYYY-MM-DD. */
export function detroitDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Detroit" }).format(now);
}

function productOfRow(row: ProductRow): AnyProduct {
  const { price_cents: priceCents, compare_at_cents: originalPriceCents } = row;
  return {
    id: /^\d+$/.test(row.id) ? Number(row.id) : row.id,
    slug: row.slug,
    category: row.list as Category,
    type: row.type as ProductType,
    title: row.title,
    description: row.description,
    priceCents,
    originalPriceCents,
    badge: row.badge,
    style: row.style as Style,
    ...(row.size ? { size: row.size } : {}),
    colors: row.colors as [ColorFamily, ...ColorFamily[]],
    finish: row.finish,
    materials: row.materials,
    pieces: row.pieces as unknown as [Piece, ...Piece[]],
    features: row.features,
    care: row.care,
    condition: conditionOfRow(row),
    stock: { east: row.stock.east ?? 0, west: row.stock.west ?? 0 },
    ...((row.add_ons as unknown as AddOn[]).length > 0
      ? { addOns: row.add_ons as unknown as AddOn[] }
      : {}),
    ...(row.free_tv ? { freeTv: true as const } : {}),
    addedOn: row.added_on,
    ...(row.list === "clearance"
      ? { discount: `${savings(priceCents, originalPriceCents).percent}% OFF` }
      : {}),
    ...(row.gradient ? { gradient: row.gradient } : {}),
    ...(row.location ? { location: row.location as AnyProduct["location"] } : {}),
  };
}

function conditionOfRow({ condition, condition_reason }: ProductRow): Condition {
  return condition === "new"
    ? { grade: "new" }
    : ({ grade: condition, reason: condition_reason } as Condition);
}

/** The last day on which something that ends then still holds. */
function lastDay(end: string | null): string | undefined {
  return end ? detroitDay(new Date(Date.parse(end) - 1)) : undefined;
}

function packageOfRow(row: Row<"packages">, offer: Row<"offers"> | undefined): Package {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    pieces: row.pieces,
    basePriceCents: row.price_cents,
    originalPriceCents: row.compare_at_cents,
    ...(row.monthly_payment_cents ? { monthlyPaymentCents: row.monthly_payment_cents } : {}),
    description: row.description,
    includes: row.includes as unknown as Package["includes"],
    features: row.features,
    style: row.style as Style,
    colors: row.colors as [ColorFamily, ...ColorFamily[]],
    finish: row.finish,
    materials: row.materials,
    care: row.care,
    stock: { east: row.stock_east, west: row.stock_west },
    ...(offer ? { offer: fillUntil(offer.headline, lastDay(offer.ends_at)) } : {}),
  };
}

function lenderOfRow(row: Row<"lenders">): Lender {
  return {
    slug: row.slug ?? row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    name: row.name,
    audience: row.audience,
    terms: row.terms,
    details: row.details,
    applicationUrl: row.application_url,
  };
}

function shopOfRows(
  shop: Row<"shop">,
  showrooms: Row<"showrooms">[],
  hours: Row<"opening_hours">[],
): Shop {
  return {
    name: shop.name,
    description: shop.description,
    phone: phoneOf(shop.phone),
    email: shop.email,
    showrooms: showrooms.map((room) => ({
      id: room.id as Showroom["id"],
      name: room.name,
      city: room.city,
      street: room.street,
      region: room.region,
      postalCode: room.postal_code,
      phone: phoneOf(room.phone),
      textHref: phoneOf(room.phone).href.replace("tel:", "sms:"),
      latitude: Number(room.latitude),
      longitude: Number(room.longitude),
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
        const day = hours.find((row) => row.showroom === room.id && row.weekday === weekday);
        return day?.opens && day.closes
          ? { opens: day.opens.slice(0, 5), closes: day.closes.slice(0, 5) }
          : null;
      }),
    })),
    shopOnlineUrl: shop.shop_online_url,
    social: shop.social as unknown as Shop["social"],
    paymentProvider: shop.payment_provider,
    freeDeliveryFromCents: shop.free_delivery_from_cents,
    deliveryFeeCents: shop.delivery_fee_cents,
    holdRule: shop.hold_rule,
  };
}

/** "(586) 555-0142", and what a phone dials. */
function phoneOf(label: string) {
  return { label, href: `tel:+1${label.replaceAll(/\D/g, "")}` };
}
