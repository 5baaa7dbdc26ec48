/** From opening a list on a slow phone to what a shopper wants of a piece, in taps and seconds. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { Hand, letterMs, tapMs } from "./hand.ts";
import { openShop } from "./publish-shop.ts";
import { type Cell, figure, median, section, table } from "./report.ts";
import { inWorkspace } from "./workspace.ts";

const minutes = 6;
const list = "/deals/bedroom";

interface Task {
  what: string;
  work: (hand: Hand, page: Page) => Promise<void>;
}

const openPiece = (hand: Hand, page: Page) =>
  hand.tap(page.locator(`main a[href^="${list}/"]`).first());

const tasks: readonly Task[] = [
  {
    what: "a stored request to hold a piece",
    async work(hand, page) {
      await openPiece(hand, page);
      await hand.tap(page.getByRole("button", { name: "Hold It" }));
      const form = page.getByRole("dialog", { name: "Ask us to hold it" });
      await hand.tap(form.getByLabel("Name"));
      await hand.type("Dana Reed");
      await hand.tap(form.getByLabel("Mobile phone"));
      await hand.type("5865550117");
      await hand.tap(form.getByRole("button", { name: "Ask to Hold It" }));
      await page.getByText(/^Thank you, Dana Reed/).waitFor();
    },
  },
  {
    what: "a stored request for financing, about the piece",
    async work(hand, page) {
      await openPiece(hand, page);
      await hand.tap(page.getByRole("link", { name: "Apply for financing" }));
      await hand.tap(page.getByRole("button", { name: /^Apply with/ }).first());
      const form = page.getByRole("dialog", { name: /^Apply with/ });
      await hand.tap(form.getByLabel("First name"));
      await hand.type("Dana");
      await hand.tap(form.getByLabel("Last name"));
      await hand.type("Reed");
      await hand.tap(form.getByLabel("Mobile phone"));
      await hand.type("5865550117");
      await hand.tap(form.getByRole("button", { name: "Text Me the Link" }));
      await page.getByRole("status").filter({ hasText: "Dana Reed" }).waitFor();
    },
  },
];

export function benchShopper({ runs }: { runs: number }) {
  return inWorkspace(minutes, async (workspace) => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    workspace.atEnd(() => browser.close());
    const shop = await openShop(workspace, 1);
    const rows: Cell[][] = [];
    for (const task of tasks) {
      workspace.note(task.what);
      rows.push(await measure(browser, shop.store.origin, task, runs));
    }
    await shop.close();
    return [
      section(
        "From a list to a request",
        `A first visit, ${list} opened by its address on a screen 390 wide, processor slowed four times, 150 ms and 1.6 Mbit/s; until the shop says that it has the request. A tap takes ${tapMs} ms and a letter ${letterMs} ms, as people's do; without them is what the shop takes. Median of ${runs}.`,
        table(["until", "taps", "letters", "seconds", "without the hand"], rows),
      ),
    ];
  });
}

async function measure(browser: Browser, origin: string, { what, work }: Task, runs: number) {
  const seconds: number[] = [];
  const shops: number[] = [];
  let hand: Hand | undefined;
  for (let round = 0; round < runs; round += 1) {
    const page = await openPhone(browser);
    hand = new Hand(page);
    const began = performance.now();
    await page.goto(origin + list, { waitUntil: "commit" });
    await work(hand, page);
    const took = performance.now() - began;
    seconds.push(took / 1000);
    shops.push((took - hand.ownMs) / 1000);
    await page.context().close();
  }
  return [
    what,
    hand?.taps ?? 0,
    hand?.letters ?? 0,
    figure(median(seconds)),
    figure(median(shops)),
  ];
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  return page;
}
