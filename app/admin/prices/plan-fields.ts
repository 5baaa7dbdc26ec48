import * as v from "valibot";
import { fromLocal } from "#shop/calendar/clock.ts";
import { type PlannedStep, plannedSteps } from "#shop/price-plans.ts";
import { field, full } from "../kit/fields.tsx";
import { together } from "../kit/schema.ts";
import { markedDown } from "../records/money-input.ts";
import type { Product } from "../records/records.queries.ts";

export const emptyPlan = {
  ...{ kind: "sale", from: "", until: "", percent: "10", everyDays: "7", floor: "50" },
  ...{ nines: "yes", showsNext: "yes", belowCost: "" },
};
export type PlanFields = typeof emptyPlan;

export const mostPlanned = 500;

const whole = (text: string, least: number, most: number) => {
  const number = /^\s*\d{1,3}\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** A product with the prices that it would have; none where the fields are not whole. */
export interface Planned {
  product: Product;
  costCents: number | undefined;
  steps: PlannedStep[];
  floorCents: number;
}

/** What each product would cost, from when on. `now` is ISO 8601. */
export function planned(
  products: readonly Product[],
  fields: PlanFields,
  costs: ReadonlyMap<string, number>,
  now: string,
): Planned[] {
  const at = startOf(fields, now);
  const percent = whole(fields.percent, 1, 90);
  const everyDays = whole(fields.everyDays, 1, 365);
  const floor = whole(fields.floor, 1, 99);
  const isBelowCost = fields.belowCost === "yes";
  return products.map((product) => {
    const { price_cents: cents, id } = product;
    const costCents = costs.get(id);
    const base = { product, costCents, floorCents: 0 };
    if (!percent || !at) return { ...base, steps: [] };
    if (isSale(fields)) {
      const how = { by: "percent" as const, amount: percent, nines: fields.nines === "yes" };
      const price = markedDown(cents, how);
      return { ...base, steps: price < cents ? [{ at, cents: price }] : [] };
    }
    if (!everyDays || !floor) return { ...base, steps: [] };
    const least = isBelowCost ? 1 : (costCents ?? 1);
    const floorCents = Math.max(1, least, Math.round((cents * floor) / 10_000) * 100);
    return {
      ...base,
      floorCents,
      steps: plannedSteps(at, cents, { percent, everyDays, floorCents }),
    };
  });
}

const startOf = ({ from }: PlanFields, now: string) => {
  try {
    return from ? fromLocal(from) : now;
  } catch {
    return undefined;
  }
};

function endProblem(fields: PlanFields, now: string) {
  if (!fields.until) return "Choose when the sale ends.";
  const end = fromLocal(fields.until);
  if (end <= now) return "That end has already passed.";
  const start = startOf(fields, now);
  return start && end <= start ? "The end must be after the start." : undefined;
}

/** Products that a plan would sell for less than was paid; falling prices stop at cost by themselves. */
export const belowCost = (rows: readonly Planned[]) =>
  rows.filter(({ steps, costCents = 0 }) => steps.some(({ cents }) => cents < costCents));

type Typed = Record<string, string>;
const isSale = ({ kind }: Typed) => kind === "sale";
const isFalling = (typed: Typed) => !isSale(typed);

const planFields = v.object({
  kind: field("What", v.string(), {
    ...full,
    options: [
      ["sale", "A sale: lower until it ends"],
      ["falling", "A falling price: lower step by step"],
    ],
  }),
  percent: field("Percent off", v.string(), {
    inputMode: "decimal",
    by: (typed) => (isSale(typed) ? full : { label: "Percent off each step" }),
  }),
  everyDays: field("Every … days", v.string(), { inputMode: "numeric", shownIf: isFalling }),
  floor: field("Never below … % of today’s price", v.string(), {
    ...{ ...full, inputMode: "decimal", shownIf: isFalling },
  }),
  from: field("From (now, if empty)", v.string(), {
    type: "datetime-local",
    by: (typed) => (isSale(typed) ? {} : full),
  }),
  until: field("Until", v.string(), { type: "datetime-local", shownIf: isSale }),
  nines: field("Prices end in 9", v.string(), { isCheckbox: true, shownIf: isSale }),
  showsNext: field("Customers see the next step", v.string(), {
    ...{ isCheckbox: true, shownIf: isFalling },
    hint: "“$539 on Fri, Dec 4 if it’s still here”, on the product’s page and under Deal of the Month",
  }),
  belowCost: field("Allow prices below cost", v.string(), { isCheckbox: true }),
});

export const planSchema = (
  products: readonly Product[],
  costs: ReadonlyMap<string, number>,
  now: string,
) =>
  v.pipe(
    together(planFields, (fields) => ({
      percent: whole(fields.percent, 1, 90) ? undefined : "Enter a percentage from 1 to 90.",
      ...(isSale(fields)
        ? {
            until: endProblem(fields, now),
            belowCost:
              fields.belowCost !== "yes" &&
              belowCost(planned(products, fields, costs, now)).length > 0
                ? "Confirm that you mean to sell below cost."
                : undefined,
          }
        : {
            everyDays: whole(fields.everyDays, 1, 365) ? undefined : "Enter 1 to 365 days.",
            floor: whole(fields.floor, 1, 99) ? undefined : "Enter a percentage from 1 to 99.",
          }),
    })),
    v.transform((fields) => ({
      fields,
      rows: planned(products, fields, costs, now).filter(({ steps }) => steps.length > 0),
    })),
    v.check(({ rows }) => rows.length > 0, "That wouldn’t change any prices."),
    v.check(
      ({ rows }) => rows.length <= mostPlanned,
      `Plan up to ${mostPlanned} products at a time.`,
    ),
    v.transform(({ fields, rows }) =>
      rows.map(({ product, steps, floorCents }) => ({
        product_id: product.id,
        kind: fields.kind,
        starts_at: startOf(fields, now)!,
        may_go_below_cost: fields.belowCost === "yes",
        ...(isSale(fields)
          ? { price_cents: steps[0]!.cents, ends_at: fromLocal(fields.until) }
          : {
              step_percent: whole(fields.percent, 1, 90)!,
              every_days: whole(fields.everyDays, 1, 365)!,
              floor_cents: floorCents,
              shows_next: fields.showsNext === "yes",
            }),
      })),
    ),
  );

/** The coming days on which prices change, with what all products together cost then, and that over what was paid. */
export function comingDays(rows: readonly Planned[], most = 12) {
  const moments = [...new Set(rows.flatMap(({ steps }) => steps.map(({ at }) => at)))].sort();
  return moments.slice(0, most).map((at) => {
    const priced = rows.map(({ product, costCents, steps }) => ({
      cents: steps.findLast((step) => step.at <= at)?.cents ?? product.price_cents,
      costCents,
    }));
    const known = priced.filter(({ costCents }) => costCents !== undefined);
    return {
      at,
      cents: priced.reduce((sum, { cents }) => sum + cents, 0),
      overCost:
        known.length === priced.length
          ? known.reduce((sum, { cents, costCents }) => sum + cents - costCents!, 0)
          : undefined,
    };
  });
}
