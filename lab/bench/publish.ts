/** How long what an owner saves takes to the page, and what visitors notice meanwhile. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Cell, figure, percentile, type Report, seconds, table } from "../report.ts";
import { memoryOf } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { openShop, type Shop } from "./publish-shop.ts";
import type { Settings } from "./settings.ts";
import { leadScript, loadOverHttp } from "./wrk.ts";

const together = { saves: 25, withinMs: 500 };
// As many as ask on a busy day, at a steady pace: 400 pages and 20 forms a second.
const visitors = { atOnce: 8, pauseMs: 20 };
const applicants = { atOnce: 4, pauseMs: 200 };
/** Looking for the new price more often takes a quarter of a core from those visitors. */
const lookUnderLoadMs = 16;

export async function benchPublish(workspace: Workspace, settings: Settings): Promise<Report> {
  const { products, saves } = settings;
  const lasting = Math.max(settings.seconds, 20);
  const found: Figures[] = [];
  for (const size of products) found.push(await measure(workspace, size, saves, lasting));
  const rows = Object.keys(goals).map((name): Cell[] => [
    name,
    goals[name]!,
    ...found.map((figures) => figures[name] ?? ""),
  ]);
  return {
    title: "From Save to the page",
    body: [
      `An owner saves over rest/v1, and the page is asked for over HTTP until it says so; embedded database, everything on one machine. ${saves} single saves, each after the last one is live. Loaded: ${visitors.atOnce} visitors and ${applicants.atOnce} applicants ask at a steady pace (wrk, ${lasting} s), and saves follow one another without a pause.`,
      table(["what", "goal", ...products.map((size) => `${figure(size)} products`)], rows),
    ],
  };
}

type Figures = Record<string, string>;

const goals: Figures = {
  "a price, p50": "",
  "a price, p95": "300 ms, 1 s",
  "a price under load, p50": "",
  "a price under load, p95": "300 ms, 1 s",
  "25 saves in half a second, the last one": "2 s, 5 s",
  "the first after a start": "3 s",
  "a fact on every page": "5 s, 30 s",
  "a page under load, p99: quiet, while publishing": "twice",
  "a lead under load, p99: quiet, while publishing": "twice",
  "memory when idle, MB": "300, 350",
  "memory while publishing, MB": "",
};

async function measure(
  workspace: Workspace,
  size: number,
  saves: number,
  lasting: number,
): Promise<Figures> {
  workspace.note(`${size} products: opening`);
  const shop = await openShop(workspace, size);
  const pid = shop.store.child.pid!;
  await sleep(10_000);
  const idle = await memoryOf(pid);
  const first = await shop.priceChange();
  workspace.note("single saves");
  const quiet: number[] = [];
  for (let at = 0; at < saves; at += 1) quiet.push(await shop.priceChange());
  workspace.note("saves that come together");
  const last = await burst(shop);
  workspace.note("a fact on every page");
  const everywhere = await phoneChange(shop);
  workspace.note("visitors, then visitors and saves");
  await sleep(5_000);
  const calm = await visits(workspace, shop, lasting);
  const [busy, loaded] = await withSaves(shop, () => visits(workspace, shop, lasting));
  const publishing = await memoryOf(pid);
  await shop.close();
  const ms = (times: number[], share: number) => `${figure(percentile(times, share))} ms`;
  const pair = (before: number, meanwhile: number) => `${figure(before)}, ${figure(meanwhile)} ms`;
  return {
    "a price, p50": ms(quiet, 0.5),
    "a price, p95": ms(quiet, 0.95),
    "a price under load, p50": ms(loaded, 0.5),
    "a price under load, p95": `${ms(loaded, 0.95)} (${loaded.length} saves)`,
    "25 saves in half a second, the last one": seconds(last),
    "the first after a start": seconds(first),
    "a fact on every page": seconds(everywhere),
    "a page under load, p99: quiet, while publishing": pair(calm.page, busy.page),
    "a lead under load, p99: quiet, while publishing": pair(calm.lead, busy.lead),
    "memory when idle, MB": String(idle.now),
    "memory while publishing, MB": String(publishing.peak),
  };
}

/** From the last save to the last page of so many that are saved nearly at once. */
async function burst(shop: Shop): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: together.saves }, async (_, at) => {
      const price = shop.nextPrice();
      await sleep((at * together.withinMs) / together.saves);
      await price.save();
      return { price, savedAt: performance.now() };
    }),
  );
  const lastSaved = Math.max(...times.map(({ savedAt }) => savedAt));
  const seen = times.map(({ price }) => shop.shows(price.path, price.words, lastSaved));
  return Math.max(...(await Promise.all(seen)));
}

async function phoneChange(shop: Shop): Promise<number> {
  const phone = "(586) 555-0187";
  const began = performance.now();
  await shop.save("shop?name=neq.", { phone });
  return shop.shows("/terms-of-service", phone, began);
}

/** Saves one after the other for as long as the work takes. */
async function withSaves<T>(shop: Shop, work: () => Promise<T>): Promise<[T, number[]]> {
  const times: number[] = [];
  let isOver = false;
  const saving = (async () => {
    while (!isOver) times.push(await shop.priceChange(lookUnderLoadMs));
  })();
  const done = await work();
  isOver = true;
  await saving;
  return [done, times];
}

/** The slowest in a hundred pages and leads, in milliseconds. */
async function visits(workspace: Workspace, { store, paths }: Shop, lasting: number) {
  const { origin } = store;
  const [page, lead] = await Promise.all([
    loadOverHttp(workspace, `${origin}/`, {
      atOnce: visitors.atOnce,
      seconds: lasting,
      script: `${pagesScript(paths)}\n${pause(visitors.pauseMs)}`,
    }),
    loadOverHttp(workspace, origin, {
      atOnce: applicants.atOnce,
      seconds: lasting,
      script: `${leadScript()}\n${pause(applicants.pauseMs)}`,
    }),
  ]);
  return { page: page.p99, lead: lead.p99 };
}

const pause = (ms: number) => `function delay() return ${ms} end`;

const pagesScript = (paths: readonly string[]) => `
    local n = 0
    local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
    function request()
      n = n + 1
      return wrk.format("GET", paths[n % #paths + 1], { ["Accept-Encoding"] = "br" })
    end`;
