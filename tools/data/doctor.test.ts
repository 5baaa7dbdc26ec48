import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeVersion } from "#server/site/code-version.ts";
import { makeReleases } from "#server/site/testing.ts";
import { programEnv } from "#server/testing.ts";
import { freePort } from "../test/free-port.mjs";

let releases: Awaited<ReturnType<typeof makeReleases>>;
let variables: Record<string, string>;
beforeEach(async () => {
  releases = await makeReleases();
  variables = {
    ...programEnv,
    BUILD_DIR: releases.folder,
    DATA_DIR: join(releases.folder, "data"),
    PORT: String(await freePort()),
  };
});
afterEach(() => releases.remove());

/** What the doctor says of each thing, by its name. */
async function examine(more: Record<string, string> = {}, ...args: string[]) {
  const ran = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "doctor.ts"), ...args],
    { env: { ...variables, ...more } },
  ).then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code, stdout }) => ({ status: code as number, stdout: stdout as string }),
  );
  const found = ran.stdout.matchAll(/^(ok|WRONG) +(\S+): (.*)$/gm);
  const of = Object.fromEntries(
    [...found].map(([, how, what, words]) => [what, `${how} ${words}`]),
  );
  return { status: ran.status, of };
}

const home = { "/index.html": "home" };
const code = codeVersion();

test("a shop that lacks nothing is told so", { tags: "long" }, async () => {
  const { id } = await releases.release(home, { code });
  const { status, of } = await examine({ SITE_URL: "https://shop.example" });
  expect(status).toBe(0);
  expect(of).toMatchObject({
    settings: expect.stringMatching(/^ok/),
    database: expect.stringMatching(/^ok built in/),
    store: expect.stringMatching(/^ok not running at/),
    release: `ok ${id} is complete and matches this code`,
    SITE_URL: "ok https://shop.example",
    mail: "ok off: SMTP_URL isn’t set",
  });
});

test("a data folder that holds something else than a database, and keys that cannot be read, are wrong", {
  tags: "long",
}, async () => {
  await mkdir(join(variables.DATA_DIR!, "postgres"), { recursive: true });
  await writeFile(join(variables.DATA_DIR!, "postgres/PG_VERSION"), "nonsense");
  await writeFile(join(variables.DATA_DIR!, "secrets.json"), "{}");
  expect(await examine()).toMatchObject({
    status: 1,
    of: { database: expect.stringMatching(/^WRONG/), secrets: expect.stringMatching(/^WRONG/) },
  });
});

test("no release, one of other code, and one for another address are wrong", {
  tags: "long",
}, async () => {
  expect(await examine()).toMatchObject({
    status: 1,
    of: { release: "WRONG there is none. Run npm run build" },
  });
  await releases.release(home);
  expect((await examine()).of.release).toMatch(/^WRONG No release was built by the/);
  await releases.release(home, { code });
  const { status, of } = await examine({ SITE_URL: "https://other.example" });
  expect([status, of.SITE_URL]).toEqual([
    1,
    "WRONG is https://other.example, but the pages were built for https://shop.example. Run npm run build",
  ]);
});

test("a setting, a database and a mail server that do not work are named", {
  tags: "long",
}, async () => {
  await releases.release(home, { code });
  expect(await examine({ PORT: "many" })).toMatchObject({
    status: 1,
    of: { settings: "WRONG PORT must be a whole number." },
  });
  const { status, of } = await examine({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  expect(status).toBe(1);
  expect(of.database).toMatch(/^WRONG .*ECONNREFUSED/);
  expect(of.mail).toMatch(/^WRONG .*ECONNREFUSED/);
  expect(of.release).toMatch(/^ok/);
});

test("a mail is sent where one is asked for", { tags: "long" }, async () => {
  await releases.release(home, { code });
  const received: string[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS"], closeTimeout: 10 },
    onData(stream, { envelope }, done) {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().on("end", done);
    },
  });
  const port = await freePort();
  await new Promise<void>((open) => server.listen(port, "127.0.0.1", () => open()));
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  expect((await examine(smtp)).of.mail).toBe("ok the server accepts the store’s login");
  expect(received).toEqual([]);
  expect((await examine(smtp, "--mail", "ann@example.com")).of.mail).toMatch(
    /^ok .* accepted a test/,
  );
  expect(received).toEqual(["ann@example.com"]);
  expect(await examine({}, "--mail", "ann@example.com")).toMatchObject({ status: 1 });
  await new Promise<void>((closed) => server.close(() => closed()));
});
