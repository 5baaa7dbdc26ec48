/** The text with the application link, from the form to the phone to the back office. */
import type { Page } from "@playwright/test";
import type { Lender } from "#shop/lenders.ts";
import { expectAccessible } from "./accessible.ts";
import { admin, devKey, expect, test } from "./fixtures.ts";
import { lenders, shop } from "./sample.ts";
import { letTimePass } from "./timeouts.ts";

// A number gets no second text about the same lender within a day.
const [lender, otherLender, thirdLender] = lenders as [Lender, Lender, Lender];

async function apply(page: Page, lender: string, phone: string, name = "Ada") {
  await page.goto("/financing");
  await page.getByRole("button", { name: `Apply with ${lender}` }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("First name").fill(name);
  await form.getByLabel("Last name").fill("Novak");
  await form.getByLabel("Mobile phone").fill(phone);
  await form.getByRole("button", { name: "Text Me the Link" }).click();
  return page.getByRole("dialog", { name: "Thank you!" });
}

const openPhone = async (page: Page, phone: string) => {
  await page.goto(`/dev/${devKey}/phone?phone=1${phone.replace(/\D/g, "")}`);
  return page.getByRole("region", { name: "Messages" });
};

const rowOf = (page: Page, phone: string) =>
  page.locator("tr[data-lead]").filter({ hasText: phone }).first();

async function openLeads(page: Page, phone: string) {
  const digits = encodeURIComponent(phone);
  await page.goto(`/admin/financing-leads?q=${digits}`);
  await expect(rowOf(page, phone)).toBeVisible();
}

test("a visitor asks for the link, the phone gets it, and staff see that it was delivered", {
  tag: ["@smoke", "@database"],
}, async ({ notice, page, phone, holdSession }) => {
  await page.goto(`/financing?apply=${lender.slug}`);
  await expect(page.getByRole("dialog").getByText(/STOP to opt out/)).toBeVisible();
  const thanks = await apply(page, lender.name, phone);
  await expect(notice("We'll text you the application link shortly.")).toBeVisible();
  await expect(thanks).toContainText(`application link was texted to ${phone}`);
  await expect(thanks.getByRole("link", { name: /^Open now/ })).toHaveAttribute(
    "href",
    lender.applicationUrl,
  );
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await thanks.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lender.applicationUrl);

  const messages = await openPhone(page, phone);
  await expect(messages.getByText(`your ${lender.name} application`)).toBeVisible();
  await expect(messages.getByRole("link", { name: lender.applicationUrl })).toBeVisible();

  await holdSession(page, admin);
  await openLeads(page, phone);
  await expect(rowOf(page, phone)).toContainText("Delivered");
  await rowOf(page, phone).getByRole("button", { name: "Ada Novak", exact: true }).click();
  const texts = page.getByRole("region", { name: "Texts" });
  const thread = texts.getByRole("list", { name: "Texts, oldest first" }).getByRole("listitem");
  await expect(thread).toContainText(["Delivered"]);
  await texts.getByRole("button", { name: "Resend the link" }).click();
  await expect(notice("Text queued.")).toBeVisible();
  await expect(thread).toContainText(["Delivered", "Delivered"]);
  await openPhone(page, phone);
  await expect(messages.getByRole("link")).toHaveCount(2);
});

