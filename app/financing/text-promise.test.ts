import { expect, test } from "vitest";
import { exceptionText, noticeText, readPromise } from "./text-promise.ts";

const phone = "(586) 555-0199";

test.each(["coming", "something new", undefined])("%s is the ordinary promise", (state) => {
  const promise = readPromise(state ? { state, due_at: null } : undefined);
  expect(noticeText(promise)).toBe("We'll text you the application link shortly.");
  expect(exceptionText(promise, phone, "Detroit")).toBeNull();
});

test("a text after the quiet hours says when, by Detroit's clock", () => {
  const promise = readPromise({ state: "later", due_at: "2026-11-19T13:00:00+00:00" });
  expect(noticeText(promise)).toBe("We'll text you the application link Thursday at 8:00 AM.");
  expect(exceptionText(promise, phone, "Detroit")).toContain("Thursday at 8:00 AM, Detroit time");
});

test.each(["opted_out", "no_consent", "limit", "not_us", "none"])(
  "%s says that no text is sent, and what helps",
  (state) => {
    const promise = readPromise({ state, due_at: null });
    expect(noticeText(promise)).not.toContain("text you");
    expect(exceptionText(promise, phone, "Detroit")).toMatch(
      /(?:won’t|can’t|couldn’t|don’t have your OK to) text/,
    );
    expect(exceptionText(promise, phone, "Detroit")).toMatch(/link below/);
  },
);
