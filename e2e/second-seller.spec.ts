/** Another seller takes the sample off, brings 300 products, and no customer or colleague meets a word of the sample. */
import { productCount, spreadsheet } from "#lab/bench/new-seller.ts";
import {
  findSampleWords,
  sampleFacts,
  sampleMarks,
  samplePlaces,
} from "#server/publish/sample-words-testing.ts";
import { adminPages } from "#shop/admin-pages.ts";
import { consent } from "#shop/financing-consent.ts";
import { files, unlistedPages } from "#shop/pages.ts";
import { apiKeyHeader, devKey, fixtureMs, openStore, test as shop } from "./fixtures.ts";
import { mailTo } from "./mail.ts";
import { asAdmin, openAsOwner } from "./owner-steps.ts";
import { expect, publicationMs } from "./publishing.ts";

const name = "Lakeside Furniture & Mattress Liquidators of Grand Rapids";

const test = shop.extend({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const store = await openStore();
      await use(store);
      await store.close();
    },
    { scope: "worker", timeout: fixtureMs },
  ],
});

test("the sample leaves, 300 products come from a spreadsheet, and nothing says a word of the sample", async ({
  page,
  request,
  store,
  holdSession,
  shopper,
}) => {
  await holdSession(page);
  await openAsOwner(page, "/admin/setup");
  await page.getByLabel("Keep the articles").uncheck();
  await page.getByRole("button", { name: "Start empty" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start empty" }).click();
  await expect(page.getByText("The sample is off the site.", { exact: true })).toBeVisible();

  await fillShop(await asAdmin(request, store));

  await openAsOwner(page, "/admin/import");
  await page.getByLabel("Choose a file").setInputFiles({
    ...{ name: "truck.csv", mimeType: "text/csv" },
    buffer: Buffer.from(spreadsheet()),
  });
  await page.getByRole("button", { name: `Import ${productCount} products` }).click();
  await expect(page.getByText(`${productCount} rows of this file are imported.`)).toBeVisible({
    timeout: publicationMs,
  });
  const read = async (path: string) => (await request.get(`${store.url}${path}`)).text();
  await expect
    .poll(async () => (await read("/sitemap.xml")).match(/lakeside-/g)?.length, {
      timeout: publicationMs,
    })
    .toBe(productCount);

  const found: string[] = [];
  const look = (where: string, text: string, words = [...sampleFacts, sampleMarks, samplePlaces]) =>
    found.push(...findSampleWords(text, words).map((said) => `${where}: ${said}`));
  const listed = (await read("/sitemap.xml")).match(/(?<=<loc>)[^<]+/g)!;
  const paths = listed.map((address) => new URL(address).pathname);
  const scripts = new Set<string>();
  for (const path of [...paths, ...unlistedPages, ...files, "/no-such-page"]) {
    const text = await read(path);
    look(path, text);
    for (const script of text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []) scripts.add(script);
  }
  for (const script of scripts) look(script, await read(script), sampleFacts);
  expect(paths.length).toBeGreaterThan(productCount);
  expect(await read("/")).toContain("Lakeside Furniture");

  const lead = { financing_option: "Lake Credit 1", status: "pending", first_name: "Ann" };
  const asked = await request.post(`${store.url}/rest/v1/financing_leads`, {
    headers: apiKeyHeader,
    data: {
      ...{ ...lead, last_name: "Lee", phone: "(616) 555-0177" },
      consent_version: consent.version,
    },
  });
  expect(asked.status()).toBe(201);
  await expect
    .poll(() => read(`/dev/${devKey}/phone/texts?phone=16165550177`))
    .toContain("Lake Credit 1");
  look("text", await read(`/dev/${devKey}/phone/texts?phone=16165550177`));
  await request.post(`${store.url}/auth/v1/recover`, {
    headers: apiKeyHeader,
    data: { email: shopper.email },
  });
  await mailTo(request, store, shopper.email, "");
  look("mail", await read(`/dev/${devKey}/mail`));

  // What is still the sample's stands on the list of it, and in the history.
  const rest = adminPages.filter(({ path }) => !/setup|changes|:slug/.test(path));
  for (const { path, title } of rest) {
    await openAsOwner(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    // The time zone of Grand Rapids is named after Detroit, too.
    look(path, (await page.locator("body").innerText()).replaceAll(/Detroit(?=[’'s]* time)/g, ""));
  }
  expect(found).toEqual([]);
});

/** One showroom that is closed on Sundays, two lenders, three reviews, no social network, no packages. */
async function fillShop(owner: Awaited<ReturnType<typeof asAdmin>>) {
  await owner.patch("shop?name=not.is.null", {
    ...{ name, area: "", phone: "(616) 555-2000", email: "hello@lakeside.test" },
    description: "Furniture and mattresses below retail in Grand Rapids.",
    ...{ shop_online_url: "", payment_provider: "Own Pay" },
    ...{ sample_marks: [], reviews_are_samples: false },
  });
  await owner.patch("showrooms?id=eq.west", { is_shown: false });
  await owner.patch("showrooms?id=eq.east", {
    ...{ name: "Lake Showroom", street: "1 Lake Drive", city: "Grand Rapids", region: "MI" },
    ...{ postal_code: "49503", phone: "(616) 555-2001", latitude: 42.96, longitude: -85.67 },
  });
  await owner.patch("opening_hours?weekday=eq.0", { opens: null, closes: null });
  await owner.remove("delivery_zones?area=not.is.null");
  for (const at of [1, 2]) {
    await owner.add("lenders", {
      ...{ name: `Lake Credit ${at}`, position: at, audience: "Everybody", terms: "Ask us" },
      ...{ application_url: "https://credit.lakeside.test", plan: "other" },
    });
  }
  for (const at of [1, 2, 3]) {
    await owner.add("reviews", {
      ...{ name: `Buyer ${at}`, rating: 5, text: "A good bed.", source: "Google" },
    });
  }
}
