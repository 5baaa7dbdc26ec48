import type { ShopFacts } from "#app/site/shop-facts.ts";
import type { FacetName } from "./filter.ts";
import { capitalize, showroomLabel } from "./labels.ts";
import { seatsLabel } from "./size-words.ts";

export type Showrooms = ShopFacts["showrooms"];

/** A value of a facet as its menu names it. */
export function valueLabel(name: FacetName, value: string, showrooms: Showrooms) {
  const showroom = name === "at" ? showrooms.find(({ id }) => id === value) : undefined;
  if (name === "seats") return seatsLabel(value);
  return showroom ? showroomLabel(showroom) : capitalize(value);
}
