/** The leads page for a person at work on many leads: opening it, and letters typed into its search. */
import type { Page } from "@playwright/test";
import { type Engine, engines, seedLeads } from "../engines.ts";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import { end, openStore } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { openBrowser, signInOn } from "./phone.ts";
import type { Settings } from "./settings.ts";

const visits = 5;
// Sixty words a minute.
const betweenLetters = 200;
const timeoutMs = 120_000;
/** A name that many bear, and one that few do. */
const names = ["kowalczyk", "rosa garcia"];

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
      "Milliseconds, median and most. Usable: from the address to rows and a search box that can be typed into, the files from the browser's cache. A letter: from the key to rows on the screen that all bear what was typed. Up to 10,000 leads the browser searches, above that the database.",
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
  const browser = await openBrowser(workspace);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signInOn(page, store.origin);
  await visit(page, store.origin);
  const times: Times = new Map([
    ["usable", await repeated(visits, () => visit(page, store.origin))],
  ]);
  // Up to 10,000 are all in the browser then.
  const counted = page.getByText(new RegExp(`(^|of )${figure(count)} leads`)).first();
  await counted.waitFor({ timeout: timeoutMs });
  for (const name of names) times.set(`a letter of “${name}”`, await type(page, name));
  await page.getByRole("searchbox").fill("");
  const newest = await page.locator("tr[data-lead]").first().innerText();
  times.set("a digit of a phone", await type(page, /\d{3}-\d{4}/.exec(newest)![0]));
  await browser.close();
  await end(store, "SIGTERM");
  return times;
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

/** Usable: rows are there and a search can be typed. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/admin/financing-leads`, { waitUntil: "commit" });
  await page.locator("tr[data-lead]").first().waitFor({ timeout: timeoutMs });
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
        return (
          rows.length > 0 && rows.every(({ textContent }) => contains(textContent ?? "", wanted))
        );
        function contains(row: string, text: string) {
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
      { polling: "raf", timeout: timeoutMs },
    );
    times.push(performance.now() - began);
    await page.waitForTimeout(betweenLetters);
  }
  return times;
}
