/** What a falling price costs when: cases that shop/price-plans.ts and the database both answer. */
export const fallingCases = [
  {
    what: "whole dollars, the last step only to the floor; Detroit's hour stays when clocks change",
    plan: { startsAt: "2026-10-30T13:00:00.000Z", percent: 20, everyDays: 7, floorCents: 15_000 },
    cents: 20_000,
    steps: [
      { at: "2026-11-06T14:00:00.000Z", cents: 16_000 },
      { at: "2026-11-13T14:00:00.000Z", cents: 15_000 },
    ],
  },
  {
    what: "what was paid is a floor, too",
    plan: { startsAt: "2026-11-23T17:00:00.000Z", percent: 10, everyDays: 1, floorCents: 100 },
    cents: 59_900,
    costCents: 50_050,
    steps: [
      { at: "2026-11-24T17:00:00.000Z", cents: 53_900 },
      { at: "2026-11-25T17:00:00.000Z", cents: 50_050 },
    ],
  },
  {
    what: "cents below $10, in an hour that a day lacks",
    plan: { startsAt: "2027-03-13T07:30:00.000Z", percent: 10, everyDays: 1, floorCents: 800 },
    cents: 1_150,
    steps: [
      { at: "2027-03-14T07:30:00.000Z", cents: 1_000 },
      { at: "2027-03-15T06:30:00.000Z", cents: 900 },
      { at: "2027-03-16T06:30:00.000Z", cents: 810 },
      { at: "2027-03-17T06:30:00.000Z", cents: 800 },
    ],
  },
  {
    what: "in an hour that a day has twice it is the second one",
    plan: { startsAt: "2026-10-31T05:30:00.000Z", percent: 10, everyDays: 1, floorCents: 850 },
    cents: 1_000,
    steps: [
      { at: "2026-11-01T06:30:00.000Z", cents: 900 },
      { at: "2026-11-02T06:30:00.000Z", cents: 850 },
    ],
  },
  {
    what: "a price beyond what 32 bits multiply",
    plan: {
      startsAt: "2026-12-30T17:00:00.000Z",
      percent: 1,
      everyDays: 365,
      floorCents: 98_500_000,
    },
    cents: 100_000_000,
    steps: [
      { at: "2027-12-30T17:00:00.000Z", cents: 99_000_000 },
      { at: "2028-12-29T17:00:00.000Z", cents: 98_500_000 },
    ],
  },
  {
    what: "a floor above the price",
    plan: { startsAt: "2026-11-23T17:00:00.000Z", percent: 10, everyDays: 7, floorCents: 25_000 },
    cents: 20_000,
    steps: [],
  },
] as const;
