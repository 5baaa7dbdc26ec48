/** Requests that nobody sends by intent: sensible ones, mutated and broken at random. */

import type { Random } from "./random.ts";

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Whose keys and tokens a request may bring. */
export interface Credentials {
  publishable: string;
  secret: string;
  tokens: string[];
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const tables = [
  "financing_leads",
  "lenders",
  "user_roles",
  "lead_events",
  "role_events",
  "rpc/find_account",
  "rpc/account_emails",
  "rpc/delete_my_account",
  "rpc/admin_needs_second_factor",
  "rpc/nothing",
  "pg_class",
];

const columns = ["id", "name", "status", "created_at", "phone", "user_id", "role", "version", "*"];

const operators = ["eq", "neq", "gt", "in", "is", "like", "ilike", "match", "imatch", "fts", "cs"];
const moreOperators = ["cd", "ov", "sl", "adj", "not.eq", "eq(any)", "like(all)", "isdistinct"];

const someId = "00000000-0000-4000-8000-000000000000";

const authCalls: [method: string, path: string][] = [
  ["POST", "signup"],
  ["POST", "otp"],
  ["POST", "magiclink"],
  ["POST", "verify"],
  ["GET", "verify?type=signup&token=x&redirect_to=x"],
  ["POST", "recover"],
  ["POST", "resend"],
  ["POST", "sso"],
  ["POST", "token?grant_type=password"],
  ["POST", "token?grant_type=refresh_token"],
  ["POST", "token?grant_type=pkce"],
  ["POST", "token?grant_type=id_token"],
  ["POST", "token?grant_type=web3"],
  ["POST", "logout?scope=others"],
  ["GET", "user"],
  ["PUT", "user"],
  ["PUT", "user"],
  ["GET", "reauthenticate"],
  ["GET", "user/identities/authorize?provider=google"],
  ["DELETE", `user/identities/${someId}`],
  ["POST", "factors"],
  ["POST", "factors"],
  ["POST", `factors/${someId}/challenge`],
  ["POST", `factors/${someId}/verify`],
  ["DELETE", `factors/${someId}`],
  ["POST", "invite"],
  ["GET", "admin/users?page=1&per_page=2"],
  ["POST", "admin/users"],
  ["PUT", `admin/users/${someId}`],
  ["DELETE", `admin/users/${someId}`],
  ["GET", `admin/users/${someId}/factors`],
  ["POST", "admin/generate_link"],
  ["GET", "authorize?provider=google"],
  ["GET", "callback?code=x"],
  ["GET", "settings"],
  ["GET", ".well-known/jwks.json"],
];

const files = ["/", "/deals", "/deals/", "/assets/app-1.js", "/robots.txt", "/404", "/_headers"];

const fields = [
  ...["id", "email", "phone", "password", "token", "type", "role", "data", "status", "notes"],
  ...["first_name", "last_name", "financing_option", "submission_key", "refresh_token", "code"],
  ...["redirect_to", "code_challenge", "code_challenge_method", "factor_type", "friendly_name"],
  ...["challenge_id", "provider", "id_token", "wanted", "ids", "user_id", "app_metadata", "nonce"],
  ...["ban_duration", "gotrue_meta_security", "create_user", "webauthn", "chain", "message"],
];

const headerNames = [
  ...["Accept", "Content-Type", "Prefer", "Range", "Range-Unit", "Accept-Profile"],
  ...["Content-Profile", "If-None-Match", "Accept-Encoding", "X-Forwarded-For", "Origin"],
  ...["X-Supabase-Api-Version", "Authorization", "apikey", "X-HTTP-Method-Override", "Cookie"],
];

const headerValues = [
  ...["application/json", "text/csv", "application/vnd.pgrst.object+json", "*/*", "text/html"],
  ...["return=representation", "count=exact", "resolution=merge-duplicates", "missing=default"],
  ...["tx=rollback", "max-affected=1", "handling=strict", "0-9", "9-0", "-5", "items", "public"],
  ...['application/vnd.pgrst.plan+json; for="x"; options=analyze', "gzip;q=0, br;q=x", "*"],
  ...["Bearer ", "Bearer a.b.c", "2024-01-01", "application/x-www-form-urlencoded", 'W/"x"'],
];

/** Texts that mean something to somebody on the way. */
const oddTexts = [
  ..."\0 \u0001 \n \r\n \t \u202e \ud800 \ufeff \u2028 é 🛋️".split(" "),
  ...["", " ", "null", "undefined", "NaN", "true", "-1", "0", "1e309", "99999999999999999999"],
  ...["'", '"', "\\", ";", "--", "/*", "%", "%%", "%00", "%ff", "%zz", "..", "../..", "//"],
  ...["'; drop table users; --", "#{x}", "{{x}}", "<script>", "__proto__", "constructor", "{}"],
  ...["a@b.example", "(586) 555-0117", "6f2c4f4e-0000-4000-8000-000000000001", "2026-02-30"],
  ...["(", ")", "((((", "{", "}", "[", "]", ",", ".", ":", "::", "->", "->>", "*", "=", "&", "?"],
  ...["infinity", "-infinity", "\\x", "{1,2", "(a,b", "[1,2)", "a".repeat(300), "(".repeat(200)],
];

export function makeRequest(random: Random, who: Credentials): FuzzRequest {
  const make = random.pick([
    restRequest,
    restRequest,
    restRequest,
    authRequest,
    authRequest,
    fileRequest,
  ]);
  const [usual, path] = make(random);
  const method = random.chance(0.05) ? random.pick(methods) : usual;
  const headers: Record<string, string> = {};
  if (!random.chance(0.03)) addKeys(headers, random, who);
  if (random.chance(0.9)) headers["Content-Type"] = "application/json";
  while (random.chance(0.2)) {
    headers[random.pick(headerNames)] = headerText(mutate(random, random.pick(headerValues)));
  }
  const request: FuzzRequest = { method, path, headers };
  if (method !== "GET" && method !== "HEAD" && random.chance(0.95)) {
    request.body = makeBody(random);
  }
  return request;
}

function addKeys(headers: Record<string, string>, random: Random, who: Credentials): void {
  const isService = random.chance(0.3);
  headers.apikey = isService ? who.secret : who.publishable;
  if (isService) headers.Authorization = `Bearer ${who.secret}`;
  else if (random.chance(0.6)) {
    headers.Authorization = `Bearer ${headerText(mutate(random, random.pick(who.tokens), 0.04))}`;
  }
}

function restRequest(random: Random): [method: string, path: string] {
  const parameters: string[] = [];
  while (random.chance(0.6) && parameters.length < 8) parameters.push(restParameter(random));
  const query = parameters.map((text) => (random.chance(0.95) ? encoded(text) : text)).join("&");
  const path = `/rest/v1/${pathText(mutate(random, random.pick(tables), 0.04))}?${query}`;
  return [random.pick(["GET", "GET", "GET", "POST", "PATCH", "DELETE", "HEAD"]), path];
}

function restParameter(random: Random): string {
  const column = mutate(random, random.pick(columns), 0.06);
  const operator = mutate(random, random.pick([...operators, ...moreOperators]), 0.05);
  const value = random.chance(0.5)
    ? random.pick(oddTexts)
    : random.pick(["1", "(1,2)", "a*", "null"]);
  const condition = `${column}.${operator}.${value}`;
  return random.pick([
    () => `${column}=${operator}.${value}`,
    () => `select=${[column, `x:${random.pick(columns)}`, `${column}::text`].join(",")}`,
    () => `select=${mutate(random, "id,lenders(name,terms),status::text,count()", 0.7)}`,
    () => `order=${column}.${random.pick(["asc", "desc", "nullsfirst", value])}`,
    () => `limit=${value}`,
    () => `offset=${value}`,
    () => `or=${mutate(random, `(${condition},not.and(${condition},id.is.null))`, 0.5)}`,
    () => `columns=${column},${value}`,
    () => `on_conflict=${column}`,
    () => mutate(random, "wanted=a@b.example", 0.5),
  ])();
}

function authRequest(random: Random): [method: string, path: string] {
  const [method, call] = random.pick(authCalls);
  const [path = "", query] = call.split("?");
  const more = random.chance(0.2) ? encoded(`type=${random.pick(oddTexts)}`) : "";
  const wanted = [query && mutate(random, query, 0.1), more].filter(Boolean).join("&");
  return [method, `/auth/v1/${pathText(mutate(random, path, 0.04))}${wanted && `?${wanted}`}`];
}

function fileRequest(random: Random): [method: string, path: string] {
  return ["GET", pathText(mutate(random, random.pick(files), 0.8)).replace(/^(?!\/)/, "/")];
}

function makeBody(random: Random): string {
  if (random.chance(0.05)) return random.pick(oddTexts).toWellFormed();
  const record = () => {
    const entries: Record<string, unknown> = {};
    while (random.chance(0.8))
      entries[mutate(random, random.pick(fields), 0.05)] = value(random, 0);
    return entries;
  };
  const whole = random.chance(0.2) ? [record(), record()] : record();
  return mutate(random, JSON.stringify(whole), 0.06).toWellFormed();
}

function value(random: Random, depth: number): unknown {
  const simple = [null, true, 0, -1, 1.5, 1e308, "password1", "ann@example.com", "pending"];
  if (random.chance(0.4)) return random.pick(oddTexts);
  if (depth < 4 && random.chance(0.2)) return [value(random, depth + 1), value(random, depth + 1)];
  if (depth < 4 && random.chance(0.2)) return { [random.pick(fields)]: value(random, depth + 1) };
  return random.pick(simple);
}

/** The text with a few cuts, repeats and strangers in it. */
function mutate(random: Random, text: string, share = 0.3): string {
  let result = text;
  while (random.chance(share) && result.length < 2_000) {
    const at = random.below(result.length + 1);
    const length = random.below(6);
    result = random.pick([
      () => result.slice(0, at) + random.pick(oddTexts) + result.slice(at),
      () => result.slice(0, at) + result.slice(at + length),
      () =>
        result.slice(0, at) + result.slice(at, at + length).repeat(2) + result.slice(at + length),
      () => result.slice(0, at) + String.fromCharCode(random.below(256)) + result.slice(at + 1),
      () => result.slice(0, at),
    ])();
    if (random.chance(0.5)) break;
  }
  return result;
}

/** Headers hold Latin-1 without line ends; anything else never leaves the sender. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").trim();
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()).replace("%3D", "=");

function pathText(text: string): string {
  return text.toWellFormed().replace(/[^\w./%:@!$&'()*+,;=~?-]/gu, encodeURIComponent);
}
