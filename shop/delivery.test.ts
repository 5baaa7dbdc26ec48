import { expect, test } from "vitest";
import { deliveryZones } from "#content/delivery-zones.ts";
import { shop } from "#content/shop.ts";
import {
  dayWords,
  deliveryDays,
  earliestDelivery,
  feeWords,
  outsideFee,
  zipProblem,
} from "./delivery.ts";
import { findZone } from "./delivery-zone.ts";
import { caseZones, zoneCases } from "./testing/zone-cases.ts";

const calendar = { showrooms: shop.showrooms, specialDays: [] };

test.each(zoneCases)("the zone of $zip: $why", ({ zip, area }) => {
  expect(findZone(caseZones, zip)?.area).toBe(area);
});

test("the sample knows the counties of Metro Detroit, and no other", () => {
  const area = (zip: string) => findZone(deliveryZones, zip)?.area;
  expect(["48312", "48301", "48226", "48237"].map(area)).toEqual([
    "Macomb County",
    "Oakland County",
    "Wayne County",
    "Oakland County",
  ]);
  expect([area("48104"), area("49503")]).toEqual([undefined, undefined]);
});

test("the fee is said with the line from which it is free", () => {
  const zone = { feeCents: 9_900 };
  expect(feeWords(zone, shop)).toBe("$99, free on orders of $1,000 or more");
  expect(feeWords(zone, shop, 99_900)).toBe("$99, free on orders of $1,000 or more");
  expect(feeWords(zone, shop, 100_000)).toBe("free");
  expect(dayWords([6, 2, 4])).toBe("Tuesday, Thursday, and Saturday");
});

test("outside the zones the fee begins at the nearest one's, and of another part of the country it says nothing", () => {
  const fees = [12_900, 14_900, 9_900];
  const zones = deliveryZones.map((zone, at) => ({ ...zone, feeCents: fees[at]! }));
  expect(outsideFee(zones, "48104")).toBe("$99 or more; nearby Wayne County is $99");
  expect(outsideFee(zones, "48444")).toMatch(/^\$149 or more; nearby Oakland County/);
  expect(outsideFee(zones, "43604")).toBe("");
  expect(
    outsideFee(
      zones.map((zone) => ({ ...zone, feeCents: 0 })),
      "48104",
    ),
  ).toBe("");
});

// Detroit is five hours behind in November. November 23, 2026 is a Monday, the 26th is Thanksgiving.
test.each([
  ["Monday noon, one open day ahead: Tuesday's truck", "2026-11-23T17:00:00Z", "2026-11-24"],
  [
    "after closing the next day is the first: Saturday's truck",
    "2026-11-24T02:00:00Z",
    "2026-11-28",
  ],
  ["Thanksgiving has no hours, so nothing is brought", "2026-11-25T17:00:00Z", "2026-11-28"],
])("%s", (_, now, day) => {
  expect(earliestDelivery({ days: [2, 4, 6], leadDays: 1 }, calendar, new Date(now))).toBe(day);
});

test("a day on which the truck is full is left out", () => {
  const zone = { days: [2, 4, 6], leadDays: 1, fullDays: ["2026-11-24", "2026-12-01"] };
  const days = deliveryDays(zone, calendar, new Date("2026-11-23T17:00:00Z"));
  expect([days.next().value, days.next().value]).toEqual(["2026-11-28", "2026-12-03"]);
});

test("special days count, closed ones and open ones", () => {
  const zone = { days: [4], leadDays: 1 };
  const now = new Date("2026-11-23T17:00:00Z");
  const special = (hours: { opens: string; closes: string } | null) => ({
    ...calendar,
    specialDays: (["east", "west"] as const).map((showroom) => ({
      showroom,
      day: "2026-11-26",
      hours,
    })),
  });
  expect(earliestDelivery(zone, special({ opens: "09:00", closes: "13:00" }), now)).toBe(
    "2026-11-26",
  );
  expect(earliestDelivery(zone, special(null), now)).toBe("2026-12-03");
});

test("a shop that is never open promises no day", () => {
  const showrooms = shop.showrooms.map((room) => ({ ...room, hours: [] }));
  expect(
    earliestDelivery({ days: [2], leadDays: 0 }, { ...calendar, showrooms }, new Date()),
  ).toBeUndefined();
});

test("five digits that are no ZIP code are not asked for once more", () => {
  expect(zipProblem("00000")).toBe("00000 isn’t a ZIP code.");
  expect(zipProblem("4830")).toBe("A ZIP code has five digits, such as 48226.");
});
