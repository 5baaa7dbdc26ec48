import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { lstat, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { fillDataFolder } from "#server/database/testing.ts";
import { openPublishingFolder } from "#server/publish/testing.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { fillShopFolder, programEnv } from "./testing.ts";

const apikey = "sb_publishable_store";

let dataDir: string;
let pages: Awaited<ReturnType<typeof openPublishingFolder>>;
beforeAll(async () => {
  pages = await openPublishingFolder(codeVersion());
});
afterAll(() => pages.remove());
const started: ChildProcess[] = [];

async function makeDataFolder(fill: typeof fillDataFolder) {
  dataDir = await mkdtemp(join(tmpdir(), "store-main-"));
  await fill(dataDir);
}

async function endStores() {
  await Promise.all(started.splice(0).map((child) => end(child, "SIGKILL")));
  await rm(dataDir, { recursive: true });
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Starts the store; resolves when it says that it is open or has ended. */
async function start(variables: Record<string, string> = {}) {
  const child = fork(join(import.meta.dirname, "main.ts"), {
    env: {
      ...programEnv,
      DATA_DIR: dataDir,
      BUILD_DIR: pages.folder,
      PORT: "0",
      LOG_LEVEL: "warn",
      REQUESTS_PER_MINUTE: "1000000",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  started.push(child);
  let output = "";
  let errors = "";
  child.stderr?.on("data", (data) => {
    errors += data;
  });
  const ended: Promise<Ended> = once(child, "close").then(([code]) => ({ code, output, errors }));
  const open = new Promise<void>((resolve) => {
    child.stdout?.on("data", (data) => {
      output += data;
      if (output.includes("open at")) resolve();
    });
  });
  await Promise.race([open, ended]);
  return { child, ended, origin: /http:\S+/.exec(output)?.[0] ?? "" };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "close");
}

let leadsSent = 0;
/** A lead for a phone of its own. */
function sendLead(origin: string, submissionKey: string): Promise<Response> {
  leadsSent += 1;
  return fetch(`${origin}/rest/v1/financing_leads`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify({
      first_name: "Ann",
      last_name: "Lee",
      phone: `248-555-${String(leadsSent).padStart(4, "0")}`,
      financing_option: lenders[0]?.name,
      status: "pending",
      submission_key: submissionKey,
    }),
  });
}

describe("an open store", () => {
  let store: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    // This one fills the shop by itself.
    await makeDataFolder(fillDataFolder);
    store = await start({ ADMIN_EMAIL: "ann@example.com", ADMIN_PASSWORD: "correct horse" });
  });
  afterAll(endStores);

  test("a second start on the same folder is refused, and the first goes on", {
    tags: "long",
  }, async () => {
    const second = await start();
    const { code, output, errors } = await second.ended;
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toMatch(
      /^The data folder .* is already open in another process \(process \d+\)/,
    );
    expect(errors.trim()).not.toContain("\n");
    expect((await sendLead(store.origin, randomUUID())).status).toBe(201);
  });

  test("a second store with the same pages is refused, and the first goes on", {
    tags: "long",
  }, async () => {
    const other = `${dataDir}-other`;
    await fillShopFolder(other);
    const { code, output, errors } = await (await start({ DATA_DIR: other })).ended;
    await rm(other, { recursive: true });
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toBe(
      `The folder of releases ${pages.folder} is in use by another store, with the data folder ${await realpath(dataDir)}. Stop that one first, or give this one a BUILD_DIR of its own.\n`,
    );
    expect((await fetch(`${store.origin}/healthz`)).status).toBe(200);
  });

  test("the admin of the settings can sign in and has the role", async () => {
    const signedIn = await fetch(`${store.origin}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: JSON.stringify({ email: "ann@example.com", password: "correct horse" }),
    });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const roles = await fetch(`${store.origin}/rest/v1/user_roles?select=role`, {
      headers: { apikey, Authorization: `Bearer ${access_token}` },
    });
    expect(await roles.json()).toEqual([{ role: "admin" }]);
  });

  test("a body that is far too long is refused while it arrives", async () => {
    const answer = await fetch(`${store.origin}/rest/v1/financing_leads`, {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json" },
      body: "x".repeat(20_000_000),
    }).catch((error: Error) => error);
    // The connection may be gone before the whole body was sent; then there is no answer to read.
    if (answer instanceof Response) expect(answer.status).toBe(413);
    expect((await fetch(`${store.origin}/healthz`)).status).toBe(200);
  });
});

describe("a start and an end", () => {
  beforeEach(() => makeDataFolder(fillShopFolder));
  afterEach(endStores);

  test("a store says once where it is open, answers, and ends cleanly when asked to", {
    tags: "long",
  }, async () => {
    const store = await start();
    expect((await fetch(`${store.origin}/healthz`)).status).toBe(200);
    expect((await sendLead(store.origin, randomUUID())).status).toBe(201);
    const names = await readdir(dataDir);
    const modes = await Promise.all(
      names.map(async (name) => (await lstat(join(dataDir, name))).mode),
    );
    expect(names.filter((_, at) => modes[at]! & 0o077)).toEqual([]);
    store.child.kill("SIGTERM");
    const { code, output, errors } = await store.ended;
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const [open, mails, texts, addresses] = output.split("\n");
    expect(open).toBe(`The store is open at ${store.origin}`);
    expect(mails).toMatch(/^Mails: http:\/\/127\.0\.0\.1:\d+\/dev\/\w+\/mail$/);
    expect(addresses).toMatch(/^Without SMTP_URL new accounts are confirmed at once/);
    expect(texts).toMatch(/^Texts: http:\/\/127\.0\.0\.1:\d+\/dev\/\w+\/phone$/);
  });

  test("it ends when its launcher goes away", { tags: "long" }, async () => {
    const store = await start();
    store.child.disconnect();
    expect(await once(store.child, "exit")).toEqual([0, null]);
  });

  test("what keeps it from starting is said in one sentence", { tags: "long" }, async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const refused = async (variables: Record<string, string>) => {
      const { ended } = await start(variables);
      const { code, output, errors } = await ended;
      expect([code, output]).toEqual([1, ""]);
      return errors;
    };
    expect(await refused({ PORT: "many" })).toBe("PORT must be a whole number.\n");
    expect(await refused({ PORT: String(port) })).toBe(
      `The store cannot open at http://127.0.0.1:${port}: something else is listening there.\n`,
    );
    expect(await refused({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toMatch(
      /^The database of DATABASE_URL cannot be reached/,
    );
    taken.close();
  });
});
