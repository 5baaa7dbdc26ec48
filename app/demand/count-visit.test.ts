// @vitest-environment node
/** What a page with count-visit.js says of a visit, in a browser that does as it is told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productPath, productsOf } from "#shop/lists.ts";

const script = readFileSync(join(import.meta.dirname, "count-visit.js"), "utf8");
const bed = "/deals/bedroom/oak-bed";

/** A visit that begins on a page, with what the browser keeps and says of itself. */
function visit(path = bed, kept: Record<string, string> = {}, navigator: object = {}) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen = (name: string, listener: (event: object) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const messages: { url: string; init: RequestInit }[] = [];
  let tick = () => {};
  const location = { origin: "https://shop.example", pathname: path, href: path };
  const document = {
    currentScript: { dataset: { key: "sb_key" } },
    hidden: false,
    querySelector: (): unknown => null,
    addEventListener: listen,
  };
  runInContext(
    script,
    createContext({
      ...{ document, location, navigator, URL },
      localStorage: { getItem: (key: string) => kept[key] ?? null },
      addEventListener: listen,
      setInterval: (run: () => void) => {
        tick = run;
      },
      fetch: (url: URL, init: RequestInit) => {
        messages.push({ url: String(url), init });
        return Promise.resolve();
      },
    }),
  );
  const fire = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ isTrusted: true, ...event });
  };
  return {
    ...{ messages, document, kept, fire, listeners },
    go: (to: string) => Object.assign(location, { pathname: to, href: to }),
    stay: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) tick();
    },
    touch: () => fire("pointerdown", { type: "pointerdown" }),
    /** Taps a link; `card` is the product of the card that it stands in. */
    tap: (href: string, card?: string, isTrusted = true) => {
      const link = {
        href,
        closest: () => card && { querySelector: () => ({ pathname: card }) },
      };
      fire("click", { isTrusted, target: { closest: () => link } });
    },
    leave: () => fire("pagehide"),
    said: () => messages.map(({ init }) => JSON.parse(String(init.body))),
  };
}

test("who touched a product's page and stayed a moment is one view, said once when the page is left", () => {
  const { touch, stay, leave, said, messages, document, fire } = visit();
  touch();
  stay(9);
  expect(messages).toEqual([]);
  leave();
  document.hidden = true;
  fire("visibilitychange");
  expect(said()).toEqual([{ seen: { "oak-bed": ["view"] }, searches: [] }]);
  expect(messages[0]).toMatchObject({
    url: "https://shop.example/rest/v1/rpc/count_demand",
    init: { keepalive: true, credentials: "omit", referrerPolicy: "no-referrer" },
  });
  expect(messages[0]!.init.headers).toEqual({
    "Content-Type": "application/json",
    apikey: "sb_key",
  });
  document.hidden = false;
  stay(9);
  leave();
  expect(messages).toHaveLength(1);
});

test("what touches nothing, stays a moment only, or lies behind another tab is no view", () => {
  const bot = visit();
  bot.fire("pointermove", { type: "pointermove", movementX: 0 });
  bot.fire("pointerdown", { type: "pointerdown", isTrusted: false });
  bot.stay(60);
  bot.tap("tel:+15865550100", undefined, false);
  bot.leave();
  const hasty = visit();
  hasty.touch();
  hasty.stay(1);
  hasty.leave();
  const behind = visit();
  behind.touch();
  behind.document.hidden = true;
  behind.stay(60);
  behind.leave();
  expect([bot, hasty, behind].flatMap(({ messages }) => messages)).toEqual([]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "a browser that asks not to be counted does nothing: %o",
  (navigator) => {
    const { listeners, leave, messages } = visit(bed, {}, navigator);
    leave();
    expect([listeners.size, messages.length]).toEqual([0, 0]);
  },
);

test("whoever is signed in when the page is left says nothing", () => {
  const { touch, stay, leave, messages, kept } = visit();
  touch();
  stay(3);
  kept["sb-shop-auth-token"] = "{}";
  leave();
  expect(messages).toEqual([]);
});

test("taps belong to the product that is open, the card's, or the one looked at last", () => {
  const { touch, stay, leave, said, tap, go } = visit();
  touch();
  stay(2);
  tap("tel:+15865550100");
  tap("tel:+15865550100");
  tap("sms:+15865550100?&body=Hi");
  tap("https://shop.example/financing");
  go("/deals/bedroom");
  tap("tel:+15865550100", "/deals/bedroom/pine-bed");
  go("/store-locations");
  tap("https://www.google.com/maps/dir/?api=1&destination=1");
  leave();
  expect(said()).toEqual([
    {
      seen: { "oak-bed": ["view", "call", "text", "directions"], "pine-bed": ["call"] },
      searches: [],
    },
  ]);
});

test("a script's click is no tap, whoever looks at the page", () => {
  const { touch, stay, leave, said, tap } = visit();
  touch();
  stay(2);
  tap("tel:+15865550100", undefined, false);
  leave();
  expect(said()).toEqual([{ seen: { "oak-bed": ["view"] }, searches: [] }]);
});

test("a call before any product was looked at is nobody's", () => {
  const { touch, leave, tap, messages } = visit("/");
  touch();
  tap("tel:+15865550100");
  leave();
  expect(messages).toEqual([]);
});

test("what was saved and compared on this page counts, and not what was before or in another tab", () => {
  const { touch, leave, said, kept, fire } = visit("/", {
    "saved.v1": '["old"]',
    "compare.v1": "broken",
  });
  touch();
  kept["saved.v1"] = '["mine", "other", "old"]';
  kept["compare.v1"] = '["mine"]';
  fire("storage", {
    key: "saved.v1",
    oldValue: '["mine", "old"]',
    newValue: '["mine", "other", "old"]',
  });
  leave();
  expect(said()).toEqual([{ seen: { mine: ["save", "compare"] }, searches: [] }]);
});

test("a search in vain is said, and none that may be somebody's number or address", () => {
  const { touch, stay, leave, said, document } = visit("/search");
  touch();
  for (const words of ["murphy bed", "586 555 0117", "ann@example.com", "x".repeat(60)]) {
    document.querySelector = () => ({ dataset: { nothingFound: words } });
    stay(2);
  }
  leave();
  expect(said()).toEqual([{ seen: {}, searches: ["murphy bed"] }]);
});

test("every product's page is known as one, and no other page is", () => {
  for (const product of productsOf(sample)) {
    const { touch, stay, leave, said } = visit(productPath(product));
    touch();
    stay(2);
    leave();
    expect(said()).toEqual([{ seen: { [product.slug]: ["view"] }, searches: [] }]);
  }
  for (const path of ["/", "/deals/bedroom", "/package-deals/den", "/blog/oak", "/deals/a/b/c"]) {
    const { touch, stay, leave, messages } = visit(path);
    touch();
    stay(2);
    leave();
    expect(messages).toEqual([]);
  }
});
