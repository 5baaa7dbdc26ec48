import * as v from "valibot";
import { expect, test } from "vitest";
import type { Product } from "../records/records.queries.ts";
import { batchesOf, batchName, planStanding } from "./plan-batches.ts";
import { comingDays, emptyPlan, mostPlanned, planned, planSchema } from "./plan-fields.ts";
import type { ListedPlan } from "./price-plans.queries.ts";

const now = "2026-11-30T14:00:00Z";
const product = (id: string, price_cents: number) => ({ id, title: id, price_cents }) as Product;
const products = [product("bed", 59_900), product("lamp", 9_900)];
const costs = new Map([
  ["bed", 40_000],
  ["lamp", 9_500],
]);
const rows = (fields: object, of = products, paid: ReadonlyMap<string, number> = costs) =>
  v.safeParse(planSchema(of, paid, now), { ...emptyPlan, ...fields });
const messages = (fields: object, of = products) =>
  rows(fields, of).issues?.map(({ message }) => message);
const until = "2026-12-06T23:59";

test("a sale has its price for each product, and an end by Detroit's clock", () => {
  expect(rows({ until }, products.slice(0, 1)).output).toEqual([
    {
      ...{ product_id: "bed", kind: "sale", starts_at: now, may_go_below_cost: false },
      ...{ price_cents: 53_900, ends_at: "2026-12-07T04:59:00.000Z" },
    },
  ]);
});

test.each([
  [{}, "Choose when the sale ends."],
  [{ until: "2026-11-30T08:00" }, "That end has already passed."],
  [{ until, from: "2026-12-08T08:00" }, "The end must be after the start."],
  [{ until, percent: "91" }, "Enter a percentage from 1 to 90."],
  [{ until, percent: "1.5" }, "Enter a percentage from 1 to 90."],
  [{ kind: "falling", everyDays: "0" }, "Enter 1 to 365 days."],
  [{ kind: "falling", floor: "100" }, "Enter a percentage from 1 to 99."],
  // The lamp would cost less than was paid for it.
  [{ until }, "Confirm that you mean to sell below cost."],
])("%j is refused: %s", (fields, message) => expect(messages(fields)).toContain(message));

test("what is meant below cost is sent so; too many products are refused", () => {
  expect(messages({ until, belowCost: "yes" })).toBeUndefined();
  const many = Array.from({ length: mostPlanned + 1 }, (_, at) => product(`p${at}`, 10_000));
  expect(messages({ until }, many)).toEqual(["Plan up to 500 products at a time."]);
});

test("a falling price stops at cost unless it is meant, and the coming days say what is earned", () => {
  const falling = { ...emptyPlan, kind: "falling", percent: "20" };
  const steps = planned(products, falling, costs, now);
  expect(steps.map(({ floorCents }) => floorCents)).toEqual([40_000, 9_500]);
  expect(comingDays(steps)).toEqual([
    { at: "2026-12-07T14:00:00.000Z", cents: 47_900 + 9_500, overCost: 7_900 },
    { at: "2026-12-14T14:00:00.000Z", cents: 40_000 + 9_500, overCost: 0 },
  ]);
  const meant = planned(products, { ...falling, belowCost: "yes" }, costs, now);
  expect(meant.map(({ floorCents }) => floorCents)).toEqual([30_000, 5_000]);
  expect(comingDays(planned(products, falling, new Map(), now))[0]).toMatchObject({
    overCost: undefined,
  });
  const sent = rows({ kind: "falling", percent: "20" }).output as object[];
  expect(sent[0]).toEqual({
    ...{ product_id: "bed", kind: "falling", starts_at: now, may_go_below_cost: false },
    ...{ step_percent: 20, every_days: 7, floor_cents: 40_000, shows_next: true },
  });
});

const plan = (more: object) =>
  ({
    ...{ id: "1", batch: "a", kind: "sale", state: "running", ended_because: null },
    ...{ plan_cents: 15_000, regular_cents: 20_000, price_cents: 15_000, due_at: null },
    products: { title: "Oak Bench", slug: "oak-bench", state: "live", price_cents: 15_000 },
    ...more,
  }) as ListedPlan;

test("plans of one step stand together, those that run first", () => {
  const all = batchesOf([
    plan({ batch: "old", state: "ended" }),
    plan({ batch: "next", state: "planned" }),
    plan({}),
    plan({ id: "2", state: "ended" }),
  ]);
  expect(all.map(({ id, phase }) => [id, phase])).toEqual([
    ["a", "running"],
    ["next", "planned"],
    ["old", "ended"],
  ]);
  expect(all.map(batchName)).toContain("A sale of 2 products");
});

test.each([
  [{}, "$150, regular $200"],
  [{ plan_cents: 17_000 }, "$170, regular $200, another plan’s price is $150"],
  [{ kind: "falling" }, "$150, regular $200, at its lowest"],
  [{ state: "planned" }, "$150 to come"],
  [{ state: "ended", ended_because: "changed by hand" }, "ended: its price was set by hand"],
  [{ state: "ended", ended_because: "constructor" }, "ended"],
])("%j stands so: %s", (more, words) => expect(planStanding(plan(more))).toBe(words));
