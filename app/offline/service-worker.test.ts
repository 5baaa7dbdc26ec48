// @vitest-environment node
/** How the worker answers: public/service-worker.js, with a line that does as it is told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/service-worker.js"), "utf8");
const origin = "https://shop.example";

/** The worker on a phone that has kept the page, or has not, or may not look, and what the line brings. */
function openPage(
  line: () => Promise<Response>,
  hasKept: boolean | "refused" = true,
  { path = "/admin/add", mode = "navigate" } = {},
) {
  const listeners = new Map<string, (event: unknown) => void>();
  const patience: { run: () => void; ms: number }[] = [];
  runInContext(
    script,
    createContext({
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      caches: {
        match: async (key: string) => {
          if (hasKept === "refused") throw new DOMException("Internal error.", "UnknownError");
          return hasKept && key === path ? new Response("kept") : undefined;
        },
        open: async () => {
          if (hasKept === "refused") throw new DOMException("No room.", "QuotaExceededError");
          return { put: async () => undefined, keys: async () => [] };
        },
      },
      fetch: line,
      location: { origin },
      setTimeout: (run: (value: unknown) => void, ms: number, value: unknown) =>
        patience.push({ run: () => run(value), ms }),
      ...{ URL, Request, Response },
    }),
  );
  let answer: Promise<Response> | undefined;
  listeners.get("fetch")!({
    request: { method: "GET", url: `${origin}${path}`, mode },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  return { text: async () => (await answer!).text(), patience };
}

const brings = (status: number) => async () => new Response("from the shop", { status });
const silence = () => new Promise<Response>(() => {});
const breaks = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([200, 404])("what the shop answers is shown, %i too", async (status) => {
  expect(await openPage(brings(status)).text()).toBe("from the shop");
});

const kinds = [{ path: "/admin/add" }, { path: "/deals/bedroom" }];

test.each(kinds)("$path is the page that was kept where the shop cannot answer", async (kind) => {
  expect(await openPage(brings(500), true, kind).text()).toBe("kept");
  expect(await openPage(brings(503), true, kind).text()).toBe("kept");
  expect(await openPage(breaks, true, kind).text()).toBe("kept");
});

test.each(kinds)("$path is waited for four seconds where the shop is silent", async (kind) => {
  const page = openPage(silence, true, kind);
  await expect.poll(() => page.patience.length).toBe(1);
  expect(page.patience[0]!.ms).toBe(4_000);
  page.patience[0]!.run();
  expect(await page.text()).toBe("kept");
});

test.each(kinds)("$path is the shop's own answer where nothing was kept", async (kind) => {
  expect(await openPage(brings(503), false, kind).text()).toBe("from the shop");
  await expect(openPage(breaks, false, kind).text()).rejects.toThrow("Failed to fetch");
});

test.each([...kinds, { path: "/assets/start.js", mode: "cors" }])(
  "$path is the shop's answer where the browser can neither read nor keep anything",
  async (kind) => {
    expect(await openPage(brings(200), "refused", kind).text()).toBe("from the shop");
  },
);

test.each(["/delivery.json", "/products/oak-bed.json", "/deals.data"])(
  "%s, which a page asks for, is answered from what was kept where there is no line",
  async (path) => {
    expect(await openPage(breaks, true, { path, mode: "cors" }).text()).toBe("kept");
  },
);
