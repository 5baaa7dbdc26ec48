import { endInNine, moneyText, parseMoney } from "../records/money-input.ts";
import type { Lot } from "./lots.queries.ts";

export const lotName = ({ supplier, arrived_on }: Lot) => `${supplier}, ${arrived_on}`;

export const lotDefaults = (lot: Lot) => ({
  lot: lotName(lot),
  compareAtSource: lot.compare_at_source,
  condition: lot.condition ?? "new",
  conditionReason: lot.condition_reason ?? "",
  ...(lot.list && { list: lot.list }),
  ...(lot.maker && { facts: JSON.stringify({ maker: lot.maker }) }),
  ...(lot.showroom === "east" && { east: "1" }),
  ...(lot.showroom === "west" && { west: "1" }),
});

/** The price by the lot's rule, in dollars as a form has them; empty without a compare-at price. */
export function proposedPrice(compareAt: string, { price_percent }: Pick<Lot, "price_percent">) {
  const read = parseMoney(compareAt);
  return "cents" in read ? moneyText(endInNine((read.cents * price_percent) / 100)) : "";
}
