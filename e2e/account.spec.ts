import { expect, test } from "./fixtures.ts";

test("bad input is answered with the first failing message", async ({ notice, page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill("123");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice("Validation Error")).toBeVisible();
  await expect(notice("Invalid email address")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice("Password must be at least 6 characters")).toBeVisible();
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
    await expect(notice("Invalid email or password. Please try again.")).toBeVisible();
    await page.reload();
  }
});

test("a new account is welcomed, signs in, and is sent home from then on", async ({
  notice,
  page,
}, { testId }) => {
  const email = `new-${testId}@example.com`;
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a good one");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(notice("Success!")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");

  await page.getByLabel("Password", { exact: true }).fill("a good one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
  await expect(notice("Welcome back!")).toBeVisible();
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("an address that has an account is told to sign in", async ({ notice, page, shopper }) => {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await page.getByLabel("Email").fill(shopper.email);
  await page.getByLabel("Password", { exact: true }).fill("another one");
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
