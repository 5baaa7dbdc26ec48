/**
 * An owner makes a fresh store theirs, on a phone: each line of "Make it yours" that a phone can do, in taps,
 * letters and seconds. `SCREENSHOTS=folder` keeps a picture of each.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import sharp from "sharp";
import { providerVariables, startFakeTwilio } from "#server/messages/texts/testing/fake-twilio.ts";
import { policyPaths } from "#shop/policy.ts";
import { cameraPicture } from "../camera-picture.ts";
import { figure, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import { type Hand, handWords, type Tasks, taskHeads, timeTasks } from "./hand.ts";
import {
  areas,
  lenders,
  productCount,
  reviews,
  shop,
  showrooms,
  spreadsheet,
} from "./new-seller.ts";
import { openBrowser, openPhone, signInOn } from "./phone.ts";
import { openShop } from "./publish-shop.ts";

const timeoutMs = 180_000;
/** What adults read silently in a minute (Brysbaert 2019). */
const wordsPerMinute = 238;
const tapsOfPicture = 3;

/** What is on the owner's phone. */
interface Files {
  logo: string;
  photo: string;
  spreadsheet: string;
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });

/** From the list of "Make it yours" to the page that a line leads to. */
async function follow(hand: Hand, line: string) {
  await hand.page.goto("/admin/setup");
  await hand.tap(hand.page.getByRole("link", { name: new RegExp(`^(Open|See) ${line}$`) }));
}

/** Writes over what stands in a field: a long press and "Select all" first. */
async function retype(hand: Hand, field: Locator, text: string) {
  await hand.tap(field);
  if (await field.inputValue()) {
    await hand.wait(2);
    await hand.page.keyboard.press("ControlOrMeta+A");
    await hand.page.keyboard.press("Delete");
  }
  await hand.type(text);
}

async function fillForm(hand: Hand, label: string, fields: Record<string, string>, save?: string) {
  const form = hand.page.getByRole("form", { name: label, exact: true }).last();
  for (const [name, text] of Object.entries(fields)) {
    await retype(hand, form.getByRole("textbox", { name, exact: true }), text);
  }
  await hand.tap(button(form, save ?? `Save ${label}`));
}

async function setPicture(hand: Hand, title: string, file: string) {
  await hand.wait(tapsOfPicture);
  await hand.page.getByLabel(new RegExp(`^(Choose|Replace) ${title}$`)).setInputFiles(file);
  await hand.says(`${title}: saved.`);
}

