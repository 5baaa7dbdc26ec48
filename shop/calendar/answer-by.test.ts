import { expect, test } from "vitest";
import { answerBy, answerByWords } from "./answer-by.ts";
import type { OtherHours } from "./hours.ts";

const ten = { opens: "10:00", closes: "20:00" };
/** Closed on Sundays. */
const hours = [null, ten, ten, ten, ten, ten, ten];

// Detroit is five hours behind UTC in winter. December 7, 2026 is a Monday.
test.each<[asked: string, words: string | undefined, days?: OtherHours[]]>([
  ["2026-12-07T17:05:00Z", "by 2:15 PM today"],
  ["2026-12-07T11:00:00Z", "by noon today"],
  ["2026-12-08T00:00:00Z", "by 11 AM tomorrow"],
  ["2026-12-08T03:00:00Z", "by noon tomorrow"],
  // Saturday evening, and Sunday is closed.
  ["2026-12-13T02:00:00Z", "by noon on Monday"],
  // Christmas, of which nothing was said, and then a Saturday.
  ["2026-12-25T03:00:00Z", "by noon on Saturday"],
  ["2026-12-25T03:00:00Z", "by noon tomorrow", [{ day: "2026-12-25", hours: ten }]],
])("asked at %s it is answered %s", (asked, words, specialDays = []) => {
  const now = new Date(asked);
  const moment = answerBy({ hours, specialDays }, now);
  expect(moment && answerByWords(moment, now).replace("12 PM", "noon")).toBe(words);
});

test("a showroom that never opens promises nothing, and a far day is named by its date", () => {
  const now = new Date("2026-12-07T17:00:00Z");
  expect(answerBy({ hours: Array(7).fill(null), specialDays: [] }, now)).toBeUndefined();
  expect(answerByWords(new Date("2026-12-21T17:00:00Z"), now)).toBe("by 12 PM on December 21");
});
