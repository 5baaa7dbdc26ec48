/** What a mail can do for an account: a new password, a way in, another address. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { apiKeyHeader, expect, type Store, sessionKey, test } from "./fixtures.ts";
import { mailTo, openLink } from "./mail.ts";

async function askForNewPassword(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  // Before that the link leads there like any other, with nothing in its hand.
  await page.waitForFunction(() => window.presses?.done);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Send the link" }).click();
}

const question = (page: Page, email: string) =>
  page.getByRole("alertdialog", { name: `Continue as ${email}?` });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

/** What anybody can send to anybody: the shop's address, with a session of an account of theirs. */
async function linkInto(
  request: APIRequestContext,
  { url }: Store,
  path: string,
  account: { email: string; password: string },
) {
  const answer = await request.post(`${url}/auth/v1/token?grant_type=password`, {
    headers: apiKeyHeader,
    data: account,
  });
  const { access_token, refresh_token } = await answer.json();
  const session = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: "3600",
    token_type: "bearer",
    type: "magiclink",
  });
  return { link: `${path}#${session}`, token: access_token };
}

const sentence = (email: string) => `If there is an account for ${email}, an email is on its way.`;

test("a forgotten password is replaced with the mail's link, which works once", {
  tag: "@database",
}, async ({ notice, page, request, shopper, signIn, store }) => {
  await askForNewPassword(page, shopper.email);
  await expect(page.getByText(sentence(shopper.email))).toBeVisible();
  const { link } = await mailTo(request, store, shopper.email, "Set a new");

  // A scanner's browser, and a preview of the mail: they open the page, and press nothing.
  for (const _ of [1, 2]) {
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Set a new password" })).toBeVisible();
  }
  expect(await stored(page)).toBeNull();
  await expectAccessible(page, [390, 1280]);
  await page.getByRole("button", { name: "Set a new password" }).click();
  await expect(page).toHaveURL("/auth/new-password");
  await page.getByLabel("New password").fill("12345");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("Validation Error")).toBeVisible();
  await expect(notice("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("New password").fill(shopper.password);
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("That’s already your password. Please choose a new one.")).toBeVisible();
  await page.getByLabel("New password").fill("a better one");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("Password updated.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(notice("Signed out")).toBeVisible();

  await signIn(page, { ...shopper, password: "a better one" });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  await openLink(page, link);
  await expect(page.getByRole("alert").filter({ hasText: "That link didn’t work" })).toContainText(
    "It has expired or was already used. Please ask for a new one.",
  );
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password?" })).toBeVisible();
});

test("nobody learns who has an account by asking for a mail", async ({ notice, page }, {
  testId,
}) => {
  const email = `nobody-${testId}@example.com`;
  await askForNewPassword(page, email);
  await expect(page.getByText(sentence(email))).toBeVisible();
  // Asking again at once is over the limit, for strangers and members alike, and says no more.
  await page.getByRole("button", { name: "Send another email" }).click();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(sentence(email))).toBeVisible();

  await page.goto("/auth/email-link");
  await page.getByLabel("Email").fill("nobody");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(notice("Invalid email address")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(sentence(email))).toBeVisible();
});

test("a recovery mail's code leads to the new password as well", async ({
  notice,
  page,
  request,
  shopper,
  store,
}) => {
  await askForNewPassword(page, shopper.email);
  const { code } = await mailTo(request, store, shopper.email, "Set a new");
  await page.getByLabel("6-digit code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("That code is wrong or has expired.")).toBeVisible();
  await page.getByLabel("6-digit code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Use code" }).click();
  await page.getByLabel("New password").fill("typed by code");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("Password updated.")).toBeVisible();
});

test("a recovery link that leads elsewhere still ends at the new password", async ({
  page,
  request,
  shopper,
  store,
}) => {
  const answer = await request.post(`${store.url}/auth/v1/recover`, {
    headers: apiKeyHeader,
    data: { email: shopper.email },
  });
  expect(answer.ok()).toBe(true);
  const { link } = await mailTo(request, store, shopper.email, "Set a new");
  await openLink(page, link);
  // Another device asked for it.
  await question(page, shopper.email).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/auth/new-password");
  await expect(page.getByLabel("New password")).toBeVisible();
});

