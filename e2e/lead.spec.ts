import { coveredByNotices } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { aBed, lenders, productPath } from "./sample.ts";
import { holdTimeouts } from "./timeouts.ts";

const lender = lenders[1]!;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a shopper finds financing, mends the form, and the admin sees the lead", {
  tag: "@smoke",
}, async ({ notice, page, phone, holdSession }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Unbeatable Furniture Deals" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See Financing Options" })).toHaveAttribute(
    "href",
    "/financing",
  );
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(productPath(aBed));
  await page.getByRole("link", { name: "Apply for financing" }).click();
  await expect(page.getByRole("button", { name: /^Apply with/ })).toHaveCount(lenders.length);
  await expect(page.getByText(`For ${aBed.title}: choose a plan`)).toBeVisible();

  await page.getByRole("button", { name: `Apply with ${lender.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Apply with ${lender.name}` });
  await expect(dialog.getByText(`About: ${aBed.title}`)).toBeVisible();
  await expect(dialog.getByLabel("First name")).toBeFocused();
  const send = dialog.getByRole("button", { name: "Text Me the Link" });
  await send.click();
  await expect(dialog.getByText("First name is required")).toBeVisible();
  await expect(dialog.getByText("Last name is required")).toBeVisible();
  await expect(dialog.getByText("Phone number must be at least 10 characters")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toBeFocused();

  await dialog.getByLabel("First name").fill("  Ada ");
  await dialog.getByLabel("Last name").fill("Novak");
  await dialog.getByLabel("Mobile phone").fill("+1 586 555 0199");
  await send.click();
  await expect(
    dialog.getByText("Phone number must contain only numbers, spaces, dashes, and parentheses"),
  ).toBeVisible();
  // Back leaves the form and not the page.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: `Apply with ${lender.name}` }).click();
  await expect(dialog.getByLabel("Last name")).toHaveValue("Novak");

  await dialog.getByLabel("Mobile phone").fill(phone);
  await send.click();
  await expect(notice("Request Received!")).toBeVisible();
  await expect(notice("We'll text you the application link shortly.")).toBeVisible();
  const thanks = page.getByRole("dialog").getByRole("status");
  await expect(thanks).toContainText("Ada Novak");
  await expect(thanks).toContainText(lender.name);
  await expect(thanks).toContainText(phone);
  await expect.poll(() => coveredByNotices(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await holdSession(page);
  await page.goto("/admin/financing-leads");
  const row = page.getByRole("row").filter({ hasText: phone });
  await expect(row).toContainText("Ada Novak");
  await expect(row).toContainText(lender.name);
  await expect(row).toContainText(/pending/i);
  await row.getByRole("button", { name: "Ada Novak", exact: true }).click();
  await expect(page.getByRole("link", { name: aBed.title })).toHaveAttribute(
    "href",
    `/admin/products/${aBed.slug}`,
  );
});

test("with letters twice as large the thanks are read from their beginning, below the notice", async ({
  playwright,
  launchOptions,
  baseURL,
  phone,
}) => {
  const args = [...launchOptions.args!, "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({
    ...{ baseURL, viewport: { width: 320, height: 700 }, reducedMotion: "reduce" },
  });
  await holdTimeouts(page);
  await page.goto(`/financing?apply=${lenders[0]!.slug}`);
  await page.mouse.move(5, 5);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Novak");
  await dialog.getByLabel("Mobile phone").fill(phone);
  await dialog.getByRole("button", { name: "Text Me the Link" }).click();
  await expect(page.getByText("Request Received!").first()).toBeVisible();
  await expect.poll(() => coveredByNotices(page)).toEqual([]);
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeInViewport();
  await browser.close();
});

test("the form works before any script has started", async ({ page }) => {
  // Held back, as on a slow line: the press is kept, and the dialog opens once they arrive.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first = true;
  await page.route("**/assets/entry.client-*.js", async (route) => {
    if (first) await held;
    await route.continue();
  });
  await page.goto("/financing");
  const apply = page.getByRole("button", { name: `Apply with ${lender.name}` });
  await apply.click();
  await expect(apply).toHaveAttribute("aria-busy", "true");
  first = false;
  release();
  await expect(page.getByRole("dialog", { name: `Apply with ${lender.name}` })).toBeVisible();
});

test("while the backend is away nothing typed is lost, and a retry makes one lead", {
  tag: ["@smoke", "@database"],
}, async ({ notice, page, phone, store, holdSession }) => {
  await page.goto(`/financing?apply=${lender.slug}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Grace");
  await dialog.getByLabel("Last name").fill("Hall");
  await dialog.getByLabel("Mobile phone").fill(phone);

  await store.kill();
  await dialog.getByRole("button", { name: "Text Me the Link" }).click();
  await expect(notice("Failed to submit request. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("Grace");
  await expect(dialog.getByLabel("Mobile phone")).toHaveValue(phone);

  await store.restart();
  // The first answer is lost on the way, so the form sends the same lead twice.
  let answers = 0;
  await page.route("**/rest/v1/financing_leads*", async (route) => {
    const response = await route.fetch();
    answers += 1;
    if (answers === 1) await route.abort();
    else await route.fulfill({ response });
  });
  const send = dialog.getByRole("button", { name: "Text Me the Link" });
  await send.click();
  await expect.poll(() => answers).toBe(1);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(notice("Request Received!")).toBeVisible();
  await page.unroute("**/rest/v1/financing_leads*");

  await holdSession(page);
  await page.goto("/admin/financing-leads");
  await expect(page.getByRole("row").filter({ hasText: phone })).toHaveCount(1);
});

test("a refused lead keeps what was typed, with the reason beside the notice", async ({
  notice,
  page,
  phone,
}) => {
  await page.goto(`/financing?apply=${lender.slug}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Grace");
  await dialog.getByLabel("Last name").fill("Hall");
  await dialog.getByLabel("Mobile phone").fill(phone);
  const reason = "Too many requests came from your connection. Try again in an hour, or call us.";
  await page.route("**/rest/v1/financing_leads*", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "PT429", message: reason, details: null, hint: null },
    }),
  );
  await dialog.getByRole("button", { name: "Text Me the Link" }).click();
  await expect(notice("Failed to submit request. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText(reason);
  await expect(dialog.getByLabel("Mobile phone")).toHaveValue(phone);
  await page.unroute("**/rest/v1/financing_leads*");
  await dialog.getByRole("button", { name: "Text Me the Link" }).click();
  await expect(notice("Request Received!")).toBeVisible();
});

test("a number that is changed after a lost answer is the one that is stored and shown", async ({
  page,
  phone,
  holdSession,
}) => {
  await page.goto(`/financing?apply=${lender.slug}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Ursa");
  await dialog.getByLabel("Last name").fill("Moss");
  await dialog.getByLabel("Mobile phone").fill(phone);
  let answers = 0;
  await page.route("**/rest/v1/financing_leads*", async (route) => {
    const response = await route.fetch();
    answers += 1;
    if (answers === 1) await route.abort();
    else await route.fulfill({ response });
  });
  const send = dialog.getByRole("button", { name: "Text Me the Link" });
  await send.click();
  await expect.poll(() => answers).toBe(1);
  await expect(send).toBeEnabled();
  const right = phone.replace("(586)", "(313)");
  await dialog.getByLabel("Mobile phone").fill(right);
  await send.click();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText(right);
  await page.unroute("**/rest/v1/financing_leads*");

  await holdSession(page);
  await page.goto("/admin/financing-leads");
  await expect(page.getByRole("row").filter({ hasText: right })).toHaveCount(1);
});
