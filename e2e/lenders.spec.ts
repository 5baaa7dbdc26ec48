/** The owner's lenders: one is added, then none is offered, and shoppers read whom to call. */
import { asAdmin, reloadUntil } from "./owner-steps.ts";
import { expect, test } from "./publishing.ts";
import { aBed, productPath } from "./sample.ts";

test("the owner adds a lender, then offers none, and shoppers are told whom to call", async ({
  page,
  store,
  browser,
  request,
  holdSession,
}) => {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  const shopper = await context.newPage();
  const cards = shopper.getByRole("region", { name: "Lenders" }).getByRole("button");
  await holdSession(page);
  await page.goto("/admin/settings#lenders");

  // A lender of the sample whose change is taken back is one again.
  const db = await asAdmin(request, store);
  const samples = () => db.read<{ name: string }>("lenders?is_sample=is.true&select=name");
  const [one] = await samples();
  const sample = page.getByRole("form", { name: one!.name });
  await sample.getByLabel("Terms", { exact: true }).fill("Plans of up to two years");
  await sample.getByRole("button", { name: `Save ${one!.name}` }).click();
  await expect.poll(samples).not.toContainEqual(one);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(samples).toContainEqual(one);
  await expect(page.getByText("Undone.")).toBeVisible();

  await page.getByRole("button", { name: "Add a lender" }).click();
  const added = page.getByRole("form", { name: "lender", exact: true });
  await added.getByLabel("Name").fill("Lake Credit");
  await added.getByLabel("Who it’s for").fill("Any credit");
  await added.getByLabel("Terms", { exact: true }).fill("Only $29 a month");
  await added.getByLabel("Link to apply").fill("https://apply.example.org/lake");
  await added.getByRole("button", { name: "Save lender" }).click();
  await expect(added.getByText(/^Don’t give a monthly or weekly payment/)).toBeVisible();
  await added.getByLabel("Terms", { exact: true }).fill("Plans of up to a year");
  await added.getByRole("button", { name: "Save lender" }).click();
  await expect(page.getByText("Lake Credit is saved.")).toBeVisible();
  await reloadUntil(shopper, "/financing", async () => (await cards.count()) === 5);
  await expect(shopper.getByText(/^Lake Credit sets the terms/)).toBeVisible();

  const offered = page.getByLabel("Offered on the site");
  await expect(offered).toHaveCount(5);
  const forms = page.getByRole("form").filter({ has: offered });
  for (const form of await forms.all()) {
    const name = await form.getAttribute("aria-label");
    await form.getByLabel("Offered on the site").uncheck();
    await form.getByRole("button", { name: `Save ${name}` }).click();
    await expect(page.getByText(`${name} is saved.`).first()).toBeVisible();
  }
  await reloadUntil(shopper, "/financing", async () => (await cards.count()) === 0);
  await expect(shopper.getByRole("main").getByRole("link", { name: /^Call \(/ })).toHaveCount(2);
  await reloadUntil(shopper, productPath(aBed), () =>
    shopper.getByRole("link", { name: "Ask about financing" }).isVisible(),
  );
  await expect(shopper.getByText(/\/mo\b/)).toHaveCount(0);

  // As the other stories of this store find it.
  const form = page.getByRole("form", { name: "Lake Credit", exact: true });
  await form.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Lake Credit is removed.")).toBeVisible();
  await (await asAdmin(request, store)).patch("lenders?name=not.is.null", { active: true });
  await reloadUntil(shopper, "/financing", async () => (await cards.count()) === 4);
  await context.close();
});
