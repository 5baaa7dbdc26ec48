/**
 * Prints how the leads page does on a seeded store (see tools/data/seed-leads.ts), after a build:
 *
 *   DATA_DIR=/tmp/many-leads node_modules/.bin/node tools/bench/bench-leads.ts
 *
 * "Cached" is a later visit: the files are in the browser's cache, the leads are read anew.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";

const owner = { email: "bench@example.com", password: "bench bench" };
const root = join(import.meta.dirname, "../..");
const port = Number(process.env.PORT ?? 4790);
const url = `http://127.0.0.1:${port}`;
const visits = 5;
// Long enough for the list, the address and the texts' states to follow a letter.
const afterLetter = 1_000;
// Sixty words a minute.
const betweenLetters = 200;

const server = spawn(process.execPath, [join(root, "server/main.ts")], {
  env: {
    ...process.env,
    PORT: String(port),
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for await (const line of server.stdout) if (String(line).includes("is open at")) break;
  server.stdout.resume();
  await measure();
} finally {
  await browser.close();
  if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
}

async function measure() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  // Processor time, so that a busy machine does not count against the page.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`${url}/auth`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${url}/`);

  await visit(page);
  const usable: number[] = [];
  const complete: number[] = [];
  let leads = "";
  for (let time = 0; time < visits; time += 1) {
    const figures = await visit(page);
    usable.push(figures.usable);
    complete.push(figures.complete);
    leads = figures.leads;
  }
  print("leads", leads);
  print("usable, cached visit", milliseconds(usable));
  print("every lead loaded", milliseconds(complete));

  await page.waitForTimeout(2_000);
  await typing(page, devtools, "rosa");
  await typing(page, devtools, "5551");

  await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  print("memory, JavaScript heap", `${Math.round(heap / 2 ** 20)} MB`);
}

/** Usable: rows are there and a search can be typed. */
async function visit(page: Page) {
  await page.goto("about:blank");
  const began = performance.now();
  await page.goto(`${url}/admin/financing-leads`, { waitUntil: "commit" });
  await page.locator("tr[data-lead]").first().waitFor();
  await page.getByRole("searchbox").click();
  const usable = performance.now() - began;
  const count = page.getByText(/^[\d,]+ leads(, checked .*)?$/);
  await count.first().waitFor({ timeout: 120_000 });
  const complete = performance.now() - began;
  return { usable, complete, leads: (await count.first().textContent()) ?? "" };
}

/** Main-thread time of letters, with everything that follows them: script, layout, painting, texts. */
async function typing(page: Page, devtools: CDPSession, text: string) {
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
  print(`main thread a letter, "${text}" typed`, milliseconds(costs));

  await clear(box);
  const alone: number[] = [];
  for (const letter of text) {
    const before = await busy(devtools);
    await page.keyboard.press(letter);
    await page.waitForTimeout(afterLetter);
    alone.push((await busy(devtools)) - before - (await idleCost(page, devtools, afterLetter)));
  }
  print(`main thread a letter, a second between`, milliseconds(alone));
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

function milliseconds(times: number[]) {
  return `${Math.round(median(times))} ms (median of ${times.length}; ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function print(what: string, figure: string) {
  console.log(`${what.padEnd(40)} ${figure}`);
}
