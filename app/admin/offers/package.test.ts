import { expect, test } from "vitest";
import type { Piece } from "../catalog/catalog.queries.ts";
import { contentsOf, findPieces, isBroken, type PackageRow } from "./package.ts";

const piece = (id: string, title: string, state: Piece["state"] = "live") =>
  ({ id, title, state }) as Piece;
const pieces = [piece("902", "Brass Lamp"), piece("903", "Oak Bench"), piece("904", "Rug", "sold")];
const den = (...product_ids: string[]) => ({ state: "live", product_ids }) as PackageRow;

test("a live package that names a sold, hidden or missing piece is broken", () => {
  expect(isBroken(den(), pieces)).toBe(false);
  expect(isBroken(den("902", "903"), pieces)).toBe(false);
  expect(isBroken(den("902", "904"), pieces)).toBe(true);
  expect(isBroken(den("999"), pieces)).toBe(true);
  expect(isBroken({ ...den("904"), state: "archived" }, pieces)).toBe(false);
  expect(contentsOf(den("904", "999"), pieces).map(({ piece }) => piece?.title)).toEqual([
    "Rug",
    undefined,
  ]);
});

test("pieces are found by title or number, without those that it names or that are not for sale", () => {
  const found = (search: string, ...ids: string[]) =>
    findPieces(search, den(...ids), pieces).map(({ id }) => id);
  expect(found("lamp")).toEqual(["902"]);
  expect(found("bench oak")).toEqual(["903"]);
  expect(found("#903")).toEqual(["903"]);
  expect(found("lamp", "902")).toEqual([]);
  expect(found("rug")).toEqual([]);
  expect(found("l")).toEqual([]);
});
