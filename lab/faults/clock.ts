/** A store whose clock is wrong for a while: a day ahead, right again, an hour behind, right again. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { providerVariables, startFakeTwilio } from "#server/sms/testing/fake-twilio.ts";
import { findFile } from "#tools/test/debian.mjs";
import { admin, adminVariables, apikey, countBy, load, newLedger, tally } from "../lead-load.ts";
import { end, isAlive, type Store, start } from "../store-process.ts";
import { type Fault, onBoth } from "./fault.ts";

const hour = 3_600;
const day = 24 * hour;
const guessesAllowed = 10;
const stayMs = 3_000;

interface Jumping {
  /** Of the store: its database and its folder. */
  variables: Record<string, string>;
  /** Takes the file that says what time it is. */
  folder: string;
}

/** The clock of a store under load is turned, on either database. */
export const shiftClock: Fault = async (context) =>
  onBoth(context, async (variables, folder) => {
    const turned = await jumpClock({ variables, folder });
    const { found, counted, wasAlive, errors, textsTwice, texts, isKept } = turned;
    const checks = found.map(({ words, isKept }) => `\n    ${isKept ? "" : "BROKEN "}${words}`);
    return {
      words: `process ${wasAlive ? "alive" : "ENDED"}, ${errors.length} errors in the log${errors.join("\n")}; ${counted.words}; ${texts} texts, ${textsTwice} twice${checks.join("")}`,
      isKept,
    };
  });

/** Debian's libfaketime stands between the process and the system's clock; timers go on as they were. */
async function jumpClock({ variables, folder }: Jumping) {
  const clock = await openClock(folder);
  const fake = await startFakeTwilio(20);
  const all = {
    ...variables,
    ...clock.variables,
    ...adminVariables,
    ...providerVariables(fake),
    TRUSTED_PROXIES: "127.0.0.1",
    QUIET_HOURS: "none",
    TEXTS_PER_ADDRESS_AND_HOUR: "1000000",
  };
  try {
    const store = await start(all);
    if (!store.origin) throw new Error(store.errors);
    const ledger = newLedger();
    const traffic = load(store, ledger, 2, 150);
    const found = await visit(store, clock, join(variables.DATA_DIR ?? "", "secrets.json"));
    await traffic.stop();
    await sleep(stayMs);
    const wasAlive = isAlive(store);
    const errors = store.errors.split("\n").filter(Boolean);
    await end(store, "SIGKILL");

    // Started again by a machine that woke up an hour behind.
    await clock.set(-hour);
    const again = await start(all);
    const counted = await tally(again, ledger);
    await end(again, "SIGTERM");

    const times = countBy(fake.taken, ({ to }) => to);
    const textsTwice = [...times.values()].filter((count) => count > 1).length;
    return {
      ...{ found, counted, wasAlive, errors, textsTwice },
      texts: fake.taken.length,
      isKept:
        counted.isKept &&
        wasAlive &&
        errors.length === 0 &&
        textsTwice === 0 &&
        found.every(({ isKept }) => isKept),
    };
  } finally {
    await fake.close();
  }
}

interface Clock {
  variables: Record<string, string>;
  set(seconds: number): Promise<void>;
}

