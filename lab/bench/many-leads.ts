/** The leads page where the database searches: opening it, letters, and what each question takes alone. */
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "#tools/test/chromium.mjs";
import { admin, signInAsAdmin } from "../lead-load.ts";
import { end, type Store } from "../store-process.ts";
import { type Cell, figure, median, section, table } from "./report.ts";
import { type Engine, embedded, headersOf, openStore, postgres, seedLeads } from "./store.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutes = 25;
const visits = 5;
const asks = 7;
const betweenLetters = 200;
/** Names that many bear, one that few do, the end of a phone, and what nobody is called. */
const words = ["kowalczyk", "rosa garcia", "555-4321", "zzyzx"];

export function benchManyLeads({ leads }: { leads: number }) {
  return inWorkspace(minutes, async (workspace) => {
    const inside = await measure(workspace, embedded(workspace), leads);
    const outside = await measure(workspace, await postgres(workspace), leads);
    const rows = inside.map(({ what, times }, index): Cell[] => [
      what,
      ...cells(times),
      ...cells(outside[index]!.times),
    ]);
    return [
      section(
        "Very many leads",
        `${figure(leads)} leads, searched by the database, in milliseconds. In the browser: from the address to rows and a search box that can be typed into (the files from the browser's cache), and from a key to rows on the screen that all bear what was typed. Over HTTP: what the page asks at each letter, and, once the search rests, how many leads match.`,
        table(["what", "embedded", "most", "of", "Postgres", "most", "of"], rows),
      ),
    ];
  });
}

interface Measured {
  what: string;
  times: number[];
}

const cells = (times: number[]): Cell[] => [
  Math.round(median(times)),
  Math.round(Math.max(...times)),
  times.length,
];

async function measure(workspace: Workspace, engine: Engine, leads: number): Promise<Measured[]> {
  const variables = await engine.empty("very_many");
  workspace.note(`${figure(leads)} leads, ${engine.name}`);
  await seedLeads(workspace, variables, leads);
  const store = await openStore(variables);
  try {
    workspace.note("over HTTP");
    const questions = await ask(store);
    workspace.note("in the browser");
    return [...(await browse(workspace, store, leads)), ...questions];
  } finally {
    await end(store, "SIGTERM");
  }
}

async function ask(store: Store): Promise<Measured[]> {
  const token = await signInAsAdmin(store);
  const call = async (name: string, body: object) => {
    const began = performance.now();
    const answer = await fetch(`${store.origin}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`);
    return performance.now() - began;
  };
  const newest = { now: new Date().toISOString(), sort: "created_at", descending: true, most: 26 };
  const search = (text: string) => ({
    ...newest,
    twins: true,
    text,
    words: /^[\d-]+$/.test(text) ? [] : text.split(" "),
    digits: /^[\d-]+$/.test(text) ? text.replace(/\D/g, "") : "",
  });
  const letters = words.flatMap((text) =>
    Array.from(text, (_, index) => text.slice(0, index + 1).trim()),
  );
  const repeated = async (name: string, body: object) => {
    const times: number[] = [];
    for (let time = 0; time < asks; time += 1) times.push(await call(name, body));
    return times;
  };
  const each = async (name: string, bodies: object[]) => {
    const times: number[] = [];
    for (const body of bodies) times.push(await call(name, body));
    return times;
  };
  const week = { since: day(-7), until: day(1) };
  return [
    { what: "HTTP: the newest", times: await repeated("find_leads", { asked: newest }) },
    {
      what: "HTTP: a page at each letter",
      times: await each(
        "find_leads",
        letters.map((text) => ({ asked: search(text) })),
      ),
    },
    {
      what: "HTTP: the same, by name",
      times: await each(
        "find_leads",
        letters.map((text) => ({ asked: { ...search(text), sort: "name", descending: false } })),
      ),
    },
    {
      what: "HTTP: by status, last first",
      times: await repeated("find_leads", { asked: { ...newest, sort: "status" } }),
    },
    {
      what: "HTTP: page 1,000 of an address",
      times: await repeated("find_leads", { asked: { ...newest, skip: 24_975 } }),
    },
    {
      what: "HTTP: how many match, each word",
      times: await each(
        "count_leads",
        words.map((text) => ({ asked: search(text) })),
      ),
    },
    { what: "HTTP: how many there are", times: await repeated("count_leads", { asked: newest }) },
    { what: "HTTP: the worklists", times: await repeated("count_worklists", {}) },
    {
      what: "HTTP: the overview of 30 days",
      times: await repeated("read_overview", {
        days: Array.from({ length: 31 }, (_, index) => day(index - 30)),
      }),
    },
    {
      what: "HTTP: a week by lender",
      times: await repeated("read_week", { grouping_by: "lender", ...week }),
    },
    {
      what: "HTTP: called in time this week",
      times: await repeated("find_leads", { asked: { ...newest, ...week, in_time: true } }),
    },
  ];
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString();

async function browse(workspace: Workspace, store: Store, leads: number): Promise<Measured[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  workspace.atEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${store.origin}/auth`);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${store.origin}/`);
  const opened: number[] = [];
  for (let visit = 0; visit <= visits; visit += 1) opened.push(await open(page, store.origin));
  await page
    .getByText(`of ${leads.toLocaleString("en-US")} leads`)
    .first()
    .waitFor();
  const typed: number[] = [];
  for (const text of words.slice(0, 3)) typed.push(...(await type(page, text)));
  await browser.close();
  return [
    { what: "browser: opened and usable", times: opened.slice(1) },
    { what: "browser: a letter", times: typed },
  ];
}

async function open(page: Page, origin: string) {
  await page.goto("about:blank");
  const began = performance.now();
  await page.goto(`${origin}/admin/financing-leads`, { waitUntil: "commit" });
  await page.locator("tr[data-lead]").first().waitFor();
  await page.getByRole("searchbox").click();
  return performance.now() - began;
}

async function type(page: Page, text: string) {
  const box = page.getByRole("searchbox");
  await box.fill("");
  await page.waitForTimeout(2_000);
  const times: number[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const began = performance.now();
    await page.keyboard.press(text[length - 1] === " " ? "Space" : text[length - 1]!);
    await page.waitForFunction(
      (wanted) => {
        // Those below the screen follow once the search rests.
        const rows = [...document.querySelectorAll("tr[data-lead]")].filter(
          (row) => row.getBoundingClientRect().top < innerHeight,
        );
        return rows.length > 0 && rows.every(({ textContent }) => bears(textContent ?? "", wanted));
        function bears(row: string, text: string) {
          const name = row.toLowerCase().replaceAll("'", "");
          return (
            text.split(" ").every((word) => name.includes(word)) ||
            digits(name).includes(digits(text) || "x")
          );
        }
        function digits(from: string) {
          return from.replace(/\D/g, "");
        }
      },
      text.slice(0, length).trim(),
      { polling: "raf" },
    );
    times.push(performance.now() - began);
    await page.waitForTimeout(betweenLetters);
  }
  return times;
}
