import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { readFields } from "../kit/schema.ts";
import { policyFields, policySchema } from "./policy-fields.ts";

test.each(policies.map((policy) => [policy.path, policy] as const))(
  "%s comes back as it was",
  (_, { intro, tiles, sections }) => {
    const words = { intro, ...(tiles ? { tiles } : {}), sections };
    expect(readFields(policySchema(words), policyFields(words))).toEqual({ row: words });
  },
);

const was = { intro: "Final.", sections: [{ id: "a", title: "A", paragraphs: ["Old."] }] };
const typed = (change: object) =>
  readFields(policySchema(was), { ...policyFields(was), ...change });

test("paragraphs are told apart by an empty line, points by a dash", () => {
  expect(typed({ "section 0 text": "One\nline.\n\nTwo.\n\n- Call {phone}.\n- Or come." })).toEqual({
    row: {
      intro: "Final.",
      sections: [
        {
          id: "a",
          title: "A",
          paragraphs: ["One line.", "Two."],
          points: ["Call {phone}.", "Or come."],
        },
      ],
    },
  });
});

test.each([
  [{ intro: " " }, "Fill in every title"],
  [{ "section 0 title": "" }, "Fill in every title"],
  [{ "section 0 text": "- Only a point" }, "Fill in every title"],
  [{ "section 0 text": "Write to {fax}." }, "We can’t fill in {fax}"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
