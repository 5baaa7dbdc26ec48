/**
 * Presses right after the paint, on a phone slowed four times on a slow line: how long until a control
 * looks pressed, and until what was asked for has happened. Nothing of it may be lost.
 */
import type { BrowserContext, CDPSession } from "@playwright/test";
import { type Cell, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { openBrowser, openPhone, slowDown, slowWords } from "./phone.ts";
import type { Settings } from "./settings.ts";
import { client, openSite } from "./site.ts";
import { type Watched, watch } from "./watch-press.ts";

interface Press {
  path: string;
  target: string;
  /** Typed after the press, which then only places the cursor. */
  keys?: string;
  /** Runs in the page: whether what was asked for has happened. */
  effect: string;
}

const cartHas = (count: number) =>
  `document.querySelector('header a[href="/checkout"]')?.getAttribute("aria-label")?.startsWith("Cart, ${count} ")`;

const bed = "emerald-channel-tufted-velvet-queen-bed";

const presses: Record<string, Press> = {
  "Add to Cart on a product's page": {
    path: "/mattress-special/queen",
    target: "main button:has-text('Add to Cart')",
    effect: cartHas(1),
  },
  "Add to Cart in a list": {
    path: "/clearance-items",
    target: "main button:has-text('Add to Cart')",
    effect: cartHas(1),
  },
  "Add to Cart at a package": {
    path: "/package-deals",
    target: "main button:has-text('Add to Cart')",
    effect: cartHas(1),
  },
  "a heart on a product's page": {
    path: `/deals/bedroom/${bed}`,
    target: "main button[aria-pressed]",
    effect: `document.querySelector("main button[aria-pressed=true]")`,
  },
  "a heart in a list of 45": {
    path: "/deals/bedroom",
    target: "main button[aria-pressed]",
    effect: `document.querySelector("main button[aria-pressed=true]")`,
  },
  "Apply for financing": {
    path: "/financing",
    target: "main form button",
    effect: `document.querySelector("[role=dialog] input[name=first_name]")`,
  },
  "a door's width in the fit check": {
    path: `/deals/bedroom/${bed}`,
    target: "main input[name='door.widthIn']",
    keys: "1",
    effect: `/Door: .* of (?!32 )\\d{3} in/.test(document.querySelector("#fit, [aria-labelledby=fit]")?.textContent ?? "")`,
  },
  "the search's suggestions": {
    path: "/",
    target: "input[role=combobox]:visible",
    keys: "sofa",
    effect: `document.querySelector("[role=option][href]")`,
  },
  "the tab Sign Up": {
    path: "/auth",
    target: "[role=tab]:has-text('Sign Up')",
    effect: `document.querySelector("[role=tab][aria-selected=true]")?.textContent === "Sign Up"`,
  },
  "Copy link at an article": {
    path: "/blog/room-design-3",
    target: "main button:has-text('Copy link')",
    effect: `[...document.querySelectorAll("main button")].some((it) => it.textContent.includes("Link copied")) || window.asked`,
  },
};

/** The table of controls, with a cold and a warm cache. */
export async function benchPresses(
  workspace: Workspace,
  { runs, only }: Settings,
): Promise<Report> {
  const site = await openSite(client);
  workspace.atEnd(site.close);
  const browser = await openBrowser(workspace);
  const rows: Cell[][] = [];
  for (const [name, press] of Object.entries(presses)) {
    if (!name.includes(only)) continue;
    const cold: Round[] = [];
    const warm: Round[] = [];
    for (let round = 0; round < runs; round += 1) {
      const context = await openPhone(browser);
      await context.addInitScript(() => localStorage.clear());
      await context.addInitScript(watch);
      cold.push(await pressOnce(context, site.url, press));
      warm.push(await pressOnce(context, site.url, press));
      await context.close();
    }
    rows.push([name, ...cells(cold), ...cells(warm)]);
  }
  const heads = ["seen", "done", "worst", "task"];
  return {
    title: "Presses before the scripts",
    body: [
      `Each control pressed right after the first paint, ${slowWords}: milliseconds from the finger's touch until it looks pressed and until what was asked for has happened, median of ${runs}, the worst of them, and the largest task after the press; with a cold cache and with a warm one.`,
      table(
        [
          "control",
          ...["cold", "warm"].flatMap((cache) => heads.map((head) => `${cache}: ${head}`)),
        ],
        rows,
      ),
    ],
  };
}

interface Round {
  /** Milliseconds from the touch; nothing where it never happened. */
  seen?: number;
  done?: number;
  task: number;
}

function cells(rounds: Round[]): Cell[] {
  const all = (key: "seen" | "done") =>
    rounds.map((round) => round[key] ?? Number.POSITIVE_INFINITY);
  return [median(all("seen")), median(all("done")), Math.max(...all("done"))]
    .map((ms) => (Number.isFinite(ms) ? Math.round(ms) : "lost"))
    .concat(Math.round(Math.max(...rounds.map(({ task }) => task))));
}

const pressedFor = 60;
const betweenKeys = 100;
const longest = 8_000;
const pause = 1_000;

/** One visit: the press as soon as something is painted, then what comes of it. */
async function pressOnce(context: BrowserContext, url: string, press: Press): Promise<Round> {
  const page = await context.newPage();
  page.on("dialog", (dialog) => dialog.dismiss());
  const devtools = await slowDown(page, { upload: 750_000 });
  const painted = firstPaint(devtools);
  await page.goto(url + press.path, { waitUntil: "commit" });
  await painted;
  const box = await page
    .locator(press.target)
    .first()
    .evaluate(
      (element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        (window as never as Watched).pressTarget(element);
        return { x: x + width / 2, y: y + height / 2 };
      },
      undefined,
      { timeout: longest },
    );
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [box] });
  await page.waitForTimeout(pressedFor);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  for (const key of press.keys ?? "") {
    await page.keyboard.press(key);
    await page.waitForTimeout(betweenKeys);
  }
  const { touched } = await page.evaluate(() => (window as never as Watched).round());
  const done = await untilDone(devtools, press.effect, touched! + longest);
  await page.waitForTimeout(pause);
  const { seen, task } = await page.evaluate(() => (window as never as Watched).round());
  await page.close();
  return { seen: seen && seen - touched!, done: done && done - touched!, task };
}

/** When what was asked for had happened, on this page or on the next one. */
async function untilDone(devtools: CDPSession, effect: string, limit: number) {
  const expression = `untilDone(() => ${effect}, ${limit})`;
  while (Date.now() < limit) {
    const found = await devtools
      .send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })
      .catch(() => undefined);
    if (found && !found.exceptionDetails) return found.result.value as number | undefined;
  }
}

async function firstPaint(devtools: CDPSession) {
  await devtools.send("Page.enable");
  await devtools.send("Page.setLifecycleEventsEnabled", { enabled: true });
  return new Promise<void>((done) => {
    devtools.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") done();
    });
  });
}
