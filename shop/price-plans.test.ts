import { expect, test } from "vitest";
import { plannedSteps } from "./price-plans.ts";
import { fallingCases } from "./testing/falling-cases.ts";

test.each(fallingCases)("a falling price: $what", ({ plan, cents, steps, ...more }) => {
  const costCents = "costCents" in more ? more.costCents : 0;
  const floorCents = Math.max(plan.floorCents, costCents);
  expect(plannedSteps(plan.startsAt, cents, { ...plan, floorCents })).toEqual(steps);
});

test("as many steps as are wanted", () => {
  const [{ plan, cents, steps }] = fallingCases;
  expect(plannedSteps(plan.startsAt, cents, plan, 1)).toEqual(steps.slice(0, 1));
});
