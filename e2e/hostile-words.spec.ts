/** What strangers may write, everywhere that staff see it: no script of theirs runs, and nothing is moved about. */
import type { Page } from "@playwright/test";
import { tagScreen } from "#shop/tags.ts";
import { sidewaysScroll, smallFields } from "./accessible.ts";
import { apiKeyHeader, devKey, expect, test } from "./fixtures.ts";
import { asAdmin } from "./owner-steps.ts";
import { aBed, lenders, lists } from "./sample.ts";

const script = `"><img src=x onerror=window.ran=1><script>window.ran=1</script>`;
/** Turns what follows it round, and never ends. */
const turned = "\u202eevil\u2067";
const names = [
  { first_name: script.slice(0, 50), last_name: "{{constructor}}" },
  { first_name: turned, last_name: "Lopez" },
  { first_name: "A\u200b\u200d\ufeffB", last_name: "W".repeat(50) },
  { first_name: "__proto__", last_name: "=HYPERLINK(1)" },
];

/** Held and sold here alone. */
const aMattress = lists.mattress.at(-1)!;

/** Each address that shows leads, requests, holds, sales, people or history, as staff go through them. */
const pages = [
  "/admin",
  "/admin/financing-leads",
  "/admin/financing-leads?view=board",
  "/admin/users",
  "/admin/changes",
  `/admin/products/${aBed.slug}`,
  `/admin/products/${aMattress.slug}`,
  tagScreen(String(aMattress.id)),
  "/admin/sales",
];

test("a stranger's words run nothing, turn nothing round and widen nothing", {
  tag: "@database",
}, async ({ page, request, store, holdSession }) => {
  const post = (path: string, data: object) =>
    request.post(`${store.url}${path}`, { headers: apiKeyHeader, data });
  const lead = { financing_option: lenders[0]!.name, status: "pending" };
  for (const [at, name] of names.entries()) {
    const phone = `(586) 555-01${40 + at}`;
    const answer = await post("/rest/v1/financing_leads", { ...lead, ...name, phone });
    expect(answer.status(), JSON.stringify(name)).toBe(201);
    const product = at === 2 ? aMattress : aBed;
    const asked = {
      product_id: String(product.id),
      showroom: "east",
      name: name.first_name,
      phone,
    };
    expect((await post("/rest/v1/hold_requests", asked)).status()).toBe(201);
  }
  for (const long of [{ first_name: "x".repeat(10_000) }, { piece: script }, { last_name: "" }]) {
    const answer = await post("/rest/v1/financing_leads", {
      ...{ ...lead, ...names[3], phone: "(586) 555-0150" },
      ...long,
    });
    expect(answer.status(), Object.keys(long).join()).toBe(400);
  }
  const reply = { phone: "+15865550141", body: `${script}${turned}\u200b` };
  expect((await post(`/dev/${devKey}/phone/replies`, reply)).ok()).toBe(true);
  const account = { email: "x'onerror=1@example.com", password: "a password" };
  const data = { full_name: script, name: turned, avatar_url: "javascript:window.ran=1" };
  expect((await post("/auth/v1/signup", { ...account, data })).ok()).toBe(true);
  // One of them gets a hold, another one buys.
  const owner = await asAdmin(request, store);
  const [hold] = await owner.read<{ id: string }>(`hold_requests?product_id=eq.${aMattress.id}`);
  await owner.add("rpc/confirm_hold_request", { request: hold!.id });
  const [buyer] = await owner.read<{ id: string }>("financing_leads?last_name=eq.Lopez&limit=1");
  const sale = { product: String(aMattress.id), showroom: "east", lead: buyer!.id };
  await owner.add("rpc/sell_product", sale);

  const wrong = watch(page);
  await holdSession(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (path === "/admin") await expectInOrder(page);
      if (path.startsWith("/admin/financing-leads")) {
        await expect(page.getByText("__proto__").first()).toBeVisible();
      }
      if (path === "/admin/sales") await expect(page.getByText("evil Lopez").first()).toBeVisible();
      if (path.includes("#")) await expect(page.getByText(/^A\W*B$/)).toBeVisible();
      expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
      if (width === 390) expect(await smallFields(page), path).toEqual([]);
    }
  }
  await page.goto("/admin/financing-leads");
  await page.getByRole("button", { name: "evil Lopez", exact: true }).first().click();
  const panel = page.getByRole("dialog", { name: "evil Lopez" });
  await expect(panel.getByRole("list", { name: "Texts, oldest first" })).toContainText("onerror");
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto("/admin");
  const asked = page.getByRole("region", { name: "Asked to hold" }).getByRole("listitem");
  await asked
    .filter({ hasText: "(586) 555-0141" })
    .getByRole("button", { name: "Decline" })
    .click();
  await expect(page.getByText("Declined for evil.")).toBeVisible();

  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(wrong).toEqual([]);
});

/** Whatever a page says went wrong, and each question that it asks by itself. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("dialog", (dialog) => {
    wrong.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(message.text());
  });
  return wrong;
}

/** The phone stands behind the name, or below it. */
async function expectInOrder(page: Page) {
  const asked = page.getByRole("region", { name: "Asked to hold" }).getByRole("listitem");
  const row = asked.filter({ hasText: "(586) 555-0141" });
  const name = (await row.locator("b").boundingBox())!;
  const phone = (await row.getByRole("link", { name: "(586) 555-0141" }).boundingBox())!;
  expect(phone.x >= name.x + name.width - 1 || phone.y > name.y).toBe(true);
}
