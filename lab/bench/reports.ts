/** Every report after a month of made-up trade: its pictures on a phone and a desktop, and when its numbers are there. */
import { mkdir } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";
import { type Cell, figure, type Report, table } from "../report.ts";
import { monthOfTrade } from "../trade.ts";
import type { Workspace } from "../workspace.ts";
import { openBrowser, signInOn } from "./phone.ts";
import { openShop } from "./publish-shop.ts";

const timeoutMs = 60_000;
/** Each report: its address, the words that say that its numbers are there, and what is pressed first. */
const reports: Record<string, [path: string, words: string, press?: string]> = {
  Today: ["/admin", "Worth doing"],
  "Sales by month": ["/admin/sales", "Margin"],
  "Sales by day": ["/admin/sales?by=day", "Margin"],
  "Sales by lot": ["/admin/sales?by=lot", "Great Lakes Liquidation"],
  "Sales by person": ["/admin/sales?by=person", "Margin"],
  "Sales by lender": ["/admin/sales?by=lender", "Margin"],
  "Sales by product": ["/admin/sales?by=product", "Margin"],
  Leads: ["/admin/financing-leads", "First contact"],
  Weeks: ["/admin/financing-leads", "Median to contact", "Weeks"],
  "Drawing people, not selling": ["/admin/products?demand=drawing", "views"],
};

export async function benchReports(workspace: Workspace): Promise<Report> {
  const browser = await openBrowser(workspace);
  const { store, close } = await openShop(workspace, undefined, monthOfTrade);
  const pictures = join(root, ".cache/reports");
  await mkdir(pictures, { recursive: true });
  const rows: Cell[][] = Object.keys(reports).map((name) => [name]);
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await signInOn(page, store.origin);
    for (const [at, [name, [path, words, press]]] of Object.entries(reports).entries()) {
      workspace.note(`${name}, ${width}`);
      const began = performance.now();
      await page.goto(store.origin + path);
      if (press) {
        const numbers = page.getByRole("button", { name: "Show numbers" });
        const button = page.getByRole("button", { name: press });
        await button.or(numbers).first().waitFor({ timeout: timeoutMs });
        if (await numbers.isVisible()) await numbers.click();
        await button.click();
      }
      await page.getByText(words).first().waitFor({ timeout: timeoutMs, state: "attached" });
      rows[at]!.push(Math.round(performance.now() - began));
      await page.waitForTimeout(1_000);
      const picture = join(pictures, `${name.toLowerCase().replace(/\W+/g, "-")}-${width}.png`);
      await page.screenshot({ path: picture, fullPage: true });
    }
    await context.close();
  }
  await close();
  return {
    title: "Reports of a month",
    body: [
      `After a month of 10,000 views, 300 leads, 60 inquiries and 120 sales: milliseconds from the address to the report's numbers, one visit. Pictures are in \`.cache/reports\`. Load of the machine at the end: ${figure(loadavg()[0]!)}.`,
      table(["report", "390 wide", "1280 wide"], rows),
    ],
  };
}
