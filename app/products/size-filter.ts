/** The filters of a list that ask for a product's sizes; loaded with the sizes when one of them is asked for. */

import { loadJson } from "#app/lib/load-json.ts";
import { own } from "#shop/own.ts";
import type { Category } from "#shop/product.ts";
import type { ListedSizes } from "./list-sizes-file.ts";
import { arrangeRoom, type Room } from "./room-plan.ts";

/** Whether the product of that slug passes. */
export type SizeTest = (slug: string) => boolean;

export type SizeTestOf = (filter: URLSearchParams) => SizeTest;

type Sizes = Readonly<Record<string, ListedSizes>>;

/** What tells, for any filter, which products of a list pass it. */
export async function loadSizes(category: Category): Promise<SizeTestOf> {
  const sizes = await loadJson<Sizes>(`/products/sizes/${category}.json`);
  return (filter) => sizeTest(sizes, filter);
}

/** `door=30&width=72&room=168x144`, in inches. */
export function sizeTest(sizes: Sizes, filter: URLSearchParams): SizeTest {
  const doorIn = Number(filter.get("door")) || Number.POSITIVE_INFINITY;
  const widestIn = Number(filter.get("width")) || Number.POSITIVE_INFINITY;
  const room = readRoom(filter.get("room"));
  return (slug) => {
    const found = own(sizes, slug);
    if (!found?.widthIn) return !["door", "width", "room"].some((name) => filter.has(name));
    if (filter.has("door") && !(found.doorIn !== undefined && found.doorIn <= doorIn)) return false;
    if (found.widthIn > widestIn) return false;
    return !room || arrangeRoom(found.pieces, room).left.length === 0;
  };
}

/** "168x144", the longer side first. */
export function readRoom(text: string | null): Room | undefined {
  const [lengthIn, widthIn] = (text ?? "").split("x").map(Number);
  return lengthIn && widthIn ? { lengthIn, widthIn } : undefined;
}
