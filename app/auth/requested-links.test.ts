import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;

/** The page that a link opens, in this browser. */
async function openPage() {
  vi.resetModules();
  return import("./requested-links.ts");
}

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was asked for here is known on the next page, once, however the address was typed", async () => {
  (await openPage()).rememberRequestedLink("Ada@Example.com ");
  expect((await openPage()).takeRequestedLink("ada@example.com")).toBe(true);
  expect((await openPage()).takeRequestedLink("ada@example.com")).toBe(false);
});

test("another address was not asked for, and does not use up the one that was", async () => {
  const page = await openPage();
  page.rememberRequestedLink("ada@example.com");
  page.rememberRequestedLink("grace@example.com");
  expect(page.takeRequestedLink("attacker@example.com")).toBe(false);
  expect(page.takeRequestedLink("")).toBe(false);
  expect(page.takeRequestedLink("ada@example.com")).toBe(true);
  expect(page.takeRequestedLink("grace@example.com")).toBe(true);
});

test("asking lasts as long as the mail's link, whatever is done to the clock", async () => {
  const page = await openPage();
  page.rememberRequestedLink("ada@example.com");
  vi.advanceTimersByTime(60 * 60_000);
  expect(page.takeRequestedLink("ada@example.com")).toBe(false);
  page.rememberRequestedLink("ada@example.com");
  vi.setSystemTime(Date.now() - 1_000);
  expect(page.takeRequestedLink("ada@example.com")).toBe(false);
});

test("addresses do not pile up: the oldest are dropped, and those of before go with the next", async () => {
  const page = await openPage();
  for (let number = 1; number <= 6; number += 1)
    page.rememberRequestedLink(`${number}@example.com`);
  expect(page.takeRequestedLink("1@example.com")).toBe(false);
  expect(page.takeRequestedLink("6@example.com")).toBe(true);
  vi.advanceTimersByTime(2 * 60 * 60_000);
  page.rememberRequestedLink("ada@example.com");
  expect([...kept.values()].join()).not.toContain("2@example.com");
});

test("whatever was written there by others counts for nothing", async () => {
  for (const found of [
    "{",
    "null",
    '"ada@example.com"',
    "[null, 1, {}]",
    '[{"email":"ada@example.com"}]',
  ]) {
    kept.set("asked-links.v1", found);
    expect((await openPage()).takeRequestedLink("ada@example.com")).toBe(false);
  }
});
