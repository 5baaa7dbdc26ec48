import type { Page } from "@playwright/test";
import { expect, test } from "./publishing.ts";
import { formatMoney, lists, productPath } from "./sample.ts";

const [rug, lamp, chair] = lists.clearance as [
  (typeof lists.clearance)[number],
  (typeof lists.clearance)[number],
  (typeof lists.clearance)[number],
];
const dearer = rug.priceCents + 1_000;

/** Opens a page and lets it come to life. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(7, 7);
}

/** Of the product whose page that is: its button stands before those of its neighbors. */
const addButton = (page: Page) => page.getByRole("button", { name: "Add to Cart" }).first();

async function addToCart(page: Page) {
  await addButton(page).click();
  await expect(page.getByText("Added to your cart").first()).toBeVisible();
}

test("a shopper who holds things is told what the owner changes and sells meanwhile", async ({
  page,
  owner,
}) => {
  await open(page, productPath(rug));
  await addToCart(page);
  await page.getByRole("button", { name: `Save ${rug.title}` }).click();
  await open(page, productPath(lamp));
  await addToCart(page);
  await page.getByRole("button", { name: `Save ${lamp.title}` }).click();
  // The saved list is looked at once, so that it can say what has changed since.
  await open(page, "/saved");
  await expect(page.getByText(/^\d+ left: /).first()).toBeVisible();
  // It is written down after it was drawn.
  await page.waitForFunction(
    (slug) => localStorage.getItem("saved-prices.v1")?.includes(slug),
    rug.slug,
  );
  await open(page, "/checkout");
  const line = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(line(rug.title)).toContainText(/\d+ left: /);
  await expect(page.getByText("when you added it")).toHaveCount(0);

  await owner.change("products", { id: String(rug.id) }, { price_cents: dearer });
  await owner.change("products", { id: String(lamp.id) }, { state: "sold" });
  await owner.change("stock", { product_id: String(rug.id), showroom: "east" }, { on_hand: 0 });

  await open(page, "/checkout");
  await expect(line(rug.title)).toContainText(
    `${formatMoney(dearer)}, was ${formatMoney(rug.priceCents)} when you added it`,
  );
  await expect(line(rug.title).getByText(`Line total ${formatMoney(dearer)}`)).toBeVisible();
  await expect(line(lamp.title)).toContainText(
    "Sold today. It counts in the total until you remove it.",
  );
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText(
    `Subtotal${formatMoney(dearer + lamp.priceCents)}`,
  );
  // What is left is said, and takes nothing out of the cart.
  await page.getByRole("button", { name: "One more" }).first().click();
  await expect(page.getByRole("textbox", { name: "Quantity" }).first()).toHaveValue("2");

  await open(page, "/saved");
  await expect(line(rug.title)).toContainText(
    `${formatMoney(dearer)}, was ${formatMoney(rug.priceCents)} when you last looked`,
  );
  await expect(line(lamp.title)).toContainText("Sold today");
});

test("an open page follows the price and the sale when one comes back to it", async ({
  page,
  context,
  owner,
}) => {
  await open(page, productPath(chair));
  await expect(addButton(page)).toContainText(chair.title);
  const comparison = await context.newPage();
  await open(comparison, `/compare?items=${chair.slug}`);
  const column = comparison.getByRole("columnheader", { name: chair.title });
  await expect(column).toContainText(formatMoney(chair.priceCents));
  const comeBack = (to = page) =>
    to.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const cheaper = chair.priceCents - 500;

  await owner.change("products", { id: String(chair.id) }, { price_cents: cheaper });
  await comeBack();
  await expect(
    page.getByText(
      `${formatMoney(cheaper)}, was ${formatMoney(chair.priceCents)} when this page was made`,
    ),
  ).toBeVisible();

  await owner.change("products", { id: String(chair.id) }, { state: "sold" });
  await comeBack();
  await expect(page.getByText("Sold today")).toBeVisible();
  await expect(addButton(page)).not.toContainText(chair.title);
  await comeBack(comparison);
  await expect(column).toContainText("Sold today");
});

test("without an answer everything stays as it was, silently", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route("**/live.json", (route) => route.abort());
  await open(page, productPath(lists.mattress[0]!));
  await addToCart(page);
  await open(page, "/checkout");
  await expect(page.getByRole("region", { name: "Order Summary" })).toContainText("Subtotal");
  expect(errors).toEqual([]);
});

test("the file is asked for after the page is seen, only where it is of use, and revalidated", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/live.json")) asked.push(page.url());
  });
  for (const path of ["/", "/deals/bedroom", "/financing", "/blog", "/checkout", "/search"]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);

  const path = productPath(lists.bedroom[0]!);
  await page.goto(`${path}?from=a-letter`);
  await expect.poll(() => asked.length).toBe(1);
  // The browser writes it down once it is answered.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/live.json")),
  );
  const order = await page.evaluate(() => ({
    seen: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    asked: performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/live.json"))!
      .startTime,
  }));
  expect(order.asked).toBeGreaterThan(order.seen);

  const answer = page.waitForResponse("**/live.json");
  await page.reload();
  await page.mouse.move(9, 9);
  expect((await (await answer).request().allHeaders())["if-none-match"]).toBeTruthy();
});
