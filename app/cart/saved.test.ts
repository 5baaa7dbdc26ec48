import { expect, test } from "vitest";
import { parseSlugs, toggle } from "./saved.ts";
import { mergeSaved, savedLink, slugsFromLink, textListHref } from "./saved-link.ts";

test("saving puts a slug first and saving it again takes it out", () => {
  expect(toggle(["jug-lamp"], "oak-bed")).toEqual(["oak-bed", "jug-lamp"]);
  expect(toggle(["oak-bed", "jug-lamp"], "oak-bed")).toEqual(["jug-lamp"]);
});

test("what is to be compared stands in the order in which it was ticked", () => {
  expect(toggle(["jug-lamp"], "oak-bed", true)).toEqual(["jug-lamp", "oak-bed"]);
});

test("what is found on the device is read with suspicion", () => {
  expect(parseSlugs(undefined)).toEqual([]);
  expect(parseSlugs({ 0: "oak-bed" })).toEqual([]);
  expect(parseSlugs(["oak-bed", "oak-bed", 7, null, "<b>", "Oak Bed", ""])).toEqual(["oak-bed"]);
});

test("a list sent by link comes back whole", () => {
  const link = savedLink("https://shop.test", ["oak-bed", "jug-lamp"]);
  expect(link).toBe("https://shop.test/saved?items=oak-bed,jug-lamp");
  expect(slugsFromLink(new URL(link).searchParams)).toEqual(["oak-bed", "jug-lamp"]);
  expect(slugsFromLink(new URLSearchParams())).toEqual([]);
});

test("keeping a sent list adds what is new and loses nothing", () => {
  expect(mergeSaved(["jug-lamp", "desk"], ["oak-bed", "jug-lamp"])).toEqual([
    "oak-bed",
    "jug-lamp",
    "desk",
  ]);
});

test("the text message carries the link, encoded", () => {
  expect(textListHref("Tag & Timber", "https://shop.test/saved?items=a,b")).toBe(
    "sms:?&body=Furniture%20I%20saved%20at%20Tag%20%26%20Timber%3A%20https%3A%2F%2Fshop.test%2Fsaved%3Fitems%3Da%2Cb",
  );
});
