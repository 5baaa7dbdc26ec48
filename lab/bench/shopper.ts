/** From opening a list on a slow phone to what a shopper wants of a product, in taps and seconds. */
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { Hand, handWords, type Tasks, taskHeads } from "./hand.ts";
import { openBrowser, openPhone, slowDown, slowWords } from "./phone.ts";
import { openShop } from "./publish-shop.ts";
import type { Settings } from "./settings.ts";

const list = "/deals/bedroom";

const openProduct = (hand: Hand) => hand.tap(hand.page.locator(`main a[href^="${list}/"]`).first());

const tasks: Tasks = {
  async "a stored request to hold a piece"(hand) {
    await openProduct(hand);
    await hand.tap("Hold It");
    const form = hand.page.getByRole("dialog", { name: "Ask us to hold it" });
    await hand.fill("Name", "Dana Reed", form);
    await hand.fill("Mobile phone", "5865550117", form);
    await hand.tap(form.getByRole("button", { name: "Ask to Hold It" }));
    await hand.says(/^Thank you, Dana Reed/);
  },
  async "a stored request for financing, about the piece"(hand) {
    await openProduct(hand);
    await hand.tap(hand.page.getByRole("link", { name: "Apply for financing" }));
    await hand.tap(hand.button(/^Apply with/));
    const form = hand.page.getByRole("dialog", { name: /^Apply with/ });
    await hand.fill("First name", "Dana", form);
    await hand.fill("Last name", "Reed", form);
    await hand.fill("Mobile phone", "5865550117", form);
    await hand.tap(form.getByRole("button", { name: "Text Me the Link" }));
    await hand.page.getByRole("status").filter({ hasText: "Dana Reed" }).waitFor();
  },
};

export async function benchShopper(workspace: Workspace, { runs }: Settings): Promise<Report> {
  const browser = await openBrowser(workspace);
  const { store } = await openShop(workspace);
  const rows: Cell[][] = [];
  for (const [what, work] of Object.entries(tasks)) {
    workspace.note(what);
    const took: number[] = [];
    let hand: Hand | undefined;
    for (let round = 0; round < runs; round += 1) {
      const page = await (await openPhone(browser)).newPage();
      await slowDown(page, { upload: 750_000 });
      hand = new Hand(page);
      const began = performance.now();
      await page.goto(store.origin + list, { waitUntil: "commit" });
      await work(hand);
      took.push(performance.now() - began);
      await page.context().close();
    }
    const all = median(took);
    rows.push([what, hand!.taps, hand!.letters, ...[all, all - hand!.ownMs].map(inSeconds)]);
  }
  return {
    title: "From a list to a request",
    body: [
      `A first visit, ${list} opened by its address on a screen 390 wide, ${slowWords}; until the shop says that it has the request. ${handWords} Without the hand is what the shop takes. Median of ${runs}.`,
      table([...taskHeads, "without the hand"], rows),
    ],
  };
}

const inSeconds = (ms: number) => figure(ms / 1000);
