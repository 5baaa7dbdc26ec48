/** Staff at work on leads. Every test searches for a family name of its own, so that all share a store. */
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { coveredByNotices, expectAccessible } from "./accessible.ts";
import { createLeads } from "./create-leads.ts";
import { admin, expect, type Store, test } from "./fixtures.ts";
import { aSofa, lenders } from "./sample.ts";
import { letTimePass, skipRetries } from "./timeouts.ts";

const apikey = "sb_publishable_store";
const [lender, otherLender] = lenders.map(({ name }) => name) as [string, string];

/** What others do reaches the page with its next whole question only, so that it still acts on what it knew. */
const withoutLeadActivity = (page: Page) =>
  page.route("**/rpc/lead_activity*", (route) => route.abort());

/** A colleague: the same admin, signed in elsewhere. */
async function colleague(request: APIRequestContext, store: Store) {
  const answer = await request.post(`${store.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey },
    data: admin,
  });
  const session = await answer.json();
  const headers = {
    apikey,
    Authorization: `Bearer ${session.access_token}`,
    Prefer: "return=representation",
  };
  return {
    async change(lastName: string, change: object) {
      const response = await request.patch(
        `${store.url}/rest/v1/financing_leads?last_name=eq.${lastName}`,
        { headers, data: change },
      );
      expect(response.ok()).toBe(true);
      return response.json();
    },
    id: session.user.id as string,
    headers,
  };
}

/** A family name nobody else in the run has. */
let names = 0;
function familyName(workerIndex: number) {
  names += 1;
  const letters = [...String(workerIndex * 1000 + names)].map(
    (digit) => "abcdefghij"[Number(digit)],
  );
  return `Test${letters.join("")}`;
}

async function openLeads(page: Page, query: string) {
  await page.goto(`/admin/financing-leads?${query}`);
  await expect(page.getByRole("heading", { name: "Financing Leads" })).toBeVisible();
}

const rowOf = (page: Page, name: string) => page.locator("tr[data-lead]").filter({ hasText: name });
const search = (page: Page) => page.getByLabel("Search leads by name or phone");

test(
  "staff find leads by name, phone, status and lender, and the address restores it",
  { tag: "@smoke" },
  async ({ page, request, store, holdSession }, { workerIndex }) => {
    const name = familyName(workerIndex);
    await createLeads(
      request,
      store,
      { first_name: "Ada", last_name: name, phone: "(586) 555-0191" },
      {
        first_name: "Ben",
        last_name: name,
        phone: "248 555 0192",
        financing_option: otherLender,
      },
    );
    await holdSession(page, admin);
    await openLeads(page, "");
    await search(page).fill(name.toUpperCase());
    await expect(page.locator("tr[data-lead]")).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`q=${name.toUpperCase()}`));

    await page.getByLabel("Financing option").selectOption(otherLender);
    await expect(page.locator("tr[data-lead]")).toHaveCount(1);
    await expect(rowOf(page, "Ben")).toBeVisible();
    await page.getByLabel("Status", { exact: true }).selectOption("declined");
    await expect(page.getByText("No leads found matching your filters.")).toBeVisible();

    await page.goBack();
    await expect(rowOf(page, "Ben")).toBeVisible();
    await page.reload();
    await expect(rowOf(page, "Ben")).toBeVisible();
    await expect(search(page)).toHaveValue(name.toUpperCase());
    await page.getByLabel("Financing option").selectOption("all");
    await expect(page.locator("tr[data-lead]")).toHaveCount(2);

    await search(page).fill("+15865550191");
    await expect(rowOf(page, `Ada ${name}`)).toBeVisible();
    await search(page).fill(`${name.toLowerCase()}, ada`);
    await expect(rowOf(page, `Ada ${name}`)).toBeVisible();
    await search(page).fill("8 555 01");
    await expect(rowOf(page, `Ben ${name}`)).toBeVisible();
    await search(page).fill("5865550191");
    await expect(rowOf(page, `Ada ${name}`)).toBeVisible();
    await expect(rowOf(page, `Ben ${name}`)).toHaveCount(0);
  },
);

test("a lead is edited, and its history says who changed what", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Cleo", last_name: name, phone });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await page.getByRole("button", { name: `Edit Cleo ${name}` }).click();
  const panel = page.getByRole("dialog", { name: `Cleo ${name}` });
  const notes = panel.getByLabel("Notes");
  await expect(panel.getByRole("link", { name: `Call ${phone}` })).toHaveAttribute(
    "href",
    `tel:+1${phone.replace(/\D/g, "")}`,
  );

  await notes.fill("x".repeat(1900));
  await expect(panel.getByText("1,900 / 2,000")).toBeVisible();
  await expect(panel.getByText("remaining")).toHaveCount(0);
  await notes.fill("x".repeat(1901));
  await expect(panel.getByText("99 characters remaining")).toBeVisible();
  await notes.fill("x".repeat(2001));
  await expect(panel.getByText("Notes must be less than 2000 characters")).toBeVisible();
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notes).toBeFocused();

  await notes.fill("Wants the oak set.");
  await panel.getByRole("radio", { name: "Contacted" }).check();
  await notes.press("Control+Enter");
  await expect(page.getByText("Lead updated successfully.")).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(rowOf(page, name)).toContainText("Contacted");
  await expect(rowOf(page, name)).toContainText("Wants the oak set.");
  await expect(rowOf(page, name)).toContainText("under a minute");

  await page.getByRole("button", { name: `Edit Cleo ${name}` }).click();
  await expect(panel.getByText(`, ${admin.email}`)).toHaveCount(2);
  await expect(panel.getByText("under a minute after the request")).toBeVisible();
  const history = panel.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").filter({ hasText: "Pending" })).toContainText(
    "Contacted",
  );
  await expect(history).toContainText("Wants the oak set.");

  await notes.fill("Something else");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(notes).toHaveValue("Something else");
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(panel).toBeHidden();
  await expect(rowOf(page, name)).toContainText("Wants the oak set.");
});

test("a save that fails says so and keeps what was typed", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Dora", last_name: name, phone });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await rowOf(page, name)
    .getByRole("button", { name: `Dora ${name}`, exact: true })
    .click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Notes").fill("Called twice.");

  await page.route("**/rest/v1/financing_leads?*", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Failed to update lead.").first()).toBeVisible();
  await expect.poll(() => coveredByNotices(page)).toEqual([]);
  await expect(panel.getByLabel("Notes")).toHaveValue("Called twice.");
  await page.unroute("**/rest/v1/financing_leads?*");

  // The row is written but its answer is lost: that is found out, and looks like no conflict.
  let isLost = false;
  await page.route("**/rest/v1/financing_leads?*", async (route) => {
    if (route.request().method() !== "PATCH" || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => isLost).toBe(true);
  await expect(page.getByText("Lead updated successfully.")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("Called twice.");
});

test("an update that changed no row is a failure", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Enno", last_name: name, phone });
  await holdSession(page, admin);
  await withoutLeadActivity(page);
  await openLeads(page, `q=${name}`);
  const texts = Promise.withResolvers<void>();
  await page.route("**/rest/v1/rpc/read_conversation*", async (route) => {
    await texts.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: `Edit Enno ${name}` }).click();
  // Whatever comes later moves nothing that is pressed first.
  const declined = page.getByRole("radio", { name: "Declined" });
  const before = (await declined.boundingBox())?.y;
  texts.resolve();
  await expect(page.getByText("They didn’t agree to texts")).toBeVisible();
  expect((await declined.boundingBox())?.y).toBe(before);
  const panel = page.getByRole("dialog");
  // As the database answers someone whose rights are gone: no error, and no rows.
  await page.route("**/rest/v1/financing_leads?*", (route) => route.fulfill({ json: [] }));
  await panel.getByLabel("Notes").fill("Into the void");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await expect(panel.getByRole("alert")).toContainText("You can’t change this lead anymore");
  await expect(panel.getByLabel("Notes")).toHaveValue("Into the void");
});

test("leads that cannot be loaded are said so, and a retry works", async ({
  page,
  holdSession,
}) => {
  await page.clock.install();
  await holdSession(page, admin);
  await page.route("**/rest/v1/financing_leads?*", (route) => route.abort());
  await page.goto("/admin/financing-leads");
  await skipRetries(page, page.getByText("Failed to load financing leads."));
  await page.unroute("**/rest/v1/financing_leads?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Search leads by name or phone")).toBeVisible();
});

test(
  "two people edit one lead: the second is told what changed and loses nothing",
  { tag: ["@smoke", "@database"] },
  async ({ page, request, store, phone, holdSession }, { workerIndex }) => {
    const name = familyName(workerIndex);
    await createLeads(request, store, { first_name: "Finn", last_name: name, phone });
    const other = await colleague(request, store);
    await withoutLeadActivity(page);
    await other.change(name, { notes: "First call: no answer." });
    await holdSession(page, admin);
    await openLeads(page, `q=${name}`);
    await page.getByRole("button", { name: `Edit Finn ${name}` }).click();
    const panel = page.getByRole("dialog", { name: `Finn ${name}` });
    const notes = panel.getByLabel("Notes");
    await expect(notes).toHaveValue("First call: no answer.");
    // It is the last one that was found.
    await expect(panel.getByRole("button", { name: "Next lead" })).toHaveCount(0);
    await notes.fill("First call: no answer. I left a message.");

    await other.change(name, {
      status: "declined",
      notes: "First call: no answer. He called back: too dear.",
    });
    await panel.getByRole("button", { name: "Save", exact: true }).click();
    const notice = panel.getByRole("alert", { name: "Changed by someone else" });
    await expect(notice).toContainText("Nothing was saved");
    await expect(notice).toContainText(admin.email);
    await expect(notice).toContainText("Declined");
    await expect(notice).toContainText("He called back: too dear.");
    // Mine is still typed; theirs took over what I had not touched.
    await expect(notes).toHaveValue("First call: no answer. I left a message.");
    await expect(panel.getByRole("radio", { name: "Declined" })).toBeChecked();

    await notice.getByRole("button", { name: "Keep both notes" }).click();
    await expect(notes).toHaveValue(
      "First call: no answer. He called back: too dear. I left a message.",
    );
    await panel.getByRole("button", { name: "Save mine" }).click();
    await expect(page.getByText("Lead updated successfully.")).toBeVisible();
    await expect(rowOf(page, name)).toContainText("Declined");
    await expect(rowOf(page, name)).toContainText("I left a message.");
  },
);

test(
  "a status that someone else changed first is left alone, and said",
  { tag: "@database" },
  async ({ page, request, store, phone, holdSession }, { workerIndex }) => {
    const name = familyName(workerIndex);
    await createLeads(request, store, { first_name: "Gus", last_name: name, phone });
    const other = await colleague(request, store);
    await withoutLeadActivity(page);
    await holdSession(page, admin);
    await openLeads(page, `q=${name}`);
    await expect(rowOf(page, name)).toBeVisible();
    await other.change(name, { status: "converted" });
    await rowOf(page, name)
      .getByRole("button", { name: /^Status of/ })
      .click();
    await page.getByRole("menuitemradio", { name: "Contacted" }).click();
    await expect(page.getByText("Failed to update lead.").first()).toBeVisible();
    await expect(rowOf(page, name)).toContainText("Converted");
  },
);

test("the keyboard does it all", async ({ page, request, store, holdSession }, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(
    request,
    store,
    { first_name: "Ida", last_name: name, phone: "586-555-0171" },
    { first_name: "Quentin", last_name: name, phone: "586-555-0172" },
  );
  await holdSession(page, admin);
  await openLeads(page, "");
  await expect(page.locator("tr[data-lead]").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.locator("tr[data-lead]")).toHaveCount(2);
  await page.keyboard.press("Escape");

  await page.keyboard.press("j");
  await expect(rowOf(page, "Quentin")).toBeFocused();
  await page.keyboard.press("j");
  await expect(rowOf(page, "Ida")).toBeFocused();
  await page.keyboard.press("k");
  await expect(rowOf(page, "Quentin")).toBeFocused();

  await page.keyboard.press("s");
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  // It listens to keys from when it has the focus.
  const focused = () => menu.evaluate((it) => it.contains(document.activeElement));
  await expect.poll(focused).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect(menu.locator(":focus")).toContainText("Contacted");
  await page.keyboard.press("Enter");
  await expect(menu).toBeHidden();
  await expect(rowOf(page, "Quentin")).toContainText("Contacted");
  await expect(rowOf(page, "Quentin").getByRole("button", { name: /^Status of/ })).toBeFocused();
  await page.keyboard.press("4");
  await expect(rowOf(page, "Quentin")).toContainText("Declined");

  await page.keyboard.press("e");
  const panel = page.getByRole("dialog", { name: `Quentin ${name}` });
  await expect(panel.getByLabel("Notes")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(rowOf(page, "Quentin")).toBeFocused();
  await page.keyboard.press("e");
  await panel.getByRole("button", { name: "Next lead" }).press("Enter");
  const last = page.getByRole("dialog", { name: `Ida ${name}` });
  await expect(last.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(last).toBeHidden();
  await expect(rowOf(page, "Ida")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 lead selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("1 lead selected")).toBeHidden();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toBeVisible();
  await help.getByLabel("Single keys are shortcuts on this device").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("/");
  await expect(search(page)).not.toBeFocused();
});

test("several leads are changed and exported at once", async ({
  page,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(
    request,
    store,
    { first_name: "Jan", last_name: name, phone: "586-555-0161" },
    { first_name: "Kai", last_name: name, phone: "586-555-0162" },
    { first_name: "Lea", last_name: name, phone: "586-555-0163" },
  );
  const other = await colleague(request, store);
  await withoutLeadActivity(page);
  await holdSession(page, admin);
  await openLeads(page, `q=${name}&size=25`);
  await page.getByLabel("Select every lead on this page").check();
  await expect(page.getByText("3 leads selected")).toBeVisible();
  await page.getByLabel(`Select Kai ${name}`).uncheck();
  const bar = page.getByRole("region", { name: "Selected leads" });
  await expect(bar.getByText("2 leads selected")).toBeVisible();

  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export selected" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(3);
  await page.getByRole("button", { name: "Done" }).click();

  await bar.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Contacted" }).click();
  const question = page.getByRole("alertdialog", { name: "Mark 2 leads as contacted?" });
  await expect(question).toContainText(`Lea ${name} and Jan ${name}.`);
  await question.getByRole("button", { name: "Mark 2 as contacted" }).click();
  await expect(page.getByText("2 leads marked contacted.")).toBeVisible();
  await expect(rowOf(page, "Jan")).toContainText("Contacted");
  await expect(rowOf(page, "Kai")).toContainText("Pending");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(rowOf(page, "Jan")).toContainText("Pending");

  await page.getByLabel("Select every lead on this page").check();
  expect(await other.change(name, { status: "converted" })).toHaveLength(3);
  await bar.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Declined" }).click();
  await page.getByRole("button", { name: /^Mark \d+ as declined$/ }).click();
  await expect(page.getByText("3 leads already changed by someone else").first()).toBeVisible();
  await expect(page.getByText("3 leads selected")).toBeVisible();
  await expect(rowOf(page, "Kai")).toContainText("Converted");
});

test("several leads are set aside as junk at once, and put back", async ({
  page,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(
    request,
    store,
    { first_name: "Ida", last_name: name, phone: "586-555-0171" },
    { first_name: "Joe", last_name: name, phone: "586-555-0172" },
    { first_name: "Kim", last_name: name, phone: "586-555-0173" },
  );
  await holdSession(page, admin);
  await openLeads(page, `q=${name}&size=25`);
  await page.getByLabel("Select every lead on this page").check();
  await page.getByLabel(`Select Kim ${name}`).uncheck();
  const bar = page.getByRole("region", { name: "Selected leads" });
  await bar.getByRole("button", { name: "Set aside as junk" }).click();
  await page.getByRole("button", { name: "Set them aside" }).click();
  await expect(page.getByText("2 leads set aside as junk.")).toBeVisible();
  await expect(page.locator("tr[data-lead]")).toHaveCount(1);
  await expect(rowOf(page, "Kim")).toBeVisible();
  const overview = page.getByRole("region", { name: /^Overview/ });
  await expect(overview).toContainText(/without \d+ suspected junk/);

  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Suspected junk" });
  await expect(page.locator("tr[data-lead]")).toHaveCount(2);
  // What was set aside can still be undone, beside what is done next.
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeVisible();
  await page.getByLabel("Select every lead on this page").check();
  const putBack = bar.getByRole("button", { name: "Put back" });
  await putBack.click({ trial: true, timeout: 2_000 });
  await undo.click({ trial: true, timeout: 2_000 });
  await putBack.click();
  await page.getByRole("button", { name: "Put them back" }).click();
  await expect(page.getByText("2 leads put back.")).toBeVisible();
  await expect(page.getByText("No leads found matching your filters.")).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("all");
  await expect(page.locator("tr[data-lead]")).toHaveCount(3);
});

test("the board moves leads with the mouse and with the keyboard", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Mia", last_name: name, phone });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  const column = (status: string) => page.getByRole("region", { name: new RegExp(`^${status}`) });
  const card = (status: string) => column(status).getByRole("listitem").filter({ hasText: name });
  await expect(card("Pending")).toBeVisible();
  await card("Pending").dragTo(column("Converted"));
  await expect(card("Converted")).toBeVisible();
  await expect(page.getByText("Lead updated successfully.")).toBeVisible();

  await page.keyboard.press("j");
  await page.keyboard.press("2");
  await expect(card("Contacted")).toBeVisible();
});

test("the overview shows its numbers as charts and as tables", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, {
    first_name: "Nora",
    last_name: name,
    phone,
  });
  await (await colleague(request, store)).change(name, { status: "contacted" });
  await holdSession(page, admin);
  await openLeads(page, "");
  await page.getByRole("button", { name: "Charts" }).click();
  await expect(page.getByRole("figure", { name: /^Leads per day/ })).toBeVisible();
  await page.getByRole("button", { name: "As table" }).click();
  const days = page.getByRole("table", { name: "Leads per day" });
  await expect(days.getByRole("row")).toHaveCount(31);
  const counted = await days.getByRole("cell").allTextContents();
  const total = counted.reduce((sum, text) => sum + Number(text), 0);
  const lenders = page.getByRole("table", { name: "By lender" }).getByRole("row");
  await expect(lenders.filter({ hasText: lender })).toBeVisible();
  const statuses = await page
    .getByRole("table", { name: "By status" })
    .getByRole("cell")
    .allTextContents();
  expect(statuses.reduce((sum, text) => sum + Number(text), 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  const spans = page.getByRole("table", { name: "Time to first contact" });
  await spans.getByRole("row", { name: /^1 h/ }).getByRole("link").click();
  await expect(page).toHaveURL(/contact=1h/);
  await expect(page.getByRole("button", { name: "More filters (1)" })).toBeVisible();
  await expect(rowOf(page, name)).toContainText("Contacted");
  await page.getByLabel("Period").selectOption("7");
  await expect(days.getByRole("row")).toHaveCount(8);
  await page.reload();
  await expect(days.getByRole("row")).toHaveCount(8);
});

test("a page that stays open counts the new day from midnight on", async ({
  page,
  holdSession,
}) => {
  await page.clock.install();
  await holdSession(page, admin);
  await openLeads(page, "");
  await page.getByRole("button", { name: "As table" }).click();
  const newestDay = page
    .getByRole("table", { name: "Leads per day" })
    .getByRole("rowheader")
    .first();
  const day = (ahead: number) =>
    page.evaluate((days) => {
      const now = new Date();
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
      return date.toLocaleDateString("en-US", { month: "short", day: "numeric" });
    }, ahead);
  const tomorrow = await day(1);
  await expect(newestDay).toHaveText(await day(0));
  await page.clock.fastForward("24:00:00");
  await expect(newestDay).toHaveText(tomorrow);
});

test("whatever lies in the device's storage, the page opens", async ({ page, holdSession }) => {
  await holdSession(page, admin);
  await page.evaluate((email) => {
    for (const [name, text] of [
      ["views", '{"a":1}'],
      ["hidden-columns", "7"],
      ["period", '"week"'],
      ["overview", "[]"],
      ["shortcuts", "{"],
    ] as const) {
      localStorage.setItem(`admin:${email}:${name}`, text);
    }
  }, admin.email);
  await openLeads(page, "");
  await expect(page.getByRole("columnheader", { name: "Notes" })).toBeVisible();
  await expect(page.getByLabel("Period")).toHaveValue("30");
  await page.getByRole("button", { name: "Views" }).click();
  await expect(page.getByRole("button", { name: "Waiting longest" })).toBeVisible();
});

test("the export holds every matching lead and opens right", async ({
  page,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(
    request,
    store,
    { first_name: "=SUM(A1)", last_name: name, phone: "5865550151" },
    { first_name: 'Olga "O"', last_name: name, phone: "(586) 555-0152" },
  );
  const other = await colleague(request, store);
  await other.change(name, { notes: '-10% asked,\nthen "maybe"' });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await expect(page.locator("tr[data-lead]")).toHaveCount(2);
  // Staff read every number in one format; the file has it as it is stored.
  await expect(page.getByRole("link", { name: "Call (586) 555-0151" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  await expect(page.getByText("2 leads exported.")).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^financing-leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(
    text.startsWith("\uFEFFDate,First Name,Last Name,Phone,Financing Option,Status,Notes\r\n"),
  ).toBe(true);
  const [, olga, sum] = parseCsv(text.slice(1));
  expect(olga?.slice(1)).toEqual([
    'Olga "O"',
    name,
    "(586) 555-0152",
    lender,
    "pending",
    '\'-10% asked,\nthen "maybe"',
  ]);
  expect(sum?.slice(1, 4)).toEqual(["'=SUM(A1)", name, "586-555-0151"]);
  expect(new Date(olga?.[0] ?? "").toISOString()).toBe(olga?.[0]);
});

test("an export that is cut off says so and makes only what one asks for", async ({
  page,
  holdSession,
}) => {
  await page.clock.install();
  await holdSession(page, admin);
  const lead = (number: number) => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    first_name: "Part",
    last_name: `Number${number}`,
    phone: "586-555-0100",
    financing_option: lender,
    status: "pending",
    notes: null,
    created_at: `2026-01-0${9 - number}T10:00:00+00:00`,
    phone_e164: "+15865550100",
    version: 1,
    updated_at: `2026-01-0${9 - number}T10:00:00+00:00`,
    first_contacted_at: null,
  });
  let isBroken = true;
  await page.route("**/rest/v1/financing_leads?*", (route) => {
    const isFirst = !route.request().url().includes("id.gt");
    if (isFirst) {
      return route.fulfill({
        json: [lead(1), lead(2)],
        headers: { "Content-Range": "0-1/4" },
      });
    }
    return isBroken ? route.abort() : route.fulfill({ json: [lead(3), lead(4)] });
  });
  await page.goto("/admin/financing-leads");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Export CSV" });
  await skipRetries(page, dialog.getByText("Only 2 of 4 leads could be loaded"));
  const partial = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export the 2 that are here" }).click();
  expect((await partial).suggestedFilename()).toContain("-partial.csv");
  await dialog.getByRole("button", { name: "Done" }).click();

  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^4 leads/).first()).toBeVisible();
});

test("leads with the same phone are one person's, and each keeps its row", async ({
  page,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  const digits = `313555${String(workerIndex * 7 + 1000).slice(-4)}`;
  await createLeads(
    request,
    store,
    { first_name: "Pia", last_name: name, phone: digits },
    {
      first_name: "Pia M",
      last_name: name,
      phone: `1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    },
  );
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await expect(page.locator("tr[data-lead]")).toHaveCount(2);
  await page.getByRole("button", { name: "2 requests from this person" }).first().click();
  const person = page.getByRole("region", { name: "Same person" });
  await expect(person).toContainText("left 1 other request");
  const texts = page.getByRole("region", { name: "Texts" }).getByRole("listitem");
  // One number's texts, whichever of its leads is open.
  await expect(texts).toHaveCount(2);
  const other = page.getByRole("dialog", { name: `Pia ${name}`, exact: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rest/v1/rpc/read_conversation", async (route) => {
    await held;
    await route.continue();
  });
  await person.getByRole("button", { name: `Pia ${name}`, exact: true }).click();
  await expect(other).toBeVisible();
  // Until its own are here, it shows none: not those of the lead that was open before.
  await expect(texts).toHaveCount(0);
  release();
  await expect(texts).toHaveCount(2);
  await person.getByRole("button", { name: `Different person: Pia M ${name}` }).click();
  await expect(person).toContainText("Might be the same person");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(person).toContainText("left 1 other request");
});

