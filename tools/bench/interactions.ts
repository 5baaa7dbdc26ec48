/** How long pages take to answer a touch while the processor is slowed to a quarter. */
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../harness/chromium.mjs";
import { type Cell, median, section, table } from "./report.ts";
import { client, openSite } from "./site.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutesPerRun = 3;

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
  for (const [name, { width = 390, path, target, keys }] of Object.entries(interactions)) {
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
      const box = (await page.locator(target).first().boundingBox())!;
      await page.waitForTimeout(pause);
      // By its box: to look for it again would cost the page more than the touch does.
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await page.waitForTimeout(pressed);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.waitForTimeout(pause);
      for (const key of keys ?? "") {
        await page.keyboard.press(key);
        await page.waitForTimeout(betweenKeys);
      }
      await page.waitForTimeout(pause);
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

interface Interaction {
  width?: number;
  path: string;
  target: string;
  /** What is typed then. */
  keys?: string;
}

const interactions: Record<string, Interaction> = {
  "open the menu on the home page": { path: "/", target: "header [aria-label='Menu']:visible" },
  "open a product's dialog in a list": {
    path: "/deals/bedroom",
    target: "main a[href^='/deals/bedroom/']",
  },
  "open a list's filter": { path: "/deals/bedroom", target: "main .drawer > summary" },
  "type into a list's search": {
    width: 1280,
    path: "/deals/bedroom",
    target: "main input[type=search]",
    keys: "oak",
  },
  "type into the header's search": {
    width: 1280,
    path: "/",
    target: "header input[role=combobox]:visible",
    keys: "sofa",
  },
};

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
