/** The leads page for a person at work on many leads: opening it, letters, and what the database takes for each. */
import type { Page } from "@playwright/test";
import { type Engine, engines, seedLeads } from "../engines.ts";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import { call, end, openStore, type Store, signIn } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { openBrowser, signInOn } from "./phone.ts";
import type { Settings } from "./settings.ts";

const visits = 5;
// Sixty words a minute.
const betweenLetters = 200;
const patienceMs = 120_000;
/** Names that many bear, one that few do, the end of a phone, and what nobody is called. */
const words = ["kowalczyk", "rosa garcia", "555-4321", "zzyzx"];

type Times = Map<string, number[]>;

export async function benchLeads(workspace: Workspace, { leads }: Settings): Promise<Report> {
  const found: [head: string, times: Times][] = [];
  for (const engine of await engines(workspace)) {
    for (const count of leads) {
      found.push([`${figure(count)}, ${engine.name}`, await measure(workspace, engine, count)]);
    }
  }
  const rows = [...found[0]![1].keys()].map((what): Cell[] => [
    what,
    ...found.flatMap(([, times]): Cell[] => {
      const all = times.get(what) ?? [];
      return [median(all), Math.max(...all)].map(Math.round);
    }),
  ]);
  return {
    title: "Many leads",
    body: [
      "Milliseconds, median and most. Usable: from the address to rows and a search box that can be typed into, the files from the browser's cache. A letter: from the key to rows on the screen that all bear what was typed. Over HTTP: what the page asks the database where it searches there, above 10,000 leads.",
      table(["leads", ...found.flatMap(([head]) => [head, "most"])], rows),
    ],
  };
}

async function measure(workspace: Workspace, engine: Engine, count: number): Promise<Times> {
  const variables = await engine.empty(`leads_${count}`);
  workspace.note(`${figure(count)} leads, ${engine.name}`);
  await seedLeads(workspace, variables, count);
  // The first makes the admin.
  await end(await openStore(variables), "SIGTERM");
  const store = await openStore(variables);
  const questions = await ask(store);
  const browser = await openBrowser(workspace);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signInOn(page, store.origin);
  await visit(page, store.origin);
  const times: Times = new Map([
    ["usable", await repeated(visits, () => visit(page, store.origin))],
  ]);
  // Up to 10,000 are all in the browser then.
  const counted = page.getByText(new RegExp(`(^|of )${figure(count)} leads`)).first();
  await counted.waitFor({ timeout: patienceMs });
  for (const text of words.slice(0, 3)) times.set(`a letter of “${text}”`, await type(page, text));
  await browser.close();
  await end(store, "SIGTERM");
  return new Map([...times, ...questions]);
}

async function repeated(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}

async function ask(store: Store): Promise<Times> {
  const token = await signIn(store);
  const rpc = (name: string, body: object) => async () => {
    const answer = await call(store, `/rest/v1/rpc/${name}`, { token, body });
    return answer.text();
  };
  const newest = { now: new Date().toISOString(), sort: "created_at", descending: true, most: 26 };
  const search = (text: string) => ({
    ...{ ...newest, twins: true, text },
    words: /^[\d-]+$/.test(text) ? [] : text.split(" "),
    digits: /^[\d-]+$/.test(text) ? text.replace(/\D/g, "") : "",
  });
  const letters = words.flatMap((text) =>
    Array.from(text, (_, index) => text.slice(0, index + 1).trim()),
  );
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();
  const each = async (name: string, bodies: object[]) => {
    const times: number[] = [];
    for (const body of bodies) times.push(...(await repeated(1, rpc(name, body))));
    return times;
  };
  const same = (name: string, body: object) => repeated(visits, rpc(name, body));
  return new Map([
    ["HTTP: the newest", await same("find_leads", { asked: newest })],
    [
      "HTTP: a page at each letter",
      await each(
        "find_leads",
        letters.map((text) => ({ asked: search(text) })),
      ),
    ],
    [
      "HTTP: page 1,000 of an address",
      await same("find_leads", { asked: { ...newest, skip: 24_975 } }),
    ],
    [
      "HTTP: how many match, each word",
      await each(
        "count_leads",
        words.map((text) => ({ asked: search(text) })),
      ),
    ],
    ["HTTP: the worklists", await same("count_worklists", {})],
    [
      "HTTP: a week by lender",
      await same("read_week", { grouping_by: "lender", since: day(-7), until: day(1) }),
    ],
  ]);
}

/** Usable: rows are there and a search can be typed. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/admin/financing-leads`, { waitUntil: "commit" });
  await page.locator("tr[data-lead]").first().waitFor({ timeout: patienceMs });
  await page.getByRole("searchbox").click();
}

async function type(page: Page, text: string): Promise<number[]> {
  const box = page.getByRole("searchbox");
  await box.fill("");
  await page.waitForTimeout(2_000);
  const times: number[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const began = performance.now();
    await page.keyboard.press(text[length - 1] === " " ? "Space" : text[length - 1]!);
    await page.waitForFunction(
      (wanted) => {
        // Those below the screen follow once the search rests.
        const rows = [...document.querySelectorAll("tr[data-lead]")].filter(
          (row) => row.getBoundingClientRect().top < innerHeight,
        );
        return rows.length > 0 && rows.every(({ textContent }) => bears(textContent ?? "", wanted));
        function bears(row: string, text: string) {
          const name = row.toLowerCase().replaceAll("'", "");
          return (
            text.split(" ").every((word) => name.includes(word)) ||
            digits(name).includes(digits(text) || "x")
          );
        }
        function digits(from: string) {
          return from.replace(/\D/g, "");
        }
      },
      text.slice(0, length).trim(),
      { polling: "raf", timeout: patienceMs },
    );
    times.push(performance.now() - began);
    await page.waitForTimeout(betweenLetters);
  }
  return times;
}
