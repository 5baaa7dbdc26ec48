import { expect, test } from "vitest";
import { packages } from "#content/packages.ts";
import { cardLines, packageFit } from "./package-facts.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Piece ${at}`, count: 1, detail: "" }));

test("a package's card has ten lines: the tenth is a piece where it is the last, and says how many more otherwise", () => {
  expect(cardLines(lines(9))).toMatchObject({ lines: { length: 9 }, more: 0 });
  expect(cardLines(lines(10))).toMatchObject({ lines: { length: 10 }, more: 0 });
  expect(cardLines(lines(11))).toMatchObject({ lines: { length: 9 }, more: 2 });
});

test("a package says which piece is the hardest to get in, and what that needs", () => {
  // A sofa 37 deep and 35 high is tilted: 37 × 35 ÷ √(37² + 11.67²) = 33.4.
  const sofa = { name: "Sofa", count: 1, detail: "84 x 37 x 35 in., seats three" };
  const bed = {
    name: "Queen bed",
    count: 1,
    detail: "64 x 86 in., 52 in. headboard of five boards",
  };
  const rug = { name: "Area rug", count: 1, detail: "8 x 10 ft, cream" };
  expect(packageFit([rug, bed, sofa])).toMatchObject({
    parts: [{ name: "Queen bed", heightIn: 52 }, { name: "Sofa" }],
    opening: "Hardest to get in: Sofa. Needs a 34-inch opening.",
  });
  expect(packageFit([bed]).opening).toMatch(/only a 28-inch door once taken apart/);
});

test("it says nothing where a piece that may be the largest has no size", () => {
  const chair = { name: "End tables", count: 2, detail: "20 x 22 x 23 in. each, one drawer" };
  expect(packageFit([chair]).parts).toHaveLength(1);
  expect(packageFit([chair, { name: "Sectional", count: 1, detail: "Seats six" }])).toEqual({});
  expect(packageFit([{ name: "Wall art", count: 2, detail: "" }])).toEqual({});
});

test("every package of the sample says it", () => {
  for (const { name, includes } of packages)
    expect(packageFit(includes).opening, name).toMatch(
      /^Hardest to get in: .+\. Needs (only )?an? /,
    );
});
