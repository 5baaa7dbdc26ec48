/**
 * The store in WebKit or Firefox: `node e2e/engines/smoke.ts webkit PROGRAMS`, where PROGRAMS are the paths of
 * their programs as JSON. Says what is wrong, a line each, and ends with 1 where anything is. It needs the site in
 * BUILD_DIR.
 */
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tools/test/free-port.mjs";
import { fillDataFolder } from "../../server/database/testing.ts";
import {
  admin,
  apiKeyHeader,
  dataOf,
  linkPages,
  makeFolder,
  startServer,
  waitForExit,
} from "../fixtures.ts";
import { aBed, aClearanceItem, lenders, productPath } from "../sample.ts";
import { type Engine, openFirefox, openWebKit } from "./engine.ts";

/** For what follows a press, on the slowest machine. */
const waitMs = Number(process.env.WAIT_MS ?? 120_000);
const phone = 390;
const pages = ["/", "/deals", "/deals/bedroom", productPath(aBed), "/clearance-items", "/blog"];
const steps: [string, (page: Engine, url: string) => Promise<void>][] = [
  ["eight pages, narrow and wide", seePages],
  ["a product's dialog, and Back", openDialog],
  ["the heart", save],
  ["the cart", fillCart],
  ["suggestions", search],
  ["what a financing form asks for", askForFinancing],
  ["the menu", openMenu],
  ["a page that something else has changed", pressOnChangedPage],
  ["a price and a lead in the back office", work],
];

