import { findFormer, findProduct } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** For loaders: what is sold under that slug, or was sold once and goes on answering; a 404 where nothing was. */
export function requireProduct(snapshot: Snapshot, slug = "") {
  const product = findFormer(snapshot, slug) ?? findProduct(snapshot, slug);
  if (!product) throw new Response("Product not found", { status: 404 });
  return product;
}