async function openClock(folder: string): Promise<Clock> {
  const file = join(folder, "clock");
  const set = (seconds: number) => writeFile(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  await set(0);
  return {
    set,
    variables: {
      LD_PRELOAD: await findFile("usr/lib/*/faketime/libfaketimeMT.so.1", "libfaketime"),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
}

interface Found {
  words: string;
  isKept: boolean;
}

async function visit(store: Store, clock: Clock, secretsPath: string): Promise<Found[]> {
  const found: Found[] = [];
  const check = (words: string, seen: unknown, wanted: unknown) =>
    found.push({
      words: `${words}: ${seen}${String(seen) === String(wanted) ? "" : `, expected ${wanted}`}`,
      isKept: String(seen) === String(wanted),
    });
  const person = visitor(store, JSON.parse(await readFile(secretsPath, "utf8")).secretKey);
  const jump = async (seconds: number) => {
    await clock.set(seconds);
    while (Math.abs((await clockOf(store)) - seconds) > 30) await sleep(100);
    await sleep(stayMs);
  };

  let session = await person.signIn();
  const code = await person.makeCode();
  check("guesses before the limit", await person.guess("a@example.com", 13), guessesAllowed);

  await jump(day);
  check("a day ahead, an access token of yesterday", await person.user(session), 403);
  session = await person.refresh(session);
  check("its session, refreshed", await person.user(session), 200);
  check("a code of yesterday", await person.typeCode(code), 403);
  check(
    "guesses before the limit, a day later",
    await person.guess("a@example.com", 13),
    guessesAllowed,
  );
  const codeAhead = await person.makeCode();
  const signedInAhead = await person.signIn();

  await jump(0);
  check("right again, a token made ahead", await person.user(signedInAhead), 200);
  const hoursLeft = Math.round((signedInAhead.expires_at - Date.now() / 1000) / hour);
  check("which is good for so many hours", hoursLeft, 25);
  check("a code made ahead", await person.typeCode(codeAhead), 200);
  session = await person.refresh(session);
  check("the session, refreshed", await person.user(session), 200);
  check(
    "guesses before the limit, of another account",
    await person.guess("b@example.com", 13),
    guessesAllowed,
  );

  await jump(-hour);
  check("an hour behind, a token of before", await person.user(session), 200);
  session = await person.refresh(session);
  check("its session, refreshed", await person.user(session), 200);
  check("guesses for an account at its limit", await person.guess("b@example.com", 3), 0);
  check(
    "guesses before the limit, of a third account",
    await person.guess("c@example.com", 13),
    guessesAllowed,
  );
  const codeBehind = await person.makeCode();

  await jump(0);
  check(
    "right again, a code made an hour ago by the clock",
    await person.typeCode(codeBehind),
    403,
  );
  check("a token made an hour ago by the clock", await person.user(session), 403);
  session = await person.refresh(session);
  check("its session, refreshed", await person.user(session), 200);
  check("signed out", await person.signOut(session), 204);
  check("and refused", await person.user(session), 403);
  return found;
}

/** How many seconds the store's clock is ahead of ours. */
async function clockOf({ origin }: Store): Promise<number> {
  const { headers } = await fetch(`${origin}/healthz`);
  return (Date.parse(headers.get("Date") ?? "") - Date.now()) / 1000;
}

interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

function visitor({ origin }: Store, secretKey: string) {
  let guesses = 0;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey, "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const sessionOf = async (answer: Response): Promise<Session> => {
    if (answer.status !== 200)
      throw new Error(`No session: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Session;
  };
  const bearer = ({ access_token }: Session) => ({ Authorization: `Bearer ${access_token}` });

  return {
    signIn: async () => sessionOf(await post("token?grant_type=password", admin)),
    refresh: async ({ refresh_token }: Session) =>
      sessionOf(await post("token?grant_type=refresh_token", { refresh_token })),
    user: async (session: Session) =>
      (await fetch(`${origin}/auth/v1/user`, { headers: { apikey, ...bearer(session) } })).status,
    signOut: async (session: Session) =>
      (await post("logout?scope=local", {}, bearer(session))).status,

    /** How many of these guesses at a password were looked at; each comes from an address of its own. */
    async guess(email: string, times: number): Promise<number> {
      let lookedAt = 0;
      for (let time = 0; time < times; time += 1) {
        guesses += 1;
        const from = { "X-Forwarded-For": `203.0.113.${guesses}` };
        const answer = await post(
          "token?grant_type=password",
          { email, password: "a guess" },
          from,
        );
        if (answer.status === 400) lookedAt += 1;
      }
      return lookedAt;
    },

    /** A code as a mail carries it. */
    async makeCode(): Promise<string> {
      const answer = await post(
        "admin/generate_link",
        { type: "magiclink", email: admin.email },
        { apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      );
      if (answer.status !== 200) throw new Error(`No code: ${await answer.text()}`);
      return ((await answer.json()) as { email_otp: string }).email_otp;
    },
    typeCode: async (token: string) =>
      (await post("verify", { type: "magiclink", email: admin.email, token })).status,
  };
}
