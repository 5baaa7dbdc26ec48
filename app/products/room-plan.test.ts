import { expect, test } from "vitest";
import type { Part } from "#shop/product.ts";
import { arrangeRoom } from "./room-plan.ts";

function part(name: string, widthIn: number, depthIn: number, heightIn: number, count = 1): Part {
  return { name, count, widthIn, depthIn, heightIn };
}

const room = { lengthIn: 168, widthIn: 144 };

test("parts stand side by side in the middle of the wall, largest first", () => {
  const { placed, left } = arrangeRoom(
    [part("Chair", 30, 30, 36, 2), part("Sofa", 90, 38, 36)],
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
  const { placed } = arrangeRoom([part("Sofa", 90, 38, 36, 2)], room);
  expect(placed[1]).toMatchObject({ x: 39, y: 68 });
});

test("what finds no place is named", () => {
  const { placed, left } = arrangeRoom([part("Bed", 82, 88, 54)], { lengthIn: 80, widthIn: 80 });
  expect(placed).toEqual([]);
  expect(left).toEqual(["Bed"]);
});

test("a part longer than the wall is turned", () => {
  const { placed } = arrangeRoom([part("Sofa", 90, 38, 36)], { lengthIn: 60, widthIn: 120 });
  expect(placed[0]).toMatchObject({ width: 38, depth: 90 });
});

test("a mirror on the wall takes no floor", () => {
  const { placed, share } = arrangeRoom(
    [part("Mirror", 42, 2, 36), part("Dresser", 84, 24, 36)],
    room,
  );
  expect(placed).toHaveLength(1);
  expect(share).toBeCloseTo((84 * 24) / (168 * 144));
});
