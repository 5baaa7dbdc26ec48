import { expect, test } from "vitest";
import type { Piece } from "#app/catalog/product.ts";
import { arrange, throughDoor } from "./fit.ts";

function piece(name: string, widthIn: number, depthIn: number, heightIn: number, count = 1): Piece {
  return { name, count, widthIn, depthIn, heightIn };
}

const door = { widthIn: 32, heightIn: 80 };

test("a box passes when its two smaller sides fit the opening", () => {
  expect(throughDoor(piece("Six-drawer dresser", 58, 17, 36), door)).toEqual({
    way: "straight",
    sides: [17, 36],
    fits: true,
  });
});

test("a table as low as the door is wide does not pass: an inch is kept for hands", () => {
  const table = piece("Round table", 48, 48, 32);
  expect(throughDoor(table, door).fits).toBe(false);
  expect(throughDoor(table, { ...door, widthIn: 33 }).fits).toBe(true);
});

test("a sofa that fails upright passes on its diagonal", () => {
  const sofa = piece("Three-seat sofa", 90, 38, 38);
  expect(throughDoor(sofa, { widthIn: 38, heightIn: 80 })).toEqual({
    way: "tilted",
    sides: [36, 48],
    fits: true,
  });
  expect(throughDoor(sofa, { widthIn: 36, heightIn: 80 }).fits).toBe(false);
});

test("only seats are tilted: a cube has nothing to gain", () => {
  expect(throughDoor(piece("Cube table", 38, 38, 38), { widthIn: 38, heightIn: 80 }).fits).toBe(
    false,
  );
});

test("a bed is carried in as its headboard", () => {
  expect(throughDoor(piece("Queen plank bed", 64, 86, 54), door)).toEqual({
    way: "apart",
    sides: [6, 54],
    fits: true,
  });
});

test("a rug is rolled", () => {
  expect(throughDoor(piece("Area rug", 96, 120, 0.5), door)).toMatchObject({
    way: "rolled",
    fits: true,
  });
});

const room = { lengthIn: 168, widthIn: 144 };

test("pieces stand side by side in the middle of the wall, largest first", () => {
  const { placed, left } = arrange(
    [piece("Chair", 30, 30, 36, 2), piece("Sofa", 90, 38, 36)],
    room,
  );
  expect(placed.map(({ name, x, y }) => [name, x, y])).toEqual([
    ["Sofa", 9, 0],
    ["Chair", 99, 0],
    ["Chair", 129, 0],
  ]);
  expect(left).toEqual([]);
});

test("a full wall starts a second row behind a walkway", () => {
  const { placed } = arrange([piece("Sofa", 90, 38, 36, 2)], room);
  expect(placed[1]).toMatchObject({ x: 39, y: 68 });
});

test("what finds no place is named", () => {
  const { placed, left } = arrange([piece("Bed", 82, 88, 54)], { lengthIn: 80, widthIn: 80 });
  expect(placed).toEqual([]);
  expect(left).toEqual(["Bed"]);
});

test("a piece longer than the wall is turned", () => {
  const { placed } = arrange([piece("Sofa", 90, 38, 36)], { lengthIn: 60, widthIn: 120 });
  expect(placed[0]).toMatchObject({ width: 38, depth: 90 });
});

test("a mirror on the wall takes no floor", () => {
  const { placed, share } = arrange(
    [piece("Mirror", 42, 2, 36), piece("Dresser", 84, 24, 36)],
    room,
  );
  expect(placed).toHaveLength(1);
  expect(share).toBeCloseTo((84 * 24) / (168 * 144));
});