function tasksOf(page: Page, files: Files, origin: string): Tasks {
  return {
    async "the sample leaves"(hand) {
      await page.goto("/admin/setup");
      await hand.tap("Start empty");
      await hand.tap(button(page.getByRole("alertdialog"), "Start empty"));
      await hand.says("The sample is off the site.");
    },
    async "name, area, description, links, payment provider"(hand) {
      await follow(hand, "Name");
      await fillForm(hand, "name and links", {
        Name: shop.name,
        "Area you sell in": shop.city,
        "Description for search engines": "Furniture and mattresses below retail in Grand Rapids.",
        "Shop Online (leave empty without one)": "",
        "Card payment provider, named at checkout": "Square",
        "Social pages, one link a line; none is fine": "",
      });
      await hand.says(/saved\./);
    },
    async "logo, icon, picture for links, photos of showrooms and deliveries"(hand) {
      await follow(hand, "Logo");
      await setPicture(hand, "Logo", files.logo);
      await setPicture(hand, "Icon", files.logo);
      await setPicture(hand, "Picture for shared links", files.photo);
      for (const { title } of showrooms) await setPicture(hand, `${title} showroom`, files.photo);
      await setPicture(hand, "Inside a showroom", files.photo);
      for (const at of [1, 2, 3]) await setPicture(hand, `Delivery photo ${at}`, files.photo);
    },
    async "order phone and email"(hand) {
      await follow(hand, "Email");
      const facts = { "Order phone": "6162222000", Email: "hello@lakesideliquidators.com" };
      await fillForm(hand, "facts", facts);
      await hand.says("Store details saved.");
    },
    async "two showrooms"(hand) {
      await follow(hand, "Showrooms");
      for (const { title, fields } of showrooms) {
        await fillForm(hand, `${title} Showroom`, fields);
        await hand.says(/saved\./);
      }
    },
    async "hours of the week, and the next six holidays"(hand) {
      await follow(hand, "Hours");
      const week = page.getByRole("form", { name: "the week" });
      for (const day of ["Monday", "Tuesday", "Wednesday"]) {
        await hand.wait(3);
        await week.getByLabel(`${day}, `).nth(1).fill("19:00");
      }
      await hand.tap(button(week, /same as/));
      await hand.tap(button(week, "Save the week"));
      await hand.says("Weekly hours saved.");
      for (let left = 6; left > 0; left -= 1) {
        await hand.tap(
          page.getByRole("button", { name: left % 2 ? "Usual hours" : "Closed" }).first(),
        );
        await hand.says(/: (usual hours|closed)\.$/);
      }
    },
    async "two delivery areas instead of the sample’s"(hand) {
      await follow(hand, "Delivery");
      for (const [area, zips] of Object.entries(areas)) {
        await hand.tap("Add an area");
        await hand.tap(page.getByRole("form", { name: "area" }).last().getByLabel("Tue"));
        const fields = {
          Area: area,
          "Fee ($)": "89",
          "ZIP codes or their first three digits": zips,
        };
        await fillForm(hand, "area", fields);
        await hand.says(`${area} saved.`);
      }
    },
    async "two lenders"(hand) {
      await follow(hand, "Lenders");
      for (const name of lenders) {
        await hand.tap("Add a lender");
        await fillForm(hand, "lender", {
          Name: name,
          "Who it’s for": "Any credit",
          Terms: "No interest if paid in full in 6 months",
          "Link to apply": "https://apply.lakesideliquidators.com",
        });
        await hand.says(`${name} is saved.`);
      }
    },
    async "three reviews"(hand) {
      await follow(hand, "Reviews");
      for (const name of reviews) {
        await hand.tap("Add a review");
        await fillForm(hand, "the review", {
          "What the customer said": "Great bed, great price, and the crew was careful.",
          "Customer’s name": name,
          "When, as the page shows it": "October 2026",
          "Where it was published": "Google",
        });
        await hand.says(`${name}’s review is saved.`);
      }
    },
    async [`${productCount} products from a spreadsheet, to the last one’s page`](hand) {
      await page.goto("/admin/import");
      await hand.wait(tapsOfPicture);
      await page.getByLabel("Choose a file").setInputFiles(files.spreadsheet);
      await hand.tap(`Import ${productCount} products`);
      await hand.says(`${productCount} rows of this file are imported.`);
      const until = performance.now() + timeoutMs;
      while (performance.now() < until) {
        const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
        if (sitemap.match(/lakeside-piece-/g)?.length === productCount) return;
        await page.waitForTimeout(100);
      }
      throw new Error("The products never were in the sitemap.");
    },
    async "one article is hidden"(hand) {
      await follow(hand, "Articles");
      await hand.tap(page.getByRole("button", { name: /^Hide/ }).first());
      await hand.says(/is hidden\.$/);
    },
    async "the marks of what was the sample’s"(hand) {
      await page.goto("/admin/settings#promises");
      const promises = page.getByRole("form", { name: "promises" });
      await promises.waitFor();
      const marked = promises.getByRole("checkbox", { name: /samples?\b/, checked: true });
      while ((await marked.count()) > 0) await hand.tap(marked.first());
      await hand.tap("Save marks and promises");
      await hand.says("Settings saved.");
    },
    async "the owner’s name, and a colleague is invited"(hand) {
      await page.goto("/account");
      await hand.fill("Your name", "Dana Reyes");
      await hand.tap("Save name and showroom");
      await page.goto("/admin/users");
      await hand.fill("Coworker’s email", "sam@lakesideliquidators.com");
      await hand.fill("Coworker’s name", "Sam Okafor");
      await hand.tap("Send invitation");
      await hand.says("Invitation sent.");
    },
    async "two-step verification"(hand) {
      await follow(hand, "Two-step verification");
      await hand.tap("Turn on");
      const secret = (await page.locator("code").textContent()) ?? "";
      const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
      // To the app and back, where the code is copied.
      await hand.wait(6);
      await hand.fill("6-digit code", app.generate());
      await hand.tap("Verify and turn on");
      await hand.says("On. We’ll ask for a code");
    },
    async "a test email, and a test text to one’s own phone"(hand) {
      await page.goto("/admin/setup");
      await hand.tap("Send me an email");
      await hand.says(/^Sent to /);
      await hand.fill("Your phone", "6162225550");
      await hand.tap("Send me a text");
      // In quiet hours nobody is texted, and the page says so.
      await hand.says(/^Sent\. It should arrive|quiet hours/);
    },
  };
}

