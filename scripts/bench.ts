/**
 * `npm run bench`: what the site's pages cost a phone, beside the same pages without any script (the
 * limit), and how many requests the server answers. Writes docs/performance.md.
 *
 *   npm run bench                     everything, five runs of each page
 *   npm run bench -- --runs 1 --only pages,touch,server
 *
 * Numbers vary with the machine and with what else it does: compare within one table only.
 */
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { serve } from "@hono/node-server";
import { chromium, type Page } from "@playwright/test";
import { Hono } from "hono";
import { serveSite } from "#server/http/static.ts";
import { findChromium } from "./chromium.mjs";
import { freePort } from "./free-port.mjs";
import { projectEnv, root, run } from "./launch.mjs";
import { weighPage } from "./page-weight.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "pages,touch,server" },
  },
});
const parts = options.only.split(",");
const runs = Number(options.runs);
const client = join(root, process.env.BUILD_DIR || "build", "client");
const report = join(root, "docs/performance.md");

const pages = {
  home: "/",
  category: "/deals/bedroom",
  product: "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed",
  article: "/blog/room-design-3",
  financing: "/financing",
};

const browser = await findChromium();
const sections: string[] = [];
if (parts.includes("pages")) sections.push(await benchPages());
if (parts.includes("touch")) sections.push(await benchTouches());
if (parts.includes("server")) sections.push(await benchServer());
await writeReport(sections.join("\n\n"));
console.log(sections.join("\n\n"));

/** Lighthouse on a phone's settings, each page with its scripts and without. */
async function benchPages() {
  const lighthouse = await installLighthouse();
  const bare = await withoutScripts();
  const site = await open(client);
  const limit = await open(bare);
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const ours: Visit[] = [];
    const least: Visit[] = [];
    for (let round = 0; round < runs; round++) {
      ours.push(await visit(lighthouse, site.url + path));
      least.push(await visit(lighthouse, limit.url + path));
    }
    const own = medians(ours);
    const best = medians(least);
    const { html, js, css, font } = weighPage(client, path);
    rows.push([
      name,
      ...[html, js, css, font, own.pictures].map((bytes) => (bytes / 1024).toFixed(1)),
      own.requests,
      `${own.performance} / ${own.accessibility} / ${own.practices} / ${own.seo}`,
      `${Math.round(own.lcp)} (${(own.lcp / best.lcp).toFixed(2)})`,
      `${Math.round(own.speedIndex)} (${(own.speedIndex / best.speedIndex).toFixed(2)})`,
      Math.round(own.tbt),
      own.cls.toFixed(3),
    ]);
  }
  await Promise.all([site.close(), limit.close(), rm(bare, { recursive: true })]);
  return `## Pages on a phone\n\nKilobytes of 1,024 as they travel, brotli. Lighthouse ${lighthouse.version}, mobile, median of ${runs}: scores for performance, accessibility, best practices and search; milliseconds, in brackets as a multiple of the same page without scripts.\n\n${table(
    [
      "page",
      "HTML",
      "scripts",
      "CSS",
      "fonts",
      "pictures",
      "requests",
      "scores",
      "LCP",
      "Speed Index",
      "TBT",
      "CLS",
    ],
    rows,
  )}`;
}

/** How long the page takes to answer a touch while the processor is slowed to a quarter. */
async function benchTouches() {
  const site = await open(client);
  const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
  const touches: Record<string, (page: Page) => Promise<void>> = {
    "open the menu on the home page": async (page) => {
      await page.goto(`${site.url}/`);
      await settle(page);
      await page.getByRole("button", { name: "Menu" }).click();
    },
    "open a product's dialog in a list of 45": async (page) => {
      await page.goto(`${site.url}/deals/bedroom`);
      await settle(page);
      await page.locator("main a[href^='/deals/bedroom/']").first().click();
      await page.getByRole("dialog").waitFor();
    },
    "type into a list's search": async (page) => {
      await page.goto(`${site.url}/deals/bedroom`);
      await settle(page);
      await page.getByLabel("Search this list").pressSequentially("oak");
    },
    "type into the header's search": async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${site.url}/`);
      await settle(page);
      await page.getByRole("combobox").first().pressSequentially("sofa");
    },
  };
  const rows: (string | number)[][] = [];
  for (const [name, touch] of Object.entries(touches)) {
    const times: number[] = [];
    for (let round = 0; round < runs; round++) {
      const context = await chrome.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await touch(page);
      await page.waitForTimeout(1500);
      times.push(await page.evaluate(() => Math.max(0, ...(window as never as Watched).longest)));
      await context.close();
    }
    rows.push([name, Math.round(median(times))]);
  }
  await chrome.close();
  await site.close();
  return `## Touches\n\nThe slowest interaction (as for INP) in milliseconds, median of ${runs}, processor slowed four times.\n\n${table(["what", "ms"], rows)}`;
}

interface Watched {
  longest: number[];
}

function watchInteractions() {
  const watched = window as never as Watched;
  watched.longest = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) watched.longest.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function settle(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__reactFiber")),
  );
  await page.waitForTimeout(500);
}