test(
  "new leads appear by themselves, and the title counts them",
  { tag: "@database" },
  async ({ page, request, store, phone, holdSession }, { workerIndex }) => {
    const name = familyName(workerIndex);
    await page.clock.install();
    await holdSession(page, admin);
    await openLeads(page, "");
    await expect(page).toHaveTitle(/^Financing Leads/);
    await expect(search(page)).toBeVisible();
    await createLeads(request, store, { first_name: "Quin", last_name: name, phone });
    await page.clock.runFor(12_000);
    await expect(rowOf(page, name)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Financing Leads/);
    await expect(rowOf(page, name)).toContainText("New");
    await page.getByRole("button", { name: "Mark as seen" }).click();
    await expect(page).toHaveTitle(/^Financing Leads/);
  },
);

test(
  "who takes a lead is seen by the others within two seconds, and a hidden tab asks less",
  { tag: "@database" },
  async ({ page, request, store, phone, holdSession }, { workerIndex }) => {
    const name = familyName(workerIndex);
    await createLeads(request, store, { first_name: "Ona", last_name: name, phone });
    const other = await colleague(request, store);
    const sent = { lead_activity: 0, meet_at_lead: 0 };
    page.on("request", (request) => {
      for (const name of ["lead_activity", "meet_at_lead"] as const)
        if (request.url().includes(`/rpc/${name}`)) sent[name] += 1;
    });
    await page.clock.install();
    await holdSession(page, admin);
    await openLeads(page, `q=${name}`);
    await expect(rowOf(page, name)).toBeVisible();
    // Nothing is under way when two minutes go by at once: a request of the page ends after 20 seconds of its time.
    await page.clock.pauseAt(new Date(Date.now() + 10_000));
    await letTimePass(page, 1);
    await letTimePass(page, 1);
    // The whole question is asked on the way to this moment, and not for eight seconds of the page's time then.
    await page.clock.fastForward(120_000);
    const minute = await page.evaluate(() =>
      new Intl.DateTimeFormat("en-US", { timeStyle: "short" }).format(new Date()),
    );
    // What came is told to the page a moment later, by its own clock.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.getByText(`, checked ${minute}`)).toBeVisible({ timeout: 500 });
    }).toPass();
    await letTimePass(page, 1);
    await other.change(name, { assigned_to: other.id });
    await page.clock.runFor(2_000);
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(rowOf(page, name)).toContainText("Yours", { timeout: 500 });
    }).toPass();
    await page.clock.resume();

    // Hearing of the others keeps nobody from saying that they are here.
    await page.getByRole("button", { name: `Edit Ona ${name}` }).click();
    await expect.poll(() => sent.meet_at_lead).toBeGreaterThan(0);
    sent.meet_at_lead = 0;
    for (let beat = 0; beat < 6; beat += 1) {
      const heard = page.waitForResponse((answer) => answer.url().includes("/rpc/lead_activity"));
      await page.clock.runFor(2_000);
      await heard;
    }
    expect(sent.meet_at_lead).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Close", exact: true }).click();

    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    });
    sent.lead_activity = 0;
    await other.change(name, { assigned_to: null });
    await page.clock.runFor(9_000);
    await expect(rowOf(page, name)).not.toContainText("Yours");
    expect(sent.lead_activity).toBe(0);
  },
);

