/** A shop of as many products as one likes, in which an owner saves and a visitor looks. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sample } from "#content/sample.ts";
import { openFolder } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { filesOf } from "#server/pictures/picture-files.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { writeManifest } from "#server/site/manifest.ts";
import { openReleases } from "#server/site/releases.ts";
import { formatMoney } from "#shop/money.ts";
import { call, copyReleases, end, openStore, signIn, type Variables } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { fillUpTo } from "./more-products.ts";

const timeoutMs = 60_000;
const products = sample.products.bedroom;
const sampleSize = Object.values(sample.products).flat().length;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Gives the release the pictures' files of all copies, which are those of their originals. */
async function shareFiles(buildDir: string, size: number): Promise<void> {
  const store = openReleases(buildDir);
  const { on: _, files, ...release } = await store.read((await store.currentId()) ?? "none");
  const shared = { ...files };
  for (const [slug, facts] of Object.entries(sample.pictures)) {
    for (const file of filesOf(slug, facts)) {
      const known = files[`/pictures/${file}`];
      for (let copy = 2; known && copy <= size / sampleSize + 2; copy += 1) {
        shared[`/pictures/${file.replace(slug, `${slug}-c${copy}`)}`] = known;
      }
    }
  }
  const { text } = writeManifest({ ...release, files: shared });
  await writeFile(join(buildDir, "releases", release.id, "manifest.json"), text);
}

/**
 * With the sample's products, and copies of them up to `size`; `trade` is SQL of what happened in it, `settings` are
 * of the server.
 */
export async function openShop(
  workspace: Workspace,
  size = sampleSize,
  trade = "",
  settings: Variables = {},
) {
  const dataDir = join(workspace.folder, `data-${size}`);
  const buildDir = join(workspace.folder, `build-${size}`);
  await copyReleases(buildDir);
  if (size > sampleSize) await shareFiles(buildDir, size);
  // What was copied goes to the disk now, not in the middle of a measurement.
  await workspace.run("sync", []);
  await mkdir(dataDir);
  const database = await openFolder(dataDir);
  await prepareDatabase(database);
  await seedSampleShop(database);
  if (size > sampleSize) await fillUpTo(database, size);
  await database.transaction((tx) => tx.exec(trade));
  await database.close();
  const variables = { ...settings, DATA_DIR: dataDir, BUILD_DIR: buildDir };
  // The first start publishes what the database holds; the next one finds it done.
  await end(await openStore(variables), "SIGTERM");
  const store = await openStore(variables);
  const live = (await (await fetch(`${store.origin}/live.json`)).json()) as { version: number };
  if (live.version === 0) throw new Error("The build is of other code than runs: npm run build.");
  const token = await signIn(store);
  let saves = 0;

  const save = (table: string, body: object) =>
    call(store, `/rest/v1/${table}`, { method: "PATCH", token, body });

  /** How long until a page is another one, and says what it should; looked at every so often. */
  async function shows(path: string, words: string, began: number, everyMs = 4): Promise<number> {
    const url = `${store.origin}${path}`;
    let last = "";
    while (performance.now() - began < timeoutMs) {
      const { headers } = await fetch(url, { method: "HEAD" });
      const etag = headers.get("etag") ?? "";
      if (etag !== last) {
        last = etag;
        const page = await fetch(url);
        if ((await page.text()).includes(words)) return performance.now() - began;
      }
      await sleep(everyMs);
    }
    throw new Error(`${path} never said ${words}. ${store.errors}`);
  }

  /**
   * A new price of a product, one that nothing else has, with odd cents: the page shows other products, too.
   * It is near the old one: a claim of most products stands on every page.
   */
  function nextPrice() {
    saves += 1;
    const product = products[saves % products.length]!;
    const cents = product.priceCents - 100 * Math.ceil(saves / products.length) + 1 + (saves % 97);
    return {
      save: () => save(`products?id=eq.${product.id}`, { price_cents: cents }),
      path: `/deals/bedroom/${product.slug}`,
      // With the tags around it: $24 stands in $249 too.
      words: `>${formatMoney(cents)}<`,
    };
  }

  return {
    ...{ store, save, shows, nextPrice },
    paths: products.map(({ slug }) => `/deals/bedroom/${slug}`),
    /** Milliseconds from the press of Save to the page. */
    async priceChange(lookEveryMs?: number): Promise<number> {
      const price = nextPrice();
      const began = performance.now();
      await price.save();
      return shows(price.path, price.words, began, lookEveryMs);
    },
    close: () => end(store, "SIGTERM"),
  };
}
