/** A truck came in: from Today to the piece's page, on a phone with a camera's files, step by step. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { cameraPicture } from "../camera-picture.ts";
import { Hand, letterMs, named, signedIn, tapMs, tapsOfPicker } from "./hand.ts";
import { openShop, type Shop } from "./publish-shop.ts";
import { type Cell, figure, section, table } from "./report.ts";
import { inWorkspace } from "./workspace.ts";

const minutes = 9;
const patienceMs = 180_000;

interface Line {
  name: string;
  bitsPerSecond?: number;
}
const lines: readonly Line[] = [
  { name: "a good line" },
  {
    name: "1.6 Mbit/s both ways, 150 ms away, processor slowed four times",
    bitsPerSecond: 1_600_000,
  },
];

export function benchTruck() {
  return inWorkspace(minutes, async (workspace) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    workspace.atEnd(() => browser.close());
    const pictures = [await cameraPicture(1), await cameraPicture(2)];
    const files = pictures.map((_, at) => join(workspace.folder, `IMG_000${at}.jpg`));
    for (const [at, file] of files.entries()) await writeFile(file, pictures[at]!);
    const columns: Cell[][] = [];
    const heads: Cell[] = ["step"];
    for (const line of lines) {
      workspace.note(line.name);
      const shop = await openShop(workspace, 1 + columns.length);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        serviceWorkers: "block",
      });
      const steps = await unload(context, shop, line, files);
      heads.push(`seconds, ${line.name}`);
      for (const [at, [name, ms]] of steps.entries()) {
        columns[at] ??= [name];
        columns[at].push(figure(ms / 1000));
      }
      await context.close();
      await shop.close();
    }
    const sizes = pictures.map(({ length }) => `${figure(length / 1e6)} MB`).join(" and ");
    return [
      section(
        "A truck comes in",
        `Two pictures of 4,032 × 3,024 pixels, ${sizes}, and everything that a floor model needs, typed by a person on a screen 390 wide: a tap takes ${tapMs} ms, a letter ${letterMs} ms, a list ${tapsOfPicker.select} taps, the camera none of them. The pictures are sent while the rest is typed.`,
        table(heads, columns),
      ),
    ];
  });
}

type Steps = [name: string, ms: number][];

async function unload(
  context: BrowserContext,
  { store }: Shop,
  { bitsPerSecond }: Line,
  files: readonly string[],
): Promise<Steps> {
  const page = await signedIn(context, store);
  if (bitsPerSecond) await slow(context, page, bitsPerSecond);
  await page.goto(`${store.origin}/admin`);
  const link = named(page, "link", "Add a closeout");
  await link.waitFor({ timeout: patienceMs });
  const hand = new Hand(page);
  const steps: Steps = [];
  const began = performance.now();
  let last = began;
  const lap = (name: string) => {
    steps.push([name, performance.now() - last]);
    last = performance.now();
  };
  const input = (label: string) => page.getByLabel(label, { exact: true });
  const type = async (label: string, text: string) => {
    await hand.tap(input(label));
    await hand.type(text);
  };
  const choose = async (label: string, option: string) => {
    await page.waitForTimeout(tapsOfPicker.select * tapMs);
    await input(label).selectOption(option);
  };

  await hand.tap(link);
  await page
    .getByLabel("Pictures from the camera")
    .waitFor({ state: "attached", timeout: patienceMs });
  lap("from Today to the form");
  await page.getByLabel("Pictures from the camera").setInputFiles([...files]);
  await page.getByAltText("Picture 2").waitFor({ timeout: patienceMs });
  lap("two pictures are read and shown");
  await choose("Kind", "sofa");
  await type("Name", "Harbor slate sofa");
  await choose("Color", "gray");
  await choose("Style", "modern");
  for (const [side, length] of [
    ["Width, in.", "84"],
    ["Depth, in.", "36"],
    ["Height, in.", "34"],
  ] as const) {
    await type(side, length);
  }
  await type("East", "2");
  lap("what it is, how large, how many");
  await type("Price", "499");
  await type("Compare-at price", "1299");
  await type("Where the compare-at price stood", "Maker’s list");
  await choose("Condition", "floor model");
  await type("What is wrong with it", "A scratch on the left arm");
  lap("price, compare-at price, condition");
  await hand.tap(named(page, "button", "Use the title for all of them"));
  await hand.tap(named(page, "button", "Publish"));
  await page.getByRole("status").filter({ hasText: "is number" }).waitFor({ timeout: patienceMs });
  lap("words for the pictures, Publish, sent");
  const address = `${store.origin}/clearance-items/harbor-slate-sofa`;
  const until = performance.now() + patienceMs;
  while (performance.now() < until && !(await isThere(address))) await page.waitForTimeout(50);
  lap("on its page, with its pictures");
  steps.push(["from the press on Today to the page", performance.now() - began]);
  return steps;
}

async function isThere(address: string): Promise<boolean> {
  const answer = await fetch(address);
  return answer.ok && (await answer.text()).includes("/pictures/photo-");
}

async function slow(context: BrowserContext, page: Page, bitsPerSecond: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}
