import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { linkFields, linksSchema } from "./link-fields.ts";

const row = {
  name: "Tag & Timber",
  area: "Metro Detroit",
  description: "Closeouts in {area}",
  shop_online_url: "https://shop.example.com/tag",
  payment_provider: "Card House",
  social: [{ name: "Facebook", url: "https://www.facebook.com/tag" }],
};
type Fields = ReturnType<typeof linkFields>;
const typed = (change: Partial<Fields>) =>
  readFields(linksSchema, { ...linkFields(row), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test("there may be no online store, no area and no social page", () => {
  expect(typed({ shop_online_url: " ", area: "", social: "\n" })).toEqual({
    row: { ...row, shop_online_url: "", area: "", social: [] },
  });
});

test("a link without a name is called as its network is", () => {
  const social = [
    "https://www.instagram.com/tag",
    "https://youtube.com/@tag",
    "Our group: https://www.facebook.com/groups/tag",
  ];
  expect(typed({ social: social.join("\n") })).toMatchObject({
    row: {
      social: [
        { name: "Instagram", url: social[0] },
        { name: "YouTube", url: social[1] },
        { name: "Our group", url: "https://www.facebook.com/groups/tag" },
      ],
    },
  });
});

test.each<[Partial<Fields>, string]>([
  [{ name: " " }, "name"],
  [{ area: "x".repeat(61) }, "60"],
  [{ description: "" }, "Describe"],
  [{ shop_online_url: "http://shop.example.com" }, "Shop Online"],
  [{ social: "Facebook javascript:alert(1)" }, "javascript:alert(1)"],
  [{ social: "Facebook" }, "“Facebook”"],
  [{ social: Array(11).fill("https://www.facebook.com/x").join("\n") }, "10 links"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