test("a link in a mail signs in without a password", async ({
  notice,
  page,
  request,
  shopper,
  store,
}) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByRole("link", { name: "Email me a sign-in link" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(shopper.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(sentence(shopper.email))).toBeVisible();
  const { link } = await mailTo(request, store, shopper.email, "Sign in to");
  await openLink(page, link);
  await expect(notice("Welcome back!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await openLink(page, link);
  await expect(page.getByText("That link didn’t work")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.describe("in a browser that was here before", () => {
  test.use({ serviceWorkers: "allow" });

  test("a mail's link is asked for once, so it works", async ({
    notice,
    page,
    request,
    shopper,
    store,
  }) => {
    for (const visit of ["first", "second"]) {
      await page.goto("/");
      await page.mouse.move(10, 10);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("visited"))).toBe("1");
      if (visit === "second") {
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      }
    }
    await page.goto("/auth/email-link");
    await page.getByLabel("Email").fill(shopper.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    const { link } = await mailTo(request, store, shopper.email, "Sign in to");
    await openLink(page, link);
    await expect(notice("Welcome back!")).toBeVisible();
  });
});

test("somebody else's link signs nobody in until they say Continue", async ({
  notice,
  page,
  request,
  shopper,
  holdSession,
  store,
}) => {
  const dialog = question(page, shopper.email);
  await page.goto("/privacy-policy");
  const refused = await linkInto(request, store, "/", shopper);
  await page.goto(refused.link);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await stored(page)).toBeNull();
  await expectAccessible(page, [390, 1280]);
  await dialog.getByRole("button", { name: "Not me" }).click();
  await expect(notice("That link wasn’t used")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await stored(page)).toBeNull();
  const answer = await request.get(`${store.url}/auth/v1/user`, {
    headers: { ...apiKeyHeader, Authorization: `Bearer ${refused.token}` },
  });
  expect((await answer.json()).error_code).toBe("session_not_found");
  // No entry of the history holds the tokens.
  await page.goBack();
  await expect(page).toHaveURL("/privacy-policy");
  await page.goForward();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await holdSession(page);
  await page.goto((await linkInto(request, store, "/account", shopper)).link);
  await expect(dialog).toContainText("You’re currently signed in as owner@example.com.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Signed in as owner@example.com")).toBeVisible();

  await page.goto((await linkInto(request, store, "/blog", shopper)).link);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(notice("Welcome back!")).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(`Signed in as ${shopper.email}`)).toBeVisible();
});

test("an account moves to another address once its mail is opened", async ({
  notice,
  page,
  request,
  shopper,
  holdSession,
  store,
}) => {
  const moved = `moved-${shopper.email}`;
  await holdSession(page, shopper);
  await page.goto("/account");
  await page.getByLabel("New email").fill("nobody");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(notice("Invalid email address")).toBeVisible();
  await page.getByLabel("New email").fill(moved);
  await page.getByRole("button", { name: "Change email" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await proof.getByLabel("Your password").fill(shopper.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Waiting for you to confirm ${moved}.`)).toBeVisible();
  // Proven a moment ago: nobody is asked again.
  await page.getByLabel("New email").fill("owner@example.com");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(notice("Another account already uses this email address.")).toBeVisible();
  await expect(page.getByText(`Waiting for you to confirm ${moved}.`)).toBeVisible();
  await expect(page.getByText(`Signed in as ${shopper.email}`)).toBeVisible();

  const { link } = await mailTo(request, store, moved, "Confirm the new email");
  await openLink(page, link);
  await expect(notice("Your email address was changed.")).toBeVisible();
  await expect(page.getByText(`Signed in as ${moved}`)).toBeVisible();
});

test("the pages of a lost password are accessible", async ({ page }) => {
  for (const [path, heading] of [
    ["/auth/forgot-password", "Forgot password?"],
    ["/auth/email-link", "Sign in by email"],
    ["/auth/new-password", "New password"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByText("Checking your link")).toHaveCount(0);
    await expectAccessible(page, [390, 1280]);
  }
});

test("a colleague who is invited by mail gets in with the link and has the role", async ({
  page,
  request,
  store,
  browser,
  holdSession,
}, { workerIndex }) => {
  const email = `colleague-${workerIndex}-${Date.now()}@example.com`;
  await holdSession(page);
  await page.goto("/admin/users");
  await page.getByLabel("Coworker’s email").fill(email);
  await page.getByLabel("Coworker’s name").fill("Maya Rivera");
  await page.getByLabel("Coworker’s showroom").selectOption("West");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Invitation sent.")).toBeVisible();
  const invitation = page
    .getByRole("list", { name: "Invitations" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(invitation).toContainText("Maya Rivera, admin, West");

  const { link } = await mailTo(request, store, email, "You are invited to work at");
  const context = await browser.newContext({ baseURL: store.url });
  const theirs = await context.newPage();
  // Where a link does not work any more its page sends another; within a minute the service does not.
  await openLink(theirs, link.replace(/token_hash=[^&]+/, "token_hash=used"));
  await theirs.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(theirs.getByRole("heading", { name: "Your invitation" })).toBeVisible();
  await theirs.getByLabel("Email").fill(email);
  await theirs.getByRole("button", { name: "Send the link" }).click();
  await expect(theirs.getByText("An invitation lasts 48 hours")).toBeVisible();
  await openLink(theirs, link);
  await expect(theirs.getByText("Welcome! You now have the role admin now.")).toBeVisible();
  await theirs.getByRole("link", { name: "Go to the back office" }).click();
  await expect(theirs.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(theirs.getByLabel("This device is at")).toHaveValue("west");
  await context.close();

  await page.reload();
  const showroom = page.getByLabel(`Showroom of ${email}`);
  await expect(showroom).toHaveValue("west");
  await showroom.selectOption("East");
  await expect(page.getByText("The showroom is set.")).toBeVisible();
  await page.reload();
  await expect(showroom).toHaveValue("east");
});
