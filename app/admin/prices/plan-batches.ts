import { groupBy } from "#app/lib/group-by.ts";
import { formatEnd } from "#shop/calendar/ends.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { plural } from "../format.ts";
import type { ListedPlan } from "./price-plans.queries.ts";

export interface Batch {
  id: string;
  plans: readonly ListedPlan[];
  phase: "running" | "planned" | "ended";
}

export function batchesOf(plans: readonly ListedPlan[]): Batch[] {
  const order = { running: 0, planned: 1, ended: 2 };
  return [...groupBy(plans, ({ batch }) => batch)]
    .map(([id, made]): Batch => {
      const states = new Set(made.map(({ state }) => state));
      const phase = states.has("running") ? "running" : states.has("planned") ? "planned" : "ended";
      return { id, plans: made, phase };
    })
    .sort((a, b) => order[a.phase] - order[b.phase]);
}

export function countPlanned(
  plans: readonly ListedPlan[],
  ids: readonly string[],
  states: readonly string[],
) {
  const asked = new Set(ids);
  const found = plans.filter((plan) => states.includes(plan.state) && asked.has(plan.product_id));
  return new Set(found.map(({ product_id }) => product_id)).size;
}

/** "A sale of 12 products", "A falling price of Oak Bench" */
export function batchName({ plans }: Batch) {
  const [first] = plans;
  const what = first!.kind === "sale" ? "A sale" : "A falling price";
  return `${what} of ${plans.length === 1 ? first!.products.title : plural(plans.length, "product")}`;
}

/** "from Fri, Nov 27, 6:00 AM until Sun, Nov 29"; "−10% every 7 days from …" */
export function batchPeriod({ plans }: Batch) {
  const { kind, starts_at, ends_at, step_percent, every_days } = plans[0]!;
  const steps = kind === "sale" ? "" : `−${step_percent}% every ${plural(every_days!, "day")} `;
  return `${steps}from ${formatMoment(starts_at)}${ends_at ? ` until ${formatEnd(ends_at)}` : ""}`;
}

const endings: Record<string, string> = {
  over: "ended",
  missed: "was over before it began",
  sold: "ended: sold",
  "changed by hand": "ended: its price was set by hand",
  refused: "ended: its regular price is now above its compare-at price",
};

/** What a plan does to its product now: "$539, regular $599, next on Fri, Dec 4, 9:00 AM". */
export function planStanding(plan: ListedPlan) {
  const { state, products, plan_cents, regular_cents, price_cents, due_at, kind } = plan;
  if (state === "ended") return own(endings, plan.ended_because) ?? "ended";
  if (state === "planned") {
    return price_cents ? `${formatMoney(price_cents)} to come` : "to come";
  }
  if (products.state === "sold" || products.state === "archived") return "sold";
  const isLowest = plan_cents === products.price_cents;
  return [
    formatMoney(plan_cents!),
    `regular ${formatMoney(regular_cents!)}`,
    isLowest ? "" : `another plan’s price is ${formatMoney(products.price_cents)}`,
    kind === "sale"
      ? ""
      : due_at && due_at !== plan.ends_at
        ? `next on ${formatMoment(due_at)}`
        : "at its lowest",
  ]
    .filter(Boolean)
    .join(", ");
}
