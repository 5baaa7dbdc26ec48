/** What the environment says, read and checked once at the start. */

import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import * as v from "valibot";
import { StartError } from "./start-error.ts";

const text = v.pipe(v.string(), v.trim());
const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    ),
  );
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, "must be a whole number"),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );
const yesOrNo = v.pipe(
  text,
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((value) => value === "true"),
);
const list = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

function isAddressOrNetwork(entry: string): boolean {
  const [address = "", bits, ...more] = entry.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (most < 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

const variables = v.object({
  HOST: v.optional(text, "127.0.0.1"),
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  DATA_DIR: v.optional(text, ".data"),
  BUILD_DIR: v.optional(text, "build"),
  PUBLISH_COMMAND: v.optional(text),
  PUBLISH_FOLDER: v.optional(text),
  DATABASE_URL: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => !/^postgres(ql)?:\/\/[^@]*:[^@]*[/?#][^@]*@/.test(value),
        "has a / ? or # in its password: write them as %2F %3F and %23, or give the password as PGPASSWORD",
      ),
      url("postgres:", "postgresql:"),
    ),
  ),
  SITE_URL: v.optional(
    v.pipe(
      url("http:", "https:"),
      v.check(
        (value) => /^https?:\/\/[^/?#@]+\/*$/.test(value),
        "must be an address without a path, such as https://shop.example: the store lives at its root",
      ),
    ),
  ),
  API_EXTERNAL_URL: v.optional(url("http:", "https:")),
  ADDITIONAL_REDIRECT_URLS: v.optional(list, ""),
  SUPABASE_URL: v.optional(url("https:", "http:")),
  SUPABASE_SECRET_KEY: v.optional(text),
  SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(text, v.minLength(8, "must be at least 8 characters")),
    "sb_publishable_store",
  ),
  ADMIN_EMAIL: v.optional(v.pipe(text, v.email("must be an email address"), v.toLowerCase())),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(6, "must be at least 6 characters"),
      v.maxLength(72, "must be at most 72 characters"),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.check(
        (entries) => entries.every(isAddressOrNetwork),
        "must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8",
      ),
    ),
    "",
  ),
  SMTP_URL: v.optional(url("smtp:", "smtps:")),
  MAIL_FROM: v.optional(text),
  STATEMENT_LIMIT_FACTOR: v.optional(wholeNumber(1, 1_000), "1"),
  REQUESTS_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), "600"),
  SIGN_UPS_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), "10"),
  SIGN_UPS: v.optional(v.picklist(["open", "closed"], "must be open or closed"), "open"),
  MANUAL_LINKING: v.optional(yesOrNo, "true"),
  TURNSTILE_SECRET: v.optional(text),
  TURNSTILE_SITE_KEY: v.optional(text),
  TWILIO_ACCOUNT_SID: v.optional(
    v.pipe(text, v.regex(/^AC[0-9a-f]{32}$/, "must be AC and 32 hexadecimal digits")),
  ),
  TWILIO_AUTH_TOKEN: v.optional(text),
  TWILIO_MESSAGING_SERVICE_SID: v.optional(
    v.pipe(text, v.regex(/^MG[0-9a-f]{32}$/, "must be MG and 32 hexadecimal digits")),
  ),
  TWILIO_API_URL: v.optional(url("http:", "https:"), "https://api.twilio.com"),
  TEXT_WEBHOOK_URL: v.optional(url("http:", "https:")),
  TEXT_WORKER: v.optional(
    v.picklist(["inside", "elsewhere"], "must be inside or elsewhere"),
    "inside",
  ),
  QUIET_HOURS: v.optional(
    v.pipe(
      text,
      v.regex(
        /^(none|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/,
        "must be none, or two times like 21:00-08:00",
      ),
    ),
  ),
  LEADS_PER_ADDRESS_AND_HOUR: v.optional(wholeNumber(1, 1_000_000)),
  TEXTS_PER_ADDRESS_AND_HOUR: v.optional(wholeNumber(1, 1_000_000)),
  KEEP_LEADS_DAYS: v.optional(wholeNumber(1, 36_500)),
  ORIGINALS_GB: v.optional(wholeNumber(1, 100_000), "40"),
  ORIGINALS_GB_PER_ACCOUNT: v.optional(wholeNumber(1, 100_000), "20"),
  GOOGLE_CLIENT_IDS: v.optional(list, ""),
  WEB3_ETHEREUM: v.optional(yesOrNo, "false"),
  WEB3_SOLANA: v.optional(yesOrNo, "false"),
  LOG_LEVEL: v.optional(
    v.picklist(["debug", "info", "warn", "error"], "must be debug, info, warn or error"),
    "info",
  ),
  LOG: v.optional(v.picklist(["json", "text"], "must be json or text")),
  /** Read where the processes start: server/helper-process.ts. */
  HELPER_NICENESS: v.optional(wholeNumber(0, 19), "10"),
  NODE_ENV: v.optional(text),
  DEV_KEY: v.optional(v.pipe(text, v.regex(/^\w{16,64}$/, "must be 16 to 64 letters and digits"))),
  METRICS_TOKEN: v.optional(v.pipe(text, v.minLength(16, "must be at least 16 characters"))),
});

/** Every setting that the server and the worker read, with its default where it has one. */
export const variableDefaults: Record<string, string | undefined> = v.getDefaults(variables);

