import { expect, test } from "vitest";
import { filterText, flag, listAddress, oneOf, type Searched, searched } from "./list-address.ts";
import { pageOf } from "./pages.tsx";

interface State extends Searched {
  room: string;
  state: "current" | "all";
  isNew: boolean;
  sort: "title" | "price";
}

const address = listAddress<State>({
  search: searched.search,
  room: filterText("room", /^[a-z]+$/),
  state: oneOf("state", "current", ["current", "all"], { all: "all" }),
  isNew: flag("new"),
  sort: oneOf("sort", "title", ["title", "price"], { isLook: true }),
  page: searched.page,
});
const read = (query: string) => address.read(new URLSearchParams(query));

test("what is said comes back, what is usual is left out, what is wrong is passed over", () => {
  const query = "q=oak&room=den&state=all&new=1&sort=price&page=2";
  expect(address.write(read(query)).toString()).toBe(query);
  expect(address.write(address.usual).toString()).toBe("");
  expect(read("room=<b>&state=__proto__&new=yes&sort=;drop&page=-1")).toEqual(address.usual);
  expect(read("page=1e99").page).toBe(1);
});

test("filters are counted, words, order and page are none; without filters nothing is left out", () => {
  expect(address.count(read("q=oak&room=den&new=1&sort=price&page=2"))).toBe(2);
  expect(address.count(read("room=den&new=1"), ["room"])).toBe(1);
  expect(address.all).toEqual({ room: "", state: "all", isNew: false });
});

test("a page beyond the end is the last one", () => {
  expect(pageOf([1, 2, 3], 9, 2)).toMatchObject({ shown: [3], paging: { page: 2, pages: 2 } });
  expect(pageOf([], 1, 2)).toMatchObject({ shown: [], paging: { page: 1, pages: 1 } });
});
