/** A list of products comes in as a spreadsheet. */
import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import { expectAccessible } from "./accessible.ts";
import { openAsOwner } from "./owner-steps.ts";
import { expect, publicationMs, test } from "./publishing.ts";

test("a spreadsheet and a ZIP of pictures are understood, fixed in place, imported, on the site, and undone in one step", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const pageOf = async (path: string) => (await request.get(`${store.url}${path}`)).text();
  await holdSession(page);
  await openAsOwner(page, "/admin/import");
  await page.getByLabel("Choose a file").setInputFiles("app/admin/import/files/by-hand.csv");
  await expect(page.getByRole("heading", { name: "2 rows to fix" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 3 products" })).toBeVisible();
  const picture = readFileSync("content/images/gunnison-rocker-recliner.webp");
  await page.getByLabel("Choose pictures or a ZIP").setInputFiles({
    name: "pictures.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zipSync({ "shop/recliner.webp": picture, "shop/other.webp": picture })),
  });
  await expect(page.getByText("2 pictures chosen, 1 of them found in the rows.")).toBeVisible();
  await page.getByText("1 picture named in the rows is not among those chosen").click();
  await expect(page.getByText("Row 8, 5 dr chest: chest front.jpg")).toBeVisible();
  await expectAccessible(page);

  const price = page.getByLabel("Price", { exact: true });
  await expect(price).toHaveValue("call");
  await price.fill("89");
  await price.press("Enter");
  await expect(page.getByRole("heading", { name: "1 row to fix" })).toBeVisible();
  const sizes = page.getByLabel("Sizes (W x D x H)", { exact: true });
  await sizes.fill("36 x 18 x 48");
  await sizes.press("Enter");
  await page.getByRole("button", { name: "Import 5 products" }).click();
  await expect(page.getByText("5 rows of this file are imported.")).toBeVisible();

  const recliner = "/deals/living-room/leather-recliner";
  await expect
    .poll(() => pageOf(recliner), { timeout: publicationMs })
    .toMatch(/\/pictures\/photo-[0-9a-f]{12}-/);
  expect(await pageOf("/deals/bedroom/5-dr-chest")).toContain("5 dr chest, $199");

  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("The import was undone.", { exact: true })).toBeVisible();
  await expect
    .poll(() => pageOf("/live.json"), { timeout: publicationMs })
    .not.toContain("leather-recliner");

  // Rows that are asked the same are answered once, but for one that says it otherwise.
  const dented = ["Ash", "Elm", "Fir"].map((wood) => `${wood} stool,49,2,Scratch & dent`);
  await page.getByLabel("Choose another file").setInputFiles({
    name: "dented.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["Name,Price,Qty,Condition", ...dented].join("\n")),
  });
  const own = page.getByLabel("What is wrong", { exact: true }).nth(1);
  await own.fill("A dent in one leg");
  await own.press("Enter");
  await page
    .getByLabel("What is wrong, for 2 rows that say “Scratch & dent”", { exact: true })
    .fill("Light scratches, see it in the store");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use for all 2" }).click();
  await expect(page.getByRole("button", { name: "Import 3 products" })).toBeVisible();
});
