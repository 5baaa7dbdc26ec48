/** What the settings form holds, as texts, and the row that it becomes. */
import type { Plan } from "#app/financing/lender.ts";
import type { Tables } from "#app/lib/database.types.ts";

export type ShopRow = Pick<
  Tables<"shop">,
  | "name"
  | "reviews_are_samples"
  | "monthly_payments_shown"
  | "disclosures"
  | "version"
  | "updated_at"
>;

type Switch = "reviews_are_samples" | "monthly_payments_shown";

/** Switches are "yes" or "no"; a disclosure that is empty is that which comes with the code. */
export type PromiseFields = Record<Switch | Plan, string>;

export const plans: readonly { kind: Plan; label: string; hint: string }[] = [
  {
    kind: "zero-percent",
    label: "Beside a 0% plan",
    hint: "{lender}, {amount}, {months}, and {payments} are filled in.",
  },
  {
    kind: "deferred-interest",
    label: "Beside “no interest for 90 days”",
    hint: "{lender} is filled in.",
  },
  { kind: "lease-to-own", label: "Beside lease-to-own", hint: "{lender} is filled in." },
];

export function savedFields(shop: ShopRow): PromiseFields {
  const disclosures = shop.disclosures as Partial<Record<Plan, string>>;
  return {
    reviews_are_samples: shop.reviews_are_samples ? "yes" : "no",
    monthly_payments_shown: shop.monthly_payments_shown ? "yes" : "no",
    "zero-percent": disclosures["zero-percent"] ?? "",
    "deferred-interest": disclosures["deferred-interest"] ?? "",
    "lease-to-own": disclosures["lease-to-own"] ?? "",
  };
}

export function rowOf(fields: PromiseFields) {
  const written = plans
    .map(({ kind }) => [kind, fields[kind].trim()] as const)
    .filter(([, words]) => words !== "");
  return {
    reviews_are_samples: fields.reviews_are_samples === "yes",
    monthly_payments_shown: fields.monthly_payments_shown === "yes",
    disclosures: Object.fromEntries(written),
  };
}
