/** From opening a page on a slow phone to what a shopper wants, in taps and seconds. */
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { Hand, handWords, type Tasks, taskHeads } from "./hand.ts";
import { openBrowser, openPhone, slowDown, slowWords } from "./phone.ts";
import { openShop } from "./publish-shop.ts";
import type { Settings } from "./settings.ts";

const list = "/deals/bedroom";

const openProduct = (hand: Hand) => hand.tap(hand.page.locator(`main a[href^="${list}/"]`).first());

/** Each begins on the page with this address. */
const begins: Readonly<Record<string, Tasks>> = {
  "/": {
    async "a call about a queen bed for $700 or less through a 30-inch door"(hand) {
      await search(hand, "queen bed $7");
      await hand.tap(hand.page.getByRole("option", { name: /under \$700.* 30-inch door/ }));
      const found = hand.page.getByRole("region", { name: "Furniture" });
      await hand.tap(found.getByRole("link", { name: "Call to Order" }).first());
    },
    async "a stored request for financing"(hand) {
      await hand.tap(hand.link("Get Financing"));
      await askFinancing(hand);
    },
    async "what delivery to 48104 costs"(hand) {
      await search(hand, "48104");
      await hand.page.getByRole("option").filter({ hasText: /\$\d/ }).first().waitFor();
    },
  },
  [list]: {
    async "a stored request to hold a piece"(hand) {
      await openProduct(hand);
      await hand.tap("Hold It");
      const form = hand.page.getByRole("dialog", { name: "Ask us to hold it" });
      await hand.typeInto("Name", "Dana Reed", form);
      await hand.next();
      await hand.typeInto("Mobile phone", "5865550117", form);
      await hand.tap(form.getByRole("button", { name: "Ask to Hold It" }));
      await hand.says(/^Thank you, Dana Reed/);
    },
    async "a stored request for financing, about the piece"(hand) {
      await openProduct(hand);
      await hand.tap(hand.page.getByRole("link", { name: "Apply for financing" }));
      await askFinancing(hand);
    },
  },
};

async function askFinancing(hand: Hand) {
  await hand.tap(hand.button(/^Apply with/));
  const form = hand.page.getByRole("dialog", { name: /^Apply with/ });
  await hand.typeInto("First name", "Dana", form);
  await hand.next();
  await hand.typeInto("Last name", "Reed", form);
  await hand.next();
  await hand.typeInto("Mobile phone", "5865550117", form);
  await hand.tap(form.getByRole("button", { name: "Text Me the Link" }));
  await hand.page.getByRole("status").filter({ hasText: "Dana Reed" }).waitFor();
}

async function search(hand: Hand, words: string) {
  // The header's other one is for wider screens.
  await hand.tap(hand.page.getByPlaceholder("Search").last());
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
      let hand: Hand | undefined;
      for (let round = 0; round < runs; round += 1) {
        const page = await (await openPhone(browser)).newPage();
        await slowDown(page, { upload: 750_000 });
        hand = new Hand(page);
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