const [name = "", programs = "{}"] = process.argv.slice(2);
const folder = await makeFolder("engine-");
await fillDataFolder(dataOf(folder));
await linkPages(process.env.BUILD_DIR || "build", folder);
const port = await freePort();
const server = await startServer(folder, port);
const url = `http://127.0.0.1:${port}`;
try {
  const page = await (name === "webkit" ? openWebKit : openFirefox)(JSON.parse(programs));
  for (const [what, step] of steps) {
    try {
      await page.resize(phone);
      await step(page, url);
      console.log(`${name}: ${what}: right`);
    } catch (error) {
      console.error(`${name}: ${what}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  await page.close();
} finally {
  await waitForExit(server, "SIGTERM");
  await rm(folder, { recursive: true, force: true });
}
process.exit();

/** Waits until an expression is true in the page, or says what it waited for. */
async function until(page: Engine, what: string, expression: string) {
  const end = Date.now() + waitMs;
  while (!(await page.read<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const at = await page.read<string>("location.href + document.activeElement?.outerHTML");
      throw new Error(`not seen: ${what}, at ${at.slice(0, 300)}`);
    }
    await sleep(100);
  }
}

/** A visible element that a selector finds, by words in its text or its label; as an expression. */
function seen(selector: string, words = "") {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 &&
    ((one.getAttribute("aria-label") ?? "") + one.textContent).includes(${JSON.stringify(words)}))`;
}

/** Presses it once it is there. */
async function press(page: Engine, selector: string, words = "") {
  await until(page, `${selector} “${words}”`, seen(selector, words));
  await page.read(
    `(document.querySelectorAll("[data-smoke]").forEach((one) => one.removeAttribute("data-smoke")),
      ${seen(selector, words)}.scrollIntoView({ block: "center" }),
      ${seen(selector, words)}.setAttribute("data-smoke", ""))`,
  );
  // What still moves is pressed beside.
  const moves = `document.getAnimations().some(({ playState, effect }) =>
    playState === "running" && effect.getComputedTiming().endTime < Infinity)`;
  await until(page, `${selector} at rest`, `!${moves}`);
  await page.press("[data-smoke]");
}

async function openPage(page: Engine, address: string) {
  await page.open(address);
  // From here on what goes wrong in its scripts is known.
  await page.read(
    `(window.wrong = [], ["error", "unhandledrejection"].forEach((kind) =>
      addEventListener(kind, (event) => window.wrong.push(String(event.message ?? event.reason)))))`,
  );
}

async function expectNoErrors(page: Engine) {
  const wrong = await page.read<string[]>("window.wrong ?? []");
  if (wrong.length > 0) throw new Error(wrong.join("; "));
}

async function seePages(page: Engine, url: string) {
  for (const width of [phone, 1280]) {
    await page.resize(width);
    for (const path of [...pages, "/financing", "/store-locations"]) {
      await openPage(page, `${url}${path}`);
      const where = `${path} at ${width}`;
      await page.read(`document.querySelectorAll("img").forEach((one) => (one.loading = "eager"))`);
      await until(
        page,
        `the pictures of ${where}`,
        `document.readyState === "complete" && [...document.images].every((one) => one.complete)`,
      );
      const broken = `[...document.images].filter((one) => !one.naturalWidth).map((one) => one.currentSrc)`;
      const wrong = await page.read<string[]>(broken);
      if (wrong.length > 0) throw new Error(`${where}: broken ${wrong.join()}`);
      const over = await page.read<number>("document.documentElement.scrollWidth - innerWidth");
      if (over > 0) throw new Error(`${where}: ${over} pixels too wide`);
      const small = `[...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")]
        .filter((one) => one.getClientRects().length > 0 && parseFloat(getComputedStyle(one).fontSize) < 16).length`;
      if (width === phone && (await page.read<number>(small)) > 0)
        throw new Error(`${where}: an iPhone zooms to a field of less than 16 pixels`);
      await expectNoErrors(page);
    }
  }
}

async function openDialog(page: Engine, url: string) {
  await openPage(page, `${url}/deals/bedroom`);
  // Before that the link leads to the product's page.
  await until(page, "scripts that listen", "window.presses.done");
  await press(page, ".product-card :is(h2, h3) a");
  await until(page, "the dialog", seen("[role=dialog]:not([popover])"));
  await page.read("history.back()");
  await until(page, "the list", `!${seen("[role=dialog]:not([popover])")}`);
  await expectNoErrors(page);
}

async function save(page: Engine, url: string) {
  await openPage(page, `${url}/deals/bedroom`);
  await press(page, ".heart");
  await until(page, "a heart that is on", seen(".heart[aria-pressed=true]"));
  await openPage(page, `${url}/deals/bedroom`);
  await until(page, "a heart that stays on", seen(".heart[aria-pressed=true]"));
}

async function fillCart(page: Engine, url: string) {
  await openPage(page, `${url}${productPath(aClearanceItem)}`);
  await press(page, "button", "Add to Cart");
  await until(page, "the cart's count", seen("a[href='/checkout']", "1 item"));
  await openPage(page, `${url}/checkout`);
  await until(page, "the cart's line", seen("main", aClearanceItem.title));
  await expectNoErrors(page);
}

async function search(page: Engine, url: string) {
  await openPage(page, `${url}/search`);
  await press(page, "input[role=combobox]");
  await page.type("[data-smoke]", "bed");
  await until(page, "suggestions", seen("[role=option]", "Bed"));
  await expectNoErrors(page);
}

async function askForFinancing(page: Engine, url: string) {
  await openPage(page, `${url}/financing`);
  await press(page, "button", `Apply with ${lenders[0]!.name}`);
  await press(page, "[role=dialog] button", "Text Me the Link");
  for (const words of ["First name is required", "Last name is required"])
    await until(page, words, seen("[role=dialog]", words));
  await expectNoErrors(page);
}

async function openMenu(page: Engine, url: string) {
  await openPage(page, `${url}/deals/bedroom`);
  await press(page, "button[popovertarget=menu]", "Menu");
  await until(page, "the menu", `document.querySelector("#menu").matches(":popover-open")`);
  await press(page, "#menu button", "Close");
  await until(page, "no menu", `!document.querySelector("#menu").matches(":popover-open")`);
}

/** As an iPhone makes links of addresses and phones, before the page's scripts have started or after. */
async function pressOnChangedPage(page: Engine, url: string) {
  await openPage(page, `${url}/deals/living-room`);
  await page.read(
    `[...document.querySelectorAll("footer address, footer a[href^='tel:']")].forEach((one) => {
      const link = document.createElement("span");
      link.append(...one.childNodes);
      one.append(link);
    })`,
  );
  await press(page, ".heart[aria-pressed=false]");
  await until(page, "a heart that is on", seen(".heart[aria-pressed=true]"));
}

async function work(page: Engine, url: string) {
  const lead = { first_name: "Ada", last_name: "Novak", phone: "(586) 555-0142" };
  const stored = await fetch(`${url}/rest/v1/financing_leads`, {
    method: "POST",
    headers: { ...apiKeyHeader, "Content-Type": "application/json" },
    body: JSON.stringify({ ...lead, financing_option: lenders[0]!.name, status: "pending" }),
  });
  if (!stored.ok) throw new Error(`the lead was not stored: ${stored.status}`);
  await openPage(page, `${url}/auth`);
  await press(page, "input[type=email]");
  await page.type("[data-smoke]", admin.email);
  await press(page, "input[type=password]");
  await page.type("[data-smoke]", admin.password);
  await press(page, "form button", "Sign In");
  await until(page, "the home page", `location.pathname === "/"`);
  await page.resize(1280);
  await openPage(page, `${url}/admin/financing-leads`);
  await until(page, "the lead", seen("main", "Ada Novak"));
  await openPage(page, `${url}/admin/products?q=${encodeURIComponent(aBed.title)}`);
  await press(page, "button", "Price of");
  await until(page, "the price's form", seen("[role=dialog]", "Price"));
  await expectNoErrors(page);
}
