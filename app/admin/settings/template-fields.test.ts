import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { previewOf, templateSchema } from "./template-fields.ts";

test("a template is trimmed, and says what is wrong with it", () => {
  expect(
    readFields(templateSchema, { name: " Hello ", body: " Hi {first_name}, {me} here. " }),
  ).toEqual({
    row: { name: "Hello", body: "Hi {first_name}, {me} here." },
  });
  const problem = (fields: { name?: string; body?: string }) =>
    Object.values(
      readFields(templateSchema, { name: "Hello", body: "Hi", ...fields }).errors ?? {},
    )[0];
  expect(problem({ name: " " })).toContain("a name");
  expect(problem({ name: "x".repeat(41) })).toContain("40");
  expect(problem({ body: " " })).toContain("1 to 600");
  expect(problem({ body: "x".repeat(601) })).toContain("You have 601");
  // It would reach a person as it stands.
  expect(problem({ body: "Hi {firstname} from {shop}" })).toBe(
    "We don’t have anything to fill in for {firstname}.",
  );
});

test("the preview is what a lead would get", () => {
  const known = { first_name: "Dana", me: "Maya", shop: "The shop", lender: "First", phone: "1" };
  expect(previewOf("Hi {first_name}, {me} at {shop}, {phone}: {lender}?", known)).toBe(
    "Hi Dana, Maya at The shop, 1: First?",
  );
});
