import { expect, test } from "vitest";
import type { SoldLine } from "./sales.ts";
import { salesCsv } from "./sales-csv.ts";
import {
  askedFor,
  filterOfGroup,
  groupName,
  periodsOf,
  salesAddress,
  sayResult,
} from "./sales-list.ts";

const line: SoldLine = {
  ...{ id: "a", sold_at: "2026-11-20T04:30:00Z", day: "2026-11-19", return_of: null },
  ...{ product_id: "901", slug: "oak-bench", title: "=Oak Bench", list: "bedroom", lot_id: null },
  ...{ package_id: null, package_name: null, showroom: "east", sold_by: "m", sold_by_email: null },
  ...{ lead_id: null, lead_name: null, lender: null, note: "Her mother's", corrected_at: null },
  ...{ quantity: 2, price_cents: 19_950, revenue_cents: 39_900, tax_percent: 6, tax_cents: 2_394 },
  ...{ cost_cents: 16_000, margin_cents: 23_900, days_standing: 41 },
};

test("the bookkeeper's file has Detroit's time, tax, and returns as numbers below zero", () => {
  const back = { ...line, return_of: "a", quantity: -1, revenue_cents: -19_950, tax_cents: -1_197 };
  const rows = salesCsv([line, back], new Map([["m", "Maya"]])).split("\r\n");
  expect(rows[1]).toBe(
    `"2026-11-19 23:30","Sale","901","'=Oak Bench","","Bedroom","East","Maya","","","2","199.5","399","6","23.94","422.94","160","239","41","Her mother's"`,
  );
  expect(rows[2]).toContain(`"-1","199.5","-199.5","6","-11.97","-211.47"`);
  expect(rows[0]!.split(",")).toHaveLength(20);
});

test("an address says which sales are shown, and what else stands in it is passed over", () => {
  const state = salesAddress.read(
    new URLSearchParams("?from=2026-11-01&to=soon&kind=gift&by=week&showroom=east&q= oak &page=2"),
  );
  expect(state).toEqual({
    ...salesAddress.usual,
    ...{ from: "2026-11-01", by: "week", showroom: "east", search: "oak", page: 2 },
  });
  expect(askedFor(state)).toEqual({
    ...{ from: "2026-11-01", by: "week", showroom: "east", text: "oak" },
  });
  expect(salesAddress.read(salesAddress.write(state))).toEqual(state);
});

test("a group's sales are a filter: a month ends with its last day", () => {
  expect(filterOfGroup("month", "2026-02")).toMatchObject({ from: "2026-02-01", to: "2026-02-28" });
  expect(filterOfGroup("month", "2026-12")).toMatchObject({ from: "2026-12-01", to: "2026-12-31" });
  expect(filterOfGroup("week", "2026-11-23")).toMatchObject({ to: "2026-11-29" });
  expect(filterOfGroup("person", "nobody")).toEqual({ person: "nobody" });
  expect(filterOfGroup("product", "#901")).toEqual({ product: "901" });
  expect(filterOfGroup("product", "Den")).toEqual({ search: "Den" });
});

test("products of one name are told apart by their numbers", () => {
  const names = { people: new Map(), lots: new Map() };
  const said = (key: string, title: string) => groupName("product", { key, title }, names);
  expect([said("#901", "Oak Bench"), said("Den", "Den")]).toEqual(["Oak Bench #901", "Den"]);
});

test("a lot is even, or says what it lacks", () => {
  const lot = {
    ...{ id: "a", supplier: "Coastal", arrived_on: "2026-10-09", items: 2, left: 38 },
    ...{ paid: 30_000, revenue: 40_000, left_value: 1, days: 33, even_since: "2026-11-12" },
  };
  expect(sayResult(lot)).toBe("break even since Thu, Nov 12, $100 earned");
  expect(sayResult({ ...lot, revenue: 20_000, even_since: null })).toBe("$100 to break even");
  expect(sayResult({ ...lot, paid: null, even_since: null })).toBe("what was paid isn’t known");
});

test("periods are Detroit's: Sunday night is still this week, and the last month's last day is its end", () => {
  const periods = periodsOf(new Date("2026-11-30T04:30:00Z"));
  const of = (name: string) => periods.find((one) => one.name === name);
  expect(of("This week")).toMatchObject({ from: "2026-11-23", to: "2026-11-29" });
  expect(of("Last month")).toMatchObject({ from: "2026-10-01", to: "2026-10-31" });
});
