/** What the shop promises, changed by its owner and seen by a shopper. */
import { readFile } from "node:fs/promises";
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

test("lenders and policies are in the owner's words, and everything comes as one file", async ({
  page,
  store,
  request,
  holdSession,
}) => {
  const live = (path: string) => async () => (await request.get(`${store.url}${path}`)).text();
  await holdSession(page);
  await page.goto("/admin/settings");

  const lender = page.getByRole("form", { name: "Northstar Lease-to-Own" });
  await lender.getByLabel("Offered on the site").uncheck();
  await lender.getByRole("button", { name: "Save Northstar Lease-to-Own" }).click();
  await expect.poll(live("/financing"), { timeout: 20_000 }).not.toContain("Northstar");
  await lender.getByLabel("Offered on the site").check();
  await lender.getByRole("button", { name: "Save Northstar Lease-to-Own" }).click();
  await expect.poll(live("/financing"), { timeout: 20_000 }).toContain("Northstar");

  await page.getByText("Return Policy", { exact: true }).click();
  const policy = page.getByRole("form", { name: "Return Policy" });
  await policy.getByLabel("Introduction").fill("Write to {fax}.");
  await policy.getByRole("button", { name: "Save Return Policy" }).click();
  await expect(policy.getByRole("alert")).toHaveText("Nothing fills {fax}.");
  await policy
    .getByLabel("Introduction")
    .fill("Final, but for damage: call {phone} <b>at once</b>.");
  await policy.getByRole("button", { name: "Save Return Policy" }).click();
  await expect
    .poll(live("/return-policy"), { timeout: 20_000 })
    .toMatch(/Final, but for damage: call \(\d{3}\) \d{3}-\d{4} &lt;b&gt;at once&lt;\/b&gt;\./);
  await expectAccessible(page, [1280, 390]);

  await page.goto("/admin/changes");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^store-\d{4}-\d\d-\d\d\.zip$/);
  const text = await readFile(await file.path(), "latin1");
  expect(text.slice(0, 2)).toBe("PK");
  for (const name of ["tables/products.csv", "tables/changes.json", "tables/shop.json"]) {
    expect(text).toContain(name);
  }
  expect(text).toContain("Final, but for damage");
  await expect(page.getByRole("status").filter({ hasText: "among your downloads" })).toBeVisible();

  // Other owners' changes may stand above.
  const change = page.getByRole("listitem").filter({ hasText: "/return-policy" });
  await change.getByRole("button", { name: "Put back" }).first().click();
  await expect
    .poll(live("/return-policy"), { timeout: 20_000 })
    .not.toContain("Final, but for damage");
});
