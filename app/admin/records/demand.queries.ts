/** What draws people to each product, and what comes of it, in the last 7 and 28 days. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

/** What is counted of visits; what the shop knows of itself. */
export type DemandKind =
  | ("view" | "call" | "text" | "directions" | "save" | "compare")
  | ("lead" | "hold" | "texted" | "sale");

/** The last 7 days, and the last 28. */
export type Counts = readonly [week: number, month: number];

export interface Bent {
  product_id: string;
  day: string;
  kind: DemandKind;
  count: number;
  /** On an ordinary day. */
  usual: number;
}

export interface Demand {
  isOn: boolean;
  products: ReadonlyMap<string, Partial<Record<DemandKind, Counts>>>;
  drawing: ReadonlySet<string>;
  /** What was searched for more than once and not found, the most often first. */
  searches: readonly { term: string; count: number }[];
  bent: readonly Bent[];
}

/** For who is not limited to the sales floor. */
export const demandQuery = queryOptions({
  queryKey: ["demand"],
  queryFn: async ({ signal }): Promise<Demand> => {
    const data = await read(signal, db().rpc("read_demand"));
    const { is_on, products, drawing, ...rest } = data as unknown as Pick<
      Demand,
      "searches" | "bent"
    > & {
      is_on: boolean;
      drawing: string[];
      products: Record<string, Partial<Record<DemandKind, Counts>>>;
    };
    return {
      isOn: is_on,
      products: new Map(Object.entries(products)),
      drawing: new Set(drawing),
      ...rest,
    };
  },
  staleTime: 30_000,
});
