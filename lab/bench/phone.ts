/** A browser, and phones in it that are as slow as wanted. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { admin } from "../store.ts";
import type { Workspace } from "../workspace.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const slowWords = "processor slowed four times, 150 ms and 1.6 Mbit/s";

export async function openBrowser({ atEnd }: Pick<Workspace, "atEnd">): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  atEnd(() => browser.close());
  return browser;
}

/** A device that nobody has used: its pages share a cache and a session. */
export const openPhone = (browser: Browser, options: object = {}) =>
  browser.newContext({ ...phone, serviceWorkers: "block", ...options });

/** Slows the processor four times, and the line if wanted. */
export async function slowDown(page: Page, line?: { upload: number }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (line) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 150 },
      ...{ downloadThroughput: 1_600_000 / 8, uploadThroughput: line.upload / 8 },
    });
  }
  return devtools;
}

/** Signs the admin in on a page. */
export async function signInOn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${origin}/`);
}

export interface Watched {
  longest: number[];
}

/** Runs in a page: notes how long each touch or key takes to the frame that answers it. */
export function watchInteractions() {
  const watched = window as never as Watched;
  watched.longest = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) watched.longest.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
