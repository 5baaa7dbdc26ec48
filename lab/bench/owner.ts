/** The owner's ten commonest tasks on a phone, in taps and seconds, and typing among many products. */
import type { Page } from "@playwright/test";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { type Hand, handWords, letterMs, type Tasks, taskHeads, timeTasks } from "./hand.ts";
import {
  openBrowser,
  openPhone,
  signInOn,
  slowDown,
  type Watched,
  watchInteractions,
} from "./phone.ts";
import { openShop } from "./publish-shop.ts";

const many = 2_000;

const find = async (hand: Hand) => {
  await hand.tap(hand.page.getByLabel("Find a product by title or number"));
  await hand.type("velvet queen");
  await hand.page.locator("li[data-product]").first().waitFor();
};

const tasks: Tasks = {
  "find a piece": find,
  async "mark down one piece"(hand) {
    await find(hand);
    await hand.tap(hand.button(/^Price of/));
    const price = await hand.page.getByLabel("Price", { exact: true }).inputValue();
    await hand.type(String(Number(price) - 20));
    await hand.next();
    await hand.says(/, was \$/);
  },
  async "sell one"(hand) {
    await find(hand);
    await hand.tap(hand.button(/^Sold 1/));
    await hand.says(/^Sold 1 ×/);
  },
  async "undo it"(hand) {
    await hand.tap("Undo");
    await hand.says(/^Undone\.$/);
  },
  async "hold one for a caller"(hand) {
    await find(hand);
    await hand.tap(hand.button(/^Hold/));
    await hand.button(/^Hold until/).waitFor();
    await hand.type("Dana");
    await hand.next();
    await hand.type("5865550117");
    await hand.next();
    await hand.says(/^Held for Dana/);
  },
  async "end a hold early"(hand) {
    await hand.tap("End");
    await hand.says(/^No longer on hold for Dana/);
  },
  async "answer the next holiday"(hand) {
    await hand.tap(hand.page.getByRole("navigation", { name: "Most used" }).getByText("Hours"));
    await hand.tap("Closed");
    await hand.says(/: closed\.$/);
  },
  async "put up a notice with an end"(hand) {
    await hand.tap(hand.link("Post a notice"));
    await hand.tap(hand.page.getByLabel("What it says"));
    await hand.type("New sofas are in");
    await hand.tap("Ends Sunday");
    await hand.tap("Save");
    await hand.says(/is saved\.$/);
  },
  async "mark down a whole list by 10 %"(hand) {
    await hand.tap(hand.link("Products"));
    await hand.tap("Filters");
    await hand.choose("Category", "mattress");
    await hand.tap(hand.button(/^Select all/));
    await hand.tap("Mark down…");
    await hand.tap(hand.button(/^Mark down \d/));
    await hand.says(/marked down\.$/);
  },
  async "put that back from the history"(hand) {
    await hand.tap(hand.link("Undo a change"));
    await hand.tap("Undo this change");
    await hand.says(/back to what (it was|they were)/);
  },
};

export async function benchOwner(workspace: Workspace): Promise<Report> {
  const browser = await openBrowser(workspace);
  const { store, close } = await openShop(workspace);
  const page = await (await openPhone(browser)).newPage();
  await signInOn(page, store.origin);
  await page.goto(`${store.origin}/admin`);
  await page.getByLabel("This device is at").selectOption("east");
  const rows = await timeTasks(page, tasks, async (what) => {
    workspace.note(what);
    // What was just done is undone where one is.
    if (what === "undo it") return;
    await page.goto(`${store.origin}/admin`);
    await page.getByText("Sold this week").waitFor();
  });
  await page.context().close();
  await close();

  workspace.note(`letters among ${figure(many)} pieces`);
  const large = await openShop(workspace, many);
  const letters = await (await openPhone(browser)).newPage();
  await signInOn(letters, large.store.origin);
  await letters.goto(`${large.store.origin}/admin/products`);
  return {
    title: "The owner's day on a phone",
    body: [
      `Each task begins on Today, on a screen 390 wide, and ends when the back office says that it is done. ${handWords}`,
      table(taskHeads, rows),
      `Typing into the search of Products, ${figure(many)} pieces, processor slowed four times: the time from a key to the next frame (as for INP), in milliseconds.`,
      table(["what", "median", "most", "of"], await measureLetters(letters)),
    ],
  };
}

async function measureLetters(page: Page): Promise<Cell[][]> {
  await page.getByText(/^1–\d+ of \d,\d{3} products/).waitFor({ timeout: 60_000 });
  await page.evaluate(watchInteractions);
  await slowDown(page);
  const box = page.getByLabel(/^Search products/);
  const rows: Cell[][] = [];
  for (const words of ["velvet", "oak 3", "101-c7"]) {
    await box.tap();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      (window as never as Watched).longest = [];
    });
    for (const key of [...words, ...Array(words.length).fill("Backspace")]) {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(letterMs);
    }
    await page.waitForTimeout(1_000);
    const times = await page.evaluate(() => (window as never as Watched).longest);
    rows.push([`“${words}”, typed and removed`, median(times), Math.max(...times), times.length]);
  }
  return rows;
}
