/** A truck came in: what came off it is on the site minutes later, put there from a phone. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  animatedWebp,
  bombs,
  heic,
  scriptedDrawing,
} from "#server/storage/testing/bad-pictures.ts";
import { expectAccessible } from "./accessible.ts";
import { asAdmin, reloadUntil } from "./owner-steps.ts";
import { expect, test } from "./publishing.ts";

test.use({ serviceWorkers: "allow" });

const phoneScreen = { width: 390, height: 844 };

/** Twelve million pixels of a camera that lay on its side and knew where it was: some 5 MB. */
async function cameraPicture(seed: number) {
  // Noise for each of the pixels would take seconds; a camera's grain does not show that it is tiled.
  const grain = await sharp({
    create: {
      width: 504,
      height: 504,
      channels: 3,
      background: { r: 90 + seed * 20, g: 110, b: 100 },
      noise: { type: "gaussian", mean: 128, sigma: 18 },
    },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: "#808080" },
  })
    .composite([{ input: grain, tile: true }])
    .jpeg({ quality: 88 })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "42/1 34/1 0/1" } })
    .toBuffer();
  return { name: `IMG_000${seed}.jpg`, mimeType: "image/jpeg", buffer };
}

/** Seconds of each step, for whoever reads the report. */
function stopwatch() {
  const steps: [string, number][] = [];
  let last = performance.now();
  return {
    steps,
    lap(name: string) {
      steps.push([name, (performance.now() - last) / 1000]);
      last = performance.now();
    },
  };
}

async function openAdd(page: Page) {
  await page.setViewportSize(phoneScreen);
  await page.goto("/admin/add");
  await expect(page.getByRole("heading", { level: 1, name: "Add a closeout" })).toBeVisible();
}

test("a closeout is photographed and typed on a phone without a line, and is on its page and in its list once", async ({
  page: atDesk,
  context,
  store,
  holdSession,
}, info) => {
  const mistakes: string[] = [];
  context.on("weberror", (found) => mistakes.push(String(found.error())));
  const files = [await cameraPicture(1), await cameraPicture(2)];
  const title = "Harbor slate sofa";
  await holdSession(atDesk);
  await openAdd(atDesk);
  await expectAccessible(atDesk);
  const kept = () => atDesk.evaluate(async () => Boolean(await caches.match("/admin/add")));
  await expect.poll(kept).toBe(true);
  await atDesk.close();

  // In the back room there is none: the page opens all the same, and knows whose drafts are whose.
  await context.setOffline(true);
  const page = await context.newPage();
  const watch = stopwatch();
  await openAdd(page);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  watch.lap("the page opened without a line");

  const bad = [
    { name: "IMG_3.HEIC", words: "is a HEIC", bytes: heic() },
    ...Object.entries(bombs).map(([end, make]) => ({
      name: `bomb.${end}`,
      words: "has too many pixels",
      bytes: make(),
    })),
    { name: "moving.webp", words: "is animated. Send a still picture", bytes: animatedWebp() },
    { name: "drawing.jpg", words: "isn’t a JPEG, PNG or WebP", bytes: scriptedDrawing() },
    { name: "again.jpg", words: "is already here", bytes: files[0]!.buffer },
  ];
  const badFiles = bad.map(async ({ name, bytes }) => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.from(await bytes),
  }));
  await page
    .getByLabel("Take or choose pictures")
    .setInputFiles([...files, ...(await Promise.all(badFiles))]);
  await expect(page.getByRole("listitem").filter({ hasText: "Picture 2" })).toBeVisible();
  for (const { name, words } of bad) {
    await expect(page.getByRole("alert").filter({ hasText: `${name} ${words}` })).toBeVisible();
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Picture 3" })).toHaveCount(0);
  watch.lap("two pictures of the camera are read");

  await page.getByLabel("Kind", { exact: true }).selectOption("sofa");
  await page.getByLabel("Name", { exact: true }).fill(title);
  await page.getByLabel("Color", { exact: true }).selectOption("gray");
  await page.getByLabel("Style", { exact: true }).selectOption("modern");
  await page.getByLabel("Width, in.", { exact: true }).fill("84");
  await page.getByLabel("Depth, in.", { exact: true }).fill("36");
  await page.getByLabel("Height, in.", { exact: true }).fill("34");
  await page.getByLabel("East", { exact: true }).fill("2");
  await page.getByLabel("Price", { exact: true }).fill("499");
  await page.getByLabel("Compare-at price", { exact: true }).fill("1299");
  await page
    .getByLabel("Source of the compare-at price", { exact: true })
    .fill("Manufacturer’s list price");
  await page.getByLabel("Condition", { exact: true }).selectOption("floor model");
  const wrong = page.getByLabel("What’s wrong with it", { exact: true });
  await wrong.fill("A scratch on the left arm, 2 in");
  expect((await wrong.boundingBox())!.height).toBeGreaterThan(60);
  watch.lap("everything is typed");

  // Nothing is for sale that does not say what its pictures show.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Not published: Describe each picture.")).toBeVisible();
  await page.getByRole("button", { name: "Use the title for all of them" }).click();
  await expect(page.getByLabel("Picture 2: what it shows")).toHaveValue(`${title}, view 2`);
  await expect(page.locator(".product-card", { hasText: title })).toContainText("$499");
  watch.lap("the pictures are said in words");

  // What is typed, and the pictures, outlive the tab.
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(title);
  await expect(page.getByAltText("Picture 2")).toBeVisible();
  watch.lap("the tab was closed and opened");

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const waiting = { name: "Not sent yet" };
  await expect(page.getByRole("list", waiting)).toContainText("Saved on this device");
  await page.close();
  const later = await context.newPage();
  await openAdd(later);
  await expect(later.getByRole("list", waiting)).toContainText(title);
  watch.lap("it waits on the phone");
  let isFull = true;
  const words = "The store’s disk is full. The picture was not kept.";
  await later.route("**/storage/v1/object/**", (route) =>
    isFull
      ? route.fulfill({ status: 507, json: { statusCode: "507", message: words } })
      : route.continue(),
  );
  await context.setOffline(false);
  await expect(later.getByRole("list", waiting)).toContainText(
    `${words} It’s saved on this device. We’ll keep trying.`,
  );
  isFull = false;
  await later.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(later.getByRole("status").filter({ hasText: `${title} is number` })).toBeVisible();
  watch.lap("the line came back, and it was sent");

  const shopper = await (await context.browser()!.newContext({ baseURL: store.url })).newPage();
  const asked: string[] = [];
  shopper.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const picture = shopper.getByAltText(title, { exact: true });
  await reloadUntil(shopper, "/clearance-items/harbor-slate-sofa", () => picture.isVisible());
  watch.lap("it is on its page");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(shopper.getByText("A scratch on the left arm, 2 in.")).toBeVisible();
  await shopper.goto("/clearance-items");
  await expect(shopper.getByRole("link", { name: title })).toHaveCount(1);
  expect(asked.filter((path) => /(storage|rest|auth)\/v1|pieces|storage-js/.test(path))).toEqual(
    [],
  );
  await shopper.context().close();

  // Whoever signs out leaves nothing of the back office on the phone.
  await later.getByRole("button", { name: "Menu" }).click();
  expect(mistakes).toEqual([]);
  await later
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: "Sign Out" })
    .click();
  await expect(async () => {
    expect(await later.evaluate(() => caches.match("/admin/add").then(Boolean))).toBe(false);
  }).toPass();

  await info.attach("seconds", { body: JSON.stringify(watch.steps), contentType: "text/json" });
  console.log(watch.steps.map(([name, seconds]) => `${name}: ${seconds.toFixed(1)} s`).join("\n"));
});