/** Logo, photo and spreadsheet, as files. */
async function makeFiles(folder: string): Promise<Files> {
  const files = {
    logo: join(folder, "logo.png"),
    photo: join(folder, "IMG_0001.jpg"),
    spreadsheet: join(folder, "truck.csv"),
  };
  const logo = sharp({ create: { width: 800, height: 800, channels: 4, background: "#174a3c" } });
  await writeFile(files.logo, await logo.png().toBuffer());
  await writeFile(files.photo, await cameraPicture(1));
  await writeFile(files.spreadsheet, spreadsheet());
  return files;
}

export async function benchSetup(workspace: Workspace): Promise<Report> {
  const texts = await startFakeTwilio();
  workspace.atEnd(texts.close);
  const { store } = await openShop(workspace, undefined, undefined, providerVariables(texts));
  const browser = await openBrowser(workspace);
  const page = await (await openPhone(browser, { baseURL: store.origin })).newPage();
  page.setDefaultTimeout(timeoutMs);
  const pictures = process.env.SCREENSHOTS;
  if (pictures) await mkdir(pictures, { recursive: true });
  let taken = 0;
  const look = async (name: string) => {
    if (!pictures) return;
    taken += 1;
    await page.screenshot({
      path: join(pictures, `${String(taken).padStart(2, "0")} ${name}.png`),
    });
  };

  await signInOn(page, store.origin);
  const tasks = tasksOf(page, await makeFiles(workspace.folder), store.origin);
  const rows = await timeTasks(page, tasks, async (what) => {
    workspace.note(what);
    await look(`before ${what.slice(0, 40)}`);
  });
  await page.goto("/admin/setup");
  await page.getByRole("status").first().waitFor();
  const left = await page.getByText(/things? left|Everything is yours/).innerText();
  await look("at the end");
  await page.goto("/");
  await look("home");
  const words = await policyWords(page);
  const sum = (at: number) =>
    rows.reduce((all, row) => all + Number(String(row[at]).replaceAll(",", "")), 0);
  rows.push(["all of it", sum(1), sum(2), figure(sum(3))]);
  return {
    title: "A store becomes its owner’s",
    body: [
      `From the sample to a seller’s own on a screen 390 wide, by a script that knows where everything is. ${handWords} Choosing a picture or a file counts as ${tapsOfPicture} taps. Thinking, and reading what the four policies say (${words} words, ${figure(words / wordsPerMinute)} minutes), come on top.`,
      table(taskHeads, rows),
      `At the end “Make it yours” says: ${left}`,
    ],
  };
}

async function policyWords(page: Page): Promise<number> {
  let count = 0;
  for (const path of policyPaths) {
    await page.goto(path);
    count += (await page.locator("main").innerText()).split(/\s+/).length;
  }
  return count;
}
