/** What the form of a lot holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { detroitToday } from "#shop/calendar/clock.ts";
import { listNames } from "#shop/lists.ts";
import {
  moneyOrNull,
  orNull,
  picked,
  together,
  wholeNumber,
  words,
  wordsIfAny,
} from "../kit/schema.ts";

export const conditions = ["new", "open box", "floor model", "cosmetic mark"] as const;

/** The row that a form stands for. */
export const lotSchema = v.pipe(
  together(
    v.object({
      supplier: words(80, "Enter who you bought it from, up to 80 characters."),
      arrived_on: v.pipe(v.string(), v.isoDate("Choose the day it arrived.")),
      paid_cents: moneyOrNull,
      pallets: orNull(
        wholeNumber(1, 1000, "Enter a whole number from 1 to 1,000, or leave it empty."),
      ),
      note: wordsIfAny(1000, "Keep the note to 1,000 characters."),
      list: orNull(picked(listNames)),
      showroom: orNull(picked(["east", "west"])),
      maker: wordsIfAny(60, "Keep the maker to 60 characters."),
      condition: orNull(picked(conditions)),
      condition_reason: wordsIfAny(300, "Keep it to 300 characters."),
      compare_at_source: wordsIfAny(200, "Keep the source to 200 characters."),
      price_percent: wholeNumber(1, 99, "Enter a percentage from 1 to 99."),
    }),
    ({ arrived_on, condition, condition_reason }) => ({
      arrived_on: arrived_on > detroitToday(new Date()) ? "That date is in the future." : undefined,
      condition_reason:
        condition && condition !== "new" && !condition_reason.trim()
          ? "Describe what’s wrong with all of it."
          : undefined,
    }),
  ),
  v.transform((lot) => ({ ...lot, condition_reason: lot.condition_reason || null })),
);