test("a name, a price and a count are enough to be on the site; what is not known is not said, and follows later", async ({
  page,
  context,
  store,
  holdSession,
}) => {
  const title = "Cedar bench";
  await holdSession(page);
  await openAdd(page);
  await page.getByLabel("Name", { exact: true }).fill(title);
  await page.getByLabel("East", { exact: true }).fill("2");
  await page.getByLabel("Price", { exact: true }).fill("149");
  await expect(page.getByText(/^Can follow later:/)).toContainText("dimensions");
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();
  await expect(
    page.getByText("Not published: Add a picture, or check “Picture coming soon”."),
  ).toBeVisible();
  await page.getByLabel("Picture coming soon").check();
  await publish.click();
  await expect(page.getByRole("status").filter({ hasText: `${title} is number` })).toBeVisible();

  const shopper = await (await context.browser()!.newContext({ baseURL: store.url })).newPage();
  const place = "/clearance-items/cedar-bench";
  const offer = shopper.locator(".offer");
  await reloadUntil(shopper, place, () => offer.isVisible());
  await expect(offer).toContainText("$149");
  await expect(offer).toContainText("Condition: new.");
  await expect(offer).not.toContainText(/compare at|Save \$/);
  await expect(shopper.getByRole("heading", { name: "Will it fit?" })).toHaveCount(0);
  await expect(shopper.getByRole("heading", { name: "What is included" })).toHaveCount(0);

  await page.getByRole("link", { name: "Look it over" }).click();
  const form = page.getByRole("form", { name: "Product details" });
  await form.getByLabel("Compare-at price", { exact: true }).fill("399");
  await form.getByLabel("Source of the compare-at price").fill("Store tag");
  await form.getByText("Assembly, what’s included, weight…").click();
  await form.getByLabel("Weight, lb", { exact: true }).fill("42");
  await form.getByLabel("Assembly", { exact: true }).selectOption("none");
  await expectAccessible(page, [1280, 390]);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("2 of", { exact: false }).first()).toBeVisible();
  await reloadUntil(shopper, place, () => offer.getByText("Save $250 (63%)").isVisible());
  const details = shopper.locator("dl").filter({ hasText: "Item" });
  await expect(details).toContainText("42 pounds");
  await expect(details).toContainText("None needed");
  await shopper.context().close();
});

