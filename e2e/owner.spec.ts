/** The owner runs the day from a phone; another browser sees what shoppers see. */
import { readFile } from "node:fs/promises";
import type { Browser, Locator } from "@playwright/test";
import { adminPages } from "#shop/admin-pages.ts";
import { expectAccessible, smallFields } from "./accessible.ts";
import type { Store } from "./fixtures.ts";
import {
  asAdmin,
  changePrice,
  closeNextHoliday,
  findProduct,
  holdFor,
  openAsOwner,
  productRow,
  reloadUntil,
} from "./owner-steps.ts";
import { countSheets } from "./paper.ts";
import { expect, test } from "./publishing.ts";

/** Those of the menu, but for the leads' and the users', which have stories of their own. */
const pages = adminPages
  .filter(({ path, isInMenu }) => isInMenu && !/leads|users/.test(path))
  .map(({ path }) => path);

/** A shopper's browser of its own. */
async function openShopper(browser: Browser, store: Store) {
  const context = await browser.newContext({ baseURL: store.url, serviceWorkers: "block" });
  return context.newPage();
}

test("the owner's pages open, each accessible, with the ways that staff need", async ({
  page,
  holdSession,
}) => {
  await holdSession(page);
  for (const path of pages) {
    await openAsOwner(page, path);
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: /^Call \(/ })).toHaveCount(0);
    const atDesk = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallFields(page), path).toEqual([]);
    await page.setViewportSize(atDesk);
  }
  const report = page.waitForRequest("**/staff-page-errors");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("Broken on purpose");
    });
  });
  expect((await (await report).response())?.status()).toBe(204);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Financing Leads", "Manage Users"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("a stranger is sent home, and a shopper is denied", { tag: "@smoke" }, async ({
  page,
  shopper,
  holdSession,
}) => {
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
  const db = await asAdmin(request, store);
  const shopper = await openShopper(browser, store);
  const note = (what: string, seconds: number) =>
    annotations.push({ type: what, description: `${seconds.toFixed(2)} s` });
  const [marked, sold] = await db.products(
    "list=eq.clearance&state=eq.live&order=position&limit=2",
  );
  const path = `/clearance-items/${marked!.slug}`;
  await holdSession(page);
  await openAsOwner(page, "/admin/products");
  await page.getByLabel("This device is at").selectOption("east");

  const price = Math.round((marked!.price_cents * 0.9) / 100);
  await findProduct(page, marked!.title);
  await changePrice(page, marked!.title, price);
  note(
    "a markdown is on the piece's page after",
    await reloadUntil(shopper, path, async () =>
      (await shopper.locator("main").innerText()).includes(`$${price}`),
    ),
  );

  // A product is held while the caller waits.
  const stockOf = async (slug: string) =>
    (await (await request.get(`${store.url}/live.json`)).json()).products[slug]?.stock;
  const stock = await stockOf(marked!.slug);
  const held = stock.east > 0 ? "east" : "west";
  await holdFor(page, marked!.title, "Dana Whitfield", "(586) 555-0117");
  note(
    "a hold is off the stock after",
    await reloadUntil(
      shopper,
      "/live.json",
      async () => (await stockOf(marked!.slug))[held] === stock[held] - 1,
    ),
  );

  // The other product is named in a package, so that whoever sells the last one hears of it.
  await openAsOwner(page, "/admin/offers#packages");
  const den = page.getByRole("listitem").filter({ hasText: "Living Room Package" }).last();
  await den.getByRole("button", { name: /^Add a product/ }).click();
  await den.getByRole("searchbox").fill(sold!.title);
  await den.getByRole("button", { name: sold!.title }).click();
  await expect(den.getByRole("link", { name: sold!.title })).toBeVisible();

  // The last one is sold.
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.east`, { on_hand: 1 });
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.west`, { on_hand: 0 });
  await openAsOwner(page, "/admin/products");
  const sellLast = async () => {
    const last = await findProduct(page, sold!.title);
    // A double press sells one.
    await last.getByRole("button", { name: /^Sold 1/ }).dblclick();
    await expect(
      page.getByText(/That was the last one.*also in Living Room Package/),
    ).toBeVisible();
    await expect(page.getByText("Not sold.")).toHaveCount(0);
  };
  // A slip is taken back, within the ten seconds that the offer stands.
  await sellLast();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.").first()).toBeVisible();
  await sellLast();
  note(
    "a sold piece shows so after",
    await reloadUntil(shopper, "/clearance-items", async () =>
      shopper.locator("main").getByText("Sold", { exact: true }).first().isVisible(),
    ),
  );
  await db.patch(`products?id=eq.${sold!.id}`, { state: "live" });
  await db.patch(`stock?product_id=eq.${sold!.id}&showroom=eq.east`, { on_hand: 1 });
  await reloadUntil(shopper, "/live.json", async () => (await stockOf(sold!.slug))?.east === 1);

  const holiday = await closeNextHoliday(page);
  note(
    "a closed holiday is in both showrooms' hours after",
    await reloadUntil(
      shopper,
      "/store-locations",
      async () => (await shopper.getByRole("listitem").filter({ hasText: holiday }).count()) === 2,
    ),
  );

  // A notice that ends by itself: the owner says the hour, and the test brings it nearer.
  await openAsOwner(page, "/admin/offers");
  await page.getByLabel("What it says").fill("Open until nine tonight");
  const soon = new Date(Date.now() + 3_600_000);
  await page.getByLabel("End (until you end it, if empty)").fill(
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
  note("a notice is on every page after", await reloadUntil(shopper, "/", () => bar.isVisible()));
  await db.patch("notices?words=eq.Open until nine tonight", {
    ends_at: new Date(Date.now() + 2_000).toISOString(),
  });
  note(
    "a notice that ends in two seconds is gone after",
    await reloadUntil(shopper, "/", async () => !(await bar.isVisible())),
  );
  await shopper.context().close();
});

