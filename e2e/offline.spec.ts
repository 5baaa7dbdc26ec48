/** What was visited stays readable without a connection. */
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aBed, lists, productPath } from "./sample.ts";

test.use({ serviceWorkers: "allow" });

const product = productPath(aBed);

/** Until the worker has kept the page that is open. */
async function isKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), path))
    .toBe(true);
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(10, 10);
  await expect(page.locator("h1").first()).toBeVisible();
}

/** Until the device knows that it was here. */
async function visitFirst(page: Page, path: string) {
  await visit(page, path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visited"))).toBe("1");
}

test("a product that was seen opens without a connection, a page that was not does not", async ({
  page,
  context,
}) => {
  await visitFirst(page, "/deals/bedroom");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);

  await visit(page, "/deals/bedroom");
  await isKept(page, "/deals/bedroom");
  await visit(page, product);
  await isKept(page, product);

  await context.setOffline(true);
  await page.goto(product);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(aBed.title);
  await expect(page.getByRole("link", { name: "Call to Order" }).first()).toBeVisible();
  await page.goto(`/deals/bedroom?type=${encodeURIComponent(aBed.type)}`);
  await expect(
    page.getByText(new RegExp(`^Showing \\d+ of ${lists.bedroom.length}$`)),
  ).toBeVisible();
  await expect(page.goto("/financing")).rejects.toThrow();
});

test("nothing of the back office is kept", async ({ page, holdSession }) => {
  await visitFirst(page, "/");
  await holdSession(page);
  await visit(page, "/");
  await isKept(page, "/");
  await page.goto("/admin/financing-leads");
  await expect(page.getByRole("heading", { name: "Financing Leads" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => /^\/(admin|auth|rest|account)/.test(path))).toEqual([]);
});

/** The shop at another address, with a worker of its own: what the browser finds at its next look for a newer one. */
async function openWithWorker(url: string, worker: () => { status: number; text: string }) {
  const proxy = createServer((request, response) => {
    if (request.url === "/service-worker.js") {
      const { status, text } = worker();
      return response.writeHead(status, { "content-type": "text/javascript" }).end(text);
    }
    const headers = { ...request.headers, host: new URL(url).host };
    get(`${url}${request.url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    }).on("error", () => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    at: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => proxy.close().closeAllConnections(),
  };
}

/** As the browser does at a visit, and once a day. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const broken = [
  { status: 200, text: "throw new Error('It cannot be run.')" },
  { status: 200, text: "addEventListener('install', (e) => e.waitUntil(Promise.reject()))" },
  { status: 503, text: "" },
];

test("last release's worker gives way to today's while a page is open, and stays where the next cannot be installed", async ({
  page,
  context,
  store,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const today = await (await fetch(`${store.url}/service-worker.js`)).text();
  let worker = { status: 200, text: today.replace('"pages-1"', '"pages-0"') };
  const shop = await openWithWorker(store.url, () => worker);
  await visitFirst(page, `${shop.at}/deals/bedroom`);
  await visit(page, `${shop.at}/deals/bedroom`);
  await isKept(page, "/deals/bedroom");
  expect(await cacheNames(page)).toContain("pages-0");

  worker = { status: 200, text: today };
  await lookForUpdate(page);
  await expect.poll(() => cacheNames(page)).not.toContain("pages-0");
  await page.getByRole("link", { name: aBed.title }).first().click();
  await expect(page.getByRole("dialog")).toContainText(aBed.title);
  await visit(page, shop.at + product);
  await isKept(page, product);

  for (worker of broken) {
    await lookForUpdate(page);
    await visit(page, shop.at + product);
  }
  await context.setOffline(true);
  await page.goto(shop.at + product);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(aBed.title);
  expect(errors).toEqual([]);
  shop.close();
});

test("where no worker can be installed, pages come from the shop as before", async ({
  page,
  store,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const worker of broken) {
    let isAsked = false;
    const shop = await openWithWorker(store.url, () => {
      isAsked = true;
      return worker;
    });
    await visitFirst(page, shop.at);
    await visit(page, shop.at + product);
    await expect.poll(() => isAsked).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(aBed.title);
    await expect
      .poll(() =>
        page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
      )
      .toBe(0);
    shop.close();
  }
  expect(errors).toEqual([]);
});
