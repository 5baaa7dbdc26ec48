import * as v from "valibot";
import { cleanPlain } from "#shop/typed.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field } from "../kit/fields.tsx";
import { moneyOrFree, orNull, partsOf, textsOf, wholeNumber, words } from "../kit/schema.ts";

export type ZoneRow = Tables<"delivery_zones">;

/** `days` are the numbers of the weekdays, Sunday is 0: "246". */
export const zoneFields = (row: Pick<ZoneRow, keyof typeof zoneSchema.entries>) => ({
  ...textsOf(row, zoneSchema, " "),
  days: row.days.toSorted().join(""),
});

const codes = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(partsOf(cleanPlain(text), /[\s,;]+/))]),
  v.minLength(1, "Enter ZIP codes or their first three digits."),
  v.maxLength(500, "That’s over 500 ZIP codes. Enter their first three digits instead."),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^\d{3}(\d{2})?$/,
        ({ input }) => `“${input}” isn’t a ZIP code. Enter five digits or the first three.`,
      ),
    ),
  ),
);

// Somewhere near, the truck may go for nothing.
const fee = v.pipe(moneyOrFree, v.maxValue(100_000, "That’s over $1,000."));

const mostStops = "Enter 1 to 500 stops, or leave it empty for any number.";

export const zoneSchema = v.object({
  area: field("Area", words(60, "Enter an area name of 1 to 60 characters.")),
  fee_cents: field("Fee ($)", fee),
  lead_days: field(
    "Lead time (days you’re open)",
    wholeNumber(0, 30, "Enter a lead time of 0 to 30 days."),
  ),
  most_per_day: field("Maximum stops per day", orNull(wholeNumber(1, 500, mostStops)), {
    inputMode: "numeric",
    hint: "Blank for no limit.",
  }),
  zips: field("ZIP codes or their first three digits", codes, { rows: 3 }),
  days: v.pipe(
    v.string(),
    v.nonEmpty("Choose your delivery days."),
    v.transform((days) => [...days].map(Number)),
  ),
});