test("a hidden tab hears of a new lead, and its title says so", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  await page.clock.install();
  await holdSession(page, admin);
  await openLeads(page, "");
  await expect(search(page)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await createLeads(request, store, {
    first_name: "Ulf",
    last_name: familyName(workerIndex),
    phone,
  });
  await page.clock.runFor(10_000);
  await expect(page).toHaveTitle(/^\(\d+\) Financing Leads/);
});

test("a lead is taken, called in vain and comes back; a slip is undone", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Vera", last_name: name, phone });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}`);
  await rowOf(page, name)
    .getByRole("button", { name: `No answer from Vera ${name}` })
    .click();
  await expect(page.getByText("No answer noted.")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("1 call");
  await expect(rowOf(page, name)).toContainText("Yours");
  await page.getByRole("button", { name: `Edit Vera ${name}` }).click();
  const first = page.getByText("none yet; first called under a minute after the request");
  await expect(first).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, name)).not.toContainText("1 call");
  await expect(rowOf(page, name)).not.toContainText("Yours");

  await page.getByRole("button", { name: `Edit Vera ${name}` }).click();
  const panel = page.getByRole("dialog", { name: `Vera ${name}` });
  await panel.getByRole("button", { name: "Take it" }).click();
  await expect(panel.getByLabel("Assigned to")).not.toHaveValue("");
  await panel.getByRole("button", { name: "Set a date" }).click();
  await panel.getByLabel("Follow-up, Detroit time").fill("2030-01-02T11:30");
  await panel.getByRole("button", { name: "Set", exact: true }).click();
  await expect(panel.getByText(/Jan 2, 2030/).first()).toBeVisible();
  await panel.getByLabel("Add to the history").fill("Asked for the oak set.");
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  const history = panel.getByRole("region", { name: "History" });
  await expect(history).toContainText("Asked for the oak set.");
  await expect(history).toContainText("Called: no answer");
  await expect(history).toContainText("Removed that call");
  await expect(history).toContainText(`Assigned to ${admin.email}`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Mine/ }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test("somebody who walks in is entered on a phone while they talk, listed with leads, and sold to", async ({
  page,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await page.setViewportSize({ width: 390, height: 844 });
  await holdSession(page, admin);
  await openLeads(page, "");
  await page.getByRole("button", { name: "Enter a lead" }).click();
  const form = page.getByRole("dialog", { name: "Enter a lead" });
  // Who is on the line has a number, who stands there needs none.
  await form.getByRole("radio", { name: "Call", exact: true }).check();
  await form.getByLabel("Name").fill(`Willa ${name}`);
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Phone")).toBeFocused();
  await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/must be at least 10/);
  await form.getByRole("radio", { name: "Walk-in" }).check();
  await form.getByLabel("Product (optional)").fill(`#${aSofa.id}`);
  await expect(form.locator("datalist option").first()).toBeAttached();
  await expectAccessible(page, [390, 1280]);
  await form.getByLabel("Name").press("Enter");

  const panel = page.getByRole("dialog", { name: `Willa ${name}` });
  await expect(panel.getByRole("radio", { name: "Contacted" })).toBeChecked();
  await expect(panel.getByRole("link", { name: aSofa.title })).toBeVisible();
  await expect(panel.getByRole("region", { name: "Texts" })).toHaveCount(0);
  await expectAccessible(page, [390, 1280]);
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.getByRole("button", { name: "Sold…" }).click();
  const sheet = page.getByRole("dialog", { name: `Sold: ${aSofa.title}` });
  await sheet.getByRole("button", { name: "Record sale", exact: true }).click();
  await expect(panel.getByRole("radio", { name: "Converted" })).toBeChecked();
  await page.keyboard.press("Escape");

  const card = page.locator("li[data-lead]").filter({ hasText: name });
  const kinds = page.getByRole("group", { name: "Kind" });
  await kinds.getByRole("button", { name: "Walk-in" }).click();
  await expect(card).toContainText("Walk-in");
  await kinds.getByRole("button", { name: "Financing" }).click();
  await expect(page).toHaveURL(/kind=financing/);
  await expect(card).toHaveCount(0);

  await page.goto(`/admin/sales?q=${name}`);
  const sales = page.getByRole("list", { name: "Sales" }).getByRole("listitem");
  await expect(sales).toHaveCount(1);
  await expect(sales).toContainText(`to Willa ${name}`);
});

