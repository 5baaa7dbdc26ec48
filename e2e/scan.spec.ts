/** A label's code: a shopper's page, staff's buttons, and what the camera reads on a walk through the showroom. */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, chromium, type Page } from "@playwright/test";
import encodeQR from "qr";
import { productPath } from "#shop/lists.ts";
import { tagHash } from "#shop/tags.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, type Store, test } from "./fixtures.ts";
import { asAdmin } from "./owner-steps.ts";
import { aBed } from "./sample.ts";

const wholeChromium = process.env.WHOLE_CHROMIUM_PATH ?? "/usr/bin/chromium";
const phoneScreen = { width: 390, height: 844 };
/** What the phone's camera gives. */
const picture = "content/images/gunnison-rocker-recliner.webp";

/** What Chromium's pretended camera sees: one picture, as a film in YUV. */
function filmOf(code: string): Buffer {
  const [width, height, scale] = [640, 480, 8];
  const rows = encodeQR(code, "raw", { ecc: "medium", border: 4 });
  const left = (width - rows.length * scale) / 2;
  const top = (height - rows.length * scale) / 2;
  const light = Buffer.alloc(width * height, 235);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDark = rows[Math.floor((y - top) / scale)]?.[Math.floor((x - left) / scale)];
      if (isDark) light[y * width + x] = 16;
    }
  }
  const colors = Buffer.alloc((width * height) / 2, 128);
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), light, colors]);
}

/** The code of the bed's label: its page, and its number for staff. */
async function codeOf(request: APIRequestContext, store: Store) {
  const db = await asAdmin(request, store);
  const [product] = await db.products(`slug=eq.${aBed.slug}`);
  const page = productPath({ category: "bedroom", slug: aBed.slug });
  return {
    ...{ id: product!.id, address: `${page}${tagHash(product!.id)}` },
    counts: () =>
      db.read(`stock?product_id=eq.${product!.id}&select=showroom,on_hand&order=showroom`),
  };
}

test("a label's code opens the product for shoppers, and Sold, Hold, Price, Count, Move and Picture for staff", async ({
  page: shopper,
  browser,
  request,
  store,
  holdSession,
}) => {
  const { id, address, counts } = await codeOf(request, store);
  const before = await counts();
  await shopper.goto(address);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(aBed.title);

  const context = await browser.newContext({ baseURL: store.url, viewport: phoneScreen });
  const page = await context.newPage();
  await holdSession(page);
  await page.goto(address);
  await page.waitForURL(`**/admin/scan#${id}`);
  await page.getByLabel("This device is at").selectOption("East");
  await tagStory(page);
  expect(await counts()).toEqual(before);
  await context.close();
});

test("the camera reads a tag, and a showroom is walked through", async ({
  request,
  store,
  holdSession,
}) => {
  // The shell in which the other stories run knows no camera.
  test.skip(!existsSync(wholeChromium), "It needs a whole Chromium, in WHOLE_CHROMIUM_PATH");
  const { address } = await codeOf(request, store);
  const folder = await mkdtemp(join(tmpdir(), "store-camera-"));
  const film = join(folder, "tag.y4m");
  await writeFile(film, filmOf(`${store.url}${address}`));
  const browser = await chromium.launch({
    executablePath: wholeChromium,
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const context = await browser.newContext({ baseURL: store.url, viewport: phoneScreen });
    const page = await context.newPage();
    await holdSession(page);
    await page.goto("/admin/scan");
    await page.getByLabel("This device is at").selectOption("East");
    // Nobody has allowed the camera yet.
    await expect(page.getByText(/^The camera isn’t allowed here/)).toBeVisible();
    await page.getByLabel("Or type the number on the tag").fill("nothing-7");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText("No product has this number.")).toBeVisible();
    await page.getByRole("button", { name: "Walk through East" }).click();
    const walk = page.getByRole("region", { name: "This walk" });
    await expect(walk).toContainText(/^0 of \d+ seen at East/);
    await context.grantPermissions(["camera"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(walk).toContainText(/^1 of \d+ seen at East/);
    await expect(page.getByRole("status").filter({ hasText: aBed.title })).toBeVisible();
    await expect(walk.getByText(/^\d+ products not seen$/)).toBeVisible();
    await expectAccessible(page, [390, 1280]);
    await page.getByRole("button", { name: "End this walk" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: aBed.title })).toBeVisible();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

async function tagStory(page: Page) {
  await expect(page.getByRole("heading", { name: aBed.title })).toBeVisible();
  const actions = page.getByRole("region", { name: "This product" });
  for (const name of ["Hold", "Price", "Count", "Move"]) {
    await expect(actions.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page, [390, 1280]);
  const seen = async () =>
    (await (await page.request.get(`/deals/bedroom/${aBed.slug}`)).text()).includes(
      "This one, at East, ",
    );
  await page.getByLabel("Picture of it").setInputFiles(picture);
  await expect(page.getByText(`${aBed.title}: shoppers see this one, at East.`)).toBeVisible();
  await expect.poll(seen).toBe(true);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect.poll(seen).toBe(false);

  await actions.getByRole("button", { name: "Sold 1 at East" }).click();
  await expect(page.getByText(`Sold 1 × ${aBed.title} at East.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone.")).toBeVisible();

  await actions.getByRole("button", { name: "Move" }).click();
  await page.getByRole("button", { name: "On the truck to West" }).click();
  const truck = page.getByRole("region", { name: "On the truck" });
  await expect(truck).toContainText(`1 × ${aBed.title}`);
  await truck.getByRole("button", { name: "Unloaded at West" }).click();
  await expect(page.getByText(`1 × ${aBed.title} at West.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await truck.getByRole("button", { name: "Back at East" }).click();
  await expect(truck).toHaveCount(0);
}
