/** From opening a page on a slow phone to what a shopper wants, in taps and seconds. */
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { SlowHand } from "./eye.ts";
import { handWords, taskHeads } from "./hand.ts";
import { openBrowser, openPhone, slowDown, slowWords } from "./phone.ts";
import { openShop } from "./publish-shop.ts";
import type { Settings } from "./settings.ts";

const list = "/deals/bedroom";

type Work = (hand: SlowHand) => Promise<void>;

const button = (words: RegExp) => ({ css: "main button, [role=dialog] button", words });
const field = (autocomplete: string) => `[role=dialog] input[autocomplete="${autocomplete}"]`;
const phone = field("tel-national");

const openProduct: Work = (hand) => hand.tapOn({ css: `main a[href^="${list}/"]` });

/** Each begins on the page with this address. */
const begins: Readonly<Record<string, Record<string, Work>>> = {
  "/": {
    async "a call about a queen bed for $700 or less through a 30-inch door"(hand) {
      await search(hand, "queen bed $7");
      await hand.tapOn({ css: "[role=option]", words: /under \$700.* 30-inch door/ });
      await hand.tapOn({ css: "[aria-labelledby=found-furniture] a", words: /^Call to Order/ });
    },
    async "a stored request for financing"(hand) {
      await hand.tapOn({ css: "main a", words: /^Get Financing/ });
      await askFinancing(hand);
    },
    async "what delivery to 48104 costs"(hand) {
      await search(hand, "48104");
      await hand.see({ css: "[role=option]", words: /48104.*\$\d/ });
    },
  },
  [list]: {
    async "a stored request to hold a piece"(hand) {
      await openProduct(hand);
      await hand.tapOn(button(/^Hold It/));
      await hand.typeAt(field("name"), "Dana Reed");
      await hand.next();
      await hand.typeAt(phone, "5865550117");
      await hand.tapOn(button(/^Ask to Hold It/));
      await hand.see({ css: "[role=dialog] *", words: /^Thank you, Dana Reed/ });
    },
    async "a stored request for financing, about the piece"(hand) {
      await openProduct(hand);
      await hand.tapOn({ css: "main a", words: /^Apply for financing/ });
      await askFinancing(hand);
    },
  },
};

async function askFinancing(hand: SlowHand) {
  await hand.tapOn(button(/^Apply with/));
  await hand.typeAt(field("given-name"), "Dana");
  await hand.next();
  await hand.typeAt(field("family-name"), "Reed");
  await hand.next();
  await hand.typeAt(phone, "5865550117");
  await hand.tapOn(button(/^Text Me the Link/));
  await hand.see({ css: "[role=status]", words: /Dana Reed/ });
}

async function search(hand: SlowHand, words: string) {
  await hand.tapOn({ css: "[placeholder=Search]" });
  await hand.type(words);
}

export async function benchShopper(workspace: Workspace, { runs }: Settings): Promise<Report> {
  const browser = await openBrowser(workspace);
  const { store } = await openShop(workspace);
  const rows: Cell[][] = [];
  for (const [address, tasks] of Object.entries(begins))
    for (const [what, work] of Object.entries(tasks)) {
      workspace.note(what);
      const took: number[] = [];
      let hand: SlowHand | undefined;
      for (let round = 0; round < runs; round += 1) {
        const page = await (await openPhone(browser)).newPage();
        await slowDown(page, { upload: 750_000 });
        hand = new SlowHand(page);
        const began = performance.now();
        await page.goto(store.origin + address, { waitUntil: "commit" });
        await work(hand);
        took.push(performance.now() - began);
        await page.context().close();
      }
      const all = median(took);
      rows.push([
        what,
        address,
        hand!.taps,
        hand!.letters,
        ...[all, all - hand!.ownMs].map(inSeconds),
      ]);
    }
  const [task, ...counts] = taskHeads;
  return {
    title: "What a shopper came for",
    body: [
      `A first visit to a page opened by its address on a screen 390 wide, ${slowWords}; until the shop says it, has the request, or its phone is called. ${handWords} Without the hand is what the shop takes. Median of ${runs}.`,
      table([task!, "from", ...counts, "without the hand"], rows),
    ],
  };
}

const inSeconds = (ms: number) => figure(ms / 1000);
