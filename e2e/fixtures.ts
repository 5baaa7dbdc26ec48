/**
 * The world of a browser test: a store of its own worker with an admin, on an embedded database, or
 * on a new one of the server that TEST_DATABASE_URL names.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { projectEnv } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { createPostgres } from "../server/database/postgres-testing.ts";
import { countRequests, holdTimeouts } from "./timeouts.ts";

interface Credentials {
  email: string;
  password: string;
}

export const apiKeyHeader = { apikey: "sb_publishable_store" };

/** Where a page keeps its session; see `sessionStorageKey` in app/lib/backend.ts. */
export const sessionKey = "sb-127-auth-token";

export const admin: Credentials = { email: "owner@example.com", password: "correct horse" };

export interface Store {
  url: string;
  /** Ends the server as a crash would, without a goodbye. */
  kill(): Promise<void>;
  /** Starts it again on the same data and address. */
  restart(): Promise<void>;
}

interface Fixtures {
  /** Keeps, with a story that fails, what the programs said last; `npm test` shows it at its end. */
  saidLast: undefined;
  /** What the visible notice at the bottom right says. */
  notice: (text: string) => Locator;
  /** A phone number nobody else in the run uses. */
  phone: string;
  /** Signs in with the form, as a person does, and ends on the home page. */
  signIn: (page: Page, who?: Credentials) => Promise<void>;
  /** Gives the page a session that is good from its next address on: for tests that begin signed in. */
  holdSession: (page: Page, who?: Credentials) => Promise<void>;
  /** An account without any role. */
  shopper: Credentials;
}

let phones = 0;

/** What the stories of a worker share may take to begin on a busy machine. */
export const fixtureMs = 600_000;

