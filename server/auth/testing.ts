/** A whole server in memory for tests, and the client library pointed at it. */

import { GoTrueClient } from "@supabase/auth-js";
import { vi } from "vitest";
import { createApp } from "#server/app.ts";
import { createBackgroundTasks } from "#server/background-tasks.ts";
import { onePerFile } from "#server/database/open-databases.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { type Env, readEnv } from "#server/env.ts";
import type { Log } from "#server/logging.ts";
import { createMailer } from "#server/messages/mail/mailer.ts";
import type { Mail } from "#server/messages/mail/transport.ts";
import { makeSecrets } from "#server/secrets.ts";
import type { AuthOptions } from "./context.ts";
import { type LimitName, type Limits, standardLimits } from "./limits.ts";

export const SITE = "https://shop.example";

/** Cheap hashes: tests sign in often. */
export const cheapPasswords = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Every limit out of the way; tests of a limit set it again. */
function noLimits(env: Env): Partial<Limits> {
  const names = Object.keys(standardLimits(env)) as LimitName[];
  const counted = names.filter((name) => name !== "web3ByMessage");
  return Object.fromEntries(counted.map((name) => [name, { points: 100_000, seconds: 60 }]));
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** One database per test file: every server of the file, however it is set up, shares it. */
const sharedDatabase = onePerFile(openTestDatabase);

export async function openTestServer(
  options: { variables?: Record<string, string> } & Partial<AuthOptions> = {},
) {
  const mails: Mail[] = [];
  const logged: { level: string; message: string; fields?: unknown }[] = [];
  const log = Object.fromEntries(
    ["debug", "info", "warn", "error"].map((level) => [
      level,
      (message: string, fields?: unknown) => logged.push({ level, message, fields }),
    ]),
  ) as unknown as Log;
  const { variables, ...replaced } = options;
  const database = await sharedDatabase();
  const env = readEnv({ SITE_URL: SITE, REQUESTS_PER_MINUTE: "1000000", ...variables });
  const secrets = await makeSecrets();
  const clock = { ms: Date.now() };
  const backgroundTasks = createBackgroundTasks(log);
  const mailer = createMailer({
    database,
    env,
    secrets,
    log,
    transport: { send: async (mail) => void mails.push(mail) },
  });
  const idle = async () => {
    await backgroundTasks.idle();
    await mailer.drain();
  };
  const app = createApp({
    database,
    env,
    secrets,
    log,
    backgroundTasks,
    mailer,
    passwordCost: cheapPasswords,
    now: () => new Date(clock.ms),
    ...replaced,
    limits: { ...noLimits(env), ...options.limits },
  });

  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("apikey")) headers.set("apikey", env.publishableKey);
    return app.request(`/auth/v1${path}`, { ...init, headers }) as Promise<Response>;
  };

  return {
    app,
    database,
    env,
    secrets,
    mailer,
    mails,
    logged,
    clock,
    request,
    /** A call with a JSON body, answered with status and body. */
    async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await request(path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? undefined : JSON.parse(text),
      };
    },
    /** The client library of one browser. */
    client(given: { key?: string; flowType?: "implicit" | "pkce" } = {}) {
      const key = given.key ?? env.publishableKey;
      const stored = new Map<string, string>();
      return new GoTrueClient({
        url: `${SITE}/auth/v1`,
        headers: { apikey: key, Authorization: `Bearer ${key}` },
        fetch: ((url: string, init?: RequestInit) =>
          app.request(url.replace(SITE, ""), init)) as typeof fetch,
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        flowType: given.flowType ?? "implicit",
        storage: {
          getItem: (name) => stored.get(name) ?? null,
          setItem: (name, value) => void stored.set(name, value),
          removeItem: (name) => void stored.delete(name),
        },
      });
    },
    /** The mail to that address, once everything that was under way has been sent. */
    async mailTo(to: string): Promise<Mail> {
      const at = await vi.waitFor(
        async () => {
          await idle();
          const found = mails.findIndex((mail) => mail.to === to);
          if (found < 0) throw new Error(`No mail for ${to} among ${mails.map((mail) => mail.to)}`);
          return found;
        },
        // The worker looks again by itself every five seconds.
        { timeout: 60_000 },
      );
      return mails.splice(at, 1)[0]!;
    },
    idle,
    /** The press on the page of a mail's link, whichever page that is; the answer leads on. */
    press: (link: URL) =>
      app.request(`/auth/v1/verify${link.search}`, { method: "POST" }) as Promise<Response>,
  };
}

/** The address and the code that a mail carries. */
export function linkAndCode(mail: Mail) {
  const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? SITE);
  return {
    link,
    token: link.searchParams.get("token_hash") ?? link.searchParams.get("token") ?? "",
    code: /Code: (\d{6})/.exec(mail.text)?.[1] ?? "",
  };
}
