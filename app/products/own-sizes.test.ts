import { beforeEach, expect, test, vi } from "vitest";
import { firstSizes, ownSizesStore, placesOf } from "./own-sizes.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("nothing is known of a home until somebody says so", () => {
  expect(ownSizesStore.read()).toBeUndefined();
});

test("what was given is kept, and what can be no size is not", () => {
  ownSizesStore.write({ ...firstSizes, "door.widthIn": 28, "hall.widthIn": 34 });
  expect(ownSizesStore.read()).toMatchObject({ "door.widthIn": 28, "hall.widthIn": 34 });
  localStorage.setItem(
    "sizes.v1",
    JSON.stringify({ "door.widthIn": -4, "cab.depthIn": "wide", "gate.widthIn": 40 }),
  );
  expect(ownSizesStore.read()).toEqual(firstSizes);
  localStorage.setItem("sizes.v1", "{");
  expect(ownSizesStore.read()).toBeUndefined();
});

test("the check is asked by place", () => {
  expect(placesOf({ ...firstSizes, "hall.widthIn": 34, "hall.heightIn": 96 })).toEqual({
    door: { widthIn: 30, heightIn: 79 },
    hall: { widthIn: 34, heightIn: 96 },
    room: { lengthIn: 168, widthIn: 144 },
  });
});
