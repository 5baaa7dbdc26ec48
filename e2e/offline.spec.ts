/** What was visited stays readable without a connection. */
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
