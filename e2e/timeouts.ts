/** Time in the pages of a story: it waits for what happens there, and is never late for it. */
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";

/**
 * From the next address on nothing ends in these pages because time went by: notices and offers to undo stay,
 * requests have no limit, and nothing is asked for again that is not due within six seconds. A story in which
 * time goes by has `page.clock`, which takes the place of this.
 */
export const holdTimeouts = (pages: BrowserContext | Page) =>
  pages.addInitScript(() => {
    const { setTimeout } = window;
    const shortestNotice = 6_000;
    window.setTimeout = ((work: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms < shortestNotice ? setTimeout(work, ms, ...values) : 0) as typeof setTimeout;
    AbortSignal.timeout = () => new AbortController().signal;
  });

const requests = new WeakMap<BrowserContext, Set<Request>>();

/** Keeps count of what these pages wait for. */
export function countRequests(context: BrowserContext) {
  const underWay = new Set<Request>();
  requests.set(context, underWay);
  context.on("request", (request) => underWay.add(request));
  context.on("requestfinished", (request) => underWay.delete(request));
  context.on("requestfailed", (request) => underWay.delete(request));
}

/** Lets so much of a page's own time go by, once nothing is under way that could take too long by that. */
export async function letTimePass(page: Page, ms: number) {
  await expect.poll(() => requests.get(page.context())?.size).toBe(0);
  await page.clock.runFor(ms);
}

/** Lets the pauses between an app's own retries pass until it gives up; the page has a clock of ours. */
export async function skipRetries(page: Page, words: Locator) {
  await expect(async () => {
    await letTimePass(page, 5_000);
    await expect(words).toBeVisible({ timeout: 200 });
  }).toPass();
}
