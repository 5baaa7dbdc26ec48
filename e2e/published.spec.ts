/** A product's life, as shoppers see it who have the shop open meanwhile: new, cheaper, sold, archived. */
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { devKey } from "./fixtures.ts";
import { expect, publicationMs, test } from "./publishing.ts";
import { formatMoney, listAddresses, lists, productPath } from "./sample.ts";

const list = listAddresses.clearance;
// The first ones are those of another story of this world.
const neighbor = lists.clearance.at(-1)!;

const product = {
  id: "story-1",
  slug: "a-reading-chair-of-the-story",
  list: "clearance",
  state: "live",
  type: neighbor.type,
  title: "A Reading Chair of the Story",
  description: "It came in this morning.",
  price_cents: 12_300,
  compare_at_cents: 29_900,
  style: neighbor.style,
  colors: neighbor.colors,
  pieces: neighbor.pieces,
  added_on: "2026-11-23",
};
const path = `${list.path}/${product.slug}`;

/** Another person's browser, with the shop's first page open and alive. */
async function openElsewhere(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/");
  await page.mouse.move(7, 7);
  return { page, close: () => context.close() };
}

/** Goes to the list as people do, by the menu of the page that is open, without loading a document. */
async function goToList(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Deals" }).click();
  await header.getByRole("link", { name: "Clearance", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: list.name })).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
}

const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("a product appears, is sold and is archived while others have the shop open", async ({
  page,
  browser,
  owner,
}) => {
  const elsewhere = await openElsewhere(browser);
  await owner.add("products", product);

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
  await expect(
    page.getByText(formatMoney(product.price_cents), { exact: true }).first(),
  ).toBeVisible();

  await goToList(elsewhere.page);
  await cardOf(elsewhere.page, product.title).getByRole("link", { name: product.title }).click();
  const dialog = elsewhere.page.getByRole("dialog", { name: product.title });
  await expect(dialog.getByText(product.description)).toBeVisible();
  await dialog.getByRole("link", { name: "Open its own page" }).click();
  await expect(elsewhere.page).toHaveURL(path);
  await expect(elsewhere.page.getByRole("heading", { level: 1 })).toHaveText(product.title);
  expect(await elsewhere.page.evaluate(() => "isSameDocument" in window)).toBe(true);

  await owner.change("products", { id: product.id }, { state: "sold" });
  await page.goto(list.path);
  const card = cardOf(page, product.title);
  await expect(card).toContainText("Sold. See similar pieces");
  await expect(card.getByRole("button")).toHaveCount(0);
  await goToList(elsewhere.page);
  await expect(cardOf(elsewhere.page, product.title)).toContainText("Sold. See similar pieces");
  await card.getByRole("link", { name: product.title }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/^Sold on /)).toBeVisible();

  await owner.change("products", { id: product.id }, { state: "archived" });
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByText("No longer here")).toBeVisible();
  await page.getByRole("link", { name: "See similar pieces" }).click();
  const alike = page.getByRole("region", { name: "Similar pieces in stock" });
  await expect(alike.getByRole("listitem")).toHaveCount(4);
  await alike.getByRole("heading").nth(1).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
  await page.goto(list.path);
  await expect(cardOf(page, neighbor.title)).toBeVisible();
  await expect(cardOf(page, product.title)).toHaveCount(0);
  await elsewhere.close();
});

test("a new price is on the list, on the page, in the feeds and in the cart of whoever comes by", {
  tag: "@smoke",
}, async ({ page, owner, request }) => {
  const price = neighbor.priceCents - 700;
  const own = productPath(neighbor);
  await page.goto(own);
  await page.mouse.move(7, 7);
  await owner.change("products", { id: String(neighbor.id) }, { price_cents: price });

  await page.goto(list.path);
  await expect(cardOf(page, neighbor.title)).toContainText(formatMoney(price));
  await page.goto(own);
  await expect(page.getByText(formatMoney(price), { exact: true }).first()).toBeVisible();
  const inDollars = (price / 100).toFixed(2);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const sold = data.map((text) => JSON.parse(text)).find((found) => found["@type"] === "Product");
  expect(sold.offers.price).toBe(inDollars);
  for (const feed of ["products", "local-inventory"]) {
    const text = await (await request.get(`/feeds/${feed}.xml`)).text();
    const item = text.split("<item>").find((item) => item.includes(`<g:id>${neighbor.id}</g:id>`));
    expect(item).toContain(`<g:price>${inDollars} USD</g:price>`);
  }
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await expect(page.getByText("Added to your cart").first()).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("listitem").filter({ hasText: neighbor.title })).toContainText(
    `Line total ${formatMoney(price)}`,
  );
});

