/** Prices that change by themselves, as supabase/schemas/66_price_plans.sql sets them. */
import { fromLocal, toLocal } from "./calendar/clock.ts";
import { addDays } from "./calendar/days.ts";

export interface FallingPrice {
  /** By how much each step lowers the price before it. */
  percent: number;
  everyDays: number;
  /** What was paid, too, where the price may not go below it. */
  floorCents: number;
}

/** Cents after the next step: whole dollars from $10 on, never below the floor, never up. */
export function nextPlannedPrice(
  cents: number,
  { percent, floorCents }: Omit<FallingPrice, "everyDays">,
): number {
  const lower = Math.floor((cents * (100 - percent)) / 100);
  const whole = lower >= 1_000 ? lower - (lower % 100) : lower;
  return Math.min(cents, Math.max(floorCents, whole));
}

export interface PlannedStep {
  /** ISO 8601 */
  at: string;
  cents: number;
}

/** The steps from the first day on, until the price falls no more; at most so many. */
export function plannedSteps(
  startsAt: string,
  cents: number,
  plan: FallingPrice,
  most = 60,
): PlannedStep[] {
  const start = toLocal(startsAt);
  const steps: PlannedStep[] = [];
  for (let price = cents; steps.length < most; ) {
    const next = nextPlannedPrice(price, plan);
    if (next >= price) break;
    const day = addDays(start.slice(0, 10), (steps.length + 1) * plan.everyDays);
    steps.push({ at: fromLocal(`${day}${start.slice(10)}`), cents: next });
    price = next;
  }
  return steps;
}
