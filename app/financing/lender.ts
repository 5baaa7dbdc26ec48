/** What kind of agreement a lender offers. */
export type Plan = "zero-percent" | "deferred-interest" | "lease-to-own";

/** Who finances a purchase, as the financing page shows them. */
export interface Lender {
  slug: string;
  /** Stored with every lead as `financing_option`. */
  name: string;
  audience: string;
  terms: string;
  details: readonly string[];
  plan: Plan;
  /** How many months the example of a 0 % plan runs; only those have one. */
  exampleMonths?: number;
  /** Where the lender takes the application. */
  applicationUrl: string;
}

/** What is said beside a payment, by the kind of plan. */
export type Disclosures = Readonly<Record<Plan, string>>;
