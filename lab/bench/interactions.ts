/** How long pages take to answer a touch while the processor is slowed to a quarter. */
import type { CDPSession, Page } from "@playwright/test";
import { type Cell, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { openBrowser, openPhone, slowDown, type Watched, watchInteractions } from "./phone.ts";
import type { Settings } from "./settings.ts";
import { client, openSite } from "./site.ts";

const pause = 1_500;
// How long a finger stays on the glass.
const pressed = 80;
// Sixty words a minute.
const betweenKeys = 200;

/** A finger on the first of what a selector finds, or what is typed. */
type Step = { touch: string } | { keys: string };

interface Interaction {
  width?: number;
  path: string;
  /** What is done first and not measured. */
  before?: Step[];
  steps: Step[];
}

const touch = (target: string): Step => ({ touch: target });
const openSheet = touch("main .drawer > summary");
const aChoice = touch("main details[open] [name=type]");
const typeMenu = touch("main [name=facet] > summary:has-text('Type')");
const searchBox = touch("input[role=combobox]:visible");
const list = "/deals/bedroom";

const interactions: Record<string, Interaction> = {
  "open the menu on the home page": {
    path: "/",
    steps: [touch("header [aria-label='Menu']:visible")],
  },
  "open a product's dialog in a list": {
    path: list,
    steps: [touch("main a[href^='/deals/bedroom/']")],
  },
  "open a list's filter sheet": { path: list, steps: [openSheet] },
  "press a choice in the sheet": { path: list, before: [openSheet, typeMenu], steps: [aChoice] },
  "press Show in the sheet": {
    path: list,
    before: [openSheet, typeMenu, aChoice],
    steps: [touch("main .show")],
  },
  "tick a card's Compare": { path: list, steps: [touch("main .compare input")] },
  "type into a list's search": {
    width: 1280,
    path: list,
    steps: [touch("main input[type=search]"), { keys: "oak" }],
  },
  "type into the header's search": {
    width: 1280,
    path: "/",
    steps: [searchBox, { keys: "sofa" }],
  },
  "a letter more in the header's search": {
    path: "/",
    before: [searchBox, { keys: "queen b" }],
    steps: [{ keys: "ed un" }],
  },
};

export async function benchInteractions(
  workspace: Workspace,
  { runs, only }: Settings,
): Promise<Report> {
  const site = await openSite(client);
  workspace.atEnd(site.close);
  const browser = await openBrowser(workspace);
  const rows: Cell[][] = [];
  for (const [name, { width = 390, path, before = [], steps }] of Object.entries(interactions)) {
    if (!name.includes(only)) continue;
    const rounds: number[] = [];
    for (let round = 0; round < runs; round += 1) {
      const context = await openPhone(browser, {
        viewport: { width, height: 844 },
        isMobile: false,
      });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const devtools = await slowDown(page);
      await page.goto(site.url + path);
      await settle(page);
      for (const step of before) await take(page, devtools, step);
      await page.evaluate(() => {
        (window as never as Watched).longest = [];
      });
      for (const step of steps) await take(page, devtools, step);
      rounds.push(await page.evaluate(() => Math.max(0, ...(window as never as Watched).longest)));
      await context.close();
    }
    rows.push([name, Math.round(median(rounds))]);
  }
  return {
    title: "Interactions",
    body: [
      `The slowest interaction (as for INP) in milliseconds, median of ${runs}, processor slowed four times.`,
      table(["what", "ms"], rows),
    ],
  };
}

async function take(page: Page, devtools: CDPSession, step: Step) {
  if ("keys" in step) {
    for (const key of step.keys) {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(betweenKeys);
    }
    return page.waitForTimeout(pause);
  }
  const box = (await page.locator(step.touch).first().boundingBox())!;
  await page.waitForTimeout(pause);
  // By its box: to look for it again would cost the page more than the touch does.
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(pressed);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(pause);
}

async function settle(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__reactFiber")),
  );
  await page.waitForTimeout(pause);
}
