import sharp from "sharp";
import { expect, test } from "vitest";
import { animatedWebp, bombs } from "#server/storage/testing/bad-pictures.ts";
import { problemOfHead, problemOfSize } from "./picture-size.ts";

test.each(Object.entries(bombs))("a bomb that is a %s is known by its head", async (end, make) => {
  expect(problemOfHead(await make(), end)).toMatch(/too many pixels/);
});

test("what moves is known, and what is as large as a phone makes it is taken", async () => {
  expect(problemOfHead(await animatedWebp(), "webp")).toMatch(/moves/);
  const picture = sharp({
    create: { width: 4032, height: 3024, channels: 3, background: "#885522" },
  });
  for (const [end, bytes] of [
    [
      "jpg",
      picture
        .clone()
        .withExif({ IFD0: { Make: "Phone" } })
        .jpeg(),
    ],
    ["png", picture.clone().png()],
    ["webp", picture.clone().webp()],
    ["webp", picture.clone().webp({ lossless: true })],
  ] as const) {
    const whole = await bytes.toBuffer();
    expect(problemOfHead(whole, end)).toBeUndefined();
    expect(problemOfHead(whole.subarray(0, 20), end)).toBeUndefined();
  }
});

test("a thumbnail is too small, whichever way it lies", () => {
  expect(problemOfSize({ width: 399, height: 300 })).toMatch(/399 × 300/);
  expect(problemOfSize({ width: 299, height: 400 })).toMatch(/400 × 300/);
  expect(problemOfSize({ width: 300, height: 400 })).toBeUndefined();
});
