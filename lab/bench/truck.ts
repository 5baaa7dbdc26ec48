/**
 * A truck came in: from Today to the product's page, on a phone with a camera's files, step by step; and a lot of 40
 * from its manifest to its labels, half of it received without a line.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { cameraPicture } from "../camera-picture.ts";
import { type Cell, figure, type Report, table } from "../report.ts";
import { end } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import { Hand, handWords } from "./hand.ts";
import { openBrowser, openPhone, signInOn, slowDown, slowWords } from "./phone.ts";
import { openShop } from "./publish-shop.ts";

const timeoutMs = 180_000;

export async function benchTruck(workspace: Workspace): Promise<Report> {
  const browser = await openBrowser(workspace);
  const pictures = [await cameraPicture(1), await cameraPicture(2)];
  const files = pictures.map((_, at) => join(workspace.folder, `IMG_000${at}.jpg`));
  for (const [at, file] of files.entries()) await writeFile(file, pictures[at]!);
  const rows: Cell[][] = [];
  for (const isSlow of [false, true]) {
    // Another size, so that each has a folder of its own.
    const { store } = await openShop(workspace, isSlow ? 2 : 1);
    const page = await (await openPhone(browser)).newPage();
    await signInOn(page, store.origin);
    if (isSlow) await slowDown(page, { upload: 1_600_000 });
    const steps = [
      ...(await unload(page, store.origin, files)),
      ...(isSlow ? [] : await receiveLot(page, store.origin, pictures[0]!)),
    ];
    for (const [at, [name, ms]] of steps.entries()) {
      rows[at] ??= [name];
      rows[at].push(figure(ms / 1000));
    }
    await page.context().close();
    await end(store, "SIGTERM");
  }
  // Only on a good line.
  for (const row of rows) while (row.length < 3) row.push("");
  const sizes = pictures.map(({ length }) => `${figure(length / 1e6)} MB`).join(" and ");
  return {
    title: "A truck comes in",
    body: [
      `Two pictures of 4,032 × 3,024 pixels, ${sizes}, and everything that a floor model needs, typed by a person on a screen 390 wide. ${handWords} The camera is none of them, but in the lot, where a picture takes ${cameraMs / 1000} s. The pictures are sent while the rest is typed.`,
      table(["seconds", "a good line", `${slowWords}, both ways`], rows),
    ],
  };
}

async function unload(page: Page, origin: string, files: readonly string[]) {
  await page.goto(`${origin}/admin`);
  const hand = new Hand(page);
  const link = hand.link("Add a closeout");
  await link.waitFor({ timeout: timeoutMs });
  const steps: [name: string, ms: number][] = [];
  const began = performance.now();
  let last = began;
  const lap = (name: string) => {
    steps.push([name, performance.now() - last]);
    last = performance.now();
  };

  await hand.tap(link);
  const camera = page.getByLabel(/^(Take or choose|More) pictures/);
  await camera.waitFor({ state: "attached", timeout: timeoutMs });
  lap("from Today to the form");
  await camera.setInputFiles([...files]);
  await page.getByAltText("Picture 2").waitFor({ timeout: timeoutMs });
  lap("two pictures are read and shown");
  await hand.choose("Kind", "sofa");
  await hand.fill("Name", "Harbor slate sofa");
  await hand.choose("Color", "gray");
  await hand.choose("Style", "modern");
  await hand.fill("Width, in.", "84");
  await hand.fill("Depth, in.", "36");
  await hand.fill("Height, in.", "34");
  await hand.fill("East", "2");
  lap("what it is, how large, how many");
  await hand.fill("Price", "499");
  await hand.fill("Compare-at price", "1299");
  await hand.fill("Source of the compare-at price", "Maker’s list");
  await hand.choose("Condition", "floor model");
  await hand.fill("What’s wrong with it", "A scratch on the left arm");
  lap("price, compare-at price, condition");
  await hand.tap("Use the title for all of them");
  await hand.tap("Publish");
  await page.getByRole("status").filter({ hasText: "is number" }).waitFor({ timeout: timeoutMs });
  lap("words for the pictures, Publish, sent");
  const until = performance.now() + timeoutMs;
  while (performance.now() < until && !(await isThere(origin))) await page.waitForTimeout(50);
  lap("on its page, with its pictures");
  steps.push(["from the press on Today to the page", performance.now() - began]);
  return steps;
}

const lotSize = 40;
/** What a person takes to find a carton's line and to look the piece over. */
const lookMs = 4_000;
/** The phone's camera opens, is held still, its button is pressed, then “Use photo”. */
const cameraMs = 5_000;

