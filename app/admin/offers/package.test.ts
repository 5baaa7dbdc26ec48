import { expect, test } from "vitest";
import type { Product } from "../records/records.queries.ts";
import { contentsOf, findProducts, isBroken } from "./package.ts";

const product = (id: string, title: string, state: Product["state"] = "live") =>
  ({ id, title, state }) as Product;
const products = [
  product("902", "Brass Lamp"),
  product("903", "Oak Bench"),
  product("904", "Rug", "sold"),
];
const den = (...product_ids: string[]) => ({ state: "live" as const, product_ids });

test("a live package that names a sold, hidden or missing product is broken", () => {
  expect(isBroken(den(), products)).toBe(false);
  expect(isBroken(den("902", "903"), products)).toBe(false);
  expect(isBroken(den("902", "904"), products)).toBe(true);
  expect(isBroken(den("999"), products)).toBe(true);
  expect(isBroken({ ...den("904"), state: "archived" }, products)).toBe(false);
  expect(contentsOf(den("904", "999"), products).map(({ product }) => product?.title)).toEqual([
    "Rug",
    undefined,
  ]);
});

test("products are found by title or number, without those that it names or that are not for sale", () => {
  const found = (search: string, ...ids: string[]) =>
    findProducts(search, ids, products).map(({ id }) => id);
  expect(found("lamp")).toEqual(["902"]);
  expect(found("bench oak")).toEqual(["903"]);
  expect(found("#903")).toEqual(["903"]);
  expect(found("lamp", "902")).toEqual([]);
  expect(found("rug")).toEqual([]);
  expect(found("l")).toEqual([]);
});