/** Presses after somebody else saved; the page learns of that from its refused save, not a moment before. */
async function saveSecond(save: Locator, other: () => Promise<unknown>) {
  const page = save.page();
  const pressed = Promise.withResolvers<void>();
  await page.route("**/rest/v1/**", async (route) => {
    if (route.request().method() === "GET") await pressed.promise;
    await route.continue();
  });
  await other();
  await save.click();
  pressed.resolve();
}

test("who comes second sees what the first one saved, and nothing typed is lost", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  const [product] = await db.products("list=eq.dining-room&order=position.desc&limit=1");
  const { price_cents } = product!;
  // The editor below has a price, too.
  const sheet = page.getByRole("dialog");
  await holdSession(page);
  await openAsOwner(page, `/admin/products/${product!.slug}`);
  await page.getByRole("button", { name: /^Price of/ }).click();
  const mine = String(price_cents / 100 - 20);
  await sheet.getByLabel("Price", { exact: true }).fill(mine);
  await saveSecond(sheet.getByRole("button", { name: "Save" }), () =>
    db.patch(`products?id=eq.${product!.id}`, { price_cents: price_cents - 1_000 }),
  );
  await expect(page.getByRole("alert").getByText(/someone else saved first/)).toBeVisible();
  await expect(sheet.getByLabel("Price", { exact: true })).toHaveValue(mine);
  // A closed tab keeps it too.
  await page.reload();
  await page.getByRole("button", { name: /^Price of/ }).click();
  await expect(sheet.getByLabel("Price", { exact: true })).toHaveValue(mine);
  await sheet.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText(`was $${(price_cents - 1_000) / 100}`)).toBeVisible();

  // Facts of the shop: the same panel, with theirs beside mine.
  await openAsOwner(page, "/admin/settings#shop");
  const fee = page.getByLabel("Delivery fee below that ($)");
  await fee.fill("89");
  await saveSecond(page.getByRole("button", { name: "Save facts", exact: true }), () =>
    db.patch("shop?the_only_row=eq.true", { delivery_fee_cents: 7_900 }),
  );
  const panel = page.getByRole("alert", { name: "Changed by someone else" });
  await expect(panel).toContainText("changed delivery fee from $99 to $79");
  await expect(panel).toContainText("You typed $89");
  await expect(fee).toHaveValue("89");
  await panel.getByRole("button", { name: "Use theirs" }).click();
  await expect(fee).toHaveValue("79");
  await db.patch("shop?the_only_row=eq.true", { delivery_fee_cents: 9_900 });

  // Hours of a week that two set at once.
  await openAsOwner(page, "/admin/hours");
  const monday = page.getByLabel("Monday, East closes");
  await monday.fill("18:30");
  const hours = "opening_hours?showroom=eq.east&weekday=eq.1";
  const [before] = await db.read<{ closes: string }>(hours);
  await saveSecond(page.getByRole("button", { name: "Save the week" }), () =>
    db.patch(hours, { closes: "19:30" }),
  );
  await expect(panel).toContainText("to 7:30 PM");
  await expect(monday).toHaveValue("18:30");
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText("Weekly hours saved.")).toBeVisible();
  await db.patch(hours, { closes: before!.closes });
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
  await page.getByRole("button", { name: "Start over" }).click();
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
  const selectAll = page.getByRole("button", { name: /^Select all/ });
  // On a phone it is folded away with the filters.
  const filters = page.getByRole("button", { name: "Filters (1)" });
  await filters.click();
  // The bar that takes back stays where it is while it is pressed, though the bar below it has gone.
  await selectAll.click();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await expect(page.getByText("4 products hidden from the site.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await selectAll.click();
  // What is selected says when a search hides it.
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill("no such piece");
  await expect(page.getByText("4 products selected, 4 of them not shown")).toBeVisible();
  await search.fill("");
  await expect(page.getByText("4 products selected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Mark down…" }).click();
  const sheet = page.getByRole("dialog", { name: "Mark down 4 products" });
  await expect(sheet).toBeVisible();
  // On a large screen a dialog stands in the middle, clear of the bar that takes back.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect
    .poll(async () => {
      const box = (await sheet.boundingBox())!;
      return Math.abs(box.y - (900 - box.y - box.height));
    })
    .toBeLessThan(2);
  await sheet.getByRole("button", { name: /^Mark down/ }).click();
  await expect(page.getByText("4 products marked down.")).toBeVisible();
  // A row that has no room for its buttons folds; none of them is cut off.
  const sold = page.getByRole("button", { name: /^Sold…/ }).first();
  for (const width of [1024, 1120, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sold).toBeInViewport({ ratio: 1 });
  }
  const lowered = await db.products("list=eq.mattress&order=id");
  await page.goto("/admin/changes");
  await page.getByRole("button", { name: "Undo this change" }).first().click();
  await expect(page.getByText("All 4 are back to what they were.")).toBeVisible();
  const back = await db.products("list=eq.mattress&order=id");
  expect(back.map(({ version }) => version)).toEqual(lowered.map(({ version }) => version + 1));

  // All of them as a spreadsheet.
  await openAsOwner(page, "/admin/import");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download all/ }).click();
  const csv = await readFile(await (await file).path(), "utf8");
  for (const { id, title } of back) expect(csv).toMatch(new RegExp(`^"${id}",.*"${title}"`, "m"));

  // Their labels.
  await openAsOwner(page, "/admin/products?list=mattress");
  await filters.click();
  await selectAll.click();
  await page.getByRole("link", { name: "Labels" }).click();
  const labels = page.getByRole("list", { name: "Sheet 1" }).getByRole("listitem");
  await expect(labels).toHaveCount(back.length);
  await expect(labels.filter({ hasText: back[0]!.title })).toContainText("Compare at");
  await expect(labels.first().getByRole("img", { name: /^Code that opens/ })).toBeVisible();
  expect(await countSheets(page)).toBe(1);
  await expectAccessible(page);

  // What is live with none left is marked sold, and is not shown again before it is counted.
  const [twin] = back;
  const count = (on_hand: number) => db.patch(`stock?product_id=eq.${twin!.id}`, { on_hand });
  const [before] = await db.read<{ on_hand: number }>(`stock?product_id=eq.${twin!.id}`);
  await count(0);
  await openAsOwner(page, "/admin/products?list=mattress&state=all");
  const bed = productRow(page, twin!.title);
  await bed.getByRole("button", { name: /^Mark sold/ }).click();
  await expect(bed.getByText("Sold", { exact: true })).toBeVisible();
  await bed.getByRole("button", { name: /^Make live/ }).click();
  await expect(page.getByText(/^There are none in stock of/)).toBeVisible();
  await count(before!.on_hand);
  await page.reload();
  await bed.getByRole("button", { name: /^Make live/ }).click();
  await expect(bed.getByRole("button", { name: /^Sold 1/ })).toBeVisible();

  await openAsOwner(page, "/admin/products");
  // What was typed is gone once a link leads to the whole list.
  await search.fill("oak");
  await expect(page).toHaveURL(/q=oak/);
  await page
    .getByRole("navigation", { name: "Most used" })
    .getByRole("link", { name: "Products" })
    .click();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\/admin\/products$/);
});
