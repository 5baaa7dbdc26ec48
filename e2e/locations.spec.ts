import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { momentOf, quietDay, shop } from "./sample.ts";

test("each showroom has hours, directions and numbers to call and to text, for people and for search engines", async ({
  page,
}) => {
  await page.goto("/store-locations");
  await expect(page.getByRole("heading", { level: 1, name: "Store Locations" })).toBeVisible();
  const fronts = new Set<string>();
  for (const { name, phone, textHref } of shop.showrooms) {
    const showroom = page.getByRole("article", { name });
    await expect(showroom.getByRole("row")).toHaveCount(7);
    const front = showroom.getByRole("img", { name: `The front of the ${name}` });
    await front.scrollIntoViewIfNeeded();
    await expect(front).toHaveJSProperty("complete", true);
    await expect(front).not.toHaveJSProperty("naturalWidth", 0);
    fronts.add(await front.evaluate((picture: HTMLImageElement) => picture.currentSrc));
    await expect(showroom.getByRole("link", { name: phone.label })).toHaveAttribute(
      "href",
      phone.href,
    );
    await expect(showroom.getByRole("link", { name: /^Text us/ })).toHaveAttribute(
      "href",
      new RegExp(`^${textHref.replace("+", "\\+")}`),
    );
    await expect(showroom.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "href",
      /destination=/,
    );
  }
  expect(fronts.size).toBe(shop.showrooms.length);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [whole, ...stores] = data.map((text) => JSON.parse(text));
  for (const { shippingDestination } of whole.hasShippingService.shippingConditions)
    expect(shippingDestination.postalCode.length).toBeGreaterThan(0);
  expect(stores).toHaveLength(shop.showrooms.length);
  for (const [at, { id, latitude, longitude }] of shop.showrooms.entries()) {
    expect(stores[at]["@type"]).toBe("FurnitureStore");
    expect(stores[at]["@id"]).toMatch(new RegExp(`^https?://.*/store-locations#${id}$`));
    expect(stores[at].geo).toMatchObject({ latitude, longitude });
    expect(stores[at].openingHoursSpecification).toHaveLength(7);
  }
  await expect(page.locator("tr[aria-current]")).toHaveCount(2);
  await expectAccessible(page, [320, 1280]);
});

test("the badge says what holds in Detroit, whatever the visitor's time zone, and to call first on Thanksgiving", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, timezoneId: "Asia/Tokyo" });
  const page = await context.newPage();
  for (const [isOpen, badge] of [
    [true, "Open now"],
    [false, "Closed"],
  ] as const) {
    await page.clock.setFixedTime(momentOf(quietDay(), isOpen));
    await page.goto("/store-locations");
    await expect(page.getByText(badge, { exact: true })).toHaveCount(2);
  }
  await page.clock.setFixedTime("2026-11-26T17:00:00Z");
  await page.goto("/store-locations");
  await expect(page.locator("tr[aria-current]")).toHaveCount(2);
  await expect(page.getByText(/^(Open now|Closed)$/)).toHaveCount(0);
  // On both badges, and in both tables in the place of the Thursday's hours.
  await expect(page.getByText("Thanksgiving: call first")).toHaveCount(4);
  await context.close();
});
