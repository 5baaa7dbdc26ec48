import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartStore, parseCart } from "./cart-store.ts";
import { deviceStore } from "./device-store.ts";

const line = { id: "a", title: "Lamp", image: "/a.webp", priceCents: 4_900, quantity: 2 };

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
  deviceStore("list.v1", parseList).write([1, 2]);
  expect(deviceStore("list.v1", parseList).read()).toEqual([1, 2]);
});

test("reading twice gives the same object, so that React does not render for nothing", () => {
  browser.kept.set("list.v1", "[1]");
  const store = deviceStore("list.v1", parseList);
  expect(store.read()).toBe(store.read());
  expect(deviceStore("none.v1", parseList).read()).toEqual([]);
});

test("a change in another tab is told and read", () => {
  const store = deviceStore("list.v1", parseList);
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
  const store = deviceStore("list.v1", parseList);
  const told = vi.fn();
  store.subscribe(told);
  expect(store.read()).toEqual([]);
  store.write([1]);
  expect(store.read()).toEqual([1]);
  expect(told).toHaveBeenCalledOnce();
});

test("full storage keeps the change as long as the page", () => {
  browser.kept.set("list.v1", "[1]");
  const store = deviceStore("list.v1", parseList);
  expect(store.read()).toEqual([1]);
  vi.stubGlobal("localStorage", {
    getItem: () => "[1]",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  store.write([1, 2]);
  expect(store.read()).toEqual([1, 2]);
});

test.each(["", "{", "null", "7", '"cart"', '{"a":1}', "[null,7,[]]"])(
  "a cart that reads %j is an empty cart",
  (text) => {
    browser.kept.set("cart.v1", text);
    expect(cartStore.read()).toEqual([]);
  },
);

test("broken lines are left out and the whole ones kept", () => {
  const broken = [
    { ...line, id: 7 },
    { ...line, id: "b", priceCents: "49" },
    { ...line, id: "c", priceCents: -1 },
    { ...line, id: "d", quantity: 0 },
    { ...line, id: "e", quantity: 1.5 },
    { id: "f" },
  ];
  expect(parseCart([line, ...broken, { ...line, quantity: 9 }])).toEqual([line]);
});
