import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { type LinkFields, linkFields, linksSchema } from "./link-fields.ts";

const row = {
  name: "Tag & Timber",
  shop_online_url: "https://shop.example.com/tag",
  social: [{ name: "Facebook", url: "https://www.facebook.com/tag" }],
};
const typed = (change: LinkFields) =>
  readFields(linksSchema(["Facebook"]), { ...linkFields(row), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test.each<[LinkFields, string]>([
  [{ name: " " }, "name"],
  [{ shopOnline: "http://shop.example.com" }, "Shop Online"],
  [{ Facebook: "javascript:alert(1)" }, "Facebook"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
