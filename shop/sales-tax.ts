import type { Showroom } from "./shop.ts";

/** Percent, for the states in which no county or city adds its own. */
const stateRates = new Map([
  ["CT", 6.35],
  ["IN", 7],
  ["KY", 6],
  ["MA", 6.25],
  ["MD", 6],
  ["ME", 5.5],
  ["MI", 6],
  ["NJ", 6.625],
  ["RI", 7],
]);

/** Percent of the price that sales tax comes to, where all showrooms ask the same and it can be known; for an estimate. */
export function salesTaxPercent(showrooms: readonly Pick<Showroom, "region">[]) {
  const [rate, ...others] = new Set(showrooms.map(({ region }) => stateRates.get(region)));
  return others.length === 0 ? rate : undefined;
}
