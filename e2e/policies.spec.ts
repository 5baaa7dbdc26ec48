import { expectAccessible, sidewaysScroll } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";

const policies: { path: string; heading: string; sections?: number; tiles?: string[] }[] = [
  { path: "/return-policy", heading: "Our Closeout Promise", sections: 4 },
  {
    path: "/shipping-policy",
    heading: "We Deliver Excellence",
    sections: 5,
    tiles: ["Free Delivery Over $1,000", "Local Service in Metro Detroit", "Scheduled Delivery"],
  },
  { path: "/privacy-policy", heading: "Privacy Policy" },
  { path: "/terms-of-service", heading: "Terms of Service" },
];

for (const { path, heading, sections, tiles = [] } of policies) {
  test(`${path}: the first part is open, one at a time, and it can be closed; axe finds nothing, and it does not scroll sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const parts = page.locator("main details");
    if (sections) await expect(parts).toHaveCount(sections);
    const open = page.locator("main details[open]");
    await expect(open).toHaveCount(1);
    await expect(parts.first()).toHaveAttribute("open");
    await parts.nth(1).locator("summary").click();
    await expect(open).toHaveCount(1);
    await expect(parts.nth(1)).toHaveAttribute("open");
    await parts.nth(1).locator("summary").click();
    await expect(open).toHaveCount(0);
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
    await expect(page.getByText("Last updated")).toContainText(today);
    await expect(page.locator("main")).not.toContainText("{");
    for (const name of tiles) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await parts.first().locator("summary").click();
    await expect(parts.first()).toHaveAttribute("open");
    await expectAccessible(page, [1280, 320]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test("without scripts the accordion works and the text is all there", { tag: "@smoke" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/return-policy");
  await page.locator("main summary").nth(2).click();
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(page.getByText("Look at every piece while our crew is still there.")).toBeVisible();
  await context.close();
});

test("a link to one part opens it", async ({ page }) => {
  await page.goto("/return-policy#inspection-at-delivery");
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(page.getByText("Look at every piece while our crew is still there.")).toBeVisible();
});
