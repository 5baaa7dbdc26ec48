/** A person's hand on a phone, for tasks that are measured in taps, letters and seconds. */
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { admin } from "../lead-load.ts";
import { type Cell, figure } from "./report.ts";

// What a person takes to find the next control and to reach it, and for a letter on glass.
export const tapMs = 700;
export const letterMs = 200;
/** A picker of the phone: opened, turned to the value, closed. */
export const tapsOfPicker = { select: 2, moment: 4 };

/** A hand that counts. */
export class Hand {
  taps = 0;
  letters = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator) {
    await target.waitFor();
    await this.page.waitForTimeout(tapMs);
    await target.tap();
    this.taps += 1;
  }
  async type(text: string) {
    await this.page.keyboard.type(text, { delay: letterMs });
    this.letters += text.length;
  }
  /** The key at the bottom right of the phone's keyboard. */
  async next() {
    await this.page.waitForTimeout(tapMs);
    await this.page.keyboard.press("Enter");
    this.taps += 1;
  }
  /** What of it the hand itself took, in milliseconds. */
  get ownMs() {
    return this.taps * tapMs + this.letters * letterMs;
  }
}

export const named = (page: Page, role: "button" | "link", name: string | RegExp) =>
  page.getByRole(role, { name }).first();

export type Task = [what: string, work: (hand: Hand) => Promise<void>];

/** A row for each task: taps, letters, seconds. */
export async function timeTasks(
  page: Page,
  tasks: readonly Task[],
  before: (what: string) => Promise<void>,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const [what, work] of tasks) {
    await before(what);
    const hand = new Hand(page);
    const began = performance.now();
    await work(hand);
    rows.push([what, hand.taps, hand.letters, figure((performance.now() - began) / 1000)]);
  }
  return rows;
}

/** A page on which the admin is signed in. */
export async function signedIn(context: BrowserContext, { origin }: { origin?: string }) {
  const page = await context.newPage();
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${origin}/`);
  return page;
}