test("columns and views are kept on the device", async ({
  page,
  request,
  store,
  phone,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(request, store, { first_name: "Rita", last_name: name, phone });
  await holdSession(page, admin);
  await openLeads(page, `q=${name}&status=pending`);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Notes" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Notes" })).toHaveCount(0);

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Save these filters as").fill("Rita waits");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("button", { name: "Everything, newest first" }).click();
  await expect(search(page)).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Notes" })).toHaveCount(0);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Rita waits", exact: true }).click();
  await expect(search(page)).toHaveValue(name);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("pending");
  await expect(page.getByRole("button", { name: "Rita waits" })).toBeVisible();
});

test("someone whose role is taken away while the page is open sees no leads any more", {
  tag: "@database",
}, async ({ page, request, store, shopper, holdSession }) => {
  const other = await colleague(request, store);
  const account = await request.post(`${store.url}/rest/v1/rpc/find_account`, {
    headers: other.headers,
    data: { wanted: shopper.email },
  });
  const [{ user_id }] = await account.json();
  const roles = `${store.url}/rest/v1/user_roles`;
  await request.post(roles, { headers: other.headers, data: { user_id, role: "admin" } });
  await holdSession(page, shopper);
  await openLeads(page, "");
  await request.delete(`${roles}?user_id=eq.${user_id}`, { headers: other.headers });
  // The list asks again when the device is back; it may not have begun to listen yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(page.locator("[data-lead]")).toHaveCount(0);
});

