/** Stock that moves and prices that change by themselves: counts, and fifty at once after the last one. */
import type { Page } from "@playwright/test";
import { detroitToday } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { expectAccessible } from "./accessible.ts";
import { apiKeyHeader, renewed } from "./fixtures.ts";
import { asAdmin, findProduct, openAsOwner, reloadUntil } from "./owner-steps.ts";
import { expect, test } from "./publishing.ts";
import { aBed, formatMoney, lists, productPath } from "./sample.ts";

const dayMs = 86_400_000;
const [one, other] = lists.mattress;

test("a list is counted in one step, pages say when, and the history takes it back", async ({
  page,
  browser,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  await holdSession(page);
  await openAsOwner(page, "/admin/count");
  await page.getByLabel("List", { exact: true }).selectOption("Mattress Special");
  await page.getByLabel("Showroom", { exact: true }).selectOption("At West");
  const sheet = page.getByRole("form", { name: "The count" });
  const rows = sheet.getByRole("listitem");
  await expect(rows).toHaveCount(lists.mattress.length);
  const counts = () =>
    db.read<{ on_hand: number }>(
      "stock?showroom=eq.west&select=on_hand,products!inner(list)&products.list=eq.mattress&order=product_id",
    );
  const before = await counts();
  // Other stories of this store sell and count, too.
  const standing = async ({ id }: { id: number | string }) => {
    const [row] = await db.read<{ on_hand: number }>(
      `stock?product_id=eq.${id}&showroom=eq.west&select=on_hand`,
    );
    return row!.on_hand;
  };
  const [ofOne, ofOther] = [await standing(one!), await standing(other!)];
  await sheet.getByLabel(one!.title).fill("77");
  await sheet.getByLabel(other!.title).fill("some");
  await sheet.getByRole("button", { name: "Save the count" }).click();
  await expect(sheet.getByText("Enter a whole number from 0 to 10,000.")).toBeVisible();
  await sheet.getByRole("button", { name: `Still ${ofOther} ${other!.title}` }).click();
  await expectAccessible(page, [390, 1280]);
  // What is typed is kept on this device.
  await page.reload();
  await page.getByLabel("List", { exact: true }).selectOption("Mattress Special");
  await page.getByLabel("Showroom", { exact: true }).selectOption("At West");
  await expect(sheet.getByLabel(one!.title)).toHaveValue("77");
  await sheet.getByRole("button", { name: "Save the count" }).click();
  await expect(
    page.getByText(`2 products counted at West. 1 differs: ${one!.title} ${ofOne} → 77.`),
  ).toBeVisible();

  const shopper = await (await browser.newContext({ baseURL: store.url })).newPage();
  const availability = shopper.getByText("Available at").locator("../..");
  await reloadUntil(shopper, productPath(one!), () =>
    availability.getByText("77 left").isVisible(),
  );
  await expect(availability).toContainText(/counted today \d+:\d\d/);
  // The same number again is no change, and still a count.
  await reloadUntil(shopper, productPath(other!), () =>
    availability.getByText(/counted today/).isVisible(),
  );

  await page.goto("/admin/changes");
  await pressAndWait(page, "Undo this change", "Undoing…", "put_back");
  await expect(page.getByText(`${one!.title} is back to what it was.`)).toBeVisible();
  expect(await counts()).toEqual(before);
  await shopper.context().close();
});

test("what the server could not do is tried again by a button that says so", async ({
  page,
  holdSession,
}) => {
  await holdSession(page);
  await page.route("**/rpc/unfinished_work", (route) =>
    route.fulfill({ json: [{ words: "1 mail wasn’t sent.", path: null, can_retry: true }] }),
  );
  await openAsOwner(page, "/admin");
  await expect(page.getByText("1 mail wasn’t sent.")).toBeVisible();
  await pressAndWait(page, "Try again", "Trying…", "try_again");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

/** Presses a button whose call of the database is held back until the button says that it is at work. */
async function pressAndWait(page: Page, name: string, busy: string, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/rpc/${call}`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole("button", { name }).first().click();
  await expect(page.getByRole("button", { name: busy })).toBeDisabled();
  resolve();
}

test("a planned sale begins and ends by itself, the lowest of two holds, and one step takes it back", async ({
  page,
  browser,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  const regular = one!.priceCents;
  const ids = lists.mattress.map(({ id }) => id);
  await holdSession(page);
  const plan = async (from: string, until: string, percent: string) => {
    const sheet = page.getByRole("dialog");
    await page.getByRole("button", { name: "Plan prices…" }).click();
    await sheet.getByLabel("Percent off", { exact: true }).fill(percent);
    await sheet.getByLabel("From (now, if empty)").fill(from);
    await sheet.getByLabel("Until", { exact: true }).fill(until);
    await expectAccessible(page, [390, 1280]);
    return sheet;
  };
  const plans = (of: string) =>
    db.read<{ id: string; price_cents: number; state: string }>(
      `price_plans?${of}&select=id,price_cents,state&order=price_cents`,
    );
  const day = (days: number) => addDays(detroitToday(new Date()), days);

  // One product, from tomorrow on: nothing changes before.
  await openAsOwner(page, "/admin/products");
  await findProduct(page, one!.title);
  await page.getByLabel(`Select ${one!.title}`, { exact: true }).check();
  const sheet = await plan(`${day(1)}T00:00`, `${day(8)}T00:00`, "30");
  await sheet.getByRole("button", { name: "Plan prices for 1 product" }).click();
  await expect(page.getByText("Prices for 1 product are planned.")).toBeVisible();
  const [planned] = await plans(`product_id=eq.${one!.id}`);
  expect(planned!.state).toBe("planned");

  // Its whole list now, by less: both are said where they meet.
  await openAsOwner(page, "/admin/products?list=mattress");
  await page.getByLabel(`Select ${one!.title}`, { exact: true }).check();
  await page.getByRole("button", { name: `All ${ids.length}` }).click();
  await plan("", `${day(8)}T00:00`, "10");
  await expect(sheet.getByText("1 product has a plan already.")).toBeVisible();
  await sheet.getByRole("button", { name: `Plan prices for ${ids.length} products` }).click();
  await expect(page.getByText(`Prices for ${ids.length} products are planned.`)).toBeVisible();
  const ofList = (await plans(`product_id=eq.${one!.id}`)).find(({ state }) => state === "running");
  const shopper = await (await browser.newContext({ baseURL: store.url })).newPage();
  const shows = async (cents: number) => {
    await reloadUntil(shopper, productPath(one!), () =>
      shopper.getByText(formatMoney(cents), { exact: true }).first().isVisible(),
    );
    return shopper.locator('script[type="application/ld+json"]').allInnerTexts();
  };
  expect((await shows(ofList!.price_cents)).join()).toContain(`"priceValidUntil":"${day(7)}"`);
  const said = shopper.getByText(`This price is until ${formatCalendarDay(day(7))}.`);
  await expect(said).toBeVisible();

  // A lower one begins a moment from now, and ends a moment after it was seen: nobody presses anything.
  const lower = { product_id: one!.id, kind: "sale", price_cents: planned!.price_cents };
  const starts_at = new Date(Date.now() + 2_000);
  await db.add("price_plans", { ...lower, starts_at, ends_at: `${day(30)}T12:00:00Z` });
  await shows(planned!.price_cents);
  await openAsOwner(page, "/admin/offers#prices");
  const otherPrice = `another plan’s price is ${formatMoney(planned!.price_cents)}`;
  const batch = page
    .getByRole("list", { name: "Plans" })
    .getByRole("listitem")
    .filter({ hasText: `A sale of ${ids.length} products` });
  await batch.getByText("Each product").click();
  await expect(batch.getByText(otherPrice)).toBeVisible();
  await expectAccessible(page, [390, 1280]);
  const [running] = await plans(`product_id=eq.${one!.id}&state=eq.running`);
  await db.patch(`price_plans?id=eq.${running!.id}`, { ends_at: new Date(Date.now() + 2_000) });
  await shows(ofList!.price_cents);

  await batch.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  expect((await shows(regular)).join()).not.toContain(`"priceValidUntil":"${day(7)}"`);
  await expect(said).toHaveCount(0);
  await db.remove(`price_plans?product_id=eq.${one!.id}`);
  await shopper.context().close();
});

test("of fifty who hold, sell, move or count the last one away while its price falls, one comes first; pages and history say which", async ({
  page,
  request,
  store,
  owner,
  adminSession,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  const [product] = await db.products(`slug=eq.${aBed.slug}`);
  const { id } = product!;
  await owner.change("stock", { product_id: id, showroom: "west" }, { on_hand: 0 });
  await owner.change("stock", { product_id: id, showroom: "east" }, { on_hand: 1 });
  const { access_token } = JSON.parse(await renewed(store, adminSession));
  const ask = (path: string, body: object, method = "POST") =>
    fetch(`${store.url}/rest/v1/${path}`, {
      method,
      headers: {
        ...apiKeyHeader,
        ...{ Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
        Prefer: "return=representation",
      },
      body: JSON.stringify(body),
    });
  const acts = {
    holds: (at: number) =>
      ask("holds", {
        ...{ product_id: id, showroom: "east", name: `Caller ${at}` },
        phone: `(586) 555-0${100 + at}`,
      }),
    sales: () => ask("rpc/sell_product", { product: id, showroom: "east" }),
    stock_moves: () =>
      ask("rpc/move_stock", { product: id, from_showroom: "east", to_showroom: "west" }),
    stock: () =>
      ask(`stock?product_id=eq.${id}&showroom=eq.east&on_hand=eq.1`, { on_hand: 0 }, "PATCH"),
    // It began eight days ago, so its first step is due at once.
    price_plans: () =>
      ask("price_plans", {
        ...{ product_id: id, kind: "falling", step_percent: 10, every_days: 7, floor_cents: 100 },
        starts_at: new Date(Date.now() - 8 * dayMs),
      }),
  };
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const [newest] = await db.read<{ id: number }>("changes?select=id&order=id.desc&limit=1");
  const done = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      // One fall, the others are of the other four kinds.
      const name = at === 25 ? "price_plans" : names[at % 4]!;
      const answer = await acts[name](at);
      expect(answer.status).toBeLessThan(500);
      const isDone = answer.ok && (await answer.text()) !== "[]";
      return isDone && name !== "price_plans" ? [name] : [];
    }),
  );
  expect(done.flat()).toHaveLength(1);
  const [act] = done.flat();
  const history = await db.read<{ table_name: string }>(
    `changes?id=gt.${newest!.id}&table_name=in.(holds,sales,stock_moves,stock)&select=table_name`,
  );
  const made = new Set([act, ...(act === "holds" ? [] : ["stock"])]);
  expect(history.map(({ table_name }) => table_name).sort()).toEqual([...made].sort());
  const [left] = await db.read(`stock?product_id=eq.${id}&showroom=eq.east&select=on_hand`);
  expect(left).toEqual({ on_hand: act === "holds" ? 1 : 0 });

  // Shoppers are told what came first.
  const words = { sales: "Sold on", stock_moves: "1 on the truck to West" };
  const shown = words[act as keyof typeof words] ?? "None left";
  await reloadUntil(page, productPath(aBed), () => page.getByText(shown).first().isVisible());
  await holdSession(page);
  await openAsOwner(page, "/admin/changes");
  await expect(page.getByRole("main")).toContainText(aBed.title);
});
