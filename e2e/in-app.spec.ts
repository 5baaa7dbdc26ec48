/** The shop inside Facebook and Instagram: no storage, no worker, no new windows, no clipboard. */
import { devices, type Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aMattress, productPath } from "./sample.ts";

const iPhone = devices["iPhone 13"];
const { userAgent } = iPhone;

/** What the two add to the phone's own browser. */
const agents = {
  Facebook: `${userAgent.replace(/ Version\S+/, "")} [FBAN/FBIOS;FBAV/540.0.0.34.110;FBDV/iPhone14,5]`,
  Instagram: `${userAgent.replace(/ Version\S+/, "")} Instagram 405.1.0.20 (iPhone14,5; iOS 18_6)`,
};

/** `throws`: what is not allowed throws when it is looked at, or else is not there. */
function takeAway(throws: boolean) {
  const refuse = () => {
    if (throws) throw new DOMException("The operation is insecure.", "SecurityError");
    return undefined;
  };
  const names = ["localStorage", "sessionStorage", "indexedDB", "caches", "Notification"] as const;
  for (const name of names) Object.defineProperty(window, name, { get: refuse });
  for (const name of ["serviceWorker", "clipboard", "locks"]) {
    Object.defineProperty(Navigator.prototype, name, { get: refuse });
  }
  window.open = () => null;
}

const isDrawn = (page: Page) =>
  page.waitForFunction(() => window.presses?.done && window.presses.queue.length === 0);

for (const [name, agent] of Object.entries(agents)) {
  test(`inside ${name} everything works that a shopper does, and the cart says how long it lasts`, async ({
    browser,
    store,
    phone,
    shopper,
  }) => {
    const context = await browser.newContext({
      ...iPhone,
      userAgent: agent,
      baseURL: store.url,
      serviceWorkers: "block",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(takeAway, name === "Facebook");

    await test.step("a product is saved and put into the cart", async () => {
      await page.goto(productPath(aMattress));
      await isDrawn(page);
      const heart = page.locator("main button[aria-pressed]").first();
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await page.getByRole("button", { name: "Add to Cart" }).first().click();
      const call = page.locator("main a[href^='tel:']").first();
      await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
      await expect(call).not.toHaveAttribute("target", /./);
    });

    await test.step("the cart has it, and says that it is gone with the page", async () => {
      await page.locator("header a[href='/checkout']:visible").click();
      await expect(page.getByRole("heading", { name: aMattress.title })).toBeVisible();
      await expect(page.getByText("This browser won’t keep your cart")).toBeVisible();
    });

    await test.step("a lead leads to the lender's link, in words as well", async () => {
      await page.goto("/financing");
      await isDrawn(page);
      await page.locator("main form button").first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("First name").fill("Dana");
      await dialog.getByLabel("Last name").fill("Whitfield");
      await dialog.getByLabel("Mobile phone").fill(phone);
      await dialog.getByRole("button", { name: "Text Me the Link" }).click();
      const link = dialog.getByRole("region", { name: "Application link" });
      const address = await link.getByRole("link").getAttribute("href");
      await expect(link).toContainText(address!.replace("https://", ""));
      const prompted = page.waitForEvent("dialog");
      // It ends when the prompt does.
      const pressed = link.getByRole("button", { name: "Copy link" }).click();
      const prompt = await prompted;
      expect(prompt.defaultValue()).toBe(address);
      await prompt.dismiss();
      await pressed;
    });

    await test.step("somebody signs in, for as long as the page stands", async () => {
      await page.goto("/auth");
      await isDrawn(page);
      await page.getByLabel("Email").fill(shopper.email);
      await page.getByLabel("Password", { exact: true }).fill(shopper.password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page).toHaveURL("/");
    });
    expect(errors).toEqual([]);
    await context.close();
  });
}
