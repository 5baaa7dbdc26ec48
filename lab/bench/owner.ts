/** The owner's ten commonest tasks on a phone, in taps and seconds, and typing among many pieces. */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { type Hand, letterMs, named, signedIn, tapMs, tapsOfPicker, timeTasks } from "./hand.ts";
import { openShop, type Shop } from "./publish-shop.ts";
import { type Cell, figure, median, section, table } from "./report.ts";
import { inWorkspace } from "./workspace.ts";

const minutes = 9;
const many = 2_000;

export function benchOwner() {
  return inWorkspace(minutes, async (workspace) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    workspace.atEnd(() => browser.close());
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

    workspace.note("the ten tasks");
    const shop = await openShop(workspace, 1);
    const context = await browser.newContext(options);
    const tasks = await measureTasks(context, shop);
    await context.close();
    await shop.close();

    workspace.note(`letters among ${figure(many)} pieces`);
    const large = await openShop(workspace, many);
    const page = await (await browser.newContext(options)).newPage();
    const letters = await measureLetters(page, large);
    await large.close();
    return [
      section(
        "The owner's day on a phone",
        `Each task begins on Today, on a screen 390 wide, and ends when the back office says that it is done. A tap takes ${tapMs} ms and a letter ${letterMs} ms, as people's do; a list counts as ${tapsOfPicker.select} taps, a picker of day and time as ${tapsOfPicker.moment}.`,
        table(["task", "taps", "letters", "seconds"], tasks),
        `Typing into the search of Products, ${figure(many)} pieces, processor slowed four times: the time from a key to the next frame (as for INP), in milliseconds.`,
        table(["what", "median", "most", "of"], letters),
      ),
    ];
  });
}

async function measureTasks(context: BrowserContext, shop: Shop): Promise<Cell[][]> {
  const page = await signedIn(context, shop.store);
  await page.goto(`${shop.store.origin}/admin`);
  await page.getByLabel("This device is at").selectOption("east");
  const find = async (hand: Hand, words: string) => {
    await hand.tap(page.getByLabel("Find a piece by title or number"));
    await hand.type(words);
    await page.locator("li[data-piece]").first().waitFor();
  };
  const tasks: [what: string, work: (hand: Hand) => Promise<void>][] = [
    [
      "find a piece",
      async (hand) => {
        await find(hand, "velvet queen");
      },
    ],
    [
      "mark down one piece",
      async (hand) => {
        await find(hand, "velvet queen");
        await hand.tap(named(page, "button", /^Price of/));
        const price = Number(await page.getByLabel("Price", { exact: true }).inputValue());
        await hand.type(String(price - 20));
        await hand.next();
        await page.getByText(/, was \$/).waitFor();
      },
    ],
    [
      "sell one",
      async (hand) => {
        await find(hand, "velvet queen");
        await hand.tap(named(page, "button", /^Sold 1/));
        await page.getByText(/^Sold 1 ×/).waitFor();
      },
    ],
    [
      "undo it",
      async (hand) => {
        await hand.tap(named(page, "button", "Undo"));
        await page.getByText("Undone.", { exact: true }).waitFor();
      },
    ],
    [
      "hold one for a caller",
      async (hand) => {
        await find(hand, "velvet queen");
        await hand.tap(named(page, "button", /^Hold/));
        await named(page, "button", /^Hold until/).waitFor();
        await hand.type("Dana");
        await hand.next();
        await hand.type("5865550117");
        await hand.next();
        await page.getByText(/^Held for Dana/).waitFor();
      },
    ],
    [
      "end a hold early",
      async (hand) => {
        await hand.tap(named(page, "button", "End"));
        await page.getByText(/^Not held for Dana/).waitFor();
      },
    ],
    [
      "answer the next holiday",
      async (hand) => {
        await hand.tap(named(page, "link", /hours\?/));
        await hand.tap(named(page, "button", "Closed"));
        await page.getByText(/: closed\.$/).waitFor();
      },
    ],
    [
      "put up a notice with an end",
      async (hand) => {
        await hand.tap(named(page, "link", "Put up a notice"));
        await hand.tap(page.getByLabel("What it says"));
        await hand.type("New sofas are in");
        await hand.tap(named(page, "button", "Ends Sunday"));
        await hand.tap(named(page, "button", "Save"));
        await page.getByText(/is saved\.$/).waitFor();
      },
    ],
    [
      "mark down a whole list by 10 %",
      async (hand) => {
        await hand.tap(named(page, "link", "Products"));
        await page.waitForTimeout(tapMs);
        await page.getByLabel("Page", { exact: true }).selectOption("mattress");
        hand.taps += tapsOfPicker.select;
        await hand.tap(named(page, "button", /^Select all/));
        await hand.tap(named(page, "button", "Mark down…"));
        await hand.tap(named(page, "button", /^Mark down \d/));
        await page.getByText(/marked down\.$/).waitFor();
      },
    ],
    [
      "put that back from the history",
      async (hand) => {
        await hand.tap(named(page, "link", "Put something back"));
        await hand.tap(named(page, "button", "Put back"));
        await page.getByText(/is as it was/).waitFor();
      },
    ],
  ];
  return timeTasks(page, tasks, async (what) => {
    // What was just done is undone where one is.
    if (what === "undo it") return;
    await page.goto(`${shop.store.origin}/admin`);
    await page.getByText("Sold this week").waitFor();
  });
}

async function measureLetters(page: Page, shop: Shop): Promise<Cell[][]> {
  await signedIn(page.context(), shop.store);
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${shop.store.origin}/admin/products`);
  await page.getByText(/^2,000 pieces/).waitFor({ timeout: 60_000 });
  await page.evaluate(watchKeys);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const box = page.getByLabel(/^Search products/);
  const rows: Cell[][] = [];
  for (const words of ["velvet", "oak 3", "101-c7"]) {
    await box.tap();
    await page.waitForTimeout(1_000);
    await page.evaluate(() => {
      (window as never as Watched).keys = [];
    });
    for (const letter of words) {
      await page.keyboard.press(letter === " " ? "Space" : letter);
      await page.waitForTimeout(letterMs);
    }
    for (const _ of words) {
      await page.keyboard.press("Backspace");
      await page.waitForTimeout(letterMs);
    }
    await page.waitForTimeout(1_000);
    const times = await page.evaluate(() => (window as never as Watched).keys);
    rows.push([`“${words}”, typed and removed`, median(times), Math.max(...times), times.length]);
  }
  return rows;
}

interface Watched {
  keys: number[];
}

/** Notes how long each key takes to the frame that follows it. */
function watchKeys() {
  const watched = window as never as Watched;
  watched.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "keydown") watched.keys.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
