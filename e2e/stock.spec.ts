import { expectAccessible } from "./accessible.ts";
import { apiKeyHeader, renewed } from "./fixtures.ts";
import { asAdmin, openAsOwner, reloadUntil } from "./owner-steps.ts";
import { expect, test } from "./publishing.ts";
import { aBed, lists, productPath } from "./sample.ts";

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
  const availability = shopper.getByText("Available at").locator("..");
  await reloadUntil(shopper, productPath(one!), () =>
    availability.getByText("77 left").isVisible(),
  );
  await expect(availability).toContainText(/counted today \d+:\d\d/);
  // The same number again is no change, and still a count.
  await reloadUntil(shopper, productPath(other!), () =>
    availability.getByText(/counted today/).isVisible(),
  );

  await page.goto("/admin/changes");
  await page.getByRole("button", { name: "Undo this change" }).first().click();
  await expect(page.getByText(`${one!.title} is back to what it was.`)).toBeVisible();
  expect(await counts()).toEqual(before);
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
