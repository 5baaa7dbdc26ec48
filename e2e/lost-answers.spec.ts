/** An answer that is lost on its way is found out: nothing is done twice, and nothing is said that is not so. */
import type { Page } from "@playwright/test";
import { asAdmin, findProduct, openAsOwner } from "./owner-steps.ts";
import { expect, test } from "./publishing.ts";

/** Does what a request asks, and loses the answer; `isLost` says of which try. */
async function loseAnswers(
  page: Page,
  address: string,
  isLost: (tries: number) => Promise<boolean>,
) {
  let tries = 0;
  await page.route(address, async (route) => {
    tries += 1;
    if (!(await isLost(tries))) return route.continue();
    if (tries === 1) await route.fetch();
    await route.abort();
  });
}

test("a sale whose answer is lost is one sale, and so is the next press after it", {
  tag: "@smoke",
}, async ({ page, request, store, holdSession }) => {
  const db = await asAdmin(request, store);
  const [product] = await db.products("list=eq.bedroom&state=eq.live&order=position&limit=1");
  const { id, title } = product!;
  await db.patch(`stock?product_id=eq.${id}&showroom=eq.east`, { on_hand: 6 });
  const left = async () =>
    (await db.read<{ on_hand: number }>(`stock?product_id=eq.${id}&showroom=eq.east`))[0]!.on_hand;
  await holdSession(page);
  await openAsOwner(page, "/admin/products");
  await page.getByLabel("This device is at").selectOption("east");
  const sell = (await findProduct(page, title)).getByRole("button", { name: /^Sold 1/ });
  const checking = page.getByText("We don’t know yet if that saved. Checking…");
  const sold = page.getByText(`Sold 1 × ${title} at East.`);

  // Sold, the answer lost; it is asked for, and said meanwhile.
  const seen = Promise.withResolvers<void>();
  await loseAnswers(page, "**/rpc/sell_product", async (tries) => {
    if (tries > 1) await seen.promise;
    return tries === 1;
  });
  await sell.click();
  const pressedAt = await page.evaluate(() => performance.now());
  await expect(checking).toBeVisible();
  // Another press meanwhile is the same one, also one that comes too late for a double press.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(pressedAt + 600);
  await sell.click();
  seen.resolve();
  await expect(sold).toBeVisible();
  await expect(checking).toBeHidden();
  expect(await left()).toBe(5);
  await page.unroute("**/rpc/sell_product");
  await page.getByRole("button", { name: "Dismiss" }).click();

  // Sold, and no answer at all for as long as it is asked for: the next press finds out.
  await loseAnswers(page, "**/rpc/sell_product", async () => true);
  await sell.click();
  await expect(page.getByText("We don’t know if that saved").first()).toBeVisible();
  await expect(sold).toBeHidden();
  await page.unroute("**/rpc/sell_product");
  // In a story a notice stays until it is closed, also over a button.
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await sell.click();
  await expect(sold).toBeVisible();
  expect(await left()).toBe(4);
});

test("a new offer whose answer is lost is there once, and the form says that it is saved", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  await holdSession(page);
  await openAsOwner(page, "/admin/offers");
  const words = "Open until nine on Friday";
  await loseAnswers(page, "**/rest/v1/notices*", async (tries) => tries === 1);
  await page.getByLabel("What it says").fill(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${words}” is saved.`)).toBeVisible();
  await expect(page.getByLabel("What it says")).toHaveValue("");
  expect(await db.read(`notices?words=eq.${encodeURIComponent(words)}`)).toHaveLength(1);
});
