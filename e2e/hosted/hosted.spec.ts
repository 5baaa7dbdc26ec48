/** What people do with the shop when its pages lie on a CDN and its backend is a hosted project. */
import type { Page } from "@playwright/test";
import { admin } from "../fixtures.ts";
import { openLink } from "../mail.ts";
import {
  asAdmin,
  changePrice,
  closeNextHoliday,
  findProduct,
  holdFor,
  openAsOwner,
  reloadUntil,
} from "../owner-steps.ts";
import { publicationMs } from "../publishing.ts";
import { aBed, lenders } from "../sample.ts";
import { simulateManyLeads } from "../simulate-many-leads.ts";
import { expect, type Hosted, test } from "./fixtures.ts";

// One worker for all of them: each worker would build the site anew.
test.describe.configure({ mode: "default" });

async function visit(page: Page, path: string) {
  await page.goto(path);
  // Scripts start at the first touch.
  await page.mouse.move(10, 10);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function fillForm(page: Page, phone: string) {
  await page.goto(`/financing?apply=${lenders[0]?.slug}&piece=${aBed.slug}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`About: ${aBed.title}`)).toBeVisible();
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Novak");
  await dialog.getByLabel("Mobile phone").fill(phone);
  return { dialog, send: dialog.getByRole("button", { name: "Text Me the Link" }) };
}

async function fillAccount(page: Page, tab: "Sign In" | "Sign Up", email: string) {
  await page.goto("/auth");
  await page.getByRole("tab", { name: tab }).click();
  const form = page.getByRole("tabpanel", { name: tab });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("a good one");
  await form.getByRole("button", { name: tab }).click();
}

test("whoever only looks asks nothing of the project, and no policy is in the way", async ({
  hosted,
  page,
  watched,
}) => {
  await visit(page, "/");
  await visit(page, "/clearance-items");
  await visit(page, "/blog");
  // Its text comes as data here, not as a page.
  await page.locator('main a[href^="/blog/"]:not([href*="/category/"])').first().click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.locator("article h1, main h1").first()).toBeVisible();
  await visit(page, new URL(page.url()).pathname);
  expect(watched).toEqual({ complaints: [], asked: [] });

  const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toContain(hosted.project);
});

test("the host sends the build's headers, and the 404 page where there is no page", async ({
  page,
  request,
}) => {
  const home = (await request.get("/")).headers();
  expect(home).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(home["cache-control"]).not.toContain("immutable");
  const [script] = /\/assets\/[\w-]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  expect((await request.get(script ?? "")).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/_headers")).status()).toBe(404);

  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/not found|can.t find|404/i);
  expect((await request.get("/deals/")).url()).toMatch(/\/deals$/);
});

test("a lead crosses to the project, and the admin works on it from the site", async ({
  hosted,
  notice,
  page,
  phone,
  signIn,
  watched,
}) => {
  const { send } = await fillForm(page, phone);
  const stored = page.waitForResponse(
    (response) =>
      response.url().startsWith(`${hosted.project}/rest/v1/financing_leads`) &&
      response.request().method() === "POST",
  );
  await send.click();
  expect(await (await stored).request().allHeaders()).toMatchObject({
    apikey: hosted.publishableKey,
    origin: hosted.site,
  });
  await expect(notice("Request Received!")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("Ada Novak");
  await page.keyboard.press("Escape");

  await signIn(page, admin);
  await page.getByRole("link", { name: "Financing Leads" }).click();
  const row = page.getByRole("row").filter({ hasText: phone });
  await expect(row).toContainText(`${lenders[0]?.name}`);
  await page.getByRole("button", { name: /^Edit Ada Novak/ }).click();
  const panel = page.getByRole("dialog", { name: "Ada Novak" });
  await expect(panel.getByRole("link", { name: aBed.title })).toBeVisible();
  await panel.getByRole("radio", { name: "Contacted" }).check();
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Lead updated successfully.")).toBeVisible();
  // The address says whether a lead is open.
  await expect(panel).toBeHidden();

  await page.reload();
  await expect(row).toContainText("Contacted");

  await simulateManyLeads(page);
  const answered = Promise.all(
    ["find_leads", "count_leads", "count_worklists"].map((name) =>
      page.waitForResponse(`${hosted.project}/rest/v1/rpc/${name}`),
    ),
  );
  await page.goto(`/admin/financing-leads?q=novak+${encodeURIComponent(phone)}`);
  for (const answer of await answered) expect(answer.status()).toBe(200);
  await expect(row).toContainText("Contacted");
  await expect(page.getByText(/^1–1 of 1 lead/)).toBeVisible();
  expect(watched.complaints).toEqual([]);
});

test("with a key that the project does not know, the form says so and keeps what was typed", async ({
  hosted,
  notice,
  page,
  phone,
}) => {
  const { dialog, send } = await fillForm(page, phone);
  await hosted.rotateKey("sb_publishable_rotated");
  await send.click();
  await expect(notice("Failed to submit request. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada");
  await expect(dialog.getByLabel("Last name")).toHaveValue("Novak");
  await expect(dialog.getByLabel("Mobile phone")).toHaveValue(phone);

  await hosted.rotateKey(hosted.publishableKey);
  await send.click();
  await expect(notice("Request Received!")).toBeVisible();
});

test("the links of mails lead to the site, where a press redeems them at the project", async ({
  hosted,
  notice,
  page,
  signIn,
}, { testId }) => {
  const email = `shopper-${testId}@example.com`;
  await fillAccount(page, "Sign Up", email);
  await expect(notice("Success!")).toBeVisible();
  await fillAccount(page, "Sign In", email);
  await expect(notice("Sign In Failed")).toBeVisible();

  const confirm = await hosted.linkTo(email, "Confirm");
  expect(confirm.origin).toBe(hosted.site);
  await openLink(page, confirm.href);
  await expect(notice("Your email address is confirmed. Welcome!")).toBeVisible();
  await expect(page).toHaveURL(/^[^?#]*\/#?$/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(notice("Signed out")).toBeVisible();

  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await openLink(page, (await hosted.linkTo(email, "Set a new")).href);
  await expect(page).toHaveURL("/auth/new-password");
  await page.getByLabel("New password").fill("a better one");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(notice("Password updated.")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(notice("Signed out")).toBeVisible();
  await signIn(page, { email, password: "a better one" });
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("no link leads to a site that the owner did not list", async ({ hosted, page }, {
  testId,
}) => {
  const email = `lured-${testId}@example.com`;
  const answer = await page.request.post(
    `${hosted.project}/auth/v1/signup?redirect_to=${hosted.elsewhere}/`,
    { headers: { apikey: hosted.publishableKey }, data: { email, password: "a good one" } },
  );
  expect(answer.ok()).toBe(true);
  const link = await hosted.linkTo(email, "Confirm");
  expect(link.searchParams.get("redirect_to")).toBe(hosted.site);
  link.searchParams.set("redirect_to", `${hosted.elsewhere}/`);
  await openLink(page, link.href);
  // Another browser asked for it.
  await page.getByRole("alertdialog").getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${hosted.site}/`);
});

