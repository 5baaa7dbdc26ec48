/** What the site's pages cost a phone, beside the same pages without any script (the limit). */
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeVersion } from "#server/site/code-version.ts";
import { releaseFromFolder } from "#server/site/release-from-folder.ts";
import { findChromium } from "#tools/test/chromium.mjs";
import { type Cell, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import type { Settings } from "./settings.ts";
import { client, openSite } from "./site.ts";

// Hundreds of packages that nothing else needs: npm fetches them at the first use.
const lighthouse = "13.5.0";
const pages = {
  home: "/",
  category: "/deals/bedroom",
  product: "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed",
  article: "/blog/room-design-3",
  financing: "/financing",
};

/** Lighthouse on a phone's settings, each page with its scripts and without. */
export async function benchPages(workspace: Workspace, { runs, only }: Settings): Promise<Report> {
  const chromium = await findChromium();
  const site = await openSite(client);
  workspace.atEnd(site.close);
  const limit = await openSite(await withoutScripts(workspace));
  workspace.atEnd(limit.close);
  const look = (url: string) => {
    // Lighthouse may lose the beginning of its own recording (NO_NAVSTART): once is not the page's fault.
    const once = () => visit(workspace, chromium, url);
    return once().catch(once);
  };
  const rows: Cell[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    if (!name.includes(only)) continue;
    const ours: Visit[] = [];
    const least: Visit[] = [];
    for (let round = 0; round < runs; round += 1) {
      ours.push(await look(site.url + path));
      least.push(await look(limit.url + path));
    }
    rows.push(rowOf(name, medians(ours), medians(least)));
  }
  return {
    title: "Pages on a phone",
    body: [
      `Lighthouse ${lighthouse}, mobile, median of ${runs}: pictures in kilobytes of 1,024; scores for performance, accessibility, best practices and search; milliseconds, in brackets as a multiple of the same page without scripts.`,
      table(heads, rows),
    ],
  };
}

const heads = ["page", "pictures", "requests", "scores", "LCP", "Speed Index", "TBT", "CLS"];

function rowOf(name: string, own: Visit, best: Visit): Cell[] {
  return [
    name,
    (own.pictures / 1024).toFixed(1),
    own.requests,
    `${own.performance} / ${own.accessibility} / ${own.practices} / ${own.seo}`,
    `${Math.round(own.lcp)} (${(own.lcp / best.lcp).toFixed(2)})`,
    `${Math.round(own.speedIndex)} (${(own.speedIndex / best.speedIndex).toFixed(2)})`,
    Math.round(own.tbt),
    own.cls.toFixed(3),
  ];
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

async function visit(workspace: Workspace, chromium: string, url: string): Promise<Visit> {
  const output = await workspace.run(
    "npx",
    [
      ...[
        "--yes",
        `lighthouse@${lighthouse}`,
        url,
        "--quiet",
        "--output=json",
        "--form-factor=mobile",
      ],
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
      "--only-categories=performance,accessibility,best-practices,seo",
    ],
    // The browser leaves its profile behind when it is ended.
    { env: { CHROME_PATH: chromium, TMPDIR: workspace.folder } },
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

/** A release of the built site whose pages carry no script at all; returns the folder that it was made from. */
async function withoutScripts(workspace: Workspace) {
  const folder = join(workspace.folder, "without-scripts");
  const bare = join(folder, "work/client");
  await cp(client, bare, { recursive: true });
  const files = await readdir(bare, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const path = join(bare, file);
    const html = await readFile(path, "utf8");
    await writeFile(path, html.replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, ""));
  }
  await releaseFromFolder(folder, bare, {
    ...{ madeBy: "npm run bench", code: codeVersion(), inputs: "", siteUrl: "" },
    pageHeaders: {},
  });
  return bare;
}
