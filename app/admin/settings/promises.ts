import * as v from "valibot";
import type { Plan } from "#shop/lenders.ts";
import type { SampleMark } from "#shop/shop.ts";
import type { Tables } from "#supabase/database.types.ts";
import { checkbox, field } from "../kit/fields.tsx";
import { textsOf } from "../kit/schema.ts";

export type ShopRow = Pick<
  Tables<"shop">,
  "name" | "sample_marks" | "monthly_payments_shown" | "disclosures" | "version" | "updated_at"
>;

/** The switch and the marks are "yes" or "no"; a disclosure that is empty is that which comes with the code. */
export type PromiseFields = Record<"monthly_payments_shown" | SampleMark | Plan, string>;

export const marks: readonly { mark: SampleMark; label: string; hint: string }[] = [
  {
    mark: "addresses",
    label: "Showroom addresses are samples",
    hint: "Noted at the bottom of every page, like phone numbers and lenders.",
  },
  {
    mark: "phones",
    label: "Phone numbers are samples",
    hint: "Numbers with 555-01 aren’t real.",
  },
  {
    mark: "lenders",
    label: "Lenders are samples",
    hint: "Their names are made up. Links to example.com don’t work.",
  },
  {
    mark: "policies",
    label: "Policies are sample wording",
    hint: "Shoppers don’t see this mark. Turn it off once your lawyer has read them.",
  },
];

export const plans: readonly { kind: Plan; label: string; filled: readonly string[] }[] = [
  {
    kind: "zero-percent",
    label: "With a 0% plan",
    filled: ["lender", "amount", "months", "payments"],
  },
  {
    kind: "deferred-interest",
    label: "With deferred interest",
    filled: ["lender", "period"],
  },
  { kind: "lease-to-own", label: "With lease-to-own", filled: ["lender", "period"] },
  { kind: "other", label: "With other financing", filled: ["lender"] },
];

const most = 800;

export const savedFields = ({
  monthly_payments_shown,
  sample_marks,
  disclosures,
}: ShopRow): PromiseFields =>
  textsOf(
    {
      monthly_payments_shown,
      ...Object.fromEntries(marks.map(({ mark }) => [mark, sample_marks.includes(mark)])),
      ...(disclosures as object),
    },
    promisesSchema,
  );

/** The words beside a plan, in which only what the plan fills may stand in braces. */
const disclosure = ({ label, filled }: (typeof plans)[number]) =>
  field(
    label,
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(
        most,
        ({ input }) => `${label}: enter up to ${most} characters. You have ${input.length}.`,
      ),
      v.rawCheck(({ dataset, addIssue }) => {
        const braces = [...String(dataset.value).matchAll(/\{([^{}]*)\}/g)];
        const unknown = braces.find(([, name = ""]) => !filled.includes(name))?.[0];
        if (unknown) addIssue({ message: `${label}: we can’t fill in ${unknown}.` });
      }),
    ),
    {
      ...{ rows: 4, most },
      hint: `${filled.map((name) => `{${name}}`).join(", ")} ${filled.length === 1 ? "is" : "are"} filled in.`,
    },
  );

export const promisesSchema = v.pipe(
  v.object({
    monthly_payments_shown: checkbox("Show the 0% plan’s monthly payment on each product’s page", {
      hint: "Packages keep their own figures. We never show leases by the month.",
    }),
    ...(Object.fromEntries(
      marks.map(({ mark, label, hint }) => [mark, checkbox(label, { hint })]),
    ) as Record<SampleMark, ReturnType<typeof checkbox>>),
    ...(Object.fromEntries(plans.map((plan) => [plan.kind, disclosure(plan)])) as Record<
      Plan,
      ReturnType<typeof disclosure>
    >),
  }),
  v.transform((fields) => ({
    sample_marks: marks.map(({ mark }) => mark).filter((mark) => fields[mark]),
    monthly_payments_shown: fields.monthly_payments_shown,
    disclosures: Object.fromEntries(
      plans.map(({ kind }) => [kind, fields[kind]] as const).filter(([, words]) => words),
    ),
  })),
);
