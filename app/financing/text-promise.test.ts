import { expect, test } from "vitest";
import { noticeWords, promiseWords, readPromise } from "./text-promise.ts";

const phone = "(586) 555-0199";

test.each(["coming", "something new", undefined])("%s is the ordinary promise", (state) => {
  const promise = readPromise(state ? { state, due_at: null } : undefined);
  expect(noticeWords(promise)).toBe("We'll text you the application link shortly.");
  expect(promiseWords(promise, phone)).toBeNull();
});

test("a text after the quiet hours says when, by Detroit's clock", () => {
  const promise = readPromise({ state: "later", due_at: "2026-11-19T13:00:00+00:00" });
  expect(noticeWords(promise)).toBe("We'll text you the application link Thursday at 8:00 AM.");
  expect(promiseWords(promise, phone)).toContain("comes Thursday at 8:00 AM, Detroit time");
});

test.each(["opted_out", "no_consent", "limit", "not_us", "none"])(
  "%s says that no text is sent, and what helps",
  (state) => {
    const promise = readPromise({ state, due_at: null });
    expect(noticeWords(promise)).not.toContain("text you");
    expect(promiseWords(promise, phone)).toMatch(/none is sent|No text is sent|could not text/);
    expect(promiseWords(promise, phone)).toMatch(/link below/);
  },
);
