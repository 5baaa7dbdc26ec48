/**
 * The shop as a hosted one is: its built files on a static host, its backend at another origin with
 * a key of its own, its mails through a mail server, its database a Postgres that the worker shares. Our
 * own server plays the hosted project.
 */
import type { ChildProcess } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { nodePath, projectEnv, run } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { startPostgres } from "#tools/test/postgres.mjs";
import { createPostgres } from "../../server/database/postgres-testing.ts";
import {
  test as base,
  dataOf,
  fixtureMs,
  makeFolder,
  startProcess,
  startServer,
  template,
  waitForExit,
} from "../fixtures.ts";
import { openMailbox } from "./mailbox.ts";
import { openStaticHost } from "./static-host.ts";

export { expect } from "@playwright/test";

const publishableKey = "sb_publishable_of_the_project";

export interface Hosted {
  site: string;
  project: string;
  publishableKey: string;
  /** Ends the project and starts it again with another publishable key, as if it had been rotated. */
  rotateKey(key: string): Promise<void>;
  /** Starts the worker, which puts what the owner changes on the static host. */
  startWorker(): Promise<void>;
  linkTo(email: string, subject: string): Promise<URL>;
  /** An empty site of somebody else. */
  elsewhere: string;
}

interface Fixtures {
  /** What the browser complained about and what it asked of the project, while the page was open. */
  watched: { complaints: string[]; asked: string[] };
}

export const test = base.extend<Fixtures, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
    async ({}, use) => {
      const { close, ...hosted } = await openHosted();
      await use(hosted);
      await close();
    },
    // It builds the site first.
    { scope: "worker", timeout: fixtureMs },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site),
  watched: async ({ hosted, page }, use) => use(watch(page, hosted.project)),
});

function watch(page: Page, project: string) {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (request.url().startsWith(project)) asked.push(`${request.method()} ${request.url()}`);
  });
  return { complaints, asked };
}

async function openHosted(): Promise<Hosted & { close(): Promise<void> }> {
  const folder = await makeFolder("hosted-");
  const ends = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    return { ...(await openParts(folder, ends)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Everything that runs; `ends` learns how each of it is ended. */
async function openParts(folder: string, ends: (() => Promise<void>)[]): Promise<Hosted> {
  const [sitePort, projectPort, otherPort] = [await freePort(), await freePort(), await freePort()];
  const site = `http://127.0.0.1:${sitePort}`;
  const project = `http://127.0.0.1:${projectPort}`;
  const empty = join(folder, "empty");
  await mkdir(empty);
  await cp(dataOf(template()), dataOf(folder), { recursive: true });

  const mailbox = await openMailbox();
  ends.push(mailbox.close);
  const databaseUrl = await openDatabase(ends);
  const start = (key: string) =>
    startServer(folder, projectPort, {
      // The project serves no pages.
      BUILD_DIR: empty,
      SITE_URL: site,
      API_EXTERNAL_URL: project,
      SUPABASE_PUBLISHABLE_KEY: key,
      SMTP_URL: mailbox.url,
      DATABASE_URL: databaseUrl,
    });
  let server = start(publishableKey);
  ends.push(() => stop(server));
  const [build] = await Promise.all([buildSite(join(folder, "build"), site, project), server]);

  const host = await openStaticHost(build, sitePort);
  ends.push(host.close);
  const other = await openStaticHost(empty, otherPort);
  ends.push(other.close);
  return {
    site,
    project,
    publishableKey,
    elsewhere: other.url,
    async rotateKey(key) {
      await stop(server);
      server = start(key);
      await server;
    },
    async startWorker() {
      const worker = await startProcess(
        ["server/worker/main.ts"],
        {
          ...siteSettings(join(folder, "build"), site, project),
          PORT: String(await freePort()),
          DATA_DIR: join(folder, "worker"),
          DATABASE_URL: databaseUrl,
          // The host serves the folder that the release is written into.
          PUBLISH_FOLDER: build,
          PUBLISH_COMMAND: "true",
          HELPER_NICENESS: "0",
          STATEMENT_LIMIT_FACTOR: "60",
        },
        "The worker sends texts",
      );
      ends.push(() => waitForExit(worker, "SIGTERM"));
    },
    linkTo: mailbox.linkTo,
  };
}

async function stop(starting: Promise<ChildProcess>) {
  const server = await starting.catch(() => undefined);
  if (server && server.exitCode === null && server.signalCode === null) {
    await waitForExit(server, "SIGTERM");
  }
}

/** A database of its own on the server that TEST_DATABASE_URL names, or on one that ends with it. */
async function openDatabase(ends: (() => Promise<void>)[]) {
  let { TEST_DATABASE_URL: server } = process.env;
  if (!server) {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    server = postgres.url;
  }
  const { url, drop } = await createPostgres(server);
  ends.push(drop);
  return url;
}

/** What the build and the worker are told alike. */
const siteSettings = (folder: string, site: string, project: string) => ({
  NODE_ENV: "production",
  BUILD_DIR: folder,
  SITE_URL: site,
  SUPABASE_URL: project,
  SUPABASE_PUBLISHABLE_KEY: publishableKey,
});

/** As docs/deploy.md says, but with one page of each kind. */
async function buildSite(folder: string, site: string, project: string) {
  await run(nodePath(), ["--disable-warning=ExperimentalWarning", "tools/build/build.ts"], {
    env: projectEnv({ ...siteSettings(folder, site, project), PAGES: "few" }),
    quiet: true,
  });
  return join(folder, "work/client");
}
