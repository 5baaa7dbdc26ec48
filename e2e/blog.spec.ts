import { categories } from "#shop/articles.ts";
import { expectAccessible, sidewaysScroll } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { aLongArticle, articleIds, nextOf, wideArticles } from "./sample.ts";

const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

test("the index shows all articles, and a chip shows those of its category", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Style & Care Blog" })).toBeVisible();
  await expect(page.getByText(`${articleIds.length} articles`)).toBeVisible();
  const chips = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(chips).toHaveText(["All Posts", ...categories.map(({ name }) => name)]);
  await expect(chips.first()).toHaveAttribute("aria-current", "page");
  for (const [index, { name }] of categories.entries()) {
    const chip = chips.nth(index + 1);
    await chip.click();
    await expect(chip).toHaveAttribute("aria-current", "page");
    await expect(page.getByText(`${articleIds.length} articles`)).toHaveCount(0);
    const count = Number((await page.getByText(/^\d+ articles$/).textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeLessThan(articleIds.length);
    await expect(page.locator("main li", { hasText: name })).toHaveCount(count);
  }
  await expectAccessible(page, [320, 1280]);
  await chips.first().click();
  await expect(page.getByText(`${articleIds.length} articles`)).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expectAccessible(page, [1280, 320]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test("a category of the list that is there, and the cart, ask the server for nothing", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.mouse.move(5, 5);
  const chip = page.getByRole("link", { name: categories[2].name }).first();
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  // What is fetched ahead for a page is asked for together, its scripts among it.
  const fetchedAhead = (file: string) => page.locator(`link[rel=modulepreload][href*="${file}"]`);
  await chip.hover();
  await expect(fetchedAhead("blog-page")).toHaveCount(2);
  await chip.click();
  await expect(chip).toHaveAttribute("aria-current", "page");
  await expect(page.getByText(`${articleIds.length} articles`)).toHaveCount(0);
  await page.getByRole("link", { name: "Cart" }).hover();
  await expect(fetchedAhead("checkout-page")).toHaveCount(1);
  await page.getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(asked).toEqual([]);
});

test("without scripts the chips lead to pages of their own", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blog");
  const { slug, name } = categories.at(-1)!;
  await page.getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(`/blog/category/${slug}`);
  await expect(page.getByText(/^\d+ articles$/)).toBeVisible();
  await context.close();
});

test("an article has everything around it, for people and for search engines", {
  tag: "@smoke",
}, async ({ page }) => {
  const { id, title, headings, published } = aLongArticle;
  const category = aLongArticle.category.name;
  await page.goto(`/blog/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = page.getByRole("article");
  await expect(article.getByText(/^\d+ min read/)).toBeVisible();
  await expect(article.locator("time").first()).toHaveText(days.format(new Date(published)));
  // What came with the code was not written by the shop's staff.
  await expect(article.getByText(/^Checked on /)).toBeVisible();
  await expect(article.getByText("By the shop’s staff")).toHaveCount(0);
  await expect(article.getByRole("link", { name: category, exact: true })).toBeVisible();

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [posting, breadcrumbs] = data.map((text) => JSON.parse(text));
  expect(posting).toMatchObject({ "@type": "BlogPosting", articleSection: category });
  expect(posting.headline).toBe(title);
  expect(breadcrumbs.itemListElement).toHaveLength(4);
  const [image] = posting.image;
  expect((await page.request.get(new URL(image).pathname)).ok()).toBe(true);
  await expectAccessible(page, [320, 1280]);

  const last = headings.at(-1)!;
  const contents = page.getByRole("navigation", { name: "In this article" });
  await contents.getByRole("link", { name: last.text }).click();
  await expect(page.locator(`[id="${last.id}"]`)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Ready to Shop?" })).toBeVisible();
  await expect(
    page.getByText("Visit one of our showrooms to see our incredible deals in person"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Browse Deals" })).toHaveAttribute("href", "/deals");
  await expect(page.getByRole("link", { name: "Financing Options" })).toHaveAttribute(
    "href",
    "/financing",
  );
  await expect(page.getByRole("link", { name: "Text", exact: true })).toHaveAttribute(
    "href",
    /^sms:\?&body=/,
  );
  await page.getByRole("link", { name: `Next in ${category}` }).click();
  await expect(page).toHaveURL(`/blog/${nextOf(aLongArticle)!.id}`);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page.getByText(`${articleIds.length} articles`)).toBeVisible();
});

test("an unknown article answers 404 and says so", async ({ page }) => {
  const response = await page.goto("/blog/no-such-article");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByText(`${articleIds.length} articles`)).toBeVisible();
});

test("the feed is served as RSS", async ({ request }) => {
  const response = await request.get("/blog/feed.xml");
  expect(response.ok()).toBe(true);
  expect(response.headers()["content-type"]).toMatch(/xml/);
  expect((await response.text()).match(/<item>/g)).toHaveLength(articleIds.length);
});

test("no article scrolls sideways on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { id } of wideArticles) {
    await page.goto(`/blog/${id}`);
    expect(await sidewaysScroll(page), id).toBe(0);
  }
});
