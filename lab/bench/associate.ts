/** An associate's ten commonest tasks on a phone, in taps and seconds, and how soon staff hear of a lead. */
import { randomUUID } from "node:crypto";
import { leadOf, leadsPath, phoneOf } from "../leads.ts";
import { median, type Report, seconds, table } from "../report.ts";
import { call, openStore } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { type Hand, handWords, type Tasks, taskHeads, timeTasks } from "./hand.ts";
import { openBrowser, openPhone, signInOn } from "./phone.ts";

const alerts = 7;
const screenHeight = 844;
const people = [
  ["María", "Núñez", "(906) 555-0142"],
  ["Seán", "O’Neil", "906-555-0177"],
  ["Dana", "Whitfield", "(906) 555-0119"],
] as const;

const card = ({ page }: Hand, name: string) =>
  page.locator("li[data-lead]").filter({ hasText: name });
const panel = ({ page }: Hand) => page.getByRole("dialog");

const find = async (hand: Hand, words: string, name: string) => {
  await hand.tap(hand.page.getByLabel("Search leads by name or phone"));
  await hand.type(words);
  await card(hand, name).waitFor();
  await card(hand, "Dana").waitFor({ state: "detached" });
};

const tasks: Tasks = {
  async "call the newest lead"(hand) {
    const link = card(hand, "Dana").getByRole("link", { name: /^Call/ });
    const box = await link.boundingBox();
    if (!box || box.y + box.height > screenHeight)
      throw new Error("The newest lead is off screen.");
    await link.evaluate((it) => it.addEventListener("click", (event) => event.preventDefault()));
    await hand.tap(link);
  },
  async "nobody answered"(hand) {
    await hand.tap("No answer from Dana Whitfield");
    await hand.says("No answer noted.");
  },
  async "take a lead"(hand) {
    await hand.tap(card(hand, "María"));
    await hand.tap("Take it");
    await hand.says(/is assigned to you\.$/);
  },
  "find who calls, by the caller ID": (hand) => find(hand, "+19065550177", "O’Neil"),
  "find a name with an accent": (hand) => find(hand, "nunez", "Núñez"),
  async "say that it is contacted"(hand) {
    await hand.tap(card(hand, "María").getByRole("button", { name: /Pending/ }));
    await hand.tap(
      hand.page
        .getByRole("menuitemradio", { name: "Contacted" })
        .or(hand.page.getByRole("menuitem", { name: "Contacted" })),
    );
    await hand.says("Lead updated successfully.");
  },
  async "take that back"(hand) {
    await hand.tap("Undo");
    await hand.says("Undone.");
  },
  async "add a note to the history"(hand) {
    await hand.tap(card(hand, "Dana"));
    await hand.fill("Add to the history", "Wants oak", panel(hand));
    await hand.next();
    await panel(hand).getByText("Wants oak").waitFor();
  },
  async "have it come back tomorrow"(hand) {
    await hand.tap(card(hand, "María"));
    await hand.tap(panel(hand).getByRole("button", { name: "Set a date" }));
    await hand.tap(panel(hand).getByRole("button", { name: "Set", exact: true }));
    await hand.says(/Follow-up with/);
  },
  async "enter a walk-in"(hand) {
    await hand.tap("Enter a lead");
    await panel(hand).getByLabel("Name").waitFor();
    await hand.type("Ann Lee");
    await hand.next();
    await hand.fill("Phone", "9065550188", panel(hand));
    await hand.next();
    await hand.says("Inquiry entered.");
  },
};

export async function benchAssociate(workspace: Workspace): Promise<Report> {
  const store = await openStore({ DATA_DIR: workspace.folder });
  const leave = (first_name: string, last_name: string, phone: string) =>
    call(store, leadsPath, {
      body: { ...leadOf(randomUUID(), phone), first_name, last_name },
    });
  for (const [first, last, phone] of people) await leave(first, last, phone);
  const browser = await openBrowser(workspace);
  const page = await (await openPhone(browser)).newPage();
  await signInOn(page, store.origin);
  const open = async () => {
    await page.goto(`${store.origin}/admin/financing-leads`);
    await page.locator("li[data-lead]").first().waitFor();
  };
  const rows = await timeTasks(page, tasks, async (what) => {
    workspace.note(what);
    if (what !== "take that back") await open();
  });
  await open();
  const heard: number[] = [];
  for (let number = 0; number < alerts; number += 1) {
    const title = await page.title();
    // The worst moment: the page has its answer, and asks again after its whole pause.
    await page.waitForResponse((answer) => answer.url().includes("/rpc/lead_activity"));
    const began = performance.now();
    await leave("Nell", "Park", phoneOf(number));
    await page.waitForFunction((old) => document.title !== old, title, { polling: 50 });
    heard.push(performance.now() - began);
  }
  return {
    title: "An associate's day on a phone",
    body: [
      `Each task begins at the list of leads, on a screen 390 wide, and ends when the page says that it is done. ${handWords}`,
      table(taskHeads, rows),
      `A stored lead is in the title of an open page after ${seconds(median(heard))} in the middle and ${seconds(Math.max(...heard))} at most, of ${heard.length}; each came right after the page had asked.`,
    ],
  };
}