interface WorkerFixtures {
  store: Store;
  /** The admin's session, as the browser keeps it, for every test that begins signed in and does not sign out. */
  adminSession: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await holdTimeouts(context);
        countRequests(context);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const store = await openStore();
      await use(store);
      await store.close();
    },
    { scope: "worker", timeout: fixtureMs },
  ],
  saidLast: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const body = outputs.map(({ text }) => text.slice(-4_000)).join("\n");
      await info.attach("said last", { body, contentType: "text/plain" });
    },
    { auto: true },
  ],
  adminSession: [
    async ({ store }, use) => {
      await use(await signInAt(store, admin));
    },
    { scope: "worker" },
  ],
  notice: async ({ page }, use) => {
    await use((text) =>
      page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true }),
    );
  },
  baseURL: async ({ store }, use) => use(store.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  phone: async ({}, use, { workerIndex }) => {
    phones += 1;
    await use(`(586) 555-${String(workerIndex * 500 + phones).padStart(4, "0")}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  signIn: async ({}, use) => {
    await use(async (page, { email, password } = admin) => {
      await page.goto("/auth");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.waitForURL("**/");
    });
  },
  holdSession: async ({ store, adminSession }, use) => {
    await use(async (page, who = admin) => {
      const session =
        who === admin ? await renewed(store, adminSession) : await signInAt(store, who);
      // The smallest page of the site: only what it keeps on the device matters here.
      await page.goto("/robots.txt");
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        sessionKey,
        session,
      ] as const);
    });
  },
  shopper: async ({ store, request }, use, { workerIndex, testId }) => {
    const shopper = { email: `shopper-${workerIndex}-${testId}@example.com`, password: "shopper1" };
    const response = await request.post(`${store.url}/auth/v1/signup`, {
      headers: apiKeyHeader,
      data: shopper,
    });
    expect(response.ok()).toBe(true);
    await use(shopper);
  },
});

export { expect };

/**
 * The admin's session, or another one: where a story has ended it, as signing out everywhere does, and where it is
 * so old that what outranks a password would ask who it is.
 */
export async function renewed(store: Store, session: string): Promise<string> {
  const { access_token } = JSON.parse(session);
  const { ok } = await fetch(`${store.url}/auth/v1/user`, {
    headers: { ...apiKeyHeader, Authorization: `Bearer ${access_token}` },
  });
  const claims = Buffer.from(access_token.split(".")[1], "base64url").toString();
  const { iat } = JSON.parse(claims);
  const isYoung = Date.now() / 1000 - iat < 240;
  return ok && isYoung ? session : signInAt(store, admin);
}

/** What the service answers to the right password. */
async function signInAt({ url }: Store, who: Credentials) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { ...apiKeyHeader, "Content-Type": "application/json" },
    body: JSON.stringify(who),
  });
  expect(answer.ok).toBe(true);
  return answer.text();
}

/** A new folder of its own under the project's cache, where nobody else tidies up. */
export async function makeFolder(prefix: string) {
  const parent = ".cache/e2e";
  await mkdir(parent, { recursive: true });
  return mkdtemp(join(parent, prefix));
}

/** The store that the global setup made once; every other begins with a copy of it, or of its data. */
export function template() {
  const folder = process.env.STORE_TEMPLATE;
  if (!folder) throw new Error("e2e/global-setup.ts did not run.");
  return folder;
}

/** Where a store that lies in this folder keeps its data, and its pages. */
export const dataOf = (folder: string) => join(folder, "data");
const pagesOf = (folder: string) => join(folder, "build");

/** Gives a store the pages of a `BUILD_DIR`, as links: what is published never changes a file that is there. */
export async function linkPages(from: string, folder: string) {
  const pages = pagesOf(folder);
  await promisify(execFile)("cp", ["-al", from, pages]);
  // A lock is its file's, whatever the name.
  for (const name of [".lock", ".publisher-lock", ".build-lock"]) {
    await rm(join(pages, name), { force: true });
  }
}

/** A store on a copy of the template; `more` settings go to its server. */
export async function openStore(
  more: Record<string, string> = {},
): Promise<Store & { close(): Promise<void> }> {
  const folder = await makeFolder("store-");
  await cp(dataOf(template()), dataOf(folder), { recursive: true });
  await linkPages(pagesOf(template()), folder);
  const { TEST_DATABASE_URL } = process.env;
  const database = TEST_DATABASE_URL ? await createPostgres(TEST_DATABASE_URL) : undefined;
  const settings = { ...more, ...(database && { DATABASE_URL: database.url }) };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await startServer(folder, port, settings);
  return {
    url,
    async kill() {
      await waitForExit(server, "SIGKILL");
    },
    async restart() {
      server = await startServer(folder, port, settings);
    },
    async close() {
      if (server.exitCode === null && server.signalCode === null)
        await waitForExit(server, "SIGTERM");
      await database?.drop();
      // What publishes may end a moment after its server.
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** Opens the pages that show a test's mails and texts. */
export const devKey = "the_key_of_the_browser_stories";

/** Starts the store that lies in a folder, with the admin's account. */
export async function startServer(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
) {
  return startProcess(
    ["--liftoff-only", "server/main.ts"],
    {
      PORT: String(port),
      DATA_DIR: dataOf(folder),
      BUILD_DIR: pagesOf(folder),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SIGN_UPS_PER_HOUR: "1000",
      REQUESTS_PER_MINUTE: "1000000",
      // Every test is one address, at whatever hour it runs.
      LEADS_PER_ADDRESS_AND_HOUR: "1000",
      TEXTS_PER_ADDRESS_AND_HOUR: "1000",
      QUIET_HOURS: "none",
      // The processes in the background run at the same priority as the server here.
      HELPER_NICENESS: "0",
      STATEMENT_LIMIT_FACTOR: "60",
      DEV_KEY: devKey,
      ...settings,
    },
    "The store is open at",
  );
}

/** What the programs said that this worker started. */
const outputs: { text: string }[] = [];

/** Starts a program of the project, and waits until it says that it is ready. */
export async function startProcess(
  args: string[],
  settings: Record<string, string>,
  ready: string,
) {
  const child = spawn(process.execPath, args, {
    env: projectEnv(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "" };
  outputs.push(output);
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: unknown) => {
      output.text = `${output.text}${chunk}`.slice(-50_000);
      if (output.text.includes(ready)) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`It did not start:\n${output.text}`)));
  });
  return child;
}

export function waitForExit(server: ChildProcess, signal: NodeJS.Signals) {
  return new Promise<void>((resolve) => {
    server.once("exit", () => resolve());
    server.kill(signal);
  });
}
