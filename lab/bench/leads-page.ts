/** How the leads page does for a person at work on many leads: opening it, and typing into its search. */
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { admin } from "../lead-load.ts";
import { type Cell, figure, median, section, table } from "./report.ts";
import { embedded, openStore, seedLeads } from "./store.ts";
import { inWorkspace } from "./workspace.ts";

const minutes = 8;
const visits = 5;
// Long enough for the list, the address and the texts' states to follow a letter.
const afterLetter = 1_000;
// Sixty words a minute.
const betweenLetters = 200;

/** On a store of its own with that many invented leads, and the built site. */
export function benchLeadsPage({ leads }: { leads: number }) {
  return inWorkspace(minutes, async (workspace) => {
    const variables = await embedded(workspace).empty("leads-page");
    workspace.note(`${figure(leads)} leads`);
    await seedLeads(workspace, variables, leads);
    const store = await openStore(variables);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    workspace.atEnd(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    workspace.note("visits and letters");
    return [
      section(
        "The leads page",
        `${figure(leads)} leads on the embedded database. "Cached" is a later visit: the files are in the browser's cache, the leads are read anew.`,
        table(["what", "median", "least", "most", "of"], await measure(page, store.origin)),
      ),
    ];
  });
}

async function measure(page: Page, url: string): Promise<Cell[][]> {
  const devtools = await page.context().newCDPSession(page);
  // Processor time, so that a busy machine does not count against the page.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${url}/`);

  await visit(page, url);
  const usable: number[] = [];
  const complete: number[] = [];
  for (let time = 0; time < visits; time += 1) {
    const figures = await visit(page, url);
    usable.push(figures.usable);
    complete.push(figures.complete);
  }
  await page.waitForTimeout(2 * afterLetter);
  const letters = [
    ...(await typing(page, devtools, "rosa")),
    ...(await typing(page, devtools, "5551")),
  ];
  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  return [
    row("usable, cached visit, ms", usable),
    row("every lead loaded, ms", complete),
    ...letters,
    row("memory, JavaScript heap, MB", [heap / 2 ** 20]),
  ];
}

/** Usable: rows are there and a search can be typed. */
async function visit(page: Page, url: string) {
  await page.goto("about:blank");
  const began = performance.now();
  await page.goto(`${url}/admin/financing-leads`, { waitUntil: "commit" });
  await page.locator("tr[data-lead]").first().waitFor();
  await page.getByRole("searchbox").click();
  const usable = performance.now() - began;
  const count = page.getByText(/^[\d,]+ leads(, checked .*)?$/);
  await count.first().waitFor({ timeout: 120_000 });
  const complete = performance.now() - began;
  return { usable, complete };
}

/** Main-thread time of letters, with everything that follows them: script, layout, painting, texts. */
async function typing(page: Page, devtools: CDPSession, text: string): Promise<Cell[][]> {
  const box = page.getByRole("searchbox");
  const costs: number[] = [];
  for (let time = 0; time < visits; time += 1) {
    await clear(box);
    const before = await busy(devtools);
    await page.keyboard.type(text, { delay: betweenLetters });
    await page.waitForTimeout(afterLetter);
    const waited = text.length * betweenLetters + afterLetter;
    const idle = await idleCost(page, devtools, waited);
    costs.push(((await busy(devtools)) - before - 2 * idle) / text.length);
  }
  await clear(box);
  const alone: number[] = [];
  for (const letter of text) {
    const before = await busy(devtools);
    await page.keyboard.press(letter);
    await page.waitForTimeout(afterLetter);
    alone.push((await busy(devtools)) - before - (await idleCost(page, devtools, afterLetter)));
  }
  return [
    row(`main thread a letter, "${text}" typed, ms`, costs),
    row(`main thread a letter, "${text}" with a second between, ms`, alone),
  ];
}

async function clear(box: Locator) {
  await box.fill("");
  await box.focus();
  await box.page().waitForTimeout(2 * afterLetter);
}

/** What the page costs in the same time when nobody types. */
async function idleCost(page: Page, devtools: CDPSession, time: number) {
  const before = await busy(devtools);
  await page.waitForTimeout(time);
  return (await busy(devtools)) - before;
}

async function busy(devtools: CDPSession) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

function row(what: string, numbers: number[]): Cell[] {
  const all = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map(Math.round);
  return [what, ...all, numbers.length];
}