export const variableNames: string[] = Object.keys(variableDefaults);

export type Env = ReturnType<typeof readEnv>;

/** Reads the variables, fills in what is missing, and refuses a wrong value with a sentence. */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(variables, given);
  if (!parsed.success) {
    const { path, message } = parsed.issues[0];
    throw new StartError(`${path?.[0]?.key} ${message}.`);
  }
  const env = parsed.output;
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new StartError("ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.");
  }
  if (env.TEXT_WORKER === "elsewhere" && !env.DATABASE_URL) {
    throw new StartError("TEXT_WORKER=elsewhere needs a DATABASE_URL that the worker shares.");
  }
  const siteUrl = withoutSlash(env.SITE_URL ?? originOf(env.HOST, env.PORT));
  const apiUrl = withoutSlash(env.API_EXTERNAL_URL ?? siteUrl);
  const logForm = env.LOG ?? (process.stderr.isTTY ? "text" : "json");
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    /** Where `npm run build` put the site. */
    buildDir: env.BUILD_DIR,
    /** How the worker hands each release to a static host, and the folder that it takes it from. */
    handOver: env.PUBLISH_COMMAND
      ? { command: env.PUBLISH_COMMAND, folder: env.PUBLISH_FOLDER ?? `${env.BUILD_DIR}/export` }
      : undefined,
    databaseUrl: env.DATABASE_URL,
    /** See `limitFactor` in server/database/database.ts. */
    limitFactor: env.STATEMENT_LIMIT_FACTOR,
    /** The hosted project whose storage the worker reads the owner's pictures from. */
    project:
      env.SUPABASE_URL && env.SUPABASE_SECRET_KEY
        ? { url: withoutSlash(env.SUPABASE_URL), secretKey: env.SUPABASE_SECRET_KEY }
        : undefined,
    /** Where people see the site, without a slash at the end. */
    siteUrl,
    /** Where auth/v1 and rest/v1 answer: with the site, unless a CDN serves that. No slash at the end. */
    apiUrl,
    additionalRedirectUrls: env.ADDITIONAL_REDIRECT_URLS,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** How often one address may ask auth/v1, and rest/v1; signed-in people are counted by account there. */
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    /** Whether strangers may make accounts; invitations and the secret key always may. */
    signUpsOpen: env.SIGN_UPS === "open",
    /** Whether people may add and remove ways to sign in by themselves. */
    manualLinking: env.MANUAL_LINKING,
    turnstileSecret: env.TURNSTILE_SECRET,
    /** Set where the site is built with it: then a text needs a captcha. */
    turnstileSiteKey: env.TURNSTILE_SITE_KEY,
    twilio: twilioOf(env, apiUrl),
    /** Whether this server sends the texts, or a worker of its own does. */
    sendsTexts: env.TEXT_WORKER === "inside",
    quietHours: quietHoursOf(env.QUIET_HOURS),
    leadsPerAddressAndHour: env.LEADS_PER_ADDRESS_AND_HOUR,
    textsPerAddressAndHour: env.TEXTS_PER_ADDRESS_AND_HOUR,
    keepLeadsDays: env.KEEP_LEADS_DAYS,
    /** What the owner's pictures may take as they were sent, in bytes: all, and those of one account. */
    originals: {
      maxBytes: env.ORIGINALS_GB * 1e9,
      maxBytesPerAccount: env.ORIGINALS_GB_PER_ACCOUNT * 1e9,
    },
    googleClientIds: env.GOOGLE_CLIENT_IDS,
    web3: { ethereum: env.WEB3_ETHEREUM, solana: env.WEB3_SOLANA },
    logLevel: env.LOG_LEVEL,
    logForm,
    /** Every request, start and end is for log collectors, not for a person at a terminal. */
    routineLevel: logForm === "json" ? ("info" as const) : ("debug" as const),
    metricsToken: env.METRICS_TOKEN,
    /** Part of the addresses of the pages that are for a developer's machine only. */
    devKey: env.NODE_ENV === "production" ? undefined : (env.DEV_KEY ?? randomKey()),
  };
}

/** The address a person on this machine types for a server that listens on `host`. */
export function originOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Too long for a log to keep; see server/route-path.ts. */
const randomKey = () => randomBytes(24).toString("hex");

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

type Variables = v.InferOutput<typeof variables>;

function twilioOf(env: Variables, apiUrl: string) {
  const accountSid = env.TWILIO_ACCOUNT_SID;
  const authToken = env.TWILIO_AUTH_TOKEN;
  const messagingServiceSid = env.TWILIO_MESSAGING_SERVICE_SID;
  if (!accountSid && !authToken && !messagingServiceSid) return undefined;
  if (!accountSid || !authToken || !messagingServiceSid) {
    throw new StartError(
      "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_MESSAGING_SERVICE_SID go together: set all three or none.",
    );
  }
  return {
    accountSid,
    authToken,
    messagingServiceSid,
    apiUrl: withoutSlash(env.TWILIO_API_URL),
    /** Where Twilio reaches us. */
    webhookUrl: withoutSlash(env.TEXT_WEBHOOK_URL ?? apiUrl),
  };
}

function quietHoursOf(value: string | undefined) {
  if (value === undefined) return undefined;
  const [from = "", until = ""] = value === "none" ? ["00:00", "00:00"] : value.split("-");
  return { from, until };
}
