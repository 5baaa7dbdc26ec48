/** kill -9 while what an owner saves is published; and, on a Postgres, of the process that publishes. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sample } from "#content/sample.ts";
import { seconds } from "../report.ts";
import {
  call,
  copyReleases,
  end,
  isAlive,
  openStore,
  type Store,
  signIn,
  type Variables,
} from "../store.ts";
import { type Fault, onBoth } from "./fault.ts";

const products = sample.products.bedroom;
const timeoutMs = 60_000;

interface Live {
  version: number;
  products: Record<string, { priceCents: number }>;
}

export const killPublishing: Fault = (context) => {
  const kills = Number(context.args[0] ?? 5);
  return onBoth(context, async (given, folder) => {
    const variables = { ...given, BUILD_DIR: join(folder, "build") };
    await copyReleases(variables.BUILD_DIR);
    let prices = 1_000;
    let apart = 0;
    let published = 0;
    for (let round = 0; round < kills; round += 1) {
      const store = await openStore(variables);
      const before = (await liveOf(store)).version;
      const token = await signIn(store);
      let saving = true;
      const owner = (async () => {
        while (saving) {
          prices += 100;
          await save(store, token, prices).catch(() => undefined);
        }
      })();
      const deadline = performance.now() + timeoutMs;
      while ((await liveOf(store)).version === before && performance.now() < deadline) {
        await sleep(20);
      }
      await sleep(Math.random() * 1_500);
      published += (await liveOf(store)).version - before;
      await end(store, "SIGKILL");
      saving = false;
      await owner;
      apart += await differences(variables);
    }
    const replaced = given.DATABASE_URL ? await replacePublisher(variables) : undefined;
    const isReplaced = replaced === undefined || replaced < timeoutMs;
    return {
      words: `${kills} kills while prices were published (${published} versions went live): after the next start ${apart} pieces whose page and row disagree${replaced === undefined ? "" : `; the process that published was killed beside another one, which showed the next price after ${seconds(replaced)}`}`,
      isKept: apart === 0 && published > 0 && isReplaced,
    };
  });
};

function save(store: Store, token: string, cents: number) {
  const { id } = products[(cents / 100) % products.length]!;
  const body = { price_cents: cents };
  return call(store, `/rest/v1/products?id=eq.${id}`, { method: "PATCH", token, body });
}

const liveOf = async ({ origin }: Store) =>
  (await (await fetch(`${origin}/live.json`)).json()) as Live;

/** Whether it is written down when that version went live. */
async function isSaid(store: Store, token: string, version: number): Promise<boolean> {
  const query = `version=eq.${version}&published_at=not.is.null`;
  const answer = await call(store, `/rest/v1/publications?${query}`, { token });
  return ((await answer.json()) as unknown[]).length === 1;
}

/**
 * Starts again, and counts the products whose row says another price than their page and /live.json do, and a
 * version of which nothing is written down.
 */
async function differences(variables: Variables): Promise<number> {
  const store = await openStore(variables);
  const token = await signIn(store);
  const query = "select=slug,list,price_cents&state=eq.live";
  const answer = await call(store, `/rest/v1/products?${query}`, { token });
  const rows = (await answer.json()) as { slug: string; list: string; price_cents: number }[];
  const { products, version } = await liveOf(store);
  let count = (await isSaid(store, token, version)) ? 0 : 1;
  for (const { slug, list, price_cents } of rows) {
    if (products[slug]?.priceCents !== price_cents) count += 1;
    if (list !== "bedroom") continue;
    const page = await (await fetch(`${store.origin}/deals/bedroom/${slug}`)).text();
    if (!page.includes(`$${(price_cents / 100).toLocaleString("en-US")}`)) count += 1;
  }
  await end(store, "SIGTERM");
  return count;
}

/** Milliseconds until another process shows a price after the one that published was killed. */
async function replacePublisher(variables: Variables): Promise<number> {
  const first = await openStore(variables);
  const second = await openStore(variables);
  const token = await signIn(second);
  await end(first, "SIGKILL");
  const began = performance.now();
  const cents = 77_700;
  await save(second, token, cents);
  const { slug } = products[(cents / 100) % products.length]!;
  while (performance.now() - began < timeoutMs && isAlive(second)) {
    if ((await liveOf(second)).products[slug]?.priceCents === cents) break;
    await sleep(50);
  }
  await end(second, "SIGTERM");
  return performance.now() - began;
}
