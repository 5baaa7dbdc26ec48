import * as v from "valibot";
import { cleanPlain } from "#shop/typed.ts";
import type { Tables } from "#supabase/database.types.ts";
import { again, field } from "../kit/fields.tsx";
import { money, moneyOrFree, phone, together, words } from "../kit/schema.ts";
import { parseMoneyOrFree } from "../records/money-input.ts";

export type FactsRow = Pick<
  Tables<"shop">,
  | "phone"
  | "email"
  | "hold_rule"
  | "free_delivery_from_cents"
  | "delivery_fee_cents"
  | "sales_tax_percent"
>;

const mostHoldRule = 300;

const taxMessage = "Enter the tax in percent, from 0 to 30.";

const email = v.pipe(
  v.string(),
  v.transform(cleanPlain),
  v.regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "Enter a full email address."),
);

const holdRule = words(
  mostHoldRule,
  `Enter how long you hold a product, in 1 to ${mostHoldRule} characters.`,
);

const tax = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,2}(\.\d{1,3})?$/, taxMessage),
  v.transform(Number),
  v.maxValue(30, taxMessage),
);

/** After these facts: a change so large that it is likely a slip is typed twice. */
export const factsSchema = (saved: FactsRow) =>
  v.pipe(
    together(
      v.object({
        phone: field("Order phone", phone, { type: "tel" }),
        email: field("Email", email, { type: "email" }),
        hold_rule: field("How long you hold a product, as shoppers will read it", holdRule, {
          rows: 3,
          most: mostHoldRule,
        }),
        free_delivery_from_cents: field("Free delivery from ($)", money, { inputMode: "decimal" }),
        free_again: again("Free delivery from, again ($)", {
          ...{ was: saved.free_delivery_from_cents, of: "free_delivery_from_cents" },
          what: "amount",
        }),
        delivery_fee_cents: field("Delivery fee below that ($)", moneyOrFree, {
          inputMode: "decimal",
        }),
        fee_again: again("Delivery fee below that, again ($)", {
          ...{ was: saved.delivery_fee_cents, of: "delivery_fee_cents", what: "fee" },
          read: parseMoneyOrFree,
        }),
        sales_tax_percent: field("Sales tax (%)", tax, {
          inputMode: "decimal",
          hint: "Estimated on product pages and added to new sales.",
        }),
      }),
    ),
    v.transform(({ free_again: _, fee_again: __, ...row }): FactsRow => row),
  );
