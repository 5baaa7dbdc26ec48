/** What publishing leaves beside the releases: the rows that it published last, and renderers of builds. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "#server/site/manifest.ts";
import { replaceFile } from "#server/site/objects.ts";
import { inOrder, type ProductRow, type PublishedRows, type Row } from "./published-rows.ts";
import type { BundledContent } from "./snapshot-of-rows.ts";

export interface SavedRows extends PublishedRows {
  /** When they were published, ISO 8601. */
  taken_at: string;
  /** Which content and code they were published with. */
  content: string;
  code?: string;
  /** What the database has beside, and no page shows. */
  unshown_pictures?: Row<"pictures">[];
  /** Rows of products that no page could be made of; those they have in `products` stand in for them. */
  unshown_products?: ProductRow[];
}

export const savedRowsPath = (folder: string) => join(folder, "catalog.json");

/** Where the renderer of a build lies, beside the releases that it made. */
export const rendererPath = (folder: string, inputs: string) =>
  join(folder, "renderers", `${inputs}.js`);

/**
 * Keeps the rows of a publication, and which of them it showed: a build of newer code renders from these,
 * not from the sample, and the next process goes on from them.
 */
export function saveRows(
  folder: string,
  { shipped, code }: { shipped: BundledContent; code: string },
  { rows, shown, now }: { rows: PublishedRows; shown: PublishedRows; now: Date },
): Promise<void> {
  const isShown = new Set<object>([...shown.pictures, ...shown.products]);
  const saved: SavedRows = {
    ...shown,
    taken_at: now.toISOString(),
    content: contentHash(shipped),
    code,
    unshown_pictures: rows.pictures.filter((picture) => !isShown.has(picture)),
    unshown_products: rows.products.filter((product) => !isShown.has(product)),
  };
  return replaceFile(savedRowsPath(folder), JSON.stringify(saved));
}

/** The rows of the last publication into the folder; with content given, only if it was that. */
export async function readSavedRows(
  folder: string,
  shipped?: BundledContent,
): Promise<SavedRows | undefined> {
  const text = await readFile(savedRowsPath(folder), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const saved = completed(JSON.parse(text) as SavedRows);
  return shipped && saved.content !== contentHash(shipped) ? undefined : saved;
}

/** All that the database said; nothing where other code asked it, for which it may say more. */
export function completeRows(saved: SavedRows, code: string): PublishedRows | undefined {
  const { unshown_pictures = [], unshown_products = [], ...rows } = saved;
  if (rows.code !== code) return undefined;
  const replaced = new Set(unshown_products.map(({ id }) => id));
  const products = rows.products.filter(({ id }) => !replaced.has(id));
  // The very same lists, where they are whole: what did not change is seen at a glance.
  return {
    ...rows,
    ...(unshown_pictures.length > 0 && { pictures: [...rows.pictures, ...unshown_pictures] }),
    ...(replaced.size > 0 && { products: [...products, ...unshown_products].sort(inOrder) }),
  };
}

/**
 * The first build after an upgrade reads rows that were saved before it, without the columns of newer
 * migrations: here are their defaults.
 */
function completed(rows: SavedRows): SavedRows {
  const shop = {
    ...{ monthly_payments_shown: true, disclosures: {}, area: "Metro Detroit", home_words: {} },
    ...{ sales_tax_percent: 6, counts_demand: false },
    ...{ sample_marks: ["addresses", "phones", "lenders", "policies"], policies: {} },
  };
  const lender = { plan: "deferred-interest", is_sample: true };
  const picture = { has_jpeg: false };
  return {
    ...rows,
    shop: rows.shop && { ...shop, ...rows.shop },
    lenders: rows.lenders.map((row) => ({ ...lender, ...row })),
    pictures: rows.pictures.map((row) => ({ ...picture, ...row })),
  };
}

const contentHashes = new WeakMap<BundledContent, string>();

function contentHash(shipped: BundledContent): string {
  const { testimonials, policies, showroomPlans, pictures, pictureViews } = shipped;
  const found =
    contentHashes.get(shipped) ??
    hashOf(JSON.stringify([testimonials, policies, showroomPlans, pictures, pictureViews]));
  contentHashes.set(shipped, found);
  return found;
}
