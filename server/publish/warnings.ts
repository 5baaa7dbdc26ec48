/** What no single row can know, said to the owner when a version goes live. */

import { productsOf } from "#shop/lists.ts";
import { formatMoney, fullPercent } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { publicPages } from "#shop/pages.ts";
import type { PageOffer, Snapshot } from "#shop/snapshot.ts";
import type { PublishedRows } from "./published-rows.ts";
import { offersByPlace } from "./snapshot-of-rows.ts";

/** As it stands in `publications.warnings`. */
export interface Warning {
  kind: "claim" | "offer" | "package" | "page" | "stock";
  /** The row's key: a product's id, a package's, an offer's; empty where it is about all of them. */
  record: string;
  /** A sentence. */
  words: string;
  /** The owner's page where it is mended. */
  path: string;
  /** The address of the site's page that could not be made, and why, for the server's administrator. */
  page?: string;
  error?: string;
}

/** The shop advertises "50-70% off". */
const advertised = { least: 50, most: 70 };
/** "Most" products: fewer, and the claim is not borne any more. */
const leastShare = 0.8;

export function warningsOf(snapshot: Snapshot, rows: PublishedRows, now: Date): Warning[] {
  return [
    ...claims(snapshot),
    ...offers(rows, now),
    ...offersAtOnce(snapshot, rows, now),
    ...notices(snapshot),
    ...stock(rows),
    ...partCounts(snapshot),
    ...gone(rows),
    ...prices(snapshot, rows),
  ];
}

function* claims(snapshot: Snapshot): Generator<Warning> {
  const all = productsOf(snapshot).flatMap(({ priceCents, originalPriceCents }) =>
    originalPriceCents ? fullPercent(priceCents, originalPriceCents) : [],
  );
  const inside = all.filter((percent) => {
    return percent >= advertised.least && percent <= advertised.most;
  });
  if (all.length > 0 && inside.length < all.length * leastShare) {
    yield {
      kind: "claim",
      record: "",
      words: `The site says most pieces are ${advertised.least} to ${advertised.most}% off, but only ${inside.length} of ${all.length} are.`,
      path: "/admin/products",
    };
  }
}

function* offers({ offers }: PublishedRows, now: Date): Generator<Warning> {
  for (const { id, headline, ends_at } of offers) {
    if (!ends_at || new Date(ends_at) > now) continue;
    const words = `The offer “${headline}” has ended.`;
    yield { kind: "offer", record: id, words, path: "/admin/offers" };
  }
}

/** Where several offers run at once, one is shown. */
function* offersAtOnce({ packages }: Snapshot, rows: PublishedRows, now: Date): Generator<Warning> {
  for (const [place, [shown, ...others]] of offersByPlace(rows, now)) {
    if (!shown || others.length === 0) continue;
    const sold = packages.find(({ id }) => id === place);
    const where = sold ? `“${sold.name}”` : own(pageNames, place);
    if (!where) continue;
    const hidden = others.map(({ headline }) => `“${headline}”`).join(", ");
    const words = `More than one offer is running for ${where}. The site shows “${shown.headline}”, not ${hidden}.`;
    yield { kind: "offer", record: shown.id, words, path: "/admin/offers" };
  }
}

const pageNames: Record<PageOffer, string> = {
  "deal-of-the-month": "the Deal of the Month",
  "mattress-special": "the Mattress Special",
};

/** A notice that leads nowhere. */
function* notices(snapshot: Snapshot): Generator<Warning> {
  const pages = new Set(publicPages(snapshot).map(({ path }) => path));
  for (const { words, path } of snapshot.notices) {
    if (!path || pages.has(path)) continue;
    const sentence = `The notice “${words}” links to ${path}, which isn’t a page on the site.`;
    yield { kind: "offer", record: "", words: sentence, path: "/admin/offers" };
  }
}

/** What stands on the floor counts: the last product that is held for somebody is not gone. */
function* stock({ products }: PublishedRows): Generator<Warning> {
  for (const { id, slug, title, state, stock } of products) {
    const count = (stock.east ?? 0) + (stock.west ?? 0);
    const words =
      state === "live" && count === 0
        ? `“${title}” is live with none left.`
        : state === "sold" && count > 0
          ? `“${title}” is marked sold, but the count is ${count}.`
          : "";
    if (words) yield { kind: "stock", record: id, words, path: `/admin/products/${slug}` };
  }
}

function* partCounts({ packages }: Snapshot): Generator<Warning> {
  for (const { id, name, pieces, includes } of packages) {
    const counted = includes.reduce((sum, { count }) => sum + count, 0);
    if (counted === pieces) continue;
    const words = `“${name}” is advertised with ${pieces} pieces, but its list has ${counted}.`;
    yield { kind: "package", record: id, words, path: packagesPath };
  }
}

const packagesPath = "/admin/offers#packages";

/** A package that goes on selling a product of the lists that is not for sale any more. */
function* gone({ packages, products }: PublishedRows): Generator<Warning> {
  const known = new Map(products.map((product) => [product.id, product]));
  for (const { id, name, product_ids = [] } of packages as PackageRow[]) {
    for (const productId of product_ids) {
      const { title = `#${productId}`, state } = known.get(productId) ?? {};
      if (state === "live") continue;
      const words = `“${name}” contains “${title}”, which is ${state === "sold" ? "sold" : "not on the site"}.`;
      yield { kind: "package", record: id, words, path: packagesPath };
    }
  }
}

/** A package that costs more than its products do one by one, where it says which products of the lists those are. */
function* prices(snapshot: Snapshot, rows: PublishedRows): Generator<Warning> {
  const priceOf = new Map(
    productsOf(snapshot).map(({ id, priceCents }) => [String(id), priceCents]),
  );
  for (const { id, name, price_cents, product_ids = [] } of rows.packages as PackageRow[]) {
    const each = product_ids.map((id) => priceOf.get(id));
    if (each.length === 0 || each.includes(undefined)) continue;
    const together = each.reduce<number>((sum, price) => sum + (price ?? 0), 0);
    if (price_cents <= together) continue;
    const words = `“${name}” costs ${formatMoney(price_cents)}, but its pieces cost ${formatMoney(together)} separately.`;
    yield { kind: "package", record: id, words, path: packagesPath };
  }
}

/** Rows that were saved by older code name no products. */
type PackageRow = Omit<PublishedRows["packages"][number], "product_ids"> & {
  product_ids?: readonly string[];
};
