import { expect, test } from "vitest";
import { findClearBottom } from "./toast-position.ts";

const notice = { height: 90, left: 200, right: 390 };
const button = (top: number, left = 250) => ({ top, bottom: top + 44, left, right: left + 100 });

test("a notice stands at the bottom where nothing is pressed", () => {
  expect(findClearBottom(notice, [], 800, 16)).toBe(16);
  expect(findClearBottom(notice, [button(740, 20), button(100)], 800, 16)).toBe(16);
});

test("a notice stands above a button that it would cover, and above the next one over that", () => {
  expect(findClearBottom(notice, [button(740)], 800, 16)).toBe(68);
  expect(findClearBottom(notice, [button(740), button(680)], 800, 16)).toBe(128);
});

test("a notice goes between two buttons where it has room, and to the top where it has none", () => {
  expect(findClearBottom(notice, [button(740), button(500)], 800, 16)).toBe(68);
  const everywhere = Array.from({ length: 16 }, (_, place) => button(place * 50));
  expect(findClearBottom(notice, everywhere, 800, 16)).toBe(702);
  // Those between a panel's head and foot can be scrolled away.
  const panel = everywhere.map((box, index) => ({ ...box, scrolls: index > 0 && index < 15 }));
  expect(findClearBottom(notice, panel, 800, 16)).toBe(58);
});