test("a ZIP is told what the owner asks for the truck", async ({ page, owner }) => {
  const zone = { area: "Oakland County" };
  await owner.change("delivery_zones", zone, { fee_cents: 12_300 });
  await page.goto(productPath(neighbor));
  await page.getByLabel("Delivery to ZIP").fill("48301");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText(/^Oakland County: .*\$123/)).toBeVisible();
  await owner.change("delivery_zones", zone, { fee_cents: 9_900 });
});

test("who asks on a sold product's page is texted once one like it comes in, who asks about another whether it's there", async ({
  page,
  owner,
  phone,
  holdSession,
}) => {
  const gone = lists.clearance.at(-2)!;
  await owner.change("products", { id: String(gone.id) }, { state: "sold" });
  await page.goto(productPath(gone));
  await page.getByRole("link", { name: "Tell me when one like it comes in" }).click();
  const dialog = page.getByRole("dialog", { name: "Text me once" });
  await expect(dialog.getByLabel("What are you looking for?")).toHaveValue(gone.type);
  await expect(dialog.getByText("Consent is not a condition of purchase.")).toBeVisible();
  await dialog.getByLabel("Size").fill("");
  await dialog.getByLabel("Up to, $ (optional)").fill("$ 5,000");
  await dialog.getByRole("button", { name: "Text Me Once" }).click();
  await expect(dialog.getByText("Type your mobile number, 10 digits")).toBeVisible();
  await dialog.getByLabel("Mobile phone").fill(phone);
  await expectAccessible(page, [390, 1280]);
  await dialog.getByRole("button", { name: "Text Me Once" }).click();
  await expect(page.getByRole("status").filter({ hasText: phone })).toContainText(
    `once, when a ${gone.type} comes in for $5,000 or less.`,
  );
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(productPath(gone));

  await page.goto(productPath(neighbor));
  await page.getByRole("link", { name: "Is it still there?" }).click();
  await dialog.getByLabel("Whether it’s still here").check();
  await dialog.getByLabel("Mobile phone").fill(phone);
  await dialog.getByRole("button", { name: "Text Me Once" }).click();
  await expect(page.getByRole("status").filter({ hasText: phone })).toContainText(
    `once, as soon as somebody has looked for ${neighbor.title}.`,
  );

  await holdSession(page);
  await page.goto("/admin");
  const asked = page.getByRole("region", { name: "Is it still there?" });
  await expect(asked).toContainText(`${neighbor.title} 1 person asked`);
  await asked.getByRole("button", { name: "It’s here" }).click();
  await expect(asked).toHaveCount(0);
  const waiting = page.getByRole("region", { name: "Waiting for a text" });
  await expect(waiting).toContainText(`1 person wants a ${gone.type} for $5,000 or less`);

  const next = { ...product, id: "story-2", slug: "the-next-one-of-the-story", type: gone.type };
  await owner.add("products", { ...next, title: "The Next One of the Story" });
  await owner.add("stock", { product_id: next.id, showroom: "east", on_hand: 1 });
  await page.goto(`/dev/${devKey}/phone?phone=1${phone.replace(/\D/g, "")}`);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText("The Next One of the Story came in at $123.")).toBeVisible({
    timeout: publicationMs,
  });
  await expect(messages.getByText(`${neighbor.title} is still here at $`)).toBeVisible({
    timeout: publicationMs,
  });
  const links = messages.getByRole("link");
  await expect(links).toHaveCount(2);
  for (const path of [productPath(neighbor), `${list.path}/${next.slug}`]) {
    await expect(links.and(page.locator(`[href$="${path}"]`))).toHaveCount(1);
  }
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
