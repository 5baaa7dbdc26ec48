import { expectAccessible, sidewaysScroll } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { aMattress, aPackage, articleIds, productPath, products } from "./sample.ts";

test("the search box suggests products, packages and articles as one types", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  expect(asked).not.toContain("/search-index.json");
  const box = page.getByRole("combobox", { name: "Search products and articles" }).first();
  await box.click();
  await box.pressSequentially(aMattress.title);
  const options = page.getByRole("option");
  await expect(options.filter({ hasText: aMattress.title }).first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  expect(asked.some((path) => /^\/(auth|rest)\/v1/.test(path))).toBe(false);

  await expectAccessible(page);

  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowUp");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await box.press("Escape");
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue(aMattress.title);
  await box.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL(productPath(aMattress));
});

test("no more is suggested than is found, and what only comes near says so", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  const box = page.getByRole("combobox", { name: "Search products and articles" }).first();
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await box.fill("gray sectional under 800");
  const all = options.filter({ hasText: /^See the result$/ });
  await expect(all).toBeVisible();
  await expect(options).toHaveCount(2);
  await all.click();
  await expect(page.getByText(/^1 result for “gray sectional under 800”/)).toBeVisible();
  await box.fill("purple couch");
  await expect(options.filter({ hasText: "See close matches" })).toBeVisible();
  await expect(options.first()).toContainText("Close match");
});

test("Enter shows all results on a page of their own", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  const box = page.getByRole("combobox", { name: "Search products and articles" }).first();
  await box.fill("gray sofa");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=gray(%20|\+)sofa$/);
  await expect(page.getByText(/results for “gray sofa”/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Furniture", exact: true })).toBeVisible();
  await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible();
});

test("a price in words becomes a filter that can be taken off, and results are cards like any others", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/search?q=sofa+under+%24700");
  await expect(page).toHaveURL(/\/search\?q=sofa&max=700$/);
  // What was typed stays to be read and changed.
  const box = page.getByRole("combobox", { name: "Search products and articles" }).first();
  await expect(box).toHaveValue("sofa under $700");
  await expect(page.getByText(/results? for “sofa under \$700”/)).toBeVisible();
  const cards = page.locator(".product-card");
  await expect(cards.first()).toBeVisible();
  const prices = async () =>
    (await cards.locator("b").allTextContents()).map((text) => Number(text.replace(/[^\d]/g, "")));
  for (const price of await prices()) expect(price).toBeLessThanOrEqual(700);
  const few = await cards.count();
  await expect(cards.first().getByRole("button", { name: /^Save / })).toBeVisible();
  await page.getByRole("link", { name: "Remove the filter Up to $700" }).click();
  await expect(page).toHaveURL(/\/search\?q=sofa$/);
  await expect(box).toHaveValue("sofa");
  await expect.poll(() => cards.count()).toBeGreaterThan(few);
  // A price alone is a search, too.
  await page.goto("/search?q=%24700");
  await expect(page).toHaveURL(/\/search\?max=700$/);
  await expect(cards.first()).toBeVisible();
  await page.getByLabel("Sort by").selectOption("price");
  await expect(page).toHaveURL(/sort=price/);
  await expect
    .poll(async () => {
      const shown = await prices();
      return shown.every((price, at) => at === 0 || price >= shown[at - 1]!);
    })
    .toBe(true);

  // Back from a product finds the place among the results.
  await cards.last().getByRole("heading").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  await cards.last().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeHidden();
  await page.goBack();
  await expect(cards.last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test("a phone's keys go once results are asked for", async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await browser.newPage({ baseURL, ...phone });
  await page.goto("/search");
  const box = page.getByRole("combobox", { name: "Search products and articles" }).last();
  await box.tap();
  await page.waitForFunction(() => window.presses?.done);
  await box.fill("gray sofa");
  await box.press("Enter");
  await expect(page.getByText(/results for “gray sofa”/)).toBeVisible();
  await expect(box).not.toBeFocused();
  await page.context().close();
});

test("a question is answered by the page that knows", async ({ page }) => {
  await page.goto("/search?q=do+you+deliver+to+Troy");
  const answers = page.getByRole("list", { name: "Answers" });
  await answers.getByRole("link", { name: "Delivery" }).click();
  await expect(page).toHaveURL("/shipping-policy");
});

test("a ZIP code and a door that are asked about are kept at a press, and not before", async ({
  page,
}) => {
  await page.goto("/search?q=48104+sofa");
  const prompt = page.getByRole("button", { name: /^Add your ZIP and door/ });
  await expect(prompt).toBeVisible();
  const keep = page.getByRole("button", { name: "Use 48104 as my ZIP" });
  await keep.click();
  await expect(keep).toHaveCount(0);
  const line = page.getByRole("button", { name: /^Delivering to 48104/ });
  await expect(line).toBeVisible();
  // Of another place only what is asked is said.
  await page.goto("/search?q=48301+sofa");
  await expect(page.getByText("Delivery to 48301")).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.goto("/search?q=sofa+30+inch+door");
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "Use it as my door" }).click();
  await expect(line).toContainText("30-inch door");
  await expect(page.locator(".product-card .place").first()).toContainText("Fits your door");
});

test("what is shown instead of what isn't there is called that", async ({ page }) => {
  await page.goto("/search?q=grey+recliner");
  await expect(page.getByText("No gray recliners today.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recliners in other colors" })).toBeVisible();
  await expect(page.getByText(/Nothing found/)).toHaveCount(0);
});

test("a search that finds nothing says so and offers ways on", async ({ page }) => {
  await page.goto("/search?q=zeppelin");
  await expect(page.getByText("Nothing found for “zeppelin”.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Mattresses" })).toBeVisible();
  const savings = page.getByRole("region", { name: "In stock now: our biggest savings" });
  await expect(savings.locator(".product-card")).toHaveCount(4);
});

test("without scripts the box leads to the search page, which offers ways on", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "Search products and articles" }).first();
  await box.fill("sofa");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=sofa$/);
  await expect(page.getByRole("link", { name: "Living room", exact: true })).toBeVisible();
  await context.close();
});

test("axe finds nothing among results, and they do not scroll sideways", async ({ page }) => {
  await page.goto(`/search?q=${aPackage.name}`);
  const card = page.locator(".product-card").filter({ hasText: aPackage.name });
  await expect(card.getByRole("link", { name: "See what’s in it" })).toBeVisible();
  await expectAccessible(page, [1280, 320]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("crawlers find the sitemap, and the phone its manifest", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin/");
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toMatch(/xml/);
  const paths = [...(await sitemap.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)</g)];
  expect(paths.length).toBeGreaterThan(products.length + articleIds.length);
  for (const [, path] of paths.filter((_, index) => index % 17 === 0)) {
    expect((await request.get(path!)).status(), path).toBe(200);
  }
  const manifest = await (await request.get("/site.webmanifest")).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