/** Requests a second of the whole server on a fresh embedded database, and what it weighs. */
async function benchServer() {
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,

      SIGN_INS_PER_HOUR: "100000",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("exit", () => reject(new Error("The server did not start.")));
      server.stdout.on("data", (chunk) => {
        if (String(chunk).includes("The store is open at")) resolve();
      });
    });
    const start = performance.now() - began;
    const url = `http://127.0.0.1:${port}`;
    // What the start needed once goes back within seconds.
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    const idle = await residentMegabytes(server.pid!);
    const headers = { apikey: "sb_publishable_store", "Content-Type": "application/json" };
    let leads = 0;
    const work: Record<string, () => Promise<Response>> = {
      "the home page": () => fetch(`${url}/`, { headers: { "Accept-Encoding": "br" } }),
      "a lead": () =>
        fetch(`${url}/rest/v1/financing_leads`, {
          method: "POST",
          headers,
          body: JSON.stringify({
            first_name: "Bench",
            last_name: `No ${++leads}`,
            phone: `(586) 555-${String(leads % 10_000).padStart(4, "0")}`,
            financing_option: "Bridgewater Credit",
          }),
        }),
    };
    const rows: (string | number)[][] = [];
    for (const [name, request] of Object.entries(work)) {
      for (const atOnce of [1, 16, 64]) {
        const { perSecond, p50, p99 } = await load(request, atOnce);
        rows.push([name, atOnce, Math.round(perSecond), p50.toFixed(1), p99.toFixed(1)]);
      }
    }
    const peak = await residentMegabytes(server.pid!);
    return `## The server\n\nEmbedded database, one process, the load from the same machine. First start with an empty folder ${(start / 1000).toFixed(1)} s; ${idle} MB resident when idle, ${peak} MB after the load (${leads.toLocaleString("en-US")} leads).\n\n${table(["request", "at once", "a second", "p50 ms", "p99 ms"], rows)}`;
  } finally {
    if (server.exitCode === null && server.kill("SIGTERM")) {
      await new Promise((resolve) => server.once("exit", resolve));
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks for five seconds, each of `atOnce` askers as soon as it has its answer. */
async function load(request: () => Promise<Response>, atOnce: number) {
  const times: number[] = [];
  const end = performance.now() + 5000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const response = await request();
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${response.status} ${response.url}`);
        times.push(performance.now() - began);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { perSecond: times.length / 5, p50: at(0.5), p99: at(0.99) };
}

async function residentMegabytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(status.match(/^VmRSS:\s+(\d+)/m)![1]) / 1024);
}

interface Visit {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  requests: number;
  pictures: number;
}

async function visit(lighthouse: { cli: string }, url: string): Promise<Visit> {
  const output = await run(
    process.execPath,
    [
      ...[lighthouse.cli, url, "--quiet", "--output=json", "--form-factor=mobile"],
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
      "--only-categories=performance,accessibility,best-practices,seo",
    ],
    { env: projectEnv({ CHROME_PATH: browser }), quiet: true },
  );
  const { audits, categories } = JSON.parse(output.slice(output.indexOf("{")));
  const score = (name: string) => Math.round(categories[name].score * 100);
  const requests = audits["network-requests"].details.items as {
    resourceType: string;
    transferSize: number;
  }[];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"].numericValue,
    speedIndex: audits["speed-index"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    requests: requests.length,
    pictures: requests
      .filter(({ resourceType }) => resourceType === "Image")
      .reduce((total, { transferSize }) => total + transferSize, 0),
  };
}

function medians(visits: Visit[]): Visit {
  const keys = Object.keys(visits[0]!) as (keyof Visit)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(visits.map((one) => one[key]))]),
  ) as unknown as Visit;
}

function median(numbers: number[]) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

// Hundreds of packages that nothing else needs: installed here, on first use, not with the project.
async function installLighthouse() {
  const version = "13.5.0";
  const folder = join(root, ".cache/lighthouse", version);
  const cli = join(folder, "node_modules/lighthouse/cli/index.js");
  try {
    await readFile(cli);
  } catch {
    await mkdir(folder, { recursive: true });
    await run("npm", ["install", "--prefix", folder, "--no-save", `lighthouse@${version}`]);
  }
  return { cli, version };
}

/** A copy of the built site whose pages carry no script at all. */
async function withoutScripts() {
  const bare = await mkdtemp(join(tmpdir(), "store-bare-"));
  await cp(client, bare, { recursive: true });
  const files = await readdir(bare, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const path = join(bare, file);
    const html = (await readFile(path, "utf8")).replace(
      /<script(?! type="application\/ld)[\s\S]*?<\/script>/g,
      "",
    );
    await writeFile(path, html);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(html));
    await rm(`${path}.gz`, { force: true });
  }
  return bare;
}

async function open(folder: string) {
  const app = new Hono().use(serveSite(folder));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function table(heads: string[], rows: (string | number)[][]) {
  return [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Replaces what an earlier run wrote below the line that says so; what people wrote above it stays. */
async function writeReport(text: string) {
  const marker = "<!-- Below: written by `npm run bench`. -->";
  const written = await readFile(report, "utf8");
  const kept = written.slice(0, written.indexOf(marker) + marker.length);
  const [processor] = cpus();
  await writeFile(
    report,
    `${kept}\n\nOn ${availableParallelism()} cores of ${processor?.model.trim()}, Node ${process.versions.node}.\n\n${text}\n`,
  );
}