test("a page of another site gets what a stranger gets", async ({ hosted, page, signIn }) => {
  await signIn(page, admin);
  await expect(page.getByRole("link", { name: "Financing Leads" })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(hosted.elsewhere);
  const { publishableKey: apikey } = hosted;
  expect(await ask(page, hosted)).toMatchObject({ status: 401 });
  expect(await ask(page, hosted, { headers: { apikey } })).toMatchObject({
    status: 401,
    body: { code: "42501" },
  });
  expect(await ask(page, hosted, { headers: { apikey }, credentials: "include" })).toBe(
    "kept from the page",
  );
});

test("the owner marks down, holds, sells, closes for a holiday and asks more for the truck, the host shows each, and a shopper asks for a hold", async ({
  browser,
  hosted,
  page,
  phone,
  request,
  signIn,
  watched,
}) => {
  await hosted.startWorker();
  const { project: url, publishableKey: apikey } = hosted;
  const db = await asAdmin(request, { url }, { apikey });
  const [marked, sold] = await db.products(
    "list=eq.clearance&state=eq.live&order=position&limit=2",
  );
  const price = Math.round((marked!.price_cents * 0.9) / 100);
  const live = async (slug: string) =>
    (await (await request.get("/live.json")).json()).products[slug];
  const held = await live(marked!.slug);
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.east`, { on_hand: 3 });
  await db.patch("delivery_zones?area=eq.Oakland County", { fee_cents: 12_300 });

  await signIn(page, admin);
  await openAsOwner(page, "/admin/products");
  await page.getByLabel("This device is at").selectOption("east");
  await findProduct(page, marked!.title);
  await changePrice(page, marked!.title, price);
  await holdFor(page, marked!.title, "Dana Whitfield", "(586) 555-0117");
  await (await findProduct(page, sold!.title)).getByRole("button", { name: /^Sold 1/ }).click();
  await expect(page.getByText(/^Sold 1 ×/)).toBeVisible();
  const holiday = await closeNextHoliday(page);

  const free = ({ stock }: { stock: Record<string, number> }) => stock.east! + stock.west!;
  // The first one makes every page that the build left out.
  const soon = { timeout: publicationMs };
  await expect.poll(async () => (await live(sold!.slug)).stock.east, soon).toBe(2);
  await expect.poll(async () => free(await live(marked!.slug)), soon).toBe(free(held) - 1);
  const context = await browser.newContext({ baseURL: hosted.site, serviceWorkers: "block" });
  const shopper = await context.newPage();
  await shopper.goto(`/clearance-items/${marked!.slug}`);
  await expect(
    shopper.locator("main").getByText(`$${price}`, { exact: true }).first(),
  ).toBeVisible();
  await reloadUntil(shopper, "/store-locations", async () =>
    shopper.getByRole("listitem").filter({ hasText: holiday }).first().isVisible(),
  );

  await shopper.goto(`/clearance-items/${sold!.slug}`);
  await shopper.getByLabel("Delivery to ZIP").fill("48301");
  await shopper.getByRole("button", { name: "Check" }).click();
  await expect(shopper.getByText(/^Oakland County: .*\$123/)).toBeVisible();
  await shopper.getByRole("button", { name: "Hold It" }).click();
  const hold = shopper.getByRole("dialog", { name: "Ask us to hold it" });
  await hold.getByLabel("Name").fill("Dana Whitfield");
  await hold.getByLabel("Mobile phone").fill(phone);
  await hold.getByRole("button", { name: "Ask to Hold It" }).click();
  await expect(shopper.getByRole("status").filter({ hasText: "Thank you, Dana" })).toBeVisible();
  await context.close();
  expect(await db.read(`hold_requests?product_id=eq.${sold!.id}&select=name,phone`)).toEqual([
    { name: "Dana Whitfield", phone },
  ]);
  expect(watched.complaints).toEqual([]);
});

/** What a page's own script learns of the project's leads. */
function ask(
  page: Page,
  { project }: Hosted,
  init: Pick<RequestInit, "credentials"> & { headers?: Record<string, string> } = {},
) {
  return page.evaluate(
    ([url, init]) =>
      fetch(url, init).then(
        async (response) => ({ status: response.status, body: await response.json() }),
        () => "kept from the page",
      ),
    [`${project}/rest/v1/financing_leads?select=phone`, init] as const,
  );
}
