import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import type { Database } from "./database/database.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./logging.ts";
import { makeSecrets } from "./secrets.ts";

const failure = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const away: Database = {
  kind: "postgres",
  transaction: () => Promise.reject(failure),
  close: () => Promise.resolve(),
};

const logged: string[] = [];
let siteFolder: string;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), "store-app-"));
  await writeFile(join(siteFolder, "index.html"), "home");
  app = createApp({
    database: away,
    env: readEnv({}),
    secrets: await makeSecrets(),
    log: createLog("info", (line) => logged.push(line)),
    siteFolder,
  });
});
afterAll(() => rm(siteFolder, { recursive: true }));

test("while the database is away the site stays up, and the API says so with 503", async () => {
  expect((await app.request("/")).status).toBe(200);
  expect((await app.request("/healthz")).status).toBe(503);
  const answer = await app.request("/rest/v1/lenders", {
    headers: { apikey: "sb_publishable_store" },
  });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "PGRST000" }]);
});

test("every answer carries the security headers", async () => {
  for (const path of ["/", "/healthz", "/nowhere", "/rest/v1/lenders", "/auth/v1/health"]) {
    const { headers } = await app.request(path);
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'");
  }
});

test("an API request is one line in the log, without its query", async () => {
  logged.length = 0;
  await app.request("/rest/v1/financing_leads?phone=eq.555-0100", {
    headers: { apikey: "sb_publishable_store" },
  });
  expect(logged.join()).not.toContain("555-0100");
  expect(JSON.parse(logged.at(-1) ?? "")).toMatchObject({
    message: "request",
    method: "GET",
    path: "/rest/v1/financing_leads",
    status: 503,
  });
});
