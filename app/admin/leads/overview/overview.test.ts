import { expect, test } from "vitest";
import { breakdownsOf, momentsOf } from "./overview.ts";

const overview = {
  ...{ junk: 2, contacted: 2, median: 60_000, period: 7 as const, spans: [1, 0, 1, 0, 0] },
  ...{ days: [1, 0, 0, 0, 0, 0, 2], statuses: { pending: 1, converted: 2 } },
  lenders: [
    { lender: "Second Lending", leads: 1, converted: 0 },
    { lender: "First Lending", leads: 2, converted: 2 },
  ],
};
// Wednesday noon in Detroit.
const now = new Date("2026-11-25T17:00:00Z");
const inZone = (zone: string) => {
  process.env.TZ = zone;
  return breakdownsOf({ ...overview, moments: momentsOf(7, now) });
};

test("the newest day, the busiest lender, every status and every span, each with its list", () => {
  const [days, lenders, statuses, spans] = inZone("America/Detroit");
  expect(days!.rows[0]).toEqual({
    label: "Nov 25",
    numbers: [[2, "?kind=financing&from=2026-11-25&to=2026-11-25"]],
  });
  expect(days!.rows.map(({ numbers }) => numbers[0]![0])).toEqual(overview.days.toReversed());
  expect(lenders!.rows[0]).toEqual({
    label: "First Lending",
    numbers: [
      [2, "?kind=financing&lender=First+Lending&days=7"],
      [2, "?kind=financing&lender=First+Lending&status=converted&days=7"],
    ],
  });
  expect(statuses!.rows.map(({ numbers }) => numbers[0]![0])).toEqual([1, 0, 2, 0]);
  expect(spans!.rows[2]).toEqual({
    label: "1 day",
    numbers: [[1, "?kind=financing&contact=1d&days=7"]],
  });
});

test("a day's number opens no list where the viewer's day is not the shop's", () => {
  const [days] = inZone("America/Chicago");
  expect(days!.rows.map(({ numbers }) => numbers[0])).toEqual(
    overview.days.toReversed().map((leads) => [leads, undefined]),
  );
});
