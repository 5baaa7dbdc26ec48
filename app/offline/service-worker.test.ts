// @vitest-environment node
/** How the worker answers where a closeout is added: public/service-worker.js, with a line that does as it is told. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/service-worker.js"), "utf8");
const origin = "https://shop.example";

/** The worker on a phone that has kept the page, or has not, and what the line brings. */
function openPage(
  line: () => Promise<Response>,
  hasKept = true,
  { path = "/admin/add", mode = "navigate" } = {},
) {
  const listeners = new Map<string, (event: unknown) => void>();
  const patience: { run: () => void; ms: number }[] = [];
  runInContext(
    script,
    createContext({
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      caches: {
        match: async (key: string) => (hasKept && key === path ? new Response("kept") : undefined),
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

test.each([500, 503])(
  "a shop that cannot answer, %i, leaves the page that was kept",
  async (status) => {
    expect(await openPage(brings(status)).text()).toBe("kept");
  },
);

test("so does a line that is down", async () => {
  expect(await openPage(breaks).text()).toBe("kept");
});

test("a line that is there and brings nothing is waited for four seconds, no longer", async () => {
  const page = openPage(silence);
  await expect.poll(() => page.patience.length).toBe(1);
  expect(page.patience[0]!.ms).toBe(4_000);
  page.patience[0]!.run();
  expect(await page.text()).toBe("kept");
});

test("without a kept page the shop's answer is all there is", async () => {
  expect(await openPage(brings(503), false).text()).toBe("from the shop");
  await expect(openPage(breaks, false).text()).rejects.toThrow("Failed to fetch");
});

test.each(["/delivery.json", "/products/oak-bed.json", "/deals.data"])(
  "%s, which a page asks for, is answered from what was kept where there is no line",
  async (path) => {
    expect(await openPage(breaks, true, { path, mode: "cors" }).text()).toBe("kept");
  },
);
