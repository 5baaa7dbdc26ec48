/** A colleague of the sales floor: invited by the owner, at work on leads and products, and stopped at the rest. */
import { consents } from "#shop/financing-consent.ts";
import { expectAccessible } from "./accessible.ts";
import { apiKeyHeader, expect, test } from "./fixtures.ts";
import { mailTo, openLink } from "./mail.ts";
import { findProduct } from "./owner-steps.ts";
import { aBed, aPackage, aSofa, lenders } from "./sample.ts";

test("a colleague who is invited to the sales floor works a lead and sells, and nothing else", async ({
  page,
  phone,
  request,
  store,
  browser,
  holdSession,
}, { workerIndex }) => {
  const email = `floor-${workerIndex}-${Date.now()}@example.com`;
  const asked = await request.post(`${store.url}/rest/v1/financing_leads`, {
    headers: apiKeyHeader,
    data: {
      ...{ first_name: "Ada", last_name: `Floor ${workerIndex}`, phone, status: "pending" },
      financing_option: lenders[0]!.name,
      consent_version: consents.at(-1)!.version,
    },
  });
  expect(asked.status()).toBe(201);

  await holdSession(page);
  await page.goto("/admin/users");
  await page.getByLabel("Coworker’s email").fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Please enter their name.")).toBeVisible();
  await page.getByLabel("Coworker’s name").fill("Nora Quinn");
  await page.getByLabel("Sales floor only").check();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Invitations" })).toContainText(
    "Nora Quinn, admin on the sales floor",
  );

  const { link } = await mailTo(request, store, email, "You are invited to work at");
  const context = await browser.newContext({ baseURL: store.url });
  const maya = await context.newPage();
  await openLink(maya, link);
  await maya
    .getByRole("alertdialog", { name: `Continue as ${email}?` })
    .getByRole("button", { name: "Continue" })
    .click();
  await expect(maya.getByLabel("Your name")).toHaveValue("Nora Quinn");
  await maya.getByRole("link", { name: "Go to the back office" }).click();
  await expect(maya.getByRole("heading", { name: "Today" })).toBeVisible();
  const menu = maya.getByRole("navigation", { name: "Back office" });
  await expect(menu.getByRole("link")).toHaveText([
    "Today",
    "Products",
    "Financing Leads",
    "Sales",
  ]);
  await expectAccessible(maya, [390, 1280]);

  // A lead: taken, written to under her first name, noted.
  await maya.goto(`/admin/financing-leads?q=${encodeURIComponent(phone)}`);
  const row = maya.locator("tr[data-lead]").filter({ hasText: phone });
  await expect(maya.getByRole("heading", { name: "Overview" })).toHaveCount(0);
  await expect(maya.getByRole("button", { name: "Export CSV" })).toHaveCount(0);
  await row.getByRole("button", { name: /^Ada Floor/ }).click();
  const panel = maya.getByRole("dialog", { name: /^Ada Floor/ });
  await panel.getByRole("button", { name: "Introduction" }).click();
  await expect(panel.getByLabel("Text to send")).toHaveValue(/^Hi Ada, this is Nora at /);
  await panel.getByRole("button", { name: "Send text" }).click();
  await expect(panel.getByRole("list", { name: "Texts, oldest first" })).toContainText(
    ", Nora Quinn",
  );
  await expect(panel.getByLabel("Assigned to")).toContainText("Nora Quinn (you)");
  await expect(panel.getByRole("button", { name: /^Erase/ })).toHaveCount(0);

  // What she buys is sold from there, and the request is converted.
  await panel.getByRole("button", { name: "Sold…" }).click();
  await maya.getByRole("searchbox", { name: /^Find a product for Ada/ }).fill(aSofa.title);
  await maya.getByRole("button", { name: aSofa.title }).first().click();
  const sheet = maya.getByRole("dialog", { name: `Sold: ${aSofa.title}` });
  await expect(sheet).toContainText(`Ada Floor ${workerIndex}`);
  await sheet.getByRole("button", { name: "Record sale", exact: true }).click();
  await expect(maya.getByText(`Sold 1 × ${aSofa.title} at`)).toBeVisible();
  await expect(panel.getByRole("radio", { name: "Converted" })).toBeChecked();

  // A sale, at the price that stands there.
  await maya.goto("/admin/products");
  await maya.getByLabel("This device is at").selectOption("East");
  const product = await findProduct(maya, aBed.title);
  await expect(product.getByText("Price of")).toBeAttached();
  await expect(product.getByRole("button", { name: /^Price of/ })).toHaveCount(0);
  await expect(product.getByRole("checkbox")).toHaveCount(0);
  await product.getByRole("button", { name: /^Sold 1/ }).click();
  await expect(maya.getByText(`Sold 1 × ${aBed.title} at East.`)).toBeVisible();
  await maya.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(maya.getByText("Undone.")).toBeVisible();

  // The next one comes back, and no word says what it cost.
  await product.getByRole("button", { name: /^Sold 1/ }).click();
  await expect(maya.getByText(`Sold 1 × ${aBed.title} at East.`)).toBeVisible();
  await maya.goto("/admin/sales");
  const sales = maya.getByRole("list", { name: "Sales" });
  await maya.getByRole("button", { name: "Sell a package" }).click();
  const packages = maya.getByRole("dialog", { name: "Sell a package" });
  await packages.getByLabel("Package").selectOption(aPackage.name);
  await expectAccessible(maya, [390, 1280]);
  await packages.getByRole("button", { name: "Record sale", exact: true }).click();
  await expect(maya.getByText(`Sold ${aPackage.name} at East.`)).toBeVisible();
  await expect(sales.getByRole("listitem").first()).toContainText(aPackage.name);

  await sales.getByRole("button", { name: aBed.title }).first().click();
  const sale = maya.getByRole("dialog", { name: `Sale: ${aBed.title}` });
  await expect(sale).toContainText("Sales tax");
  await expect(sale).not.toContainText(/Cost|Margin/);
  await sale.getByRole("button", { name: "Returned" }).click();
  await maya.getByRole("button", { name: "Save the return" }).click();
  await expect(maya.getByText(`Returned: 1 × ${aBed.title}.`)).toBeVisible();
  await expect(sales.getByRole("listitem").first()).toContainText(/Return.*-\$/);
  await expect(maya.getByText("Margin")).toHaveCount(0);
  await expectAccessible(maya, [390, 1280]);

  for (const path of ["/admin/settings", "/admin/users", "/admin/changes", "/admin/add"]) {
    await maya.goto(path);
    await expect(maya.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(maya.getByText("Your account is limited to the sales floor")).toBeVisible();
  }
  await expectAccessible(maya, [390, 1280]);

  // The owner takes the limit away.
  await page.reload();
  await page.getByLabel(`Rights of ${email}`).selectOption("All rights");
  await expect(page.getByText("The limit is removed.")).toBeVisible();
  await expect(
    page.getByText(`gave ${email} all rights of an admin.`, { exact: false }),
  ).toBeVisible();
  await maya.goto("/admin/settings");
  await expect(maya.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await context.close();
});
