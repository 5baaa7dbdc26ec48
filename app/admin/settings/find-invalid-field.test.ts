import { expect, test } from "vitest";
import { findInvalidField } from "./find-invalid-field.ts";
import { linksOf } from "./link-fields.ts";

const saved = {
  name: "Tag & Timber",
  shopOnline: "https://shop.example.com",
  Facebook: "https://www.facebook.com/tagandtimber.example",
};
const problemOf = (fields: typeof saved) => {
  const read = linksOf(fields, ["Facebook"]);
  return "problem" in read ? read.problem : undefined;
};

test("a field that is wrong is found, whatever else was typed, and one at a time", () => {
  const typed = { ...saved, name: "Another name", Facebook: "facebook" };
  expect(findInvalidField(typed, saved, problemOf)).toBe("Facebook");
  expect(findInvalidField({ ...typed, name: "" }, saved, problemOf)).toBe("name");
  expect(findInvalidField({ ...saved, name: "Another name" }, saved, problemOf)).toBeUndefined();
});
