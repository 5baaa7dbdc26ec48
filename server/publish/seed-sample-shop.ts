/** Puts the sample shop into a database that was never filled, and keeps what no one changed of it up to date. */

import { randomUUID } from "node:crypto";
import { packages as samplePackages } from "#content/packages.ts";
import { sampleOfferEnd } from "#content/sample-offer.ts";
import { testimonials } from "#content/testimonials.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import type { ArticleRow } from "#shop/articles.ts";
import type { AnyProduct, Package } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/**
 * Fills the tables from the sample, once in a database's life, in one transaction. Answers
 * whether it did. In a filled one, sample rows that no one changed become as the code has them.
 */
export function seedSampleShop(
  database: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.query<{ filled_at: string | null }>(
      "select filled_at from private.catalog_state for update",
    );
    await addReviews(tx);
    const { readArticles, sample } = await import("#content/sample.ts");
    const products = Object.values(sample.products).flat();
    // The lenders stand there since the migrations, which leads refer to.
    await followCode(tx, "lenders", lenderRows(sample.lenders), "slug");
    if (rows[0]?.filled_at) {
      await bringArticles(tx, readArticles(), rows[0].filled_at);
      await followCode(tx, "products", productRows(products));
      await followCode(tx, "packages", packageRows(samplePackages));
      await followCode(tx, "reviews", reviewRows);
      return false;
    }
    await fillShop(tx, sample);
    await fillProducts(tx, products);
    await fillPackages(tx, samplePackages, now);
    await fillDeliveryZones(tx, sample);
    await insertAll(tx, "articles", articleRows(readArticles()));
    await tx.query("update private.catalog_state set filled_at = now()");
    return true;
  });
}

/** One statement for all rows: each takes its columns' types from the table. */
async function insertAll(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]!).join(", ");
  await tx.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** What a row keeps whatever the code says: where it is found, whether and where it is shown. */
const kept = ["id", "slug", "state", "is_shown", "position", "is_sample"];

/** Makes the sample's rows that no one changed what the code says; others, and missing ones, stay as they are. */
async function followCode(
  tx: Transaction,
  table: string,
  rows: readonly object[],
  key = "id",
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => !kept.includes(name));
  const list = (of: string) => columns.map((name) => `${of}.${name}`).join(", ");
  await tx.query("select set_config('store.follows_code', 'on', true)");
  await tx.query(
    `update public.${table} as known set (${columns.join(", ")}) = row(${list("code")})
     from jsonb_populate_recordset(null::public.${table}, $1::jsonb) as code
     where known.${key} = code.${key} and known.is_sample
       and (${list("known")}) is distinct from (${list("code")})`,
    [JSON.stringify(rows)],
  );
  await tx.query("select set_config('store.follows_code', '', true)");
}

function lenderRows(lenders: Snapshot["lenders"]) {
  return lenders.map((lender) => ({
    slug: lender.slug,
    name: lender.name,
    audience: lender.audience,
    terms: lender.terms,
    details: lender.details,
    application_url: lender.applicationUrl,
    plan: lender.plan,
    example_months: lender.exampleMonths ?? null,
  }));
}

const articleRows = (articles: readonly ArticleRow[]) =>
  articles.map((row) => ({ ...row, is_shown: true, is_sample: true }));

/**
 * A store that is older than its articles gets the sample's, once and without a word in the history; what is the
 * sample's later follows it, and what the owner removed stays so.
 */
async function bringArticles(
  tx: Transaction,
  articles: readonly ArticleRow[],
  filledAt: string,
): Promise<void> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `select not exists (select from public.articles)
       and not exists (select from public.changes where table_name = 'articles') as is_new`,
  );
  if (!rows[0]?.is_new) return followCode(tx, "articles", articleRows(articles));
  await tx.query("update private.catalog_state set filled_at = null");
  await insertAll(tx, "articles", articleRows(articles));
  await tx.query("update private.catalog_state set filled_at = $1", [filledAt]);
}

