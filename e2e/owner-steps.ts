/** What the owner does on a phone, step by step, wherever the shop and its database are. */
import type { APIRequestContext, Page } from "@playwright/test";
import { admin, apiKeyHeader } from "./fixtures.ts";
import { expect, publicationMs } from "./publishing.ts";

const phoneScreen = { width: 390, height: 844 };

export async function openAsOwner(page: Page, path: string) {
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/**
 * Seconds from a press to when another browser's page shows what follows. It is loaded again as often as
 * what is served there is another one: loading it all the time would keep what publishes from its work.
 */
export async function reloadUntil(shopper: Page, path: string, isSeen: () => Promise<boolean>) {
  const began = performance.now();
  let loaded: string | undefined;
  await expect(async () => {
    const { etag } = (await shopper.request.head(path)).headers();
    if (!etag || etag !== loaded) await shopper.goto(path);
    loaded = etag;
    expect(await isSeen()).toBe(true);
  }).toPass({ timeout: publicationMs, intervals: [100] });
  return (performance.now() - began) / 1000;
}

/** The database at this address, asked as the admin. */
export async function asAdmin(
  request: APIRequestContext,
  { url }: { url: string },
  { apikey } = apiKeyHeader,
) {
  const answer = await request.post(`${url}/auth/v1/token?grant_type=password`, {
    headers: { apikey },
    data: admin,
  });
  const headers = {
    apikey,
    Authorization: `Bearer ${(await answer.json()).access_token}`,
    Prefer: "return=representation",
  };
  async function read<Row>(path: string) {
    // The server closes what was idle for ten seconds, perhaps as this is sent.
    const answer = await request.get(`${url}/rest/v1/${path}`, { headers, maxRetries: 2 });
    return (await answer.json()) as Row[];
  }
  return {
    read,
    products: (query: string) =>
      read<{ id: string; slug: string; title: string; version: number; price_cents: number }>(
        `products?${query}`,
      ),
    async add(path: string, data: object) {
      const answer = await request.post(`${url}/rest/v1/${path}`, { headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    },
    async patch(path: string, data: object) {
      const answer = await request.patch(`${url}/rest/v1/${path}`, { headers, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    },
    async remove(path: string) {
      const answer = await request.delete(`${url}/rest/v1/${path}`, { headers });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    },
  };
}

export const productRow = (page: Page, title: string) =>
  page.locator("li[data-product]").filter({ hasText: title });

/** Finds a product by its title, on the page of all. */
export async function findProduct(page: Page, title: string) {
  await page.getByLabel("Search products").fill(title);
  return productRow(page, title);
}

/** Gives a product that was found another price, after a slip of the finger that has to be meant. */
export async function changePrice(page: Page, title: string, dollars: number) {
  await productRow(page, title)
    .getByRole("button", { name: /^Price of/ })
    .click();
  const sheet = page.getByRole("dialog");
  const price = sheet.getByLabel("Price", { exact: true });
  await price.fill("3");
  await expect(sheet.getByText(/Enter the new price again/)).toBeVisible();
  await price.fill(String(dollars));
  await sheet.getByRole("button", { name: "Save" }).click();
}

/** Holds a product that was found while the caller waits. */
export async function holdFor(page: Page, title: string, name: string, phone: string) {
  await productRow(page, title).getByRole("button", { name: /^Hold/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Caller's name").fill(name);
  await sheet.getByLabel("Phone").fill(phone);
  await sheet.getByRole("button", { name: /^Hold until/ }).click();
  await expect(page.getByText(`Held for ${name}`)).toBeVisible();
}

/** Closes both showrooms on the first holiday that is asked for; answers its name. */
export async function closeNextHoliday(page: Page) {
  await openAsOwner(page, "/admin/hours");
  const holiday = page
    .getByRole("listitem")
    .filter({
      hasText:
        /^(Thanksgiving|Christmas|New Year|Veterans|Labor|Independence|Juneteenth|Memorial|Easter|Presidents|Martin)/,
    })
    .first();
  await holiday.getByRole("button", { name: "Closed" }).click();
  await expect(page.getByText(/: closed\.$/)).toBeVisible();
  await expect(holiday.getByText("Both closed")).toBeVisible();
  return holiday.locator("b").first().innerText();
}
