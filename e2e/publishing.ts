/** The world of a story in which the owner changes what the shop shows: a store that publishes for itself. */
import { expect } from "@playwright/test";
import { apiKeyHeader, fixtureMs, openStore, renewed, test as shop } from "./fixtures.ts";

/** Time for a publication of every page on a busy machine, and for one more after it. */
export const publicationMs = 180_000;

interface Owner {
  /** Changes rows over rest/v1, as another program of the owner's would, and waits until that is live. */
  change(table: string, which: Record<string, string>, values: object): Promise<void>;
  /** Adds a row in the same way. */
  add(table: string, row: object): Promise<void>;
}

export const test = shop.extend<{ owner: Owner }>({
  // Not the one of other stories, which rely on the sample's prices.
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const store = await openStore();
      await use(store);
      await store.close();
    },
    { scope: "worker", timeout: fixtureMs },
  ],
  owner: async ({ store, adminSession }, use) => {
    const { access_token } = JSON.parse(await renewed(store, adminSession));
    const headers = {
      ...apiKeyHeader,
      Authorization: `Bearer ${access_token}`,
      "Content-Type": "application/json",
    };

    async function send(method: string, address: string, body: object) {
      const answer = await fetch(`${store.url}/rest/v1/${address}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.ok, await answer.text()).toBe(true);
      const newest = `${store.url}/rest/v1/changes?select=catalog_version&order=id.desc&limit=1`;
      const [change] = await (await fetch(newest, { headers })).json();
      // What another story changed may go live first, and the thread that publishes runs at a
      // low priority.
      await expect
        .poll(async () => (await liveFacts()).version, { timeout: publicationMs })
        .toBeGreaterThanOrEqual(change.catalog_version);
    }

    async function liveFacts() {
      return (await (await fetch(`${store.url}/live.json`)).json()) as { version: number };
    }

    await use({
      change: (table, which, values) => {
        const query = new URLSearchParams(
          Object.entries(which).map(([name, value]) => [name, `eq.${value}`]),
        );
        return send("PATCH", `${table}?${query}`, values);
      },
      add: (table, row) => send("POST", table, row),
    });
  },
});

export { expect };
