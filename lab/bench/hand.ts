/** A person's hand on a phone, for tasks that are measured in taps, letters and seconds. */
import type { Locator, Page } from "@playwright/test";
import { type Cell, figure } from "../report.ts";

// What a person takes to find the next control and to reach it, and for a letter on glass.
const tapMs = 700;
/** How long before the end of a tap it is seen where the control is, so that one that still moves is met. */
const lookMs = 350;
export const letterMs = 200;
/** A picker of the phone: opened, turned to the value, closed. */
const tapsOfPicker = 2;

export const handWords = `A tap takes ${tapMs} ms and a letter ${letterMs} ms, as people's do; a list counts as ${tapsOfPicker} taps.`;

/** A hand that counts. */
export class Hand {
  taps = 0;
  letters = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator | string) {
    const found = typeof target === "string" ? this.button(target) : target;
    await found.waitFor();
    await this.tapAt(async () => {
      await found.scrollIntoViewIfNeeded();
      const box = await found.boundingBox();
      if (!box) throw new Error(`Nothing to tap: ${String(found)}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  }
  /** The eye finds it while the hand is on its way. */
  protected async tapAt(find: () => Promise<{ x: number; y: number }>) {
    const reached = this.page.waitForTimeout(tapMs);
    await this.page.waitForTimeout(tapMs - lookMs);
    const { x, y } = await find();
    await reached;
    await this.page.touchscreen.tap(x, y);
    this.taps += 1;
  }
  async type(text: string) {
    let next = performance.now();
    for (const letter of text) {
      await this.page.keyboard.press(letter === " " ? "Space" : letter);
      next = Math.max(next + letterMs, performance.now());
      await this.page.waitForTimeout(Math.max(0, next - performance.now()));
    }
    this.letters += text.length;
  }
  /** Taps a field and types into it. */
  async fill(label: string, text: string, within: Page | Locator = this.page) {
    await this.tap(within.getByLabel(label, { exact: true }));
    await this.type(text);
  }
  /** Takes as long as so many taps, and counts them: for what the phone itself shows. */
  async wait(taps: number) {
    await this.page.waitForTimeout(taps * tapMs);
    this.taps += taps;
  }
  async choose(label: string, value: string) {
    await this.wait(tapsOfPicker);
    await this.page.getByLabel(label, { exact: true }).selectOption(value);
  }
  /** The key at the bottom right of the phone's keyboard. */
  async next() {
    await this.page.waitForTimeout(tapMs);
    await this.page.keyboard.press("Enter");
    this.taps += 1;
  }
  button = (name: string | RegExp) => this.page.getByRole("button", { name }).first();
  link = (name: string | RegExp) => this.page.getByRole("link", { name }).first();
  /** Waits until the page says so. */
  says = (words: string | RegExp) => this.page.getByText(words).first().waitFor();
  /** What of it the hand itself took, in milliseconds. */
  get ownMs() {
    return this.taps * tapMs + this.letters * letterMs;
  }
}

export type Tasks = Record<string, (hand: Hand) => Promise<void>>;

export const taskHeads = ["task", "taps", "letters", "seconds"];

/** A row for each task: taps, letters, seconds. */
export async function timeTasks(
  page: Page,
  tasks: Tasks,
  before: (what: string) => Promise<void>,
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const [what, work] of Object.entries(tasks)) {
    await before(what);
    const hand = new Hand(page);
    const began = performance.now();
    await work(hand);
    rows.push([what, hand.taps, hand.letters, figure((performance.now() - began) / 1000)]);
  }
  return rows;
}
