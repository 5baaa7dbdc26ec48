import { expect, test } from "vitest";
import { kindOf, newPicture, parsePictures, withMoved } from "./picture.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a file is what its first bytes say, whatever it is called", () => {
  expect(kindOf(bytes("\xff\xd8\xff\xe0"))).toEqual({ end: "jpg" });
  expect(kindOf(bytes("\x89PNG\r\n\x1a\n"))).toEqual({ end: "png" });
  expect(kindOf(bytes("RIFF\0\0\0\0WEBPVP8 "))).toEqual({ end: "webp" });
  expect(kindOf(bytes("<svg onload=1>"))).toMatchObject({
    problem: expect.stringMatching(/a JPEG/),
  });
  expect(kindOf(bytes("\0\0\0\x18ftypheic"))).toMatchObject({
    problem: expect.stringMatching(/HEIC/),
  });
});

test("pictures change places", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => newPicture(name, ""));
  const order = (from: number, to: number) =>
    withMoved([a!, b!, c!], from, to).map(({ original }) => original);
  expect(order(2, 0)).toEqual(["c", "a", "b"]);
  expect(order(0, 1)).toEqual(["b", "a", "c"]);
});

test("whatever a device kept, pictures are pictures", () => {
  expect(parsePictures("{")).toEqual([]);
  expect(parsePictures('[{"id": 1}, null]')).toEqual([]);
  const one = newPicture("a.jpg", "A");
  expect(parsePictures(JSON.stringify([one]))).toEqual([one]);
});
