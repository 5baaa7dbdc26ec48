/** What the shop promises, changed by its owner and seen by a shopper. */
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./publishing.ts";

test("the owner switches sample marks and monthly payments off, and may take it back", async ({
  page,
  store,
  browser,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  await shopper.goto("/");
  await expect(shopper.getByText(/sample review$/).first()).toBeVisible();

  await holdSession(page);
  await page.goto("/admin/settings");
  const samples = page.getByLabel(/The reviews on the home page are samples/);
  await samples.uncheck();
  await page.getByLabel(/Show what a month costs/).uncheck();
  await expectAccessible(page, [1280, 390]);

  // A closed tab loses nothing.
  await page.reload();
  await expect(page.getByText("You typed this before and did not save it.")).toBeVisible();
  await expect(samples).not.toBeChecked();
  await page.getByRole("button", { name: "Save promises" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();

  await expect(async () => {
    await shopper.goto("/");
    await expect(shopper.getByText(/sample review$/)).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 20_000 });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(samples).toBeChecked();
  await expect(async () => {
    await shopper.goto("/");
    await expect(shopper.getByText(/sample review$/)).not.toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 20_000 });
  await context.close();
});
