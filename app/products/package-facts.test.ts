import { expect, test } from "vitest";
import { cardLines } from "./package-facts.ts";

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Piece ${at}`, count: 1, detail: "" }));

test("a package's card has ten lines: the tenth is a piece where it is the last, and says how many more otherwise", () => {
  expect(cardLines(lines(9))).toMatchObject({ lines: { length: 9 }, more: 0 });
  expect(cardLines(lines(10))).toMatchObject({ lines: { length: 10 }, more: 0 });
  expect(cardLines(lines(11))).toMatchObject({ lines: { length: 9 }, more: 2 });
});
