import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { expect, test } from "vitest";
import { animatedWebp, bombs } from "#server/storage/testing/bad-pictures.ts";
import { problemOfHead, problemOfSize } from "./picture-size.ts";

test.each(Object.entries(bombs))("a bomb that is a %s is known by its head", async (end, make) => {
  expect(problemOfHead(await make(), end)).toMatch(/too many pixels/);
});

test("what moves is known, and what is as large as a phone makes it is taken", async () => {
  expect(problemOfHead(await animatedWebp(), "webp")).toMatch(/is animated/);
  for (const name of ["phone.jpg", "phone.png", "phone.webp", "phone-lossless.webp"]) {
    const whole = await readFile(new URL(`testing/${name}`, import.meta.url));
    const end = extname(name).slice(1);
    expect(problemOfHead(whole, end)).toBeUndefined();
    expect(problemOfHead(whole.subarray(0, 20), end)).toBeUndefined();
  }
});

test("a thumbnail is too small, whichever way it lies", () => {
  expect(problemOfSize({ width: 399, height: 300 })).toMatch(/399 × 300/);
  expect(problemOfSize({ width: 299, height: 400 })).toMatch(/400 × 300/);
  expect(problemOfSize({ width: 300, height: 400 })).toBeUndefined();
});