/** The same picture as another file: a comment stands behind its first two bytes. */
function numbered(jpeg: Buffer, at: number): Buffer {
  const words = Buffer.from(`picture ${at}`);
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)]);
}

async function receiveLot(page: Page, origin: string, picture: Buffer) {
  const lines = Array.from(
    { length: lotSize },
    (_, at) => `Harbor ${at + 1} Oak Nightstand,Bedroom,"$${299 + at * 20}.00",${1 + (at % 3)}`,
  );
  await page.goto(`${origin}/admin/lots`);
  const hand = new Hand(page);
  const began = performance.now();
  await hand.fill("Supplier", "Lakeside");
  await hand.fill("Total paid ($)", "4000");
  await hand.choose("Unloaded at", "East");
  await hand.fill("Source of the compare-at prices", "Maker’s list");
  await hand.tap("Save the lot");
  await hand.tap(hand.link("Import its manifest"));
  await page.locator("input[type=file][accept*='.csv']").setInputFiles({
    ...{ name: "manifest.csv", mimeType: "text/csv" },
    buffer: Buffer.from(["Item Description,Category,MSRP,Qty", ...lines].join("\n")),
  });
  await hand.tap(hand.button(/^Import 40/));
  await hand.says("40 products imported.");
  await hand.tap(hand.link("Lakeside"));
  await hand.says(`0 of ${lotSize} products received`);
  const imported = performance.now();
  for (let at = 0; at < lotSize; at += 1) {
    if (at === 10 || at === 30) await page.context().setOffline(at === 10);
    const form = page.getByRole("form", { name: /^Receive / });
    await page.waitForTimeout(lookMs);
    const camera = form.getByLabel("Take a picture");
    await page.waitForTimeout(cameraMs);
    await camera.setInputFiles({
      ...{ name: `IMG_${at}.jpg`, mimeType: "image/jpeg", buffer: numbered(picture, at) },
    });
    await form.getByLabel("Another picture").waitFor({ state: "attached" });
    if (at % 8 === 7) {
      await form.getByLabel("Damaged").fill("");
      await hand.fill("Damaged", "1", form);
    }
    await hand.tap(form.getByRole("button", { name: "Received" }));
    await hand.says(`${at + 1} of ${lotSize} products received`);
  }
  const received = performance.now();
  await page.getByRole("button", { name: `Make ${lotSize} live` }).waitFor({ timeout: timeoutMs });
  const sent = performance.now();
  await hand.tap(`Make ${lotSize} live`);
  await hand.says(`${lotSize} products live.`);
  await hand.tap(hand.link("Print its labels"));
  await page.getByRole("list", { name: "Sheet 1" }).waitFor();
  const steps: [string, number][] = [
    [`a lot of ${lotSize}: its facts, its manifest imported`, imported - began],
    ["all received, a picture of each, half of it without a line", received - imported],
    ["the last pictures are sent", sent - received],
    ["made live, its labels", performance.now() - sent],
    ["the whole lot", performance.now() - began],
  ];
  return steps;
}

async function isThere(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/clearance-items/harbor-slate-sofa`);
  return answer.ok && (await answer.text()).includes("/pictures/photo-");
}
