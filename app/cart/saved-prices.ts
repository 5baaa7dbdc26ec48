/** What the things on the saved list cost when the list was last looked at, by slug, in cents. */
import { persistedStore } from "#app/lib/persisted-store.ts";

type Prices = Readonly<Record<string, number>>;

/** The whole prices in what was found on the device. */
export function parsePrices(found: unknown): Prices {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, cents]) => Number.isSafeInteger(cents) && cents > 0),
  );
}

export const savedPricesStore = persistedStore<Prices>("saved-prices.v1", parsePrices);
