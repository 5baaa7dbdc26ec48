import { beforeEach, expect, test, vi } from "vitest";
import { homeSizesStore, placesOf } from "./home-sizes.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("nothing is known of a home until somebody says so", () => {
  expect(homeSizesStore.read()).toEqual({});
});

test("what was given is kept, and what can be no size is not", () => {
  homeSizesStore.write({ "door.widthIn": 28, "hall.widthIn": 34 });
  expect(homeSizesStore.read()).toEqual({ "door.widthIn": 28, "hall.widthIn": 34 });
  localStorage.setItem(
    "sizes.v2",
    JSON.stringify({ "door.widthIn": -4, "cab.depthIn": "wide", "gate.widthIn": 40 }),
  );
  expect(homeSizesStore.read()).toEqual({});
  localStorage.setItem("sizes.v2", "{");
  expect(homeSizesStore.read()).toEqual({});
});

test("the check is asked of the places that are known whole, and of no other", () => {
  const door = { "door.widthIn": 30, "door.heightIn": 79 };
  expect(placesOf({ ...door, "hall.widthIn": 34, "room.lengthIn": 168 })).toEqual({
    door: { widthIn: 30, heightIn: 79 },
  });
  expect(placesOf({ "hall.widthIn": 34, "hall.heightIn": 96 })).toEqual({
    hall: { widthIn: 34, heightIn: 96 },
  });
});