test("who answers STOP is sent nothing more, is told so, and START changes that", {
  tag: "@database",
}, async ({ page, phone, holdSession }) => {
  await apply(page, lender.name, phone);
  const messages = await openPhone(page, phone);
  await expect(messages.getByRole("link")).toHaveCount(1);
  await messages.getByRole("button", { name: "STOP" }).click();
  await expect(messages.getByText(/you're unsubscribed/)).toBeVisible();

  const thanks = await apply(page, otherLender.name, phone);
  await expect(thanks).toContainText(`${phone} opted out of our texts`);
  await expect(thanks.getByRole("link", { name: /^Open now/ })).toBeVisible();

  await holdSession(page, admin);
  await openLeads(page, phone);
  await expect(rowOf(page, phone)).toContainText("Opted out");
  await rowOf(page, phone).getByRole("button", { name: "Ada Novak", exact: true }).click();
  const texts = page.getByRole("region", { name: "Texts" });
  await expect(texts).toContainText("The number opted out of our texts.");
  await expect(texts).toContainText("They can text START to opt back in.");
  await expect(texts.getByRole("button", { name: "Resend the link" })).toHaveCount(0);
  await expect(texts.getByLabel("Text to send")).toHaveCount(0);

  await openPhone(page, phone);
  await messages.getByLabel("Answer").fill("Start");
  await messages.getByRole("button", { name: "Send" }).click();
  await expect(messages.getByText(/you get our texts again/)).toBeVisible();
  await apply(page, thirdLender.name, phone);
  await openPhone(page, phone);
  await expect(messages.getByText(`your ${thirdLender.name} application`)).toBeVisible();
});

test("two associates and a shopper text each other, and a doubtful “stop” is a question to staff", async ({
  browser,
  page,
  phone,
  store,
  request,
  shopper,
  holdSession,
}) => {
  await apply(page, lender.name, phone, "Tess");
  // The second associate is the shopper's account with the role of an admin.
  const headers = { apikey: "sb_publishable_store", Authorization: "" };
  const signedIn = await request.post(`${store.url}/auth/v1/token?grant_type=password`, {
    headers,
    data: admin,
  });
  headers.Authorization = `Bearer ${(await signedIn.json()).access_token}`;
  const found = await request.post(`${store.url}/rest/v1/rpc/find_account`, {
    headers,
    data: { wanted: shopper.email },
  });
  const [{ user_id }] = await found.json();
  await request.post(`${store.url}/rest/v1/user_roles`, {
    headers,
    data: { user_id, role: "admin" },
  });

  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: store.url })));
  const [ann, bo] = (await Promise.all(
    contexts.map(async (context, index) => {
      const staff = await context.newPage();
      await staff.clock.install();
      await holdSession(staff, index === 0 ? admin : shopper);
      await openLeads(staff, phone);
      await rowOf(staff, phone).getByRole("button", { name: "Tess Novak", exact: true }).click();
      return staff;
    }),
  )) as [Page, Page];
  const thread = (staff: Page) => staff.getByRole("list", { name: "Texts, oldest first" });
  const box = (staff: Page) => staff.getByLabel("Text to send");
  /** Both pages ask for what is new every few seconds: those pass at once. */
  const soon = (isSo: () => Promise<unknown>) =>
    expect(async () => {
      await Promise.all([ann, bo].map((staff) => letTimePass(staff, 5_000)));
      await isSo();
    }).toPass();
  const briefly = { timeout: 700 };
  await soon(() =>
    expect(ann.getByText(/^Shopper-.* has this lead open, too\.$/)).toBeVisible(briefly),
  );
  await soon(() => expect(bo.getByText("Owner has this lead open, too.")).toBeVisible(briefly));

  const messages = await openPhone(page, phone);
  const say = async (words: string) => {
    await messages.getByLabel("Answer").fill(words);
    await messages.getByRole("button", { name: "Send" }).click();
  };
  await ann.getByRole("button", { name: "Introduction" }).click();
  await expect(ann.getByText(/\d+ characters, 1 text$/)).toBeVisible();
  await ann.getByRole("button", { name: "Send text" }).click();
  await expect(messages.getByText(/^Hi Tess, this is Owner at/)).toBeVisible();
  await soon(() => expect(thread(bo)).toContainText("Hi Tess, this is Owner at", briefly));
  await expect(box(ann)).toHaveValue("");

  await say("Do you have it in oak? 🛋");
  await soon(() => expect(thread(bo)).toContainText("Do you have it in oak? 🛋", briefly));
  await soon(() => expect(ann.getByText("They’re waiting for a reply.")).toBeVisible(briefly));
  await box(bo).fill("Yes, at East.");
  await box(bo).press("Control+Enter");
  await expect(messages.getByText("Yes, at East.")).toBeVisible();
  await soon(() => expect(ann.getByText("They’re waiting for a reply.")).toHaveCount(0, briefly));

  await say("please no more of these");
  const question = ann.getByRole("group", { name: "Does this mean stop?" });
  await soon(() => expect(question).toBeVisible(briefly));
  await question.getByRole("button", { name: "Yes, stop all texts" }).click();
  for (const staff of [ann, bo]) {
    await soon(() =>
      expect(staff.getByText(/They can text START to opt back in/)).toBeVisible(briefly),
    );
    await expect(box(staff)).toHaveCount(0);
  }
  await expectAccessible(ann);
  await messages.getByRole("button", { name: "START" }).click();
  await soon(() => expect(box(ann)).toBeVisible(briefly));
  await bo.getByRole("button", { name: "Close", exact: true }).click();
  await soon(() => expect(ann.getByText(/has this lead open, too/)).toHaveCount(0, briefly));
  await Promise.all(contexts.map((context) => context.close()));
});

test("where no text comes, or comes later, the panel says the truth", async ({ page, phone }) => {
  await apply(page, lender.name, phone);
  const again = await apply(page, lender.name, phone);
  await expect(again).toContainText(`We won’t text ${phone} this time`);
  await expect(again.getByRole("link", { name: `Call ${shop.phone.label}` })).toBeVisible();

  const abroad = await apply(page, lender.name, "(416) 555-0123");
  await expect(abroad).toContainText("We can only text US mobile numbers");

  await page.route("**/rest/v1/rpc/text_promise", (route) =>
    route.fulfill({ json: [{ state: "later", due_at: "2026-11-19T13:00:00+00:00" }] }),
  );
  const atNight = await apply(page, lender.name, phone);
  await expect(atNight).toContainText("Thursday at 8:00 AM, Detroit time");

  await page.unroute("**/rest/v1/rpc/text_promise");
  await page.route("**/rest/v1/rpc/text_promise", (route) => route.abort());
  const unknown = await apply(page, otherLender.name, phone);
  await expect(unknown).toContainText("application link was texted to");
});

test("axe finds nothing to mend in the panel and on the phone", async ({ page, phone }) => {
  await page.goto(`/financing?apply=${lender.slug}`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await expect(await apply(page, lender.name, phone)).toBeVisible();
  await expectAccessible(page);
  await expect((await openPhone(page, phone)).getByRole("link")).toBeVisible();
  await expectAccessible(page);
});
