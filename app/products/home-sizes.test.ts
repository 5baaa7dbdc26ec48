import { beforeEach, expect, test, vi } from "vitest";
import { defaultSizes, homeSizesStore, placesOf } from "./home-sizes.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("nothing is known of a home until somebody says so", () => {
  expect(homeSizesStore.read()).toBeUndefined();
});

test("what was given is kept, and what can be no size is not", () => {
  homeSizesStore.write({ ...defaultSizes, "door.widthIn": 28, "hall.widthIn": 34 });
  expect(homeSizesStore.read()).toMatchObject({ "door.widthIn": 28, "hall.widthIn": 34 });
  localStorage.setItem(
    "sizes.v1",
    JSON.stringify({ "door.widthIn": -4, "cab.depthIn": "wide", "gate.widthIn": 40 }),
  );
  expect(homeSizesStore.read()).toEqual(defaultSizes);
  localStorage.setItem("sizes.v1", "{");
  expect(homeSizesStore.read()).toBeUndefined();
});

test("the check is asked by place", () => {
  expect(placesOf({ ...defaultSizes, "hall.widthIn": 34, "hall.heightIn": 96 })).toEqual({
    door: { widthIn: 30, heightIn: 79 },
    hall: { widthIn: 34, heightIn: 96 },
    room: { lengthIn: 168, widthIn: 144 },
  });
});
