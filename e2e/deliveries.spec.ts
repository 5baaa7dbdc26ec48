/** A sale gets its delivery day: it is on that day's run, moves, moves back, and no one else gets its place. */
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { asAdmin, findProduct, openAsOwner } from "./owner-steps.ts";
import { publicationMs } from "./publishing.ts";

test("a sale is brought on a day that has room, and the day can be taken back", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  await db.patch("delivery_zones?area=eq.Wayne%20County", { most_per_day: 1 });
  const [product] = await db.products("state=eq.live&list=eq.bedroom&order=position.desc&limit=1");
  await holdSession(page);
  await openAsOwner(page, "/admin/products");
  const row = await findProduct(page, product!.title);
  await row.getByRole("button", { name: `Sold… ${product!.title}` }).click();
  const sheet = page.getByRole("dialog").last();
  await sheet.getByLabel("Deliver it").check();
  const count = sheet.getByLabel("How many");
  await count.fill("900");
  await sheet.getByRole("button", { name: "Record sale", exact: true }).click();
  await expect(count).toHaveAccessibleDescription(/(left|free) at /);
  await expect(count).toBeFocused();
  await count.fill("1");
  await expect(count).toHaveAccessibleDescription("");
  await sheet.getByRole("button", { name: "Record sale", exact: true }).click();
  await sheet.getByLabel("Name").fill("Ann Lee");
  await sheet.getByLabel("Phone").fill("(313) 555-0129");
  await sheet.getByLabel("Street").fill("12 Oak Street");
  await sheet.getByLabel("ZIP code").fill("48226");
  const days = sheet.getByLabel("Delivery day");
  await days.selectOption({ index: 1 });
  const first = await days.inputValue();
  await expectAccessible(page, [390, 1280]);
  await sheet.getByRole("button", { name: "Book the delivery" }).click();
  await expect(page.getByText(`delivery on ${formatCalendarDay(first)}`)).toBeVisible();

  // Shoppers are told another day by then, and no one books this one.
  await expect(async () => {
    const facts = await request.get(`${store.url}/delivery.json`);
    expect(await facts.text()).toContain(`"fullDays":["${first}"]`);
  }).toPass({ timeout: publicationMs });
  const [sale] = await db.read<{ sale_id: string }>("deliveries?street=eq.12%20Oak%20Street");
  expect(sale?.sale_id).toBeTruthy();

  await openAsOwner(page, "/admin");
  const run = page.getByRole("region", { name: /run/ });
  await run.getByLabel("Day of the run").selectOption(first);
  await expect(run.getByText("12 Oak Street, 48226")).toBeVisible();
  await expect(run.getByRole("link", { name: "(313) 555-0129" })).toBeVisible();
  await expectAccessible(page, [390, 1280]);
  await page.emulateMedia({ media: "print" });
  await expect(run.getByText(product!.title)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(run.getByRole("button").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await run.getByRole("button", { name: "Move or change" }).click();
  await sheet.getByLabel("Delivery day").selectOption({ index: 2 });
  const second = await sheet.getByLabel("Delivery day").inputValue();
  await sheet.getByRole("button", { name: "Save the delivery" }).click();
  await expect(page.getByText(`delivery on ${formatCalendarDay(second)}`)).toBeVisible();
  await run.getByLabel("Day of the run").selectOption(second);
  await expect(run.getByText("12 Oak Street, 48226")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  // The other day has no stops anymore, so the next run is shown.
  await expect(run.getByLabel("Day of the run")).toHaveValue(first);
  await expect(run.getByText("12 Oak Street, 48226")).toBeVisible();

  // Somebody else moves it while it's open here: nothing is canceled before that is read.
  await run.getByRole("button", { name: "Move or change" }).click();
  const delivery = page.getByRole("dialog", { name: "Delivery:" });
  await db.patch("deliveries?street=eq.12%20Oak%20Street", { day: second });
  await delivery.getByRole("button", { name: "Cancel the delivery" }).click();
  await expect(
    delivery.getByText(`Someone else moved it to ${formatCalendarDay(second)}.`),
  ).toBeVisible();
  await delivery.getByRole("button", { name: "Cancel the delivery" }).click();
  await expect(page.getByText("delivery canceled")).toBeVisible();
  await db.patch("delivery_zones?area=eq.Wayne%20County", { most_per_day: null });
});
