/** Leads in one hand: what stands within a thumb's reach, and what does not get in its way. */
import type { Locator } from "@playwright/test";
import { createLeads } from "./create-leads.ts";
import { admin, expect, test } from "./fixtures.ts";
import { lenders } from "./sample.ts";

const screen = { width: 390, height: 844 };
test.use({ viewport: screen, hasTouch: true, isMobile: true });

const boxOf = async (what: Locator) => (await what.boundingBox())!;

test("the newest lead is on the first screen, and its card opens at a tap anywhere", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  // A notice that names somebody with such a name is tall.
  const name = `Bartholomewschwarzenberger${"abcdefghij"[workerIndex % 10]}`;
  await createLeads(request, store, { first_name: "Tia", last_name: name, phone });
  await holdSession(page, admin);
  // However many numbers text that nobody knows.
  const strangers = ["Hi", "Hello", "Open today?", "remove me"].map((body, index) => ({
    ...{ phone: `+1248555010${index}`, name: null, body, received_at: "2026-11-24T15:00:00Z" },
    question: body === "remove me" ? 7 : null,
  }));
  await page.route("**/rpc/replies_without_lead", (route) => route.fulfill({ json: strangers }));
  await page.goto("/admin/financing-leads");
  const texts = page.getByRole("region", { name: "Texts from numbers without a lead" });
  await expect(texts.getByRole("listitem")).toHaveText([/remove me.*Yes, stop all texts/]);
  const card = page.locator("li[data-lead]").filter({ hasText: `Tia ${name}` });
  const noAnswer = card.getByRole("button", { name: `No answer from Tia ${name}` });
  await expect(noAnswer).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });

  await texts.getByRole("button", { name: "Show all 4" }).tap();
  await expect(texts.getByRole("listitem")).toHaveCount(4);
  await texts.getByRole("button", { name: "Show fewer" }).tap();
  // The list's own keys leave the menu its own.
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await expect(page.locator("#admin-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#admin-menu")).toBeHidden();

  await card.getByText(lenders[0]!.name).tap();
  const panel = page.getByRole("dialog", { name: `Tia ${name}` });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Call/ }).last()).toBeInViewport({ ratio: 1 });
  // A field with the focus would raise the keyboard.
  expect(await page.evaluate(() => document.activeElement?.matches("input, textarea"))).toBe(false);

  await panel.getByRole("button", { name: "Take it" }).tap();
  const said = page.getByRole("status").filter({ hasText: /is assigned to you\./ });
  await expect(said.getByRole("button", { name: "Undo" })).toBeVisible();
  const notice = await boxOf(said);
  for (const button of ["Save", "Close"]) {
    const place = await boxOf(panel.getByRole("button", { name: button, exact: true }));
    const isApart =
      notice.y + notice.height <= place.y ||
      place.y + place.height <= notice.y ||
      notice.x + notice.width <= place.x ||
      place.x + place.width <= notice.x;
    expect(isApart, button).toBe(true);
  }

  // What scrolls sideways does so by itself: the page is as wide as the phone.
  for (const list of ["days=30", "view=board"]) {
    await page.goto(`/admin/financing-leads?${list}`);
    await expect(card).toBeVisible();
    if (list === "days=30") {
      await page.getByRole("button", { name: "Show numbers" }).tap();
      await page.getByRole("button", { name: "Weeks" }).tap();
      await expect(page.getByRole("row", { name: /^All/ })).toBeAttached();
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, list).toBe(screen.width);
  }
});
