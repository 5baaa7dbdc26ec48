/** A code from an authenticator app as the second factor of signing in. */
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, test } from "./fixtures.ts";

/** An app as a person has it. The service accepts each code once, so it waits for a new one. */
function authenticator(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
  let last = 0;
  return {
    async code() {
      // The next half minute's code is accepted early, as a phone's clock may run ahead.
      last = Math.max(last + 1, TOTP.counter({ timestamp: Date.now() }));
      const ahead = (last - 1) * 30_000 - Date.now();
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead + 200));
      return totp.generate({ timestamp: last * 30_000 });
    },
  };
}

async function turnOn(page: Page) {
  await page.goto("/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByAltText(/^QR code/)).toBeVisible();
  const app = authenticator((await page.locator("code").textContent()) ?? "");
  await page.getByLabel("6-digit code").fill(await app.code());
  await page.getByRole("button", { name: "Verify and turn on" }).click();
  await expect(page.getByText("On. We’ll ask for a code")).toBeVisible();
  return app;
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
}

test("a second factor is turned on, asked for, and turned off", async ({
  browser,
  notice,
  page,
  shopper,
  holdSession,
  signIn,
  store,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: store.url })).newPage();
  await holdSession(elsewhere, shopper);

  await holdSession(page, shopper);
  await page.goto("/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  const qr = page.getByAltText(/^QR code/);
  await expect(qr).toBeVisible();
  expect(await qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const app = authenticator((await page.locator("code").textContent()) ?? "");
  await page.getByLabel("6-digit code").fill("12");
  await page.getByRole("button", { name: "Verify and turn on" }).click();
  await expect(page.getByText("Please type the 6 digits your app shows.")).toBeVisible();
  await page.getByLabel("6-digit code").fill("000000");
  await page.getByRole("button", { name: "Verify and turn on" }).click();
  await expect(page.getByText(/^That code is wrong/)).toBeVisible();
  await page.getByLabel("6-digit code").fill(await app.code());
  await page.getByRole("button", { name: "Verify and turn on" }).click();
  await expect(notice("Two-step verification is on.")).toBeVisible();
  const apps = page.getByRole("list", { name: "Authenticator apps" });
  await expect(apps.getByRole("listitem")).toHaveText(/Authenticator app\s*Added/);

  // Sessions that were begun without it have ended.
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL("/auth");

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await typePassword(page, shopper);
  await page.getByRole("button", { name: "Cancel and sign out" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();

  await typePassword(page, shopper);
  // Without the code nobody is signed in: the header says so, and a reload asks again.
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("6-digit code").fill("000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/^That code is wrong/)).toBeVisible();
  await page.getByLabel("6-digit code").fill(await app.code());
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(notice("Welcome back!")).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.getByRole("link", { name: "Account" }).click();
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Authenticator app?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(apps.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove Authenticator app" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(notice("Two-step verification is off.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await signIn(page, shopper);
});

test("where the shop requires it, the back office asks an admin for a second factor", async ({
  page,
  holdSession,
}) => {
  // The setting itself is tested on the database: supabase/tests/second_factor.test.ts.
  await page.route("**/rest/v1/rpc/admin_needs_second_factor", (route) =>
    route.fulfill({ json: true }),
  );
  await holdSession(page, admin);
  await page.goto("/admin/financing-leads");
  await expect(page.getByRole("heading", { name: "Two-step verification required" })).toBeVisible();
  await page.getByRole("link", { name: "Set it up in your account" }).click();
  await expect(page).toHaveURL("/account#second-factor");
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});

test("who lost the phone asks the owner, who turns it off; the pages on the way are accessible", async ({
  browser,
  page,
  shopper,
  holdSession,
  signIn,
  store,
}) => {
  await holdSession(page, shopper);
  await page.goto("/account");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByAltText(/^QR code/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await turnOn(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByRole("dialog", { name: /delete/i })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await typePassword(page, shopper);
  await expect(
    page.getByText("Ask the store’s owner to turn this step off for you."),
  ).toBeVisible();
  await expectAccessible(page);

  const owners = await (await browser.newContext({ baseURL: store.url })).newPage();
  await holdSession(owners, admin);
  await owners.goto("/admin/users");
  await owners.getByLabel("User ID or email").fill(shopper.email);
  await owners.getByRole("button", { name: "Open this account" }).click();
  const panel = owners.getByRole("dialog", { name: shopper.email });
  const turnOff = panel.getByRole("button", { name: "Turn off two-step verification…" });
  await turnOff.click();
  const question = owners.getByRole("alertdialog", { name: /Turn off/ });
  await expectAccessible(owners, [1280, 390]);
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(owners.getByText("Their two-step verification is off.")).toBeVisible();
  await expect(turnOff).toHaveCount(0);
  await panel.getByRole("button", { name: "Done" }).click();
  await expect(owners.getByRole("region", { name: "Role history" })).toContainText(
    `${admin.email} turned off the two-step verification of ${shopper.email}.`,
  );

  await page.getByRole("button", { name: "Cancel and sign out" }).click();
  await signIn(page, shopper);
});
