/** What the form of the shop's facts holds, as texts, and the row that it becomes. */
import { readPhone } from "#shop/phone.ts";
import type { Tables } from "#supabase/database.types.ts";
import { moneyText, parseMoney, repeatProblem } from "../records/money-input.ts";

export type FactsRow = Pick<
  Tables<"shop">,
  "phone" | "email" | "hold_rule" | "free_delivery_from_cents" | "delivery_fee_cents"
>;

/** `again` is the line of free delivery typed a second time, `feeAgain` the fee. */
export type FactFields = Record<
  "phone" | "email" | "holdRule" | "free" | "fee" | "freeAgain" | "feeAgain",
  string
>;

export const factFields = (row: FactsRow): FactFields => ({
  phone: row.phone,
  email: row.email,
  holdRule: row.hold_rule,
  free: moneyText(row.free_delivery_from_cents),
  fee: moneyText(row.delivery_fee_cents),
  freeAgain: "",
  feeAgain: "",
});

/** The row that a form stands for, or what is wrong with it. */
export function factsOf(
  { phone, email, holdRule, free, fee, freeAgain, feeAgain }: FactFields,
  saved: FactsRow,
): FactsRow | { problem: string } {
  const [freeFrom, deliveryFee] = [parseMoney(free), parseMoney(fee)];
  const number = readPhone(phone);
  if (!number) return { problem: "Write the phone with its area code: (313) 555-0123." };
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return { problem: "Write a whole email address." };
  const rule = holdRule.trim();
  if (!rule || rule.length > 300) {
    return { problem: "Write how long a piece is held, in 1 to 300 characters." };
  }
  if ("problem" in freeFrom) return { problem: `Free delivery from: ${freeFrom.problem}` };
  if ("problem" in deliveryFee) return { problem: `Delivery below that: ${deliveryFee.problem}` };
  const far =
    repeatProblem(saved.free_delivery_from_cents, freeFrom, freeAgain, "amount") ??
    repeatProblem(saved.delivery_fee_cents, deliveryFee, feeAgain, "fee");
  if (far) return { problem: far };
  return {
    phone: number,
    email,
    hold_rule: rule,
    free_delivery_from_cents: freeFrom.cents,
    delivery_fee_cents: deliveryFee.cents,
  };
}
