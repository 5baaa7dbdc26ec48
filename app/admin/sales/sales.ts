/** Sales as the database's read_sales counts them: every number of sales in the back office is one of these. */
import type { Sold } from "#supabase/database.types.ts";

/** Columns of a view may all be null by their types; these never are. */
type Filled =
  | "id"
  | "sold_at"
  | "day"
  | "title"
  | "showroom"
  | "note"
  | "quantity"
  | "price_cents"
  | "revenue_cents";
/** A sale or a return; the database's comments say what each column is. */
export type SoldLine = Omit<Sold, Filled> & {
  [Name in Filled]: NonNullable<Sold[Name]>;
};

/** Sums over lines: cents, before tax but for the tax itself. */
export interface SalesNumbers {
  /** Without the returns. */
  sales: number;
  /** Less those that came back. */
  items: number;
  revenue: number;
  tax: number;
  /** Of the lines whose cost is known; null where none is. */
  cost: number | null;
  margin: number | null;
  /** How many lines have no known cost. */
  without_cost: number;
  /** Days that they stood, on average; null without a sale of a product. */
  days: number | null;
}

export const noSales: SalesNumbers = {
  ...{ sales: 0, items: 0, revenue: 0, tax: 0 },
  ...{ cost: null, margin: null, without_cost: 0, days: null },
};

/** A product's key is "#" and its number. The keys "nobody", "none" and "package" are no person; no lender, lot or package; and packages as a whole. */
export type SalesGroup = SalesNumbers & {
  key: string | null;
  /** Of a product or a package, grouped by product. */
  title: string | null;
};

export const groupings = {
  day: "By day",
  week: "By week",
  month: "By month",
  list: "By category",
  lot: "By lot",
  product: "By product",
  package: "By package",
  showroom: "By showroom",
  person: "By person",
  lender: "By lender",
} as const;

export type SalesGrouping = keyof typeof groupings;

/** Days by Detroit's calendar, both among them; what is left out leaves nothing out. */
export interface SalesFilter {
  from?: string;
  to?: string;
  text?: string;
  showroom?: string;
  list?: string;
  lot?: string;
  /** Its number. */
  product?: string;
  person?: string;
  lender?: string;
  kind?: "sale" | "return";
}

export interface AskedSales extends SalesFilter {
  by?: SalesGrouping;
  /** Lines of this page: 50 without it. */
  most?: number;
  skip?: number;
}

export interface FoundSales {
  /** Lines that match. */
  count: number;
  /** Of all that match, whose key is null, and of each group; 400 at most. */
  groups: SalesGroup[];
  lines: SoldLine[];
}

/** What a lot brought, as the database's read_lots counts it; cents. */
export interface LotResult {
  id: string;
  supplier: string;
  arrived_on: string;
  /** For all of it; null where it is not known. */
  paid: number | null;
  revenue: number;
  items: number;
  /** Items that stand in a showroom, and what they are worth at today's prices. */
  left: number;
  left_value: number;
  days: number | null;
  /** The day on which it had brought what was paid, and stayed there. */
  even_since: string | null;
}
