import { expect, test } from "vitest";
import { allHours, type SpecialRow, type WeekRow } from "../hours/hours.ts";
import { type Facts, toDos, untexted } from "./to-dos.ts";

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ showroom: "east", weekday, opens: "10:00:00", closes: "20:00:00", version: 1 },
})) as WeekRow[];
const closed = (showroom: string, day: string) =>
  ({ showroom, day, opens: null, closes: null, note: null, version: 1 }) as SpecialRow;

/** A Monday noon in Detroit, three days before Thanksgiving. */
const monday = Date.parse("2026-11-23T17:00:00Z");
const thanksgiving = [closed("east", "2026-11-26"), closed("west", "2026-11-26")];
const friday = [closed("east", "2026-11-27"), closed("west", "2026-11-27")];

const saying = (facts: Partial<Facts>) =>
  toDos({
    waitingLeads: 0,
    oldestLead: null,
    untexted: [],
    asked: 0,
    endingHolds: 0,
    nonLeft: 0,
    drafts: 0,
    hours: allHours({ week, special: [...thanksgiving, ...friday] }),
    offers: [],
    today: "2026-11-23",
    now: monday,
    ...facts,
  });

test("nothing waits where everything is done", () => {
  expect(saying({})).toEqual([]);
});

test("the next holiday is asked for until both showrooms have an answer", () => {
  const asked = (...special: SpecialRow[]) => saying({ hours: allHours({ week, special }) });
  expect(asked()).toMatchObject([
    { to: "/admin/hours", title: "Thanksgiving is Thu, Nov 26: set your hours", isUrgent: true },
  ]);
  expect(asked(thanksgiving[1]!)).toMatchObject([{ detail: "Only West has hours set" }]);
  expect(asked(...thanksgiving)).toMatchObject([
    { title: "Black Friday is Fri, Nov 27: set your hours", isUrgent: false },
  ]);
  expect(asked(...thanksgiving, ...friday)).toEqual([]);
  expect(saying({ today: "2026-11-28", hours: allHours({ week, special: [] }) })).toEqual([]);
});

test("an offer is told two days before its end, and when it has ended", () => {
  const offer = (ends_at: string) => saying({ offers: [{ words: "Black Friday", ends_at }] });
  expect(offer("2026-11-25T16:59:00Z")).toMatchObject([
    { title: "Offer ends soon: “Black Friday”" },
  ]);
  expect(offer("2026-11-25T17:01:00Z")).toEqual([]);
  expect(offer("2026-11-23T17:00:00Z")).toMatchObject([{ title: "Offer ended: “Black Friday”" }]);
});

test("who waits for a first call is urgent after an hour of opening time", () => {
  const waiting = (oldestLead: string) => saying({ waitingLeads: 2, oldestLead })[0];
  // Sunday night: the shop has been open for two hours since.
  expect(waiting("2026-11-23T03:00:00Z")).toEqual({
    to: "/admin/financing-leads?only=waiting",
    title: "2 leads waiting for a first call",
    detail: "The oldest has waited 2 h of store hours",
    isUrgent: true,
  });
  expect(waiting("2026-11-23T16:30:00Z")).toMatchObject({ isUrgent: false });
  const beforeOpening = Date.parse("2026-11-23T15:30:00Z");
  const atOpening = saying({
    waitingLeads: 1,
    oldestLead: "2026-11-23T03:00:00Z",
    now: beforeOpening,
  });
  expect(atOpening).toMatchObject([{ isUrgent: false }]);
  const atNight = Date.parse("2026-11-23T04:00:00Z");
  expect(
    saying({ waitingLeads: 1, oldestLead: "2026-11-23T03:00:00Z", now: atNight }),
  ).toMatchObject([{ detail: "The store hasn’t been open since", isUrgent: false }]);
});

test("products that are live with none left, and drafts, lead to their lists", () => {
  expect(saying({ nonLeft: 3, drafts: 1 })).toMatchObject([
    { to: "/admin/products?state=none-left", title: "3 live products with none left" },
    { to: "/admin/products?state=draft", title: "1 draft" },
  ]);
});

test("a text that did not arrive is told until another one has", () => {
  const texts = [
    { lead_id: "a", state: "delivered" },
    { lead_id: "b", state: "failed" },
    { lead_id: "a", state: "failed" },
    { lead_id: "b", state: "delivered" },
    { lead_id: "c", state: "unknown" },
  ];
  expect(untexted(texts)).toEqual(["b", "c"]);
  expect(saying({ untexted: ["b", "c"] })).toMatchObject([
    { to: "/admin/financing-leads?lead=b", title: "2 texts didn’t arrive" },
  ]);
});
