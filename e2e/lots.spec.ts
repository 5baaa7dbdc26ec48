/** A truck comes in: its lot, its manifest, what came of it, and the labels of all of it. */
import sharp from "sharp";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { asAdmin, openAsOwner } from "./owner-steps.ts";

const manifest = `Item Description,Category,Color,MSRP,Qty
Larkin Oak Bench,Bedroom,Gray,"$1,299.00",6
Larkin Oak Stool,Bedroom,,$199.00,4
`;

test("a lot is received from its manifest, at prices by its rule, and labeled in one print", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const supplier = `Lakeside ${Date.now()}`;
  await holdSession(page);
  await openAsOwner(page, "/admin/lots");
  await page.getByLabel("Supplier").fill(supplier);
  await page.getByLabel("Total paid ($)").fill("2,000");
  await page.getByLabel("Unloaded at").selectOption("East");
  await page.getByLabel("Source of the compare-at prices").fill("Maker’s list");
  await page.getByRole("button", { name: "Save the lot" }).click();
  await expect(page.getByRole("heading", { name: supplier })).toBeVisible();
  await expectAccessible(page, [390, 1280]);

  await page.getByRole("link", { name: "Import its manifest" }).click();
  await expect(page.getByText(`The manifest of ${supplier}`, { exact: false })).toBeVisible();
  await page.locator("input[type=file][accept*='.csv']").setInputFiles({
    name: "manifest.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(manifest),
  });
  await page.getByRole("button", { name: /^Import 2/ }).click();
  await expect(page.getByText("2 products imported.")).toBeVisible();

  await page.getByRole("link", { name: supplier }).click();
  await expect(page.getByRole("heading", { name: "0 of 2 products received" })).toBeVisible();
  const bench = page.getByRole("form", { name: "Receive Larkin Oak Bench" });
  await expect(bench.getByLabel("Price ($)")).toHaveValue("579");
  // What is known of it makes the words that are proposed, and nothing else does.
  const words = bench.getByLabel("Description");
  await expect(words).toHaveValue("A gray bench. It’s new.");
  await words.fill("A gray bench with a shelf. It’s new.");
  await bench.getByLabel("Take a picture").setInputFiles({
    ...{ name: "IMG_1.jpg", mimeType: "image/jpeg" },
    buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#876" } })
      .jpeg()
      .toBuffer(),
  });
  await expect(bench.getByRole("img")).toBeVisible();
  await bench.getByLabel("In order").fill("4");
  await bench.getByLabel("Damaged").fill("1");
  // The line is gone before the list is read anew.
  const items = /\/rest\/v1\/products\?.*lot_id/;
  await page.route(items, (route) => route.abort());
  await bench.getByRole("button", { name: "Received" }).click();
  await expect(page.getByText("4 × Larkin Oak Bench at East.")).toBeVisible();
  await expect(page.getByText(/^Kept on this phone/)).toHaveCount(0);
  await expect(page.getByText("4 in, 1 damaged, 1 short")).toBeVisible();
  // The next one opens by itself.
  const stool = page.getByRole("form", { name: "Receive Larkin Oak Stool" });
  await expect(stool).toBeVisible();
  // There is no line in the back room: it is kept on the phone, and sent once.
  await page.context().setOffline(true);
  await expect(page.getByText("What you receive is kept on this phone.")).toBeVisible();
  await stool.getByRole("button", { name: "Received" }).click();
  await expect(page.getByText("Kept on this phone, 1 to send.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 of 2 products received" })).toBeVisible();
  await expectAccessible(page, [390, 1280]);
  await page.unroute(items);
  await page.context().setOffline(false);
  await expect(page.getByText("4 × Larkin Oak Stool at East.")).toBeVisible();
  await expect(page.getByText("Kept on this phone, 1 to send.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "2 of 2 products received" })).toBeVisible();
  await expectAccessible(page, [390, 1280]);

  const db = await asAdmin(request, store);
  const rows = await db.read(
    "products?title=like.Larkin*&select=state,price_cents,description,product_pictures(alt),stock(showroom,on_hand),product_notes(cost_cents)&order=title",
  );
  // $2,000 over 4 × $1,299 and 4 × $199.
  expect(rows).toEqual([
    {
      ...{ state: "draft", price_cents: 57_900, stock: [{ showroom: "east", on_hand: 4 }] },
      ...{ product_notes: { cost_cents: 43_358 }, product_pictures: [{ alt: "Larkin Oak Bench" }] },
      description: "A gray bench with a shelf. It’s new.",
    },
    {
      ...{ state: "draft", price_cents: 8_900, stock: [{ showroom: "east", on_hand: 4 }] },
      ...{ product_notes: { cost_cents: 6_642 }, product_pictures: [], description: "" },
    },
  ]);

  await page.getByRole("link", { name: "Print its labels" }).click();
  const labels = page.getByRole("list", { name: "Sheet 1" }).getByRole("listitem");
  await expect(labels).toHaveCount(2);
  await expect(labels.first()).toContainText("Compare at $1,299");
  await expect(labels.first()).toContainText("$579");
});