async function fillShop(tx: Transaction, { shop }: Snapshot): Promise<void> {
  await insertAll(tx, "shop", [
    {
      name: shop.name,
      description: shop.description,
      phone: shop.phone.label,
      email: shop.email,
      area: shop.area,
      shop_online_url: shop.shopOnlineUrl,
      payment_provider: shop.paymentProvider,
      free_delivery_from_cents: shop.freeDeliveryFromCents,
      delivery_fee_cents: shop.deliveryFeeCents,
      hold_rule: shop.holdRule,
      sample_marks: shop.sampleMarks,
      sales_tax_percent: shop.salesTaxPercent,
      monthly_payments_shown: shop.monthlyPaymentsShown,
      social: shop.social,
    },
  ]);
  await insertAll(
    tx,
    "showrooms",
    shop.showrooms.map((room) => ({
      id: room.id,
      name: room.name,
      city: room.city,
      street: room.street,
      region: room.region,
      postal_code: room.postalCode,
      phone: room.phone.label,
      latitude: room.latitude,
      longitude: room.longitude,
    })),
  );
  await insertAll(
    tx,
    "opening_hours",
    shop.showrooms.flatMap(({ id, hours }) =>
      hours.map((day, weekday) => ({
        showroom: id,
        weekday,
        opens: day?.opens ?? null,
        closes: day?.closes ?? null,
      })),
    ),
  );
}

const reviewRows = testimonials.map(({ id, name, rating, text, date }, at) => ({
  ...{ id, name, rating, text, shown_date: date, is_sample: true, position: at + 1 },
}));

/** Once each, also to a store that is older than they; one that was removed stays so. */
async function addReviews(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from public.reviews union
     select record::uuid from public.changes where table_name = 'reviews'`,
  );
  const known = new Set(rows.map(({ id }) => id));
  await insertAll(
    tx,
    "reviews",
    reviewRows.filter(({ id }) => !known.has(id)),
  );
}

async function fillDeliveryZones(tx: Transaction, { deliveryZones }: Snapshot): Promise<void> {
  await insertAll(
    tx,
    "delivery_zones",
    deliveryZones.map(({ area, zips, feeCents, days, leadDays }, at) => ({
      id: randomUUID(),
      area,
      zips,
      fee_cents: feeCents,
      days,
      lead_days: leadDays,
      position: at + 1,
    })),
  );
}

function productRows(products: readonly AnyProduct[]) {
  const position = new Map<string, number>();
  const next = (list: string) => {
    const at = (position.get(list) ?? 0) + 1;
    position.set(list, at);
    return at;
  };
  return products.map((product) => ({
    id: String(product.id),
    slug: product.slug,
    list: product.category,
    state: "live",
    position: next(product.category),
    type: product.type,
    title: product.title,
    description: product.description,
    price_cents: product.priceCents,
    compare_at_cents: product.originalPriceCents ?? null,
    compare_at_source: product.compareAtSource ?? "",
    badge: product.badge,
    style: product.style,
    size: product.size ?? null,
    colors: product.colors,
    finish: product.finish,
    materials: product.materials,
    pieces: product.pieces,
    features: product.features,
    care: product.care,
    condition: product.condition.grade,
    condition_reason: product.condition.reason ?? null,
    facts: product.facts ?? {},
    add_ons: product.addOns ?? [],
    free_tv: product.freeTv ?? false,
    location: product.location ?? null,
    gradient: product.gradient ?? null,
    added_on: product.addedOn,
    is_sample: true,
  }));
}

async function fillProducts(tx: Transaction, products: readonly AnyProduct[]): Promise<void> {
  await insertAll(tx, "products", productRows(products));
  await insertAll(
    tx,
    "stock",
    products.flatMap(({ id, stock }) =>
      (["east", "west"] as const).map((showroom) => ({
        product_id: String(id),
        showroom,
        on_hand: stock[showroom],
      })),
    ),
  );
}

function packageRows(packages: readonly Package[]) {
  return packages.map((sold, at) => ({
    id: sold.id,
    slug: sold.slug,
    state: "live",
    position: at + 1,
    name: sold.name,
    pieces: sold.pieces,
    price_cents: sold.basePriceCents,
    compare_at_cents: sold.originalPriceCents ?? null,
    monthly_payment_cents: sold.monthlyPaymentCents ?? null,
    description: sold.description,
    includes: sold.includes,
    features: sold.features,
    style: sold.style,
    colors: sold.colors,
    finish: sold.finish,
    materials: sold.materials,
    care: sold.care,
    stock_east: sold.stock.east,
    stock_west: sold.stock.west,
    is_sample: true,
  }));
}

async function fillPackages(
  tx: Transaction,
  packages: readonly Package[],
  now: Date,
): Promise<void> {
  await insertAll(tx, "packages", packageRows(packages));
  const end = sampleOfferEnd(now);
  for (const { id, offer } of packages) {
    if (!offer) continue;
    await tx.query(
      `insert into public.offers (kind, package_id, headline, ends_at)
       values ('package', $1, $2, ($3::date + 1)::timestamp at time zone 'America/Detroit')`,
      [id, offer, end],
    );
  }
}
