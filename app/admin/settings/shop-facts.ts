/** What the form of the shop's facts holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { cleanPlain } from "#shop/typed.ts";
import type { Tables } from "#supabase/database.types.ts";
import { checkFields, money, phone, words } from "../kit/schema.ts";
import { moneyText, repeatProblem } from "../records/money-input.ts";

export type FactsRow = Pick<
  Tables<"shop">,
  | "phone"
  | "email"
  | "hold_rule"
  | "free_delivery_from_cents"
  | "delivery_fee_cents"
  | "sales_tax_percent"
>;

/** `again` is the line of free delivery typed a second time, `feeAgain` the fee. */
export type FactFields = ReturnType<typeof factFields>;

export const factFields = (row: FactsRow) => ({
  phone: row.phone,
  email: row.email,
  holdRule: row.hold_rule,
  free: moneyText(row.free_delivery_from_cents),
  fee: moneyText(row.delivery_fee_cents),
  tax: String(row.sales_tax_percent),
  freeAgain: "",
  feeAgain: "",
});

const taxMessage = "Enter the tax in percent, from 0 to 30.";

/** The row that a form stands for, after these facts: a change so large that it is likely a slip is typed twice. */
export function factsSchema(saved: FactsRow): v.GenericSchema<FactFields, FactsRow> {
  return v.pipe(
    v.object({
      phone,
      email: v.pipe(
        v.string(),
        v.transform(cleanPlain),
        v.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a full email address."),
      ),
      holdRule: words(300, "Enter how long you hold a product, in 1 to 300 characters."),
      free: money,
      fee: money,
      freeAgain: v.string(),
      feeAgain: v.string(),
      tax: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{1,2}(\.\d{1,3})?$/, taxMessage),
        v.transform(Number),
        v.maxValue(30, taxMessage),
      ),
    }),
    checkFields(({ free, freeAgain, fee, feeAgain }) => ({
      freeAgain: repeatProblem(
        saved.free_delivery_from_cents,
        { cents: free },
        freeAgain,
        "amount",
      ),
      feeAgain: repeatProblem(saved.delivery_fee_cents, { cents: fee }, feeAgain, "fee"),
    })),
    v.transform(({ phone, email, holdRule, free, fee, tax }) => ({
      phone,
      email,
      hold_rule: holdRule,
      free_delivery_from_cents: free,
      delivery_fee_cents: fee,
      sales_tax_percent: tax,
    })),
  );
}
