import { expect, test } from "vitest";
import type { Delivery } from "./deliveries.queries.ts";
import { daysWithoutRoom, stopsOf } from "./stops.ts";

const delivery = (id: string, day: string, zip: string, street: string) =>
  ({ id, day, zip, street }) as Delivery;

test("a full day has room for more at an address where the truck stops", () => {
  const stop = delivery("a", "2026-12-01", "48226", "1 Oak Street");
  const full = ["2026-12-01", "2026-12-08"];
  const address = { zip: "48226", street: " 1  OAK street " };
  expect(daysWithoutRoom(full, [stop], address)).toEqual(["2026-12-08"]);
  expect(daysWithoutRoom(full, [stop], { ...address, zip: "48201" })).toEqual(full);
  expect(daysWithoutRoom(full, [stop], { ...address, street: "2 Oak Street" })).toEqual(full);
});

test("what goes to one address on one day is one stop", () => {
  const stops = stopsOf([
    delivery("a", "2026-12-01", "48201", "1 Oak Street"),
    delivery("b", "2026-12-01", "48226", "1 Oak Street"),
    delivery("c", "2026-12-01", "48226", "1 OAK street"),
    delivery("d", "2026-12-08", "48226", "1 Oak Street"),
  ]);
  expect(stops.map((stop) => stop.map(({ id }) => id).join(""))).toEqual(["a", "bc", "d"]);
});
