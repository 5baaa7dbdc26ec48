/**
 * What the site shows of a product whose page cannot be made from its row: the product as it was shown
 * last, with today's price, stock and state; else exactly as it was; else nothing. All other pages go live.
 */

import { productPath } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { nameOf, productAt } from "./page-names.ts";
import type { ProductRow, PublishedRows } from "./published-rows.ts";
import type { PageError, SitePath } from "./render.ts";
import type { Warning } from "./warnings.ts";

/** Above this many pages the fault lies with the shop or the code: nothing is published. */
export const maxFailedPages = 100;
/** So many are named to the owner one by one. */
const maxNamed = 20;

interface StandIn {
  /** Which ones are tried, the best one first; none: the product was never shown, and is left out. */
  rows: ProductRow[];
  warning: Omit<Warning, "words">;
  name: string;
}

export type StandIns = ReturnType<typeof createStandIns>;

/** Keeps those of one publication; `shown` are the rows that the site shows until then. */
export function createStandIns(wanted: PublishedRows, shown: PublishedRows | undefined) {
  const standIns = new Map<string, StandIn>();

  /** Finds what stands in for products among the failed pages; false where nothing is left to try. */
  function replace(failed: ReadonlyMap<SitePath, PageError>, snapshot: Snapshot): boolean {
    let hasChanged = false;
    for (const [id, error] of brokenProducts(failed, snapshot)) {
      const known = standIns.get(id);
      // What fails as it was shown does so for another reason, and the page stays.
      if (known && known.rows.length < 2) continue;
      if (known) known.rows.shift();
      else standIns.set(id, newStandIn(id, error, snapshot));
      hasChanged = true;
    }
    return hasChanged;
  }

  function newStandIn(id: string, error: PageError, snapshot: Snapshot): StandIn {
    const row = wanted.products.find((product) => product.id === id)!;
    const before = shown?.products.find((product) => product.id === id);
    return {
      rows: before && before !== row ? [withTrade(before, row), before] : [],
      name: nameOf(error.path, snapshot),
      warning: {
        ...{ kind: "page", record: id, path: `/admin/products/${row.slug}` },
        ...{ page: error.path, error: error.reason },
      },
    };
  }

  return {
    replace,
    /** The rows with what stands in for products of theirs. */
    rows(): PublishedRows {
      if (standIns.size === 0) return wanted;
      return {
        ...wanted,
        products: wanted.products.flatMap((row) => {
          const standIn = standIns.get(row.id);
          return standIn ? standIn.rows.slice(0, 1) : row;
        }),
      };
    },
    /** What the owner is told of these products, and of the other pages that could not be made. */
    *warnings(
      failed: ReadonlyMap<SitePath, PageError>,
      snapshot: Snapshot,
      isThere: (path: SitePath) => boolean,
    ): Generator<Warning> {
      const isOther = ({ path }: PageError) => !standIns.has(String(productAt(path, snapshot)?.id));
      const told: (Omit<Warning, "words"> & { name: string; isShown: boolean })[] = [
        ...[...standIns.values()].map(({ rows, warning, name }) => ({
          ...{ ...warning, name, isShown: rows.length > 0 },
        })),
        ...[...failed.values()].filter(isOther).map(({ path, reason }) => ({
          ...{ kind: "page" as const, record: "", path: whereMended(path) },
          ...{ page: path, error: reason, name: nameOf(path, snapshot), isShown: isThere(path) },
        })),
      ];
      for (const { name, isShown, ...warning } of told.slice(0, maxNamed)) {
        yield { ...warning, words: wordsFor(name, isShown) };
      }
      const rest = told.length - maxNamed;
      if (rest > 0) {
        const words = `${rest} more pages couldn’t be updated and still show what they did.`;
        yield { kind: "page", record: "", path: "/admin/changes", words };
      }
    },
  };
}

/** By id, with the failure of its page; a page may fail because of a product beside its own, its facts not. */
function brokenProducts(failed: ReadonlyMap<SitePath, PageError>, snapshot: Snapshot) {
  const found = [...failed.values()].flatMap((error) => {
    const product = productAt(error.path, snapshot);
    return product ? [{ id: String(product.id), page: productPath(product), error }] : [];
  });
  const ofFacts = found.filter(({ page, error }) => error.path !== page);
  const blamed = ofFacts.length > 0 ? ofFacts : found;
  return new Map(blamed.map(({ id, page, error }) => [id, failed.get(page) ?? error]));
}

/** What a buyer has to know today stands on the product as it was. */
function withTrade(before: ProductRow, row: ProductRow): ProductRow {
  const { state, sold_at, went_live_at, price_cents, compare_at_cents, stock, counted_on } = row;
  const trade = { state, sold_at, went_live_at, price_cents, compare_at_cents, stock };
  return { ...before, ...trade, ...(counted_on ? { counted_on } : {}) };
}

function whereMended(path: SitePath) {
  if (path.startsWith("/package-deals/")) return "/admin/offers#packages";
  return path.startsWith("/blog/") ? "/admin/articles" : "/admin/changes";
}

function wordsFor(name: string, isShown: boolean): string {
  const shown = isShown ? "the site still shows it as it was" : "it is not on the site";
  return `${name[0]!.toUpperCase()}${name.slice(1)} couldn’t be updated with the last change, so ${shown}. Everything else is live. Change it or undo it: every save tries again.`;
}
