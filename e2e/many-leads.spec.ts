/** More leads than a browser should hold: the database searches, and the page works as with few. */
import { readFile } from "node:fs/promises";
import { createLeads } from "./create-leads.ts";
import { admin, expect, test } from "./fixtures.ts";
import { simulateManyLeads } from "./simulate-many-leads.ts";

const count = 28;

test("among very many leads, searching, paging, selecting, exporting and the board work as among few", async ({
  page,
  request,
  store,
  holdSession,
}, { workerIndex }) => {
  const name = `Vielé${"abcdefghij"[workerIndex % 10]}`;
  const leads = Array.from({ length: count }, (_, number) => ({
    first_name: number % 2 ? "O’Shea" : "Zoë",
    last_name: name,
    phone: `(906) 555-${1000 + workerIndex * 100 + number}`,
  }));
  await createLeads(request, store, ...leads);
  await simulateManyLeads(page);
  await holdSession(page, admin);
  await page.goto("/admin/financing-leads");
  await expect(page.getByText(/^200,000 leads/).first()).toBeVisible();
  const rows = page.locator("tr[data-lead]");
  const typed = name.toLowerCase().replace("é", "e");

  await page.getByLabel("Search leads by name or phone").fill(`${typed} zoe`);
  await expect(rows).toHaveCount(14);
  await expect(page.getByText("1–14 of 14 leads")).toBeVisible();
  await page.getByLabel("Search leads by name or phone").fill(`oshea, ${typed}`);
  await expect(rows.first()).toContainText("O’Shea");
  await page.getByLabel("Search leads by name or phone").fill(typed);
  await expect(page.getByText(`1–25 of ${count} leads`)).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(3);

  // The last of a page has a next one, and a lead is found by its number alone.
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(rows).toHaveCount(25);
  await rows.last().getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Next lead" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByLabel("Notes", { exact: true }).fill(`${typed} wants oak`);
  const id = new URL(page.url()).searchParams.get("lead")!;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Lead updated successfully.").first()).toBeVisible();
  await page.goto(`/admin/financing-leads?q=wants+oak&lead=${id}`);
  await expect(page.getByLabel("Notes", { exact: true })).toHaveValue(`${typed} wants oak`);
  await page.keyboard.press("Escape");
  const also = page.getByRole("region", { name: "Also found" });
  await expect(also).toContainText(name);
  await expect(page.getByText("No leads found matching your filters.")).toBeVisible();

  await page.goto(`/admin/financing-leads?q=${typed}`);
  await page.getByLabel("Select every lead on this page").check();
  const bar = page.getByRole("region", { name: "Selected leads" });
  await bar.getByRole("button", { name: `Select all ${count} matching` }).click();
  await expect(bar.getByText(`${count} leads selected`)).toBeVisible();
  await bar.getByRole("button", { name: "Set status" }).click();
  await page.getByRole("menuitem", { name: "Declined" }).click();
  await page.getByRole("button", { name: /^Mark [\d,]+ as declined$/ }).click();
  await expect(page.getByText(`${count} leads marked declined.`)).toBeVisible();
  await expect(rows.first()).toContainText("Declined");
  await page.getByLabel("Status", { exact: true }).selectOption("pending");
  await expect(page.getByText("No leads found matching your filters.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`1–25 of ${count} leads`)).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(count + 1);
  await expect(page.getByText(`${count} leads exported.`)).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Board", exact: true }).click();
  const pending = page.getByRole("region", { name: /^Pending/ });
  await expect(pending).toContainText(`${count} leads`);
  await expect(pending.getByRole("listitem")).toHaveCount(count);
});

test("where the database does not answer a search, it is said and tried again", async ({
  page,
  holdSession,
}) => {
  await simulateManyLeads(page);
  await holdSession(page, admin);
  let isBroken = true;
  await page.route("**/rest/v1/rpc/find_leads", (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.goto("/admin/financing-leads?q=nobody-is-called-so");
  await expect(page.getByText("Failed to load financing leads.")).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No leads found matching your filters.")).toBeVisible();
});

test("while one types nothing is counted; once the search rests, what it finds is", async ({
  page,
  holdSession,
}) => {
  const counted: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/rpc/count_leads")) counted.push(request.postDataJSON().asked.text);
  });
  await page.clock.install();
  await simulateManyLeads(page);
  await holdSession(page, admin);
  await page.goto("/admin/financing-leads");
  await expect(page.getByText(/^200,000 leads/).first()).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const box = page.getByLabel("Search leads by name or phone");
  for (const typed of ["z", "zz", "zzy"]) {
    await box.press(typed.at(-1)!);
    await page.clock.runFor(400);
    await expect(page).toHaveURL(new RegExp(`q=${typed}$`));
    await page.clock.runFor(100);
  }
  expect(counted).toEqual([]);
  await expect(async () => {
    await page.clock.runFor(300);
    expect(counted).toEqual(["zzy"]);
  }).toPass();
});
