/** The text with the application link, from the form to the phone to the back office. */
import type { Page } from "@playwright/test";
import type { Lender } from "#app/financing/lender.ts";
import { expectAccessible } from "./accessible.ts";
import { admin, devKey, expect, test } from "./fixtures.ts";
import { lenders, shop } from "./sample.ts";

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
  tag: "@database",
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
  const texts = page.getByRole("region", { name: "Text with the link" });
  await expect(texts).toContainText("Delivered");
  await texts.getByRole("button", { name: "Resend" }).click();
  await expect(notice("Text queued.")).toBeVisible();
  await expect(texts.getByRole("listitem")).toHaveCount(2);
  await expect(texts.getByRole("listitem").first()).toContainText("Delivered");
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
  await expect(messages.getByText(/you are opted out/)).toBeVisible();

  const thanks = await apply(page, otherLender.name, phone);
  await expect(thanks).toContainText(`${phone} has opted out of our texts`);
  await expect(thanks.getByRole("link", { name: /^Open now/ })).toBeVisible();

  await holdSession(page, admin);
  await openLeads(page, phone);
  await expect(rowOf(page, phone)).toContainText("Opted out");
  await rowOf(page, phone).getByRole("button", { name: "Ada Novak", exact: true }).click();
  const texts = page.getByRole("region", { name: "Text with the link" });
  await expect(texts).toContainText("The number opted out of our texts.");
  await expect(texts.getByRole("button", { name: "Resend" })).toHaveCount(0);

  await openPhone(page, phone);
  await messages.getByLabel("Answer").fill("Start");
  await messages.getByRole("button", { name: "Send" }).click();
  await expect(messages.getByText(/you get our texts again/)).toBeVisible();
  await apply(page, thirdLender.name, phone);
  await openPhone(page, phone);
  await expect(messages.getByText(`your ${thirdLender.name} application`)).toBeVisible();
});

test("where no text comes, or comes later, the panel says the truth", async ({ page, phone }) => {
  await apply(page, lender.name, phone);
  const again = await apply(page, lender.name, phone);
  await expect(again).toContainText(`No text is sent to ${phone} this time`);
  await expect(again.getByRole("link", { name: `Call ${shop.phone.label}` })).toBeVisible();

  const abroad = await apply(page, lender.name, "(416) 555-0123");
  await expect(abroad).toContainText("We can only text US mobile numbers");

  await page.route("**/rest/v1/rpc/text_promise", (route) =>
    route.fulfill({ json: [{ state: "later", due_at: "2026-11-19T13:00:00+00:00" }] }),
  );
  const atNight = await apply(page, lender.name, phone);
  await expect(atNight).toContainText("comes Thursday at 8:00 AM, Detroit time");

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
