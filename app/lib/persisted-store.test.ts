import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persistedStore } from "./persisted-store.ts";

/** One browser: storage that its tabs share, and a tab's window, which hears of the others' changes. */
function openBrowser(kept = new Map<string, string>()) {
  const tab = new EventTarget();
  vi.stubGlobal("window", tab);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return {
    kept,
    otherTabWrites(key: string, text: string) {
      kept.set(key, text);
      tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
    },
  };
}

const parseList = (found: unknown) => (Array.isArray(found) ? found : []);
let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test("what is written is there for the next page", () => {
  persistedStore("list.v1", parseList).write([1, 2]);
  expect(persistedStore("list.v1", parseList).read()).toEqual([1, 2]);
});

test("reading twice gives the same object, so that React does not render for nothing", () => {
  browser.kept.set("list.v1", "[1]");
  const store = persistedStore("list.v1", parseList);
  expect(store.read()).toBe(store.read());
  expect(persistedStore("none.v1", parseList).read()).toEqual([]);
});

test("a change in another tab is told and read", () => {
  const store = persistedStore("list.v1", parseList);
  const told = vi.fn();
  const stop = store.subscribe(told);
  browser.otherTabWrites("list.v1", "[3]");
  expect(told).toHaveBeenCalledOnce();
  expect(store.read()).toEqual([3]);
  browser.otherTabWrites("other.v1", "[4]");
  stop();
  browser.otherTabWrites("list.v1", "[5]");
  expect(told).toHaveBeenCalledOnce();
});

test("blocked storage keeps the value as long as the page", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  const store = persistedStore("list.v1", parseList);
  const told = vi.fn();
  store.subscribe(told);
  expect(store.read()).toEqual([]);
  store.write([1]);
  expect(store.read()).toEqual([1]);
  expect(store.isKept()).toBe(false);
  expect(told).toHaveBeenCalledOnce();
});

test("full storage keeps the change as long as the page", () => {
  browser.kept.set("list.v1", "[1]");
  const store = persistedStore("list.v1", parseList);
  expect(store.read()).toEqual([1]);
  expect(store.isKept()).toBe(true);
  vi.stubGlobal("localStorage", {
    getItem: () => "[1]",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  store.write([1, 2]);
  expect(store.read()).toEqual([1, 2]);
});
