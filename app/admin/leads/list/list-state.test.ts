import { expect, test } from "vitest";
import {
  defaultState,
  parseListState,
  serializeListState,
  updateListState,
  viewQuery,
} from "./list-state.ts";

const read = (query: string) => parseListState(new URLSearchParams(query));

test("an empty address shows everything, newest first", () => {
  expect(read("")).toEqual(defaultState);
  expect(serializeListState(defaultState).toString()).toBe("");
});

test("what is chosen is in the address and comes back from it", () => {
  const query =
    "q=dana&status=contacted&lender=Easy+Lane+Leasing&kind=wants_call&only=mine&days=7&sort=name&page=3&size=100&view=board&lead=x";
  expect(serializeListState(read(query)).toString()).toBe(query);
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
