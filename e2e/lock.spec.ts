/** A computer that staff share: it locks, and says when one has been signed out elsewhere. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { admin, expect, sessionKey, test } from "./fixtures.ts";
import { lenders } from "./sample.ts";

const lead = { first: "Lenore", last: "Lockwood", notes: "Prefers the east showroom" };
const caller = { name: "Calla Holden", phone: "(586) 555-0176" };

async function sendLead(page: Page, url: string, phone: string) {
  const answer = await page.request.post(`${url}/rest/v1/financing_leads`, {
    headers: { apikey: "sb_publishable_store" },
    data: {
      first_name: lead.first,
      last_name: lead.last,
      phone,
      financing_option: lenders[0]?.name,
      status: "pending",
    },
  });
  expect(answer.status()).toBe(201);
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const locked = (page: Page) => page.getByRole("heading", { name: "Locked" });

async function unlock(page: Page, password: string) {
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Unlock" }).click();
}

/** Into the lead's panel; they are not saved. */
async function typeNotes(page: Page) {
  await page.goto("/admin/financing-leads");
  await page
    .getByRole("button", { name: `${lead.first} ${lead.last}` })
    .first()
    .click();
  await page.getByLabel("Notes").fill(lead.notes);
}

async function lockAfter(page: Page, choice: string) {
  await page.goto("/admin/users");
  await page.getByLabel("Lock", { exact: true }).selectOption(choice);
  await expect(page.getByText(/^Computers lock (never|after)/)).toBeVisible();
}

test("a computer that nobody uses locks in all its tabs, keeps what was typed, and opens with the password", async ({
  context,
  page,
  phone,
  signIn,
  store,
}) => {
  await sendLead(page, store.url, phone);
  await page.clock.install();
  // A session of its own: this story ends it.
  await signIn(page, admin);
  await lockAfter(page, "after 5 minutes");
  const other = await context.newPage();
  await other.goto("/admin/products");
  const beginHold = () => other.getByRole("button", { name: /^Hold/ }).first().click();
  await beginHold();
  await other.getByLabel("Caller's name").fill(caller.name);
  await other.getByLabel("Phone").fill(caller.phone);

  await typeNotes(page);
  await page.clock.fastForward("04:00");
  await expect(page.getByLabel("Notes")).toHaveValue(lead.notes);
  await page.clock.fastForward("02:00");
  await expect(locked(page)).toBeVisible();
  await expect(locked(other)).toBeVisible();
  for (const tab of [page, other]) {
    const text = await tab.evaluate(() => document.documentElement.outerHTML);
    const kept = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const fact of [...Object.values(lead), ...Object.values(caller), phone, "refresh_token"]) {
      expect(text + kept).not.toContain(fact);
    }
  }

  await unlock(page, "not the password");
  await expect(page.getByText("That’s not the right password. Please try again.")).toBeVisible();
  await unlock(page, admin.password);
  await expect(page.getByLabel("Notes")).toHaveValue(lead.notes);
  await beginHold();
  await expect(other.getByLabel("Caller's name")).toHaveValue(caller.name);
  await expect(other.getByLabel("Phone")).toHaveValue(caller.phone);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Lead updated successfully.").first()).toBeVisible();

  // Left alone with no page open, it is locked before anything shows.
  await page.evaluate(() => {
    const activity = JSON.parse(localStorage.getItem("admin-activity") ?? "{}");
    localStorage.setItem("admin-activity", JSON.stringify({ ...activity, at: 0 }));
  });
  await other.close();
  await page.reload();
  await expect(locked(page)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(locked(page)).toBeVisible();
  await expectAccessible(page, [390, 1280]);

  await page.getByRole("link", { name: "Sign in as someone else" }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin/financing-leads");
  await lockAfter(page, "never");
});

test("who is signed out elsewhere is told so, signs in, and finds what was typed", async ({
  page,
  phone,
  signIn,
  store,
}) => {
  await sendLead(page, store.url, phone);
  await page.clock.install();
  await signIn(page, admin);
  await typeNotes(page);
  const { access_token } = JSON.parse((await stored(page)) ?? "{}");
  const ended = await page.request.post(`${store.url}/auth/v1/logout?scope=local`, {
    headers: { apikey: "sb_publishable_store", Authorization: `Bearer ${access_token}` },
  });
  expect(ended.status()).toBe(204);

  await page.clock.fastForward("01:01");
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  const left = await page.evaluate(
    () =>
      document.documentElement.outerHTML + JSON.stringify({ ...localStorage, ...sessionStorage }),
  );
  for (const fact of [...Object.values(lead), "refresh_token"]) expect(left).not.toContain(fact);
  await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin\/financing-leads/);
  await expect(page.getByLabel("Notes")).toHaveValue(lead.notes);
});
