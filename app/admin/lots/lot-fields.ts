/** What the form of a lot holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { listNames } from "#shop/lists.ts";
import { checkFields, moneyIfAny, wholeNumber, words } from "../kit/schema.ts";
import { moneyText } from "../records/money-input.ts";
import type { Lot } from "./lots.queries.ts";

export const lotFields = (lot: Lot) => ({
  supplier: lot.supplier,
  arrived_on: lot.arrived_on,
  paid: lot.paid_cents === null ? "" : moneyText(lot.paid_cents),
  pallets: String(lot.pallets ?? ""),
  note: lot.note,
  list: lot.list ?? "",
  showroom: lot.showroom ?? "",
  maker: lot.maker,
  condition: lot.condition ?? "",
  condition_reason: lot.condition_reason ?? "",
  compare_at_source: lot.compare_at_source,
  price_percent: String(lot.price_percent),
});

const optional = (most: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, message));

/** One of these, or "" for none. */
const orNull = <const Name extends string>(names: readonly Name[]) =>
  v.pipe(
    v.picklist(["", ...names]),
    v.transform((name) => (name === "" ? null : name)),
  );

export const conditions = ["new", "open box", "floor model", "cosmetic mark"] as const;

/** The row that a form stands for. */
export const lotSchema = v.pipe(
  v.object({
    supplier: words(80, "Enter who you bought it from, up to 80 characters."),
    arrived_on: v.pipe(v.string(), v.isoDate("Choose the day it arrived.")),
    paid: moneyIfAny,
    pallets: v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      wholeNumber(1, 1000, "Enter how many pallets, from 1 to 1,000."),
    ]),
    note: optional(1000, "Keep the note to 1,000 characters."),
    list: orNull(listNames),
    showroom: orNull(["east", "west"]),
    maker: optional(60, "Keep the maker to 60 characters."),
    condition: orNull(conditions),
    condition_reason: optional(300, "Keep it to 300 characters."),
    compare_at_source: optional(200, "Keep the source to 200 characters."),
    price_percent: wholeNumber(1, 99, "Enter a percentage from 1 to 99."),
  }),
  checkFields(({ condition, condition_reason }) => ({
    condition_reason:
      condition && condition !== "new" && !condition_reason
        ? "Describe what’s wrong with all of it."
        : undefined,
  })),
  v.transform(({ paid, condition_reason, ...lot }) => ({
    ...lot,
    paid_cents: paid || null,
    condition_reason: condition_reason || null,
  })),
);
