import type { Product } from "../records/records.queries.ts";

export const formats = {
  tags: { words: "Tags, 4 × 2 in., 10 per sheet", perSheet: 10 },
  signs: { words: "Signs, 7.5 × 5 in., 2 per sheet", perSheet: 2 },
} as const;

export type Format = keyof typeof formats;

/** The page of labels for some products; their numbers stand behind the sign, so that no server is sent a long address. */
export const labelsPath = (ids: readonly string[]) =>
  `/admin/labels#${ids.map(encodeURIComponent).join(",")}`;

export function productsAt(hash: string, products: readonly Product[]): Product[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const ids = hash.replace(/^#/, "").split(",").filter(Boolean).map(decoded);
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
