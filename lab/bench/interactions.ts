/** How long pages take to answer a touch while the processor is slowed to a quarter. */
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { type Cell, median, section, table } from "./report.ts";
import { client, openSite } from "./site.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutesPerRun = 4;

export function benchInteractions({ runs }: { runs: number }) {
  return inWorkspace(minutesPerRun * (runs + 1), async (workspace) => {
    const times = await measureInteractions(workspace, client, runs);
    const rows: Cell[][] = Object.entries(times).map(([name, ms]) => [name, ms]);
    return [
      section(
        "Interactions",
        `The slowest interaction (as for INP) in milliseconds, median of ${runs}, processor slowed four times.`,
        table(["what", "ms"], rows),
      ),
    ];
  });
}

/** Milliseconds by what was touched, on the site built in a folder. */
export async function measureInteractions({ atEnd }: Workspace, folder: string, runs: number) {
  const site = await openSite(folder);
  atEnd(site.close);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox"],
  });
  atEnd(() => browser.close());
  const times: Record<string, number> = {};
  for (const [name, { width = 390, path, before = [], steps }] of Object.entries(interactions)) {
    const rounds: number[] = [];
    for (let round = 0; round < runs; round += 1) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        hasTouch: true,
      });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
    times[name] = Math.round(median(rounds));
  }
  await browser.close();
  await site.close();
  return times;
}

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

const interactions: Record<string, Interaction> = {
  "open the menu on the home page": {
    path: "/",
    steps: [touch("header [aria-label='Menu']:visible")],
  },
  "open a product's dialog in a list": {
    path: "/deals/bedroom",
    steps: [touch("main a[href^='/deals/bedroom/']")],
  },
  "open a list's filter sheet": { path: "/deals/bedroom", steps: [openSheet] },
  "press a choice in the sheet": {
    path: "/deals/bedroom",
    before: [openSheet, typeMenu],
    steps: [aChoice],
  },
  "press Show in the sheet": {
    path: "/deals/bedroom",
    before: [openSheet, typeMenu, aChoice],
    steps: [touch("main .show")],
  },
  "tick a card's Compare": { path: "/deals/bedroom", steps: [touch("main .compare input")] },
  "type into a list's search": {
    width: 1280,
    path: "/deals/bedroom",
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
  await page.waitForTimeout(pause);
}
