import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { lenders } from "#content/lenders.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { type AppOptions, createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./logging.ts";
import { makeSecrets } from "./secrets.ts";
import { openTestSite } from "./site/testing.ts";

const failure = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const away: Database = {
  kind: "postgres",
  identity: () => Promise.reject(failure),
  transaction: () => Promise.reject(failure),
  listen: () => Promise.reject(failure),
  close: () => Promise.resolve(),
};

const logged: string[] = [];
let opened: Awaited<ReturnType<typeof openTestSite>>;
let options: AppOptions;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  opened = await openTestSite({ files: { "/index.html": "home" } });
  options = {
    database: away,
    env: readEnv({ LOG: "json" }),
    secrets: await makeSecrets(),
    log: createLog("info", (line) => logged.push(line)),
    site: opened.site,
  };
  app = createApp(options);
});
afterAll(() => opened.close());

test("while the database is away the site stays up, and the API says so with 503", async () => {
  expect((await app.request("/")).status).toBe(200);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(503);
  const answer = await app.request("/rest/v1/lenders", {
    headers: { apikey: "sb_publishable_store" },
  });
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "PGRST000" }]);
});

test("a request is one line in the log, under the id of its answer, without its query", async () => {
  logged.length = 0;
  const { headers } = await app.request("/?phone=555-0100&email=ann@example.com");
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? "")).toEqual({
    time: expect.any(String),
    level: "info",
    message: "request",
    id: headers.get("X-Request-Id"),
    method: "GET",
    path: "/",
    status: 200,
    ms: expect.any(Number),
    bytes: 4,
  });
});

test("a failure is found in the log by the id that its caller was told", async () => {
  const failing = [
    ["/rest/v1/financing_leads?phone=eq.555-0100", {}],
    ["/auth/v1/undo?token=secret-token", { "X-Supabase-Api-Version": "2024-01-01" }],
  ] as const;
  for (const [path, headers] of failing) {
    logged.length = 0;
    const answer = await app.request(path, {
      headers: { apikey: "sb_publishable_store", ...headers },
    });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const id = answer.headers.get("X-Request-Id");
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ id, level: "error", status: answer.status });
    const ids = lines.filter(({ path }) => path).map((line) => line.id);
    expect(new Set(ids)).toEqual(new Set([id]));
    expect(logged.join()).not.toMatch(/555-0100|secret-token/);
  }
});

describe("/metrics", () => {
  const token = "sixteen-letters-or-more";

  test("tells what was counted", async () => {
    await app.request("/nowhere");
    const { devKey } = options.env;
    const answer = await app.request(`http://127.0.0.1:3000/dev/${devKey}/metrics`);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain('store_http_requests_total{area="page",method="GET",status="404"} 1\n');
    expect(text).toMatch(
      /^store_http_request_duration_seconds_bucket\{le="\+Inf",area="page"\} \d+$/m,
    );
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test.each([
    ["/hydration-errors", "store_hydration_errors_total"],
    ["/request-circles", "store_request_circles_total"],
    ["/staff-page-errors", "store_staff_page_errors_total"],
  ])("counts what browsers report to %s", async (path, name) => {
    const { devKey } = options.env;
    const metrics = async () =>
      (await app.request(`http://127.0.0.1:3000/dev/${devKey}/metrics`)).text();
    expect(await metrics()).toContain(`${name} 0\n`);
    const answer = await app.request(path, { method: "POST", body: "anything" });
    expect(answer.status).toBe(204);
    expect(await metrics()).toContain(`${name} 1\n`);
  });

  test("is not there for others", async () => {
    const asked = [
      app.request("http://shop.example/metrics"),
      app.request("http://127.0.0.1:3000/metrics"),
      app.request("http://127.0.0.1/metrics", { headers: { "X-Forwarded-For": "203.0.113.7" } }),
      app.request("http://shop.example/metrics", { headers: { Authorization: `Bearer ${token}` } }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
  });

  test("opens to whoever brings the token", async () => {
    const guarded = createApp({ ...options, env: readEnv({ METRICS_TOKEN: token }) });
    const ask = async (given: string) => {
      const headers = { Authorization: `Bearer ${given}` };
      return (await guarded.request("http://shop.example/metrics", { headers })).status;
    };
    expect([await ask(token), await ask(`${token}!`)]).toEqual([200, 404]);
  });
});

test.each([
  ["GET", "/storage/v1/bucket"],
  ["POST", "/functions/v1/hello"],
  ["GET", "/realtime/v1/websocket"],
  ["POST", "/graphql/v1/"],
])("%s %s is refused as a client from anywhere can read it", async (method, path) => {
  const answer = await app.request(path, { method });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await answer.json()).toMatchObject({
    code: "PGRST127",
    message: "Feature not implemented",
    details: expect.stringMatching(/does not offer/),
  });
});

test("a proxy that is not trusted is named in the log once, a trusted one never", async () => {
  const warnings = async (trusted: string) => {
    logged.length = 0;
    const behind = createApp({ ...options, env: readEnv({ TRUSTED_PROXIES: trusted }) });
    for (const path of ["/auth/v1/settings", "/rest/v1/lenders", "/auth/v1/settings"]) {
      await behind.request(path, { headers: { "X-Forwarded-For": "203.0.113.7" } });
    }
    return logged.filter((line) => line.includes("TRUSTED_PROXIES"));
  };
  expect(await warnings("10.0.0.1")).toEqual([expect.stringContaining("127.0.0.1")]);
  expect(await warnings("127.0.0.1")).toEqual([]);
});

test("a form that was stored wakes the worker of texts, a refused one does not", {
  tags: "long",
}, async () => {
  const database = await openTestDatabase();
  const worker = { nudge: vi.fn(), webhooks: new Hono() };
  const shop = createApp({ ...options, database, worker: worker as never });
  const send = (lender: string) =>
    shop.request("/rest/v1/financing_leads", {
      method: "POST",
      headers: { apikey: "sb_publishable_store", "Content-Type": "application/json" },
      body: JSON.stringify({
        first_name: "Dana",
        last_name: "Whitfield",
        phone: "(586) 555-0117",
        financing_option: lender,
      }),
    });
  expect((await send("No such lender")).ok).toBe(false);
  expect(worker.nudge).not.toHaveBeenCalled();
  expect((await send(lenders[0]!.name)).status).toBe(201);
  expect(worker.nudge).toHaveBeenCalledOnce();
  await database.close();
});
