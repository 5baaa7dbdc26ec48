/** The owner runs the day from a phone; another browser sees what shoppers see. */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { admin, type Store } from "./fixtures.ts";
import { expect, test } from "./publishing.ts";

const phoneScreen = { width: 390, height: 844 };

const pages = [
  "/admin",
  "/admin/products",
  "/admin/hours",
  "/admin/offers",
  "/admin/changes",
  "/admin/settings",
];

async function openAsOwner(page: Page, path: string) {
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** A shopper's browser of its own. */
async function openShopper(browser: Browser, store: Store) {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  return context.newPage();
}

/** Seconds from a press to when another browser's page, loaded again and again, shows what follows. */
async function untilSeen(shopper: Page, path: string, isSeen: () => Promise<boolean>) {
  const began = performance.now();
  await expect(async () => {
    await shopper.goto(path);
    expect(await isSeen()).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [100] });
  return (performance.now() - began) / 1000;
}

/** The database asked as the admin. */
async function asAdmin(request: APIRequestContext, store: Store) {
  const apikey = "sb_publishable_store";
  const answer = await request.post(`${store.url}/auth/v1/token?grant_type=password`, {
    headers: { apikey },
    data: admin,
  });
  const headers = {
    apikey,
    Authorization: `Bearer ${(await answer.json()).access_token}`,
    Prefer: "return=representation",
  };
  return {
    async pieces(query: string) {
      const read = await request.get(`${store.url}/rest/v1/products?${query}`, { headers });
      return (await read.json()) as { id: string; slug: string; title: string; version: number }[];
    },
    async patch(path: string, data: object) {
      const answer = await request.patch(`${store.url}/rest/v1/${path}`, { headers, data });
      expect(answer.ok()).toBe(true);
    },
  };
}

const row = (page: Page, title: string) =>
  page.locator("li[data-piece]").filter({ hasText: title });

test("the owner's pages open, each accessible, with the ways that staff need", async ({
  page,
  holdSession,
}) => {
  test.setTimeout(120_000);
  await holdSession(page);
  for (const path of pages) {
    await openAsOwner(page, path);
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: /^Call \(/ })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Financing Leads", "Manage Users"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("a stranger is sent home, and a shopper is denied", async ({ page, shopper, holdSession }) => {
  await page.goto("/admin/products");
  await expect(page).toHaveURL("/");
  await holdSession(page, shopper);
  await page.goto("/admin/products");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});

test("the owner marks down, holds, sells, sets Thanksgiving and an offer that ends; shoppers see each", async ({
  page,
  browser,
  request,
  store,
  holdSession,
}, { annotations }) => {
  test.setTimeout(180_000);
  const db = await asAdmin(request, store);
  const shopper = await openShopper(browser, store);
  const note = (what: string, seconds: number) =>
    annotations.push({ type: what, description: `${seconds.toFixed(2)} s` });
  const [marked, sold] = await db.pieces("list=eq.clearance&state=eq.live&order=position&limit=2");
  const path = `/clearance-items/${marked!.slug}`;
  await holdSession(page);
  await openAsOwner(page, "/admin/products");
  await page.getByLabel("This device is at").selectOption("east");

  // A price, after a slip of the finger that has to be meant.
  await page.getByLabel("Search products").fill(marked!.title);
  await row(page, marked!.title)
    .getByRole("button", { name: /^Price of/ })
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Price", { exact: true }).fill("3");
  await expect(sheet.getByText(/type the new price again/)).toBeVisible();
  const [{ price_cents: before }] = (await db.pieces(`id=eq.${marked!.id}`)) as never as [
    { price_cents: number },
  ];
  const price = Math.round((before * 0.9) / 100);
  await sheet.getByLabel("Price", { exact: true }).fill(String(price));
  await sheet.getByRole("button", { name: "Save" }).click();
  note(
    "a markdown is on the piece's page after",
    await untilSeen(shopper, path, async () =>
      (await shopper.locator("main").innerText()).includes(`$${price}`),
    ),
  );

  // A piece is held while the caller waits.
  const stockOf = async (slug: string) =>
    (await (await request.get(`${store.url}/live.json`)).json()).products[slug]?.stock;
  const stock = await stockOf(marked!.slug);
  const held = stock.east > 0 ? "east" : "west";
  await row(page, marked!.title).getByRole("button", { name: /^Hold/ }).click();
  await sheet.getByLabel("Caller's name").fill("Dana Whitfield");
  await sheet.getByLabel("Phone").fill("(586) 555-0117");
  await sheet.getByRole("button", { name: /^Hold until/ }).click();
  await expect(page.getByText(/Held for Dana Whitfield/)).toBeVisible();
  note(
    "a hold is off the stock after",
    await untilSeen(
      shopper,
      "/live.json",
      async () => (await stockOf(marked!.slug))[held] === stock[held] - 1,
    ),
  );

  // The last one is sold.
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.east`, { on_hand: 1 });
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.west`, { on_hand: 0 });
  await page.reload();
  await page.getByLabel("Search products").fill(sold!.title);
  await row(page, sold!.title)
    .getByRole("button", { name: /^Sold 1/ })
    .click();
  await expect(page.getByText(/That was the last one/)).toBeVisible();
  note(
    "a sold piece shows so after",
    await untilSeen(shopper, "/clearance-items", async () =>
      shopper.locator("main").getByText("Sold", { exact: true }).first().isVisible(),
    ),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await untilSeen(shopper, "/live.json", async () => (await stockOf(sold!.slug))?.east === 1);

  // Thanksgiving, for East alone at first.
  await openAsOwner(page, "/admin/hours");
  const holiday = page
    .getByRole("listitem")
    .filter({
      hasText:
        /^(Thanksgiving|Christmas|New Year|Veterans|Labor|Independence|Juneteenth|Memorial|Easter|Presidents|Martin)/,
    })
    .first();
  await holiday.getByRole("button", { name: "Closed" }).click();
  await expect(page.getByText(/: closed\.$/)).toBeVisible();
  await expect(holiday.getByText("Both closed")).toBeVisible();

  // A notice that ends by itself: the owner says the minute, and the test brings it nearer.
  await openAsOwner(page, "/admin/offers");
  await page.getByLabel("What it says").fill("Open until nine tonight");
  const soon = new Date(Date.now() + 90_000);
  await page.getByLabel("Until (you end it, if empty)").fill(
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/Detroit",
      dateStyle: "short",
      timeStyle: "short",
    })
      .format(soon)
      .replace(" ", "T"),
  );
  await page.getByRole("button", { name: "Save" }).click();
  const bar = shopper.getByText("Open until nine tonight");
  note("a notice is on every page after", await untilSeen(shopper, "/", () => bar.isVisible()));
  await db.patch("notices?words=eq.Open until nine tonight", {
    ends_at: new Date(Date.now() + 2_000).toISOString(),
  });
  await untilSeen(shopper, "/", async () => !(await bar.isVisible()));
  await shopper.context().close();
});

