/** Who may work here: roles are given, shown with their accounts, and taken away. */
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, type Store, test } from "./fixtures.ts";
import { lenders } from "./sample.ts";
import { skipRetries } from "./timeouts.ts";

const apikey = "sb_publishable_store";

async function idOf(
  request: APIRequestContext,
  store: Store,
  account: { email: string; password: string },
): Promise<string> {
  const answer = await request.post(`${store.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey },
    data: account,
  });
  return (await answer.json()).user.id;
}

async function openUsers(page: Page) {
  await page.goto("/admin/users");
  await expect(page.getByRole("heading", { name: "Manage Users" })).toBeVisible();
}

const account = (page: Page) => page.getByLabel("User ID or email");
const assign = (page: Page) => page.getByRole("button", { name: "Assign role" });
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("a role is assigned by user id and removed after a question", async ({
  page,
  request,
  store,
  shopper,
  signIn,
}) => {
  const id = await idOf(request, store, shopper);
  await signIn(page, admin);
  await page.getByRole("link", { name: "Manage Users" }).click();
  await assign(page).click();
  await expect(page.getByText("Please enter a user ID.")).toBeVisible();
  await account(page).fill("   ");
  await assign(page).click();
  await expect(page.getByText("Please enter a user ID.")).toBeVisible();

  await expect(page.getByText("anyone can sign up with an address")).toBeVisible();
  await expect(rowOf(page, admin.email)).toContainText("Owner");

  await account(page).fill(id);
  await expect(page.getByText(`Account found: ${shopper.email}`)).toBeVisible();
  await assign(page).click();
  await expect(page.getByText("user role assigned successfully.")).toBeVisible();
  const row = rowOf(page, id);
  await expect(row).toContainText(shopper.email);
  // Newest first.
  await expect(page.getByRole("row").nth(1)).toContainText(id);

  const remove = row.getByRole("button", { name: `Remove the user role from ${shopper.email}` });
  await remove.click();
  const question = page.getByRole("alertdialog", { name: "Remove the role user?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: "Remove role" }).click();
  await expect(page.getByText("Role removed successfully.")).toBeVisible();
  await expect(row).toHaveCount(0);

  const history = page.getByRole("region", { name: "Role history" });
  await expect(history).toContainText(`${admin.email} gave ${shopper.email} the role user.`);
  await expect(history).toContainText(`${admin.email} took the role user from ${shopper.email}.`);
});

test("a role is assigned by email, and the new admin gets in", { tag: "@smoke" }, async ({
  page,
  shopper,
  holdSession,
  browser,
  store,
}) => {
  await holdSession(page, admin);
  await openUsers(page);
  await account(page).fill("nobody@example.com");
  await expect(page.getByText("No account found.")).toBeVisible();
  await assign(page).click();
  await expect(page.getByText("There’s no account with this email address.")).toBeVisible();

  await account(page).fill(shopper.email.toUpperCase());
  await page.getByLabel("Role", { exact: true }).selectOption("admin");
  await assign(page).click();
  await expect(page.getByText("admin role assigned successfully.")).toBeVisible();
  const context = await browser.newContext({ baseURL: store.url });
  const theirs = await context.newPage();
  await holdSession(theirs, shopper);
  await theirs.goto("/admin/users");
  const removal = theirs.getByRole("button", { name: `Remove the admin role from ${admin.email}` });
  await expect(removal).toBeVisible();

  // Taken away while their page is open: their next step fails, and says so.
  await rowOf(page, shopper.email)
    .getByRole("button", { name: /^Remove the / })
    .click();
  await page.getByRole("button", { name: "Remove role", exact: true }).click();
  await expect(page.getByText("Role removed successfully.")).toBeVisible();
  await removal.click();
  await theirs.getByRole("button", { name: "Remove role", exact: true }).click();
  await expect(theirs.getByText("Failed to remove role.").first()).toBeVisible();
  await context.close();
});

test("the owner hands the shop on, and only the new owner can hand it back", async ({
  page,
  shopper,
  holdSession,
  browser,
  store,
}) => {
  await holdSession(page, admin);
  await openUsers(page);
  await account(page).fill(shopper.email);
  await page.getByLabel("Role", { exact: true }).selectOption("admin");
  await assign(page).click();
  await expect(page.getByText("admin role assigned successfully.")).toBeVisible();

  const makeOwner = async (on: Page, whom: string) => {
    await on.getByRole("button", { name: `Make owner: ${whom}` }).click();
    const question = on.getByRole("alertdialog", { name: "Make someone else the owner?" });
    await expect(question).toContainText(whom);
    await question.getByRole("button", { name: "Make owner" }).click();
    await expect(on.getByText("The new owner is set.")).toBeVisible();
  };
  await makeOwner(page, shopper.email);
  const takeBack = page.getByRole("button", { name: "Take the shop back" });
  await expect(takeBack).toBeVisible();
  await expect(rowOf(page, shopper.email)).toContainText("Owner");
  await expect(rowOf(page, admin.email)).not.toContainText("Owner");
  await expect(page.getByRole("button", { name: /^Make .* the owner$/ })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: store.url });
  const theirs = await context.newPage();
  await holdSession(theirs, shopper);
  await openUsers(theirs);
  await makeOwner(theirs, admin.email);
  await expect(rowOf(theirs, admin.email)).toContainText("Owner");
  await context.close();

  await page.reload();
  await rowOf(page, shopper.email)
    .getByRole("button", { name: /^Remove the / })
    .click();
  await expect(takeBack).toHaveCount(0);
  await page.getByRole("button", { name: "Remove role", exact: true }).click();
  await expect(page.getByText("Role removed successfully.")).toBeVisible();
});

test("an ID that can’t be one is refused at once, and what the server refuses is shown in its words", async ({
  page,
  request,
  store,
  shopper,
  holdSession,
}) => {
  const id = await idOf(request, store, shopper);
  await holdSession(page, admin);
  await openUsers(page);
  for (const [typed, words] of [
    ["not-an-id", "Enter an email or a user ID."],
    ["00000000-0000-4000-8000-000000000000", "violates foreign key constraint"],
  ] as const) {
    await account(page).fill(typed);
    await assign(page).click();
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await account(page).fill(id);
  await assign(page).click();
  await expect(page.getByText("user role assigned successfully.")).toBeVisible();
  // The form is empty by then: the same id typed now is the next one.
  await account(page).fill(id);
  await assign(page).click();
  await expect(page.getByText("This account already has this role.").first()).toBeVisible();

  await page.route("**/rest/v1/user_roles*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await account(page).fill(id);
  await page.getByLabel("Role", { exact: true }).selectOption("admin");
  await assign(page).click();
  // Nobody knows whether it was assigned: pressed again, that is found out.
  await expect(page.getByText("We don’t know if that saved").first()).toBeVisible();
  await expect(account(page)).toHaveValue(id);
  await page.unroute("**/rest/v1/user_roles*");
  await assign(page).click();
  await expect(page.getByText("admin role assigned successfully.")).toBeVisible();
});

test("an employee who left is out at once, and history says so", { tag: "@database" }, async ({
  page,
  phone,
  request,
  shopper,
  holdSession,
  browser,
  store,
}) => {
  const id = await idOf(request, store, shopper);
  await holdSession(page, admin);
  await openUsers(page);
  await account(page).fill(shopper.email);
  await page.getByLabel("Role", { exact: true }).selectOption("admin");
  await assign(page).click();
  await expect(page.getByText("admin role assigned successfully.")).toBeVisible();
  const theirs = await (await browser.newContext({ baseURL: store.url })).newPage();
  await holdSession(theirs, shopper);
  await theirs.goto("/admin/users");
  await expect(theirs.getByRole("heading", { name: "Manage Users" })).toBeVisible();

  await rowOf(page, id)
    .getByRole("button", { name: `Account of ${shopper.email}` })
    .click();
  const panel = page.getByRole("dialog", { name: shopper.email });
  await expect(panel).toContainText("Open");
  await panel.getByRole("button", { name: "Employee left…" }).click();
  // As the database answers who signed in more than ten minutes ago; supabase/tests/proof.test.ts asks it.
  const stale = {
    code: "42501",
    hint: "proof_needed",
    message: "Confirm it’s you",
    details: null,
  };
  await page.route(
    "**/rest/v1/rpc/employee_left",
    (route) => route.fulfill({ status: 403, json: stale }),
    { times: 1 },
  );
  await page
    .getByRole("alertdialog", { name: "Did this employee leave?" })
    .getByRole("button", { name: "Employee left" })
    .click();
  const proof = page.getByRole("dialog", { name: "Confirm that it’s you" });
  await proof.getByLabel("Your password").fill(admin.password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await expect(panel).toContainText("Blocked: can’t sign in");
  await expect(panel).toContainText("0 devices");
  await theirs.reload();
  await expect(theirs).toHaveURL("/");

  await panel.getByRole("button", { name: "Unblock" }).click();
  await expect(page.getByText("The account was unblocked.")).toBeVisible();
  await panel.getByRole("button", { name: "Send a password reset" }).click();
  await expect(page.getByText("Email sent")).toBeVisible();
  await expectAccessible(page, [1280, 390]);
  await panel.getByRole("button", { name: "Erase…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText("The account was erased.")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(rowOf(page, id)).toHaveCount(0);
  const history = page.getByRole("region", { name: "Role history" });
  await expect(history).toContainText(`${admin.email} noted that ${id} left`);
  await expect(history).not.toContainText(shopper.email);
  const erased = page.getByRole("region", { name: "Erased on request" });
  await expect(erased).toContainText(`${admin.email} erased an account.`);

  // Who has no account is erased by their number.
  const lead = await page.request.post(`${store.url}/rest/v1/financing_leads`, {
    headers: { apikey },
    data: {
      ...{ first_name: "Erma", last_name: "Goner", phone, status: "pending" },
      financing_option: lenders[0]?.name,
    },
  });
  expect(lead.status()).toBe(201);
  await erased.getByLabel("Phone number to erase").fill(phone);
  await erased.getByRole("button", { name: "Erase…" }).click();
  const question = page.getByRole("alertdialog", { name: "Erase this person?" });
  await expect(question).toContainText("1 request and 0 holds");
  await question.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText("This person was erased.")).toBeVisible();
  await erased.getByLabel("Phone number to erase").fill(phone);
  await erased.getByRole("button", { name: "Erase…" }).click();
  await expect(erased.getByText("We have nothing on file for this number.")).toBeVisible();
});

test("nobody removes their own admin role", async ({ page, holdSession }) => {
  await holdSession(page, admin);
  await openUsers(page);
  const row = rowOf(page, admin.email);
  await expect(row).toContainText("(you)");
  await row.getByRole("button").click();
  await page.getByRole("button", { name: "Remove role", exact: true }).click();
  await expect(page.getByText("Failed to remove role.").first()).toBeVisible();
  await expect(page.getByText("You cannot remove your own admin role.").first()).toBeVisible();
  await expect(row).toBeVisible();
});

test("roles that cannot be loaded are said so, and none is said so too", async ({
  page,
  holdSession,
}) => {
  await page.clock.install();
  await holdSession(page, admin);
  // The list, not the question whether this visitor is an admin.
  const list = /\/rest\/v1\/user_roles\?.*order=/;
  await page.route(list, (route) => route.abort());
  await openUsers(page);
  await skipRetries(page, page.getByText("Failed to load user roles."));
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No role assignments yet. Assign roles above.")).toBeVisible();
});

test("axe finds nothing to mend", async ({ page, holdSession }) => {
  await holdSession(page, admin);
  await openUsers(page);
  await expect(rowOf(page, admin.email)).toBeVisible();
  await expectAccessible(page, [1280, 390]);
});
