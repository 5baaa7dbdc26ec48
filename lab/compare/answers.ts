/** What a tree's server answers, mails and texts: a day of ordinary calls, and as many mutated ones as wanted. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seeded } from "../fuzz/random.ts";
import { type FuzzRequest, makeRequest } from "../fuzz/requests.ts";
import { withoutNames } from "./normalize.ts";

const key = "sb_publishable_store";
const secret = `sb_secret_${"a".repeat(32)}`;
const devKey = "comparecomparecompare";
const admin = { email: "owner@example.com", password: "correct horse" };
const shopper = { email: "ann@example.com", password: "battery staple" };

/** Starts the tree's server on a new folder with the sample shop, and gives one line for each answer. */
export async function answersOf(tree: string, buildFolder: string, mutated: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "answers-"));
  const child = fork(join(tree, "server/main.ts"), {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      BUILD_DIR: buildFolder,
      DEV_KEY: devKey,
      SUPABASE_SECRET_KEY: secret,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      QUIET_HOURS: "none",
      LOG_LEVEL: "error",
      REQUESTS_PER_MINUTE: "1000000",
      LEADS_PER_ADDRESS_AND_HOUR: "1000000",
      SIGN_UPS_PER_HOUR: "1000000",
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  try {
    const [said] = await once(child.stdout!, "data");
    const origin = /http:\S+/.exec(String(said))?.[0] ?? "";
    return await record(origin, mutated);
  } finally {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function record(origin: string, mutated: number): Promise<string[]> {
  const lines: string[] = [];
  const send = async ({ method, path, headers, body }: FuzzRequest) => {
    const request = { method, headers, body: body ?? null, redirect: "manual" } as const;
    const response = await fetch(origin + path, request).catch((error: Error) => error);
    const text = response instanceof Error ? response.message : await response.text();
    const said = response instanceof Error ? text : lineOf(response, text);
    lines.push(`${method} ${path} ${JSON.stringify(body ?? "")} → ${plain(said, origin)}`);
    return text;
  };
  const call = (method: string, path: string, body?: unknown, token = key, more = {}) =>
    send({
      method,
      path,
      headers: {
        apikey: key,
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const signIn = async (who: typeof admin): Promise<string> =>
    JSON.parse(await call("POST", "/auth/v1/token?grant_type=password", who)).access_token;

  for (const path of pages) {
    await send({ method: "GET", path, headers: {} });
    await send({ method: "HEAD", path, headers: { "Accept-Encoding": "br" } });
  }
  for (const path of ["/rest/v1/financing_leads", "/auth/v1/token", "/storage/v1/object/x/y"]) {
    const preflight = { Origin: "https://shop.example", "Access-Control-Request-Method": "POST" };
    await send({ method: "OPTIONS", path, headers: preflight });
    await send({
      method: "OPTIONS",
      path,
      headers: { ...preflight, "Access-Control-Request-Headers": "apikey, x-client-info" },
    });
    await send({ method: "OPTIONS", path, headers: {} });
    await send({ method: "GET", path, headers: { Origin: "https://shop.example" } });
    await call("POST", path, { first_name: "x".repeat(2_000_000) });
  }

  await call("POST", "/auth/v1/signup", shopper);
  await call("POST", "/auth/v1/signup", shopper);
  await call("POST", "/auth/v1/signup", { email: "no", password: "x" });
  await call("POST", "/auth/v1/token?grant_type=password", { ...shopper, password: "wrong one" });
  for (const kind of ["recover", "magiclink", "otp"]) {
    await call("POST", `/auth/v1/${kind}`, { email: shopper.email });
  }
  const lenders = JSON.parse(await call("GET", "/rest/v1/lenders?select=*&order=position"));
  const lead = {
    first_name: "Dana",
    last_name: "Kowalski",
    phone: "(586) 555-0117",
    financing_option: lenders[0]?.name,
    status: "pending",
  };
  const minimal = { Prefer: "return=minimal" };
  for (const wrong of [{ phone: "+1586" }, { first_name: "" }, { status: "converted" }, {}]) {
    await call("POST", "/rest/v1/financing_leads", { ...lead, ...wrong }, key, minimal);
  }
  await call("PUT", "/auth/v1/user", { email: "new@example.com" }, await signIn(shopper));
  for (const token of [key, await signIn(shopper), await signIn(admin)]) {
    for (const table of tables) await call("GET", `/rest/v1/${table}?select=*`, undefined, token);
    await call("GET", "/auth/v1/user", undefined, token);
    await call("GET", "/rest/v1/", undefined, token);
  }
  const mails = await fetch(`${origin}/dev/${devKey}/mail`);
  lines.push(`mails → ${plain(await mails.text(), origin)}`);

  const tokens = [await signIn(shopper), await signIn(admin), "eyJhbGciOiJub25lIn0.e30."];
  for (let seed = 1; seed <= mutated; seed += 1) {
    await send(makeRequest(seeded(seed), { publishable: key, secret, tokens }));
  }
  return lines;
}

const pages = [
  ...["/", "/deals", "/deals/bedroom", "/deals/", "/package-deals/package-1", "/nowhere"],
  ...["/package-deals/none", "/blog/none", "/admin", "/admin/nowhere", "/admin/products/any"],
  ...["/live.json", "/sitemap.xml", "/robots.txt", "/feeds/products.xml", "/search-index.json"],
  ...["/icon.svg", "/service-worker.js", "/healthz", "/readyz", "/_headers", "/assets/none.js"],
  ...["/.well-known/security.txt", "/.well-known/change-password", "/site.webmanifest"],
];

const tables = [
  ...["financing_leads", "user_roles", "products", "stock", "holds", "special_days", "shop"],
  ...["publications", "packages", "lenders", "sms_outbox", "role_events", "changes"],
];

const unheard = /^(date|content-length|etag|last-modified|x-request-id|keep-alive|connection)$/;

/** Of pages only whether there was one: their text is compared where it is exported. */
function lineOf(response: Response, body: string): string {
  const headers = [...response.headers].filter(([name]) => !unheard.test(name));
  const isPage = /html|javascript|css|xml/.test(response.headers.get("Content-Type") ?? "");
  const said = isPage ? `${body.length > 0}` : body;
  return `${response.status} ${JSON.stringify(headers)} ${said}`;
}

/** Without what is new at every start: ids, times, tokens, keys, codes. */
function plain(text: string, origin: string): string {
  return withoutNames(text)
    .replaceAll(origin, "ORIGIN")
    .replaceAll(/sha256-[^']+/g, "sha256")
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "JWT")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "UUID")
    .replaceAll(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-][\d:]+)?/g, "TIME")
    .replaceAll(/"expires_at":\d+/g, '"expires_at":0')
    .replaceAll(/"refresh_token":"[^"]+"/g, '"refresh_token":""')
    .replaceAll(/(token(_hash)?|code)=[\w-]+/g, "$1=")
    .replaceAll(/\b\d{6}(-\d{14})?\b/g, "CODE")
    .replaceAll(/\b\d+ seconds|"retry-after","\d+"/g, "SECONDS")
    .replaceAll(/"(x|y|kid)":"[\w-]+"/g, '"$1":""');
}