test("who comes second sees what the first one saved, and nothing typed is lost", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  const [piece] = await db.pieces("list=eq.dining-room&order=position.desc&limit=1");
  const { price_cents } = piece as never as { price_cents: number };
  await holdSession(page);
  await openAsOwner(page, `/admin/products/${piece!.slug}`);
  await page.getByRole("button", { name: /^Price of/ }).click();
  const mine = String(price_cents / 100 - 20);
  await page.getByLabel("Price", { exact: true }).fill(mine);
  await db.patch(`products?id=eq.${piece!.id}`, { price_cents: price_cents - 1_000 });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").getByText(/someone else was first/)).toBeVisible();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue(mine);
  // A closed tab keeps it too.
  await page.reload();
  await page.getByRole("button", { name: /^Price of/ }).click();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue(mine);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`was $${(price_cents - 1_000) / 100}`)).toBeVisible();
});

test("a lost line loses nothing that was typed, and says so", async ({
  page,
  context,
  holdSession,
}) => {
  await holdSession(page);
  await openAsOwner(page, "/admin/offers");
  await page.getByLabel("What it says").fill("Half-typed");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This device is offline. Nothing was saved")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel("What it says")).toHaveValue("Half-typed");
  await page.getByRole("button", { name: "Start anew" }).click();
  await expect(page.getByLabel("What it says")).toHaveValue("");
});

test("many are marked down at once, and the history puts them back", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  await holdSession(page);
  await openAsOwner(page, "/admin/products?list=mattress");
  await page.getByRole("button", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Mark down…" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Mark down/ })
    .click();
  await expect(page.getByText("4 pieces marked down.")).toBeVisible();
  const lowered = await db.pieces("list=eq.mattress&order=id");
  await page.goto("/admin/changes");
  await page.getByRole("button", { name: "Put back" }).first().click();
  await expect(page.getByText(/is as it was/)).toBeVisible();
  const back = await db.pieces("list=eq.mattress&order=id");
  expect(back.map(({ version }) => version)).toEqual(lowered.map(({ version }) => version + 1));
});