test("an icon without words has a tooltip", async ({ page, holdSession }) => {
  await holdSession(page, admin);
  await openLeads(page, "");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).hover();
  await expect(page.getByText("Keyboard shortcuts (?)")).toBeVisible();
});

test("offline is said, and the list stays readable", async ({ page, context, holdSession }) => {
  await holdSession(page, admin);
  await openLeads(page, "");
  await expect(search(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("This device is offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("This device is offline.")).toBeHidden();
});

for (const width of [1280, 390]) {
  test(`axe finds nothing to mend, ${width} wide`, async ({
    page,
    request,
    store,
    phone,
    holdSession,
  }, { workerIndex }) => {
    // Slow on a busy machine: axe looks at the whole page six times.
    const name = familyName(workerIndex);
    await createLeads(
      request,
      store,
      { first_name: "Sue", last_name: name, phone },
      { first_name: "Sven", last_name: name, phone },
    );
    await page.setViewportSize({ width, height: 844 });
    await holdSession(page, admin);
    await openLeads(page, `q=${name}`);
    await page.getByLabel(`Select Sue ${name}`).check();
    if (width > 1000) {
      await page.getByRole("button", { name: "Charts" }).click();
      await expect(page.getByRole("figure").first()).toBeVisible();
    }
    await expectAccessible(page);
    if (width < 1000) {
      await page.getByRole("button", { name: "Show numbers" }).click();
      await page.getByRole("button", { name: "Filters" }).click();
    }
    await page.getByRole("button", { name: "As table" }).click();
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: `Edit Sue ${name}` }).click();
    await expect(page.getByRole("dialog").getByText(`Asked for ${lender}`).first()).toBeVisible();
    await expectAccessible(page);
  });
}

/** The other side of the export: quoted cells, doubled quotes, lines that end with CR LF. */
function parseCsv(text: string) {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g)) {
    if (!end && !cell) break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

test("one person is erased on request, in two clicks, and the list forgets who it was", async ({
  page,
  phone,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = familyName(workerIndex);
  await createLeads(
    request,
    store,
    { first_name: "Zoe", last_name: name, phone },
    { first_name: "Z.", last_name: name, phone: phone.replace(/\D+/g, "-").slice(1) },
  );
  await holdSession(page);
  await openLeads(page, "");
  await rowOf(page, `Zoe ${name}`)
    .getByRole("button", { name: `Zoe ${name}`, exact: true })
    .click();
  await page.getByRole("button", { name: "Erase this person…" }).click();
  const question = page.getByRole("alertdialog", { name: "Erase this person?" });
  await expect(question).toContainText(`2 requests from ${phone} (Z. ${name}, Zoe ${name})`);
  await question.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText("This person was erased.")).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, "Removed Removed").first()).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
});