test("a product is edited beside the shop's own card, duplicated, timed, taken off and put back", async ({
  page,
  holdSession,
  notice,
}) => {
  await holdSession(page);
  await page.goto("/admin/products");
  const row = page.locator("li[data-product]").first();
  await row.getByRole("link").first().click();
  const form = page.getByRole("form", { name: "Product details" });
  const name = form.getByLabel("Name", { exact: true });
  await expect(name).toBeVisible();
  const title = await name.inputValue();

  // What is typed is on the card at once, outlives the tab, and is saved with the rule of its field.
  await name.fill("A name that was typed");
  await expect(page.locator(".product-card h2")).toHaveText("A name that was typed");
  await page.reload();
  await expect(name).toHaveValue("A name that was typed");
  await name.fill("");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Enter a name.", { exact: true })).toBeVisible();
  await name.fill("A name that was typed");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A name that was typed");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(notice("Undone.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await form.getByRole("button", { name: "Take off the site" }).click();
  await form.getByRole("button", { name: "Put back on the site" }).click();
  await expect(form.getByRole("button", { name: "Take off the site" })).toBeVisible();

  const address = page.url();
  await form.getByRole("button", { name: "Duplicate" }).click();
  await expect(page).not.toHaveURL(address);
  await expect(form.getByRole("button", { name: "Save draft" })).toBeVisible();
  await form.getByLabel("Source of the compare-at price").fill("Manufacturer’s list price");
  await form.getByLabel(/schedule it/).fill("2031-01-02T09:00");
  await form.getByRole("button", { name: "Schedule" }).click();
  await expect(
    form.getByText("Add a picture, or check “Picture coming soon”.").first(),
  ).toBeVisible();
  await form.getByLabel("Take or choose pictures").setInputFiles([await cameraPicture(3)]);
  await form.getByLabel("Picture 1: what it shows").fill("A bed from the left");
  const standsIn = form.getByLabel(/^Stand-in/);
  await form.getByRole("button", { name: "Adjust Picture 1" }).click();
  await standsIn.check();
  await form.getByRole("button", { name: "Schedule" }).click();
  await expect(form.getByText(/Scheduled to publish on/)).toContainText("Jan 2");
  await page.reload();
  await form.getByRole("button", { name: "Adjust Picture 1" }).click();
  await expect(standsIn).toBeChecked();
});

test("two owners change one product at once: each field is mine or theirs, and nothing typed is lost", async ({
  page,
  request,
  store,
  holdSession,
}) => {
  const db = await asAdmin(request, store);
  const [product] = await db.products("list=eq.mattress&state=eq.live&order=position&limit=1");
  const row = `products?id=eq.${product!.id}`;
  const [before] = await db.read<object>(`${row}&select=badge,finish,size,description`);
  await holdSession(page);
  await page.goto(`/admin/products/${product!.slug}`);
  const form = page.getByRole("form", { name: "Product details" });
  const input = (label: string) => form.getByLabel(label, { exact: true });
  await expect(input("Badge")).toBeVisible();
  await input("Badge").fill("My badge");
  await input("Finish").fill("My finish");
  await input("Description").fill("My description.");
  await db.patch(row, { badge: "Their badge", finish: "Their finish", size: "Their size" });
  await form.getByRole("button", { name: "Save", exact: true }).click();

  const panel = form.getByRole("alert", { name: "Changed by someone else" });
  await expect(panel).toContainText("to Their badge");
  await expect(panel).toContainText("You typed My badge");
  await expectAccessible(page, [1280, 390]);
  for (const [label, text] of Object.entries({
    Badge: "My badge",
    Finish: "My finish",
    Description: "My description.",
    // Where nothing was typed, theirs is there.
    Size: "Their size",
  })) {
    await expect(input(label)).toHaveValue(text);
  }
  await panel.getByRole("button", { name: "Use their finish" }).click();
  await expect(input("Finish")).toHaveValue("Their finish");
  await expect(input("Badge")).toHaveValue("My badge");
  await form.getByRole("button", { name: "Save mine" }).click();
  await expect(page.getByText(`${product!.title} saved.`)).toBeVisible();
  const read = async () => (await db.read(row))[0];
  expect(await read()).toMatchObject({
    ...{ badge: "My badge", finish: "Their finish", size: "Their size" },
    description: "My description.",
  });
  await db.patch(row, before!);
});
