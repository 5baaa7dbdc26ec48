import { admin, expect, test } from "./fixtures.ts";
import { skipRetries } from "./timeouts.ts";

test("a stranger who opens the back office is sent home", async ({ page }) => {
  await page.goto("/admin/financing-leads");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Unbeatable Furniture Deals" })).toBeVisible();
});

test("a signed-in shopper sees Access Denied and no admin links", { tag: "@smoke" }, async ({
  page,
  shopper,
  holdSession,
}) => {
  await holdSession(page, shopper);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Financing Leads" })).toHaveCount(0);
  await page.goto("/admin/financing-leads");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("while the guard checks, a spinner shows", async ({ page, holdSession }) => {
  await holdSession(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/auth/v1/user", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/admin/financing-leads");
  await expect(page.getByText("Checking your access")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Financing Leads" })).toBeVisible();
});

test("the admin sees the links, signs out with a notice, and they are gone", {
  tag: "@smoke",
}, async ({ notice, page, signIn }) => {
  await signIn(page, admin);
  await expect(notice("Welcome back!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Financing Leads" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(notice("Signed out")).toBeVisible();
  await expect(page.getByRole("link", { name: "Financing Leads" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("another tab's sign-out is noticed", async ({ page, context, shopper, holdSession }) => {
  await holdSession(page, shopper);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("link", { name: "Sign In" })).toBeVisible();
});

for (const [what, address] of [
  ["who is signed in", "**/auth/v1/user"],
  ["the role", "**/rest/v1/user_roles?*"],
  ["a part of the page", "**/assets/session-watch-*.js"],
] as const) {
  test(`where ${what} cannot be asked for, access is denied with the reason, and a retry lets in`, async ({
    page,
    holdSession,
  }) => {
    await page.clock.install();
    await holdSession(page, admin);
    await page.route(address, (route) => route.abort());
    await page.goto("/admin/financing-leads");
    await skipRetries(page, page.getByRole("heading", { name: "Access Denied" }));
    await expect(page.getByRole("alert")).toContainText("We couldn’t check your role.");
    await expect(page).toHaveURL("/admin/financing-leads");
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Financing Leads" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  });
}

test("an account that cannot be loaded is not a sign-out", async ({
  page,
  shopper,
  holdSession,
}) => {
  await holdSession(page, shopper);
  await page.route("**/auth/v1/user", (route) => route.abort());
  await page.goto("/account");
  await expect(page.getByRole("alert")).toContainText("We couldn’t load your account.");
  await page.unroute("**/auth/v1/user");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(shopper.email)).toBeVisible();
});
