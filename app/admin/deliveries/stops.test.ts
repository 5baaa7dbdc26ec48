import { expect, test } from "vitest";
import type { Delivery } from "./deliveries.queries.ts";
import { stopsOf } from "./stops.ts";

test("what goes to one address on one day is one stop", () => {
  const delivery = (id: string, day: string, zip: string, street: string) =>
    ({ id, day, zip, street }) as Delivery;
  const stops = stopsOf([
    delivery("a", "2026-12-01", "48201", "1 Oak Street"),
    delivery("b", "2026-12-01", "48226", "1 Oak Street"),
    delivery("c", "2026-12-01", "48226", "1 OAK street"),
    delivery("d", "2026-12-08", "48226", "1 Oak Street"),
  ]);
  expect(stops.map((stop) => stop.map(({ id }) => id).join(""))).toEqual(["a", "bc", "d"]);
});
