/** At a former address of a product stands a page that leads on to the one of today. */

import { findFormer, findProduct, productPath } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import type { Category } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { memoizeBySnapshot } from "#shop/snapshot.ts";

/** Former paths, and those of today. */
export const redirectsOf = memoizeBySnapshot((snapshot) => {
  const redirects = new Map<string, string>();
  for (const [former, slug] of Object.entries(snapshot.formerSlugs)) {
    addFormer(redirects, snapshot, slug, former);
  }
  for (const slug of Object.keys(snapshot.formerLists)) {
    addFormer(redirects, snapshot, slug, slug);
  }
  return redirects;
});

/** Wherever the product of that slug stood under that name: on its list, and on those it has left. */
function addFormer(
  redirects: Map<string, string>,
  snapshot: Snapshot,
  slug: string,
  former: string,
) {
  const product = findProduct(snapshot, slug) ?? findFormer(snapshot, slug);
  if (!product) return;
  const today = productPath(product);
  for (const category of [product.category, ...(own(snapshot.formerLists, slug) ?? [])]) {
    const path = productPath({ category, slug: former });
    // Where another product stands by now, no other one is meant any more.
    if (path !== today && !isPage(snapshot, former, category)) redirects.set(path, today);
  }
}

function isPage(snapshot: Snapshot, slug: string, category: Category): boolean {
  const product = findProduct(snapshot, slug) ?? findFormer(snapshot, slug);
  return product?.category === category;
}

/** The page at a former address. */
export function redirectPage(to: string): Uint8Array {
  return new TextEncoder().encode(
    `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${to}"><a href="${to}">This product has a new address</a></html>\n`,
  );
}
