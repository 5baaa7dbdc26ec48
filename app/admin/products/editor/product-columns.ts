import { own } from "#shop/own.ts";
import type { ProductFields } from "./product-fields.ts";

type Field = keyof ProductFields;

/** Where the form calls a column of the product otherwise, or has two fields for it. */
const fieldsByColumn: Readonly<Record<string, readonly Field[]>> = {
  price_cents: ["price"],
  compare_at_cents: ["compareAt"],
  compare_at_source: ["compareAtSource"],
  colors: ["color", "color2"],
  pieces: ["parts"],
  condition_reason: ["conditionReason"],
  add_ons: ["addOns"],
  free_tv: ["freeTv"],
  added_on: ["arrivedOn"],
};

/** The fields of the form in which a column is typed. */
export const fieldsOfColumn = (column: string): readonly string[] =>
  own(fieldsByColumn, column) ?? [column];
