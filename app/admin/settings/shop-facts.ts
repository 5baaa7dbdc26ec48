/** What the form of the shop's facts holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { cleanPlain } from "#shop/typed.ts";
import type { Tables } from "#supabase/database.types.ts";
import { money, moneyOrFree, phone, together, words } from "../kit/schema.ts";
import { parseMoney, parseMoneyOrFree, repeatProblem } from "../records/money-input.ts";

export type FactsRow = Pick<
  Tables<"shop">,
  | "phone"
  | "email"
  | "hold_rule"
  | "free_delivery_from_cents"
  | "delivery_fee_cents"
  | "sales_tax_percent"
>;

/** Letters of how long a product is held. */
export const mostHoldRule = 300;

const taxMessage = "Enter the tax in percent, from 0 to 30.";

/** The row that a form stands for, after these facts: a change so large that it is likely a slip is typed twice. */
export const factsSchema = (saved: FactsRow) =>
  v.pipe(
    together(
      v.object({
        phone,
        email: v.pipe(
          v.string(),
          v.transform(cleanPlain),
          v.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a full email address."),
        ),
        hold_rule: words(
          mostHoldRule,
          `Enter how long you hold a product, in 1 to ${mostHoldRule} characters.`,
        ),
        free_delivery_from_cents: money,
        delivery_fee_cents: moneyOrFree,
        free_again: v.string(),
        fee_again: v.string(),
        sales_tax_percent: v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^\d{1,2}(\.\d{1,3})?$/, taxMessage),
          v.transform(Number),
          v.maxValue(30, taxMessage),
        ),
      }),
      ({ free_delivery_from_cents: free, delivery_fee_cents: fee, ...typed }) => ({
        free_again: repeatProblem(
          saved.free_delivery_from_cents,
          parseMoney(free),
          typed.free_again,
          "amount",
        ),
        fee_again: repeatProblem(
          saved.delivery_fee_cents,
          parseMoneyOrFree(fee),
          typed.fee_again,
          "fee",
        ),
      }),
    ),
    v.transform(({ free_again: _, fee_again: __, ...row }): FactsRow => row),
  );
