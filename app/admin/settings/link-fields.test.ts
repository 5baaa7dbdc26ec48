import { expect, test } from "vitest";
import { type LinkFields, linkFields, linksOf } from "./link-fields.ts";

const row = {
  name: "Tag & Timber",
  shop_online_url: "https://shop.example.com/tag",
  social: [{ name: "Facebook", url: "https://www.facebook.com/tag" }],
};
const typed = (change: LinkFields) => linksOf({ ...linkFields(row), ...change }, ["Facebook"]);

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test.each<[LinkFields, string]>([
  [{ name: " " }, "name"],
  [{ shopOnline: "http://shop.example.com" }, "Shop Online"],
  [{ Facebook: "javascript:alert(1)" }, "Facebook"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({ problem: expect.stringContaining(words) });
});
