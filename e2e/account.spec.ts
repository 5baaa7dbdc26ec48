import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, sessionKey, test } from "./fixtures.ts";
import { mailTo } from "./mail.ts";

test("bad input is answered with the first failing message", async ({ notice, page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("123");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice("Validation Error")).toBeVisible();
  await expect(notice("Invalid email address")).toBeVisible();
  const email = page.getByLabel("Email");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Invalid email address");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice("Password must be at least 6 characters")).toBeVisible();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await password.fill("123456");
  await expect(password).not.toHaveAttribute("aria-invalid");
});

test("a wrong password and an unknown address get the same answer", async ({
  notice,
  page,
  shopper,
}) => {
  await page.goto("/auth");
  for (const email of [shopper.email, "unknown@example.com"]) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(notice("Sign In Failed")).toBeVisible();
    const refusal = "Invalid email or password. Please try again.";
    await expect(notice(refusal)).toBeVisible();
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(refusal);
    await page.reload();
  }
});

test(
  "a new account is welcomed, signs in, and is sent home from then on",
  { tag: "@smoke" },
  async ({ notice, page }, { testId }) => {
    const email = `new-${testId}@example.com`;
    await page.goto("/auth");
    await page.getByRole("tab", { name: "Sign Up" }).click();
    const form = (name: string) => page.getByRole("tabpanel", { name });
    // For a moment both forms are in the page.
    await form("Sign Up").getByLabel("Email").fill(email);
    await form("Sign Up").getByLabel("Password", { exact: true }).fill("a good one");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(notice("Success!")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute(
      "aria-selected",
      "true",
    );

    await form("Sign In").getByLabel("Password", { exact: true }).fill("a good one");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");
    await expect(notice("Welcome back!")).toBeVisible();
    await page.goto("/auth");
    await expect(page).toHaveURL("/");
  },
);

test("an address that has an account is told to sign in", async ({ notice, page, shopper }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  // For a moment both forms are in the page.
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  await form.getByLabel("Email").fill(shopper.email);
  await form.getByLabel("Password", { exact: true }).fill("another one");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(notice("Account Already Exists")).toBeVisible();
  await expect(notice("This email is already registered. Please sign in instead.")).toBeVisible();
});

test("the button says that it works", async ({ page, shopper }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/auth/v1/token*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth");
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Signing in…" })).toBeDisabled();
  release();
  await expect(page).toHaveURL("/");
});

test("a stranger who opens the account page is asked to sign in", async ({ page }) => {
  await page.goto("/account");
  await expect(page).toHaveURL("/auth");
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
});

test("a new password is set on the account page and ends other sessions", async ({
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
  await page.getByLabel("New password").fill("x".repeat(73));
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("Password must be less than 72 characters")).toBeVisible();
  await page.getByLabel("New password").fill("brand new one");
  await page.getByRole("button", { name: "Update password" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(notice("Nothing was changed because you didn’t confirm it’s you.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("brand new one");
  await page.getByRole("button", { name: "Update password" }).click();
  const current = question.getByLabel("Your password");
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await current.fill("not this one");
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(question.getByText("That’s not your password. Please try again.")).toBeVisible();
  await current.fill(shopper.password);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(notice("Password updated.")).toBeVisible();
  await expect(page).toHaveURL("/account");
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL("/auth");
  await signIn(elsewhere, { ...shopper, password: "brand new one" });
});

test("who forgot the password proves with a mailed code that the new one is theirs", async ({
  notice,
  page,
  request,
  shopper,
  holdSession,
  store,
}) => {
  await holdSession(page, shopper);
  await page.goto("/account");
  await page.getByLabel("New password").fill("sure about it");
  await page.getByRole("button", { name: "Update password" }).click();
  const question = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await question.getByRole("button", { name: "Email me a code instead" }).click();
  await question.getByRole("button", { name: "Email me a code" }).click();
  const { code } = await mailTo(request, store, shopper.email, "Sign in to");
  await question.getByLabel("6-digit code").fill(code);
  await question.getByRole("button", { name: "Confirm" }).click();
  await expect(notice("Password updated.")).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("signing out everywhere ends the other browser's session", { tag: "@database" }, async ({
  browser,
  notice,
  page,
  shopper,
  holdSession,
  store,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: store.url })).newPage();
  await holdSession(elsewhere, shopper);
  await elsewhere.goto("/account");
  await expect(elsewhere.getByText(`Signed in as ${shopper.email}`)).toBeVisible();

  await holdSession(page, shopper);
  await page.goto("/account");
  const devices = page.getByRole("list", { name: "Signed in on" }).getByRole("listitem");
  await expect(devices).toHaveCount(3);
  await expect(devices.filter({ hasText: "(this device)" }).getByRole("button")).toHaveCount(0);
  await devices
    .getByRole("button", { name: /^Sign out/ })
    .first()
    .click();
  await expect(notice("That device is signed out.")).toBeVisible();
  await expect(devices).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(notice("Signed out")).toBeVisible();
  await expect(page).toHaveURL("/");
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL("/auth");
  await expect(elsewhere.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("an account is deleted after a typed word, and signs in no more", async ({
  notice,
  page,
  shopper,
  holdSession,
}) => {
  await holdSession(page, shopper);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account…" }).click();
  const question = page.getByRole("dialog", { name: "Delete my account" });
  await question.getByRole("button", { name: "Delete my account" }).click();
  await expect(question.getByText("Please type the word “delete”.")).toBeVisible();
  await question.getByLabel("Type “delete” to confirm").fill("delete");
  await question.getByRole("button", { name: "Delete my account" }).click();
  await expect(notice("Your account was deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.goto("/auth");
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill(shopper.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice("Invalid email or password. Please try again.")).toBeVisible();
});

test("the last admin keeps the account and is told why", async ({ notice, page, holdSession }) => {
  await holdSession(page, admin);
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await page.getByLabel("Type “delete” to confirm").fill("delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  await expect(
    notice("You’re the shop’s last admin. Make someone else an admin first."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
});

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

/** Makes the kept session look as if its hour were over. */
const expire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);

test("the session is kept under the backend's name and refreshed by itself", async ({
  page,
  shopper,
  signIn,
}) => {
  await signIn(page, shopper);
  const before = JSON.parse((await stored(page)) ?? "{}");
  expect(before).toMatchObject({ token_type: "bearer", user: { email: shopper.email } });
  await expire(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  const after = JSON.parse((await stored(page)) ?? "{}");
  expect(after.refresh_token).not.toBe(before.refresh_token);
});

test("a refresh that cannot be retried removes the session", async ({
  page,
  shopper,
  holdSession,
}) => {
  await holdSession(page, shopper);
  await page.route("**/auth/v1/token?grant_type=refresh_token", (route) =>
    route.fulfill({
      status: 400,
      json: { code: "refresh_token_not_found", message: "Invalid Refresh Token" },
    }),
  );
  await expire(page);
  await page.goto("/");
  await expect.poll(() => stored(page)).toBeNull();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a refresh that may be retried is, with growing pauses, and keeps the session", async ({
  page,
  shopper,
  holdSession,
}) => {
  await holdSession(page, shopper);
  const tries: number[] = [];
  await page.route("**/auth/v1/token?grant_type=refresh_token", (route) => {
    tries.push(Date.now());
    return tries.length < 4 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await expire(page);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  expect(tries.length).toBeGreaterThanOrEqual(4);
  const [first = 0, second = 0, third = 0, fourth = 0] = tries;
  expect(second - first).toBeGreaterThanOrEqual(190);
  expect(third - second).toBeGreaterThanOrEqual(390);
  expect(fourth - third).toBeGreaterThanOrEqual(790);
  expect(await stored(page)).not.toBeNull();
});
