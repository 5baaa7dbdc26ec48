import { beforeEach, expect, test, vi } from "vitest";
import { askedSize, homeSizesStore, keepTyped, placesOf } from "./home-sizes.ts";

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

test("a door is asked for by its own size and kept as what it leaves, other ways in as they are", () => {
  keepTyped("door.widthIn", 30);
  keepTyped("hall.widthIn", 34);
  const kept = homeSizesStore.read();
  expect(kept).toEqual({ "door.widthIn": 28.5, "door.heightIn": 79, "hall.widthIn": 34 });
  const names = ["door.widthIn", "door.heightIn", "hall.widthIn"];
  expect(names.map((name) => askedSize(kept, name))).toEqual([30, 80, 34]);
  expect(askedSize(kept, "room.lengthIn")).toBeUndefined();
  keepTyped("door.heightIn", 84);
  expect(homeSizesStore.read()["door.heightIn"]).toBe(83);
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
