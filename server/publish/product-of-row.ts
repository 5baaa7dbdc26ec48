/** Products as pages show them, made of the database's rows. */

import { detroitToday } from "#shop/calendar/clock.ts";
import type { Facts } from "#shop/facts.ts";
import { inKeyOrder } from "#shop/key-order.ts";
import { savings } from "#shop/money.ts";
import type { AddOn, AnyProduct, Category, Condition, FormerProduct, Part } from "#shop/product.ts";
import type { Showroom } from "#shop/shop.ts";
import { pricePlanOfRow } from "./price-plans.ts";
import type { Photo, ProductRow } from "./published-rows.ts";

/** A product that was sold stays on its list for so long. */
const soldShownMs = 7 * 24 * 3_600_000;

const productsOfRows = new WeakMap<ProductRow, AnyProduct>();

/** The same object for the same row: what nothing was done to is seen at a glance. */
export function productOfRow(row: ProductRow): AnyProduct {
  const known = productsOfRows.get(row) ?? inKeyOrder(newProductOfRow(row));
  productsOfRows.set(row, known);
  return known;
}

function newProductOfRow(row: ProductRow): AnyProduct {
  const { price_cents: priceCents, compare_at_cents } = row;
  const originalPriceCents = compare_at_cents ?? undefined;
  return {
    id: /^\d+$/.test(row.id) ? Number(row.id) : row.id,
    slug: row.slug,
    category: row.list as Category,
    type: row.type,
    title: row.title,
    description: row.description,
    priceCents,
    ...(originalPriceCents ? { originalPriceCents } : {}),
    // Rows that were saved by older code have none.
    ...(originalPriceCents && row.compare_at_source
      ? { compareAtSource: row.compare_at_source }
      : {}),
    badge: row.badge,
    style: row.style,
    ...(row.size ? { size: row.size } : {}),
    colors: row.colors,
    finish: row.finish,
    materials: row.materials,
    pieces: row.pieces as unknown as Part[],
    features: row.features,
    care: row.care,
    condition: conditionOfRow(row),
    // Rows that were saved by older code have none.
    ...(Object.keys(row.facts ?? {}).length > 0 ? { facts: row.facts as Facts } : {}),
    stock: { east: row.stock.east ?? 0, west: row.stock.west ?? 0 },
    ...(Object.keys(row.counted_on ?? {}).length > 0 ? { countedOn: row.counted_on } : {}),
    ...(row.on_truck ? { onTruck: row.on_truck } : {}),
    ...((row.add_ons as unknown as AddOn[]).length > 0
      ? { addOns: row.add_ons as unknown as AddOn[] }
      : {}),
    ...(row.free_tv ? { freeTv: true as const } : {}),
    addedOn: row.added_on,
    ...(row.price_plan ? pricePlanOfRow(row.price_plan) : {}),
    ...(row.photos ? { photos: row.photos } : {}),
    ...(row.actual ? { actual: row.actual.map(actualOfRow) } : {}),
    ...(row.list === "clearance" && originalPriceCents
      ? { discount: `${savings(priceCents, originalPriceCents).percent}% OFF` }
      : {}),
    // Drawn where there is no picture.
    ...(row.gradient && !row.photos && !row.actual ? { gradient: row.gradient } : {}),
    ...(row.location ? { location: row.location as AnyProduct["location"] } : {}),
  };
}

const actualOfRow = ({ name, alt, showroom, taken_at }: Photo) => ({
  ...{ name, alt, showroom: showroom as Showroom["id"] },
  takenOn: detroitToday(new Date(taken_at!)),
});

/** When a product that was sold leaves its list. */
export function leavesItsList({ state, sold_at }: ProductRow): Date | undefined {
  return state === "sold" && sold_at ? new Date(Date.parse(sold_at) + soldShownMs) : undefined;
}

/** What its page says of a product that is no longer for sale. */
export function formerProductOfRow(row: ProductRow, now: Date): FormerProduct {
  const leaves = leavesItsList(row);
  // Where no price stands, nothing is off.
  const { discount, priceUntil, nextPrice, onTruck, ...product } = productOfRow(row);
  return {
    ...product,
    stock: { east: 0, west: 0 },
    ...(row.sold_at ? { soldOn: detroitToday(new Date(row.sold_at)) } : {}),
    isListed: leaves !== undefined && leaves > now,
  };
}

function conditionOfRow({ condition, condition_reason }: ProductRow): Condition {
  return {
    grade: condition,
    ...(condition_reason ? { reason: condition_reason } : {}),
  } as Condition;
}
