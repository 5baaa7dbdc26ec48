import { afterAll, beforeAll, expect, test } from "vitest";
import { publicSettings } from "#app/lib/public-settings.ts";
import { createApp } from "#server/app.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";
import { openTestSite } from "#server/site/testing.ts";
import { pageHeaders } from "#tools/build/site-headers.ts";

const apikey = "sb_publishable_store";
const settings = publicSettings({ SITE_URL: "https://shop.example" });

const files = ["/index.html", "/deals.html", "/404.html", "/assets/app-1.js", "/robots.txt"];

let opened: Awaited<ReturnType<typeof openTestSite>>;
let database: Database;
let app: ReturnType<typeof createApp>;
let broken: ReturnType<typeof createApp>;
beforeAll(async () => {
  opened = await openTestSite({
    files: Object.fromEntries(files.map((path) => [path, path])),
    pageHeaders: pageHeaders(["aGFzaA=="], settings),
    siteUrl: "https://shop.example",
  });
  database = await openTestDatabase();
  const env = readEnv({ SITE_URL: "https://shop.example" });
  const log = createLog("error", () => undefined);
  const deps = { database, env, secrets: await makeSecrets(), log, site: opened.site };
  app = createApp(deps);
  const away = { ...database, transaction: () => Promise.reject(new Error("away")) };
  broken = createApp({ ...deps, database: away });
});
afterAll(async () => {
  await database.close();
  await opened.close();
});

const key = { headers: { apikey } };
const kinds: [kind: string, status: number, path: string, init?: RequestInit][] = [
  ["the home page", 200, "/"],
  ["a page", 200, "/deals"],
  ["the head of a page", 200, "/deals", { method: "HEAD" }],
  ["a page that did not change", 304, "/", { headers: { "If-None-Match": "*" } }],
  ["the 404 page", 404, "/nowhere"],
  ["a redirect", 308, "/deals/"],
  ["a bad address", 400, "/%ff"],
  ["a method that is not allowed", 405, "/", { method: "POST" }],
  ["the state of the process", 200, "/healthz"],
  ["an API's answer", 200, "/rest/v1/lenders", key],
  ["an API's answer to a stranger without a key", 401, "/rest/v1/lenders"],
  ["an API's refusal", 404, "/rest/v1/nothing", key],
  ["an auth call", 200, "/auth/v1/settings", key],
  ["an auth call's refusal", 400, "/auth/v1/token?grant_type=x", { ...key, method: "POST" }],
  ["an auth call's redirect", 303, "/auth/v1/verify?type=signup"],
  ["an auth call's page", 200, "/auth/v1/verify?type=signup&token=x"],
  ["a preflight", 200, "/rest/v1/lenders", preflight()],
];

test.each(kinds)("%s is answered with %i and with every header", async (_, status, path, init) => {
  const answer = await app.request(path, init);
  expect(answer.status).toBe(status);
  expectHeaders(answer);
});

test("a failure of ours carries them too", async () => {
  for (const path of ["/rest/v1/lenders", "/auth/v1/undo?token=x"]) {
    const answer = await broken.request(path, key);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expectHeaders(answer);
  }
});

test("pages run only the scripts of the build, anything else runs none", async () => {
  for (const path of ["/", "/deals", "/nowhere"]) {
    const policy = (await app.request(path)).headers.get("Content-Security-Policy");
    expect(policy).toContain("script-src 'self' 'sha256-aGFzaA==';");
  }
  for (const path of ["/healthz", "/rest/v1/lenders", "/%ff"]) {
    const policy = (await app.request(path)).headers.get("Content-Security-Policy");
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test("only a site with https asks browsers to insist on it", async () => {
  const env = readEnv({});
  const log = createLog("error", () => undefined);
  const plain = createApp({ database, env, secrets: await makeSecrets(), log });
  expect((await plain.request("/healthz")).headers.get("Strict-Transport-Security")).toBeNull();
});

function expectHeaders({ headers }: Response) {
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Content-Security-Policy")).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
}

function preflight(): RequestInit {
  return {
    method: "OPTIONS",
    headers: { Origin: "https://other.example", "Access-Control-Request-Method": "GET" },
  };
}
