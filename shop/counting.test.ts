import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { countingSection, countingWords, withCounting } from "./counting.ts";
import type { Policy } from "./policy.ts";

const privacy = sample.policies.find(({ path }) => path === "/privacy-policy")!;
const textOf = ({ sections }: Policy) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join("\n");

test("while visits are counted, the privacy policy says what is, and nothing that is no longer so", () => {
  const shown = withCounting(privacy);
  for (const [off, on] of countingWords) {
    expect(textOf(privacy)).toContain(off);
    expect(textOf(shown)).not.toContain(off === on.slice(0, off.length) ? "\0" : off);
    expect(textOf(shown)).toContain(on);
  }
  expect(textOf(shown)).not.toMatch(/no analytics|changes nothing here/);
  const ids = shown.sections.map(({ id }) => id);
  expect(ids.indexOf("counting")).toBe(ids.indexOf("no-tracking") + 1);
});

test("a policy in the owner's words says it, too, and other policies don't", () => {
  const worded = { ...privacy, sections: [{ id: "all", title: "All", paragraphs: ["Ask us."] }] };
  expect(withCounting(worded).sections).toEqual([...worded.sections, countingSection]);
  for (const other of sample.policies.filter((policy) => policy !== privacy))
    expect(withCounting(other)).toBe(other);
});
