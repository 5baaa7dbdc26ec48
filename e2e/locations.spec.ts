import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";

test("both showrooms have hours, directions, and numbers to call and to text", async ({ page }) => {
  await page.goto("/store-locations");
  await expect(page.getByRole("heading", { level: 1, name: "Store Locations" })).toBeVisible();
  for (const [name, area] of [
    ["East Showroom", "586"],
    ["West Showroom", "248"],
  ] as const) {
    const showroom = page.getByRole("article", { name });
    await expect(showroom.getByRole("row")).toHaveCount(7);
    await expect(showroom.getByRole("link", { name: `(${area})` })).toHaveAttribute(
      "href",
      new RegExp(`^tel:\\+1${area}`),
    );
    await expect(showroom.getByRole("link", { name: /^Text us/ })).toHaveAttribute(
      "href",
      new RegExp(`^sms:\\+1${area}`),
    );
    await expect(showroom.getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "href",
      /destination=/,
    );
  }
});

for (const { at, badge } of [
  { at: "2026-11-23T15:00:00Z", badge: "Open now" },
  { at: "2026-11-24T01:30:00Z", badge: "Closed" },
]) {
  test(`at ${at} the badge says “${badge}”, whatever the visitor's time zone`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, timezoneId: "Asia/Tokyo" });
    const page = await context.newPage();
    await page.clock.setFixedTime(at);
    await page.goto("/store-locations");
    await expect(page.getByText(badge, { exact: true })).toHaveCount(2);
    await context.close();
  });
}

test("on Thanksgiving nothing is said about being open", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-26T17:00:00Z");
  await page.goto("/store-locations");
  await expect(page.locator("tr[aria-current]")).toHaveCount(2);
  await expect(page.getByText(/^(Open now|Closed)$/)).toHaveCount(0);
});

test("search engines read two furniture stores with places and hours", async ({ page }) => {
  await page.goto("/store-locations");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const stores = data.map((text) => JSON.parse(text));
  expect(stores.map((store) => store["@type"])).toEqual(["FurnitureStore", "FurnitureStore"]);
  for (const store of stores) {
    expect(store["@id"]).toMatch(/^https?:\/\/.*\/store-locations#(east|west)$/);
    expect(store.geo.latitude).toBeGreaterThan(42);
    expect(store.openingHoursSpecification).toHaveLength(7);
  }
});

test("axe finds nothing on the locations", async ({ page }) => {
  await page.goto("/store-locations");
  await expect(page.locator("tr[aria-current]")).toHaveCount(2);
  await expectAccessible(page, [320, 1280]);
});
