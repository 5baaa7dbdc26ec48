import { expect, test } from "vitest";
import { countFilters, leadAddress, updateListState, viewQuery } from "./list-state.ts";

const read = (query: string) => leadAddress.read(new URLSearchParams(query));
const defaultState = leadAddress.usual;

test("an empty address shows everything, newest first", () => {
  expect(read("")).toEqual(defaultState);
  expect(leadAddress.write(defaultState).toString()).toBe("");
});

test("what is chosen is in the address and comes back from it", () => {
  const query =
    "q=dana&status=contacted&lender=Easy+Lane+Leasing&kind=wants_call&only=mine&days=7&sort=name&page=3&size=100&view=board&lead=x";
  expect(leadAddress.write(read(query)).toString()).toBe(query);
  expect(read("sort=-status").sort).toEqual({ column: "status", descending: true });
});

test("what the address says wrongly is as if it were not there", () => {
  expect(read("status=lost&sort=;drop&page=-2&size=7&view=map&only=x&days=8&kind=gift")).toEqual(
    defaultState,
  );
  expect(read("page=1e99").page).toBe(1);
});

test("another filter begins at its first page, another page keeps the filter", () => {
  const state = read("q=dana&page=3");
  expect(updateListState(state, { status: "pending" })).toMatchObject({ search: "dana", page: 1 });
  expect(updateListState(state, { kind: "cash" })).toMatchObject({ search: "dana", page: 1 });
  expect(updateListState(state, { page: 4 })).toMatchObject({ search: "dana", page: 4 });
});

test("a view keeps neither the page nor the open lead", () => {
  expect(viewQuery(read("q=dana&page=3&lead=x"))).toBe("q=dana");
});

test("the address keeps every filter behind More that is chosen, and nothing that is wrong", () => {
  const query =
    "from=2026-11-01&to=2026-11-30&showroom=east&person=1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed&contact=1d&text=failed&again=week&product=oak-bench&repeated=1";
  expect(leadAddress.write(read(query)).toString()).toBe(query);
  expect(countFilters(read(query))).toBe(9);
  expect(
    read(
      "from=soon&to=2026-13-01&showroom=<b>&contact=2h&text=lost&again=x&product=A%20b&repeated=yes",
    ),
  ).toEqual(defaultState);
});
