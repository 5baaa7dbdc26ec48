/** A store whose clock is wrong for a while: a day ahead, right again, an hour behind, right again. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { providerVariables, startFakeTwilio } from "#server/messages/texts/testing/fake-twilio.ts";
import { findFile } from "#tools/test/debian.mjs";
import { countBy, load, newLedger } from "../leads.ts";
import { admin, apikey, end, headersOf, isAlive, openStore, type Store } from "../store.ts";
import { counted, type Fault, onBoth, type Promises, promises } from "./fault.ts";

const hour = 3_600;
const day = 24 * hour;
const guessesAllowed = 10;
const stayMs = 3_000;

/**
 * The clock of a store under load is turned, on either database: Debian's libfaketime stands between the process
 * and the system's clock; timers go on as they were.
 */
export const shiftClock: Fault = async (context) =>
  onBoth(context, async (variables, folder) => {
    const promised = promises(context);
    const clock = await openClock(folder);
    const fake = await startFakeTwilio(20);
    context.atEnd(fake.close);
    const all = {
      ...{ ...variables, ...clock.variables, ...providerVariables(fake) },
      ...{ QUIET_HOURS: "none", TEXTS_PER_ADDRESS_AND_HOUR: "1000000" },
    };
    const store = await openStore(all);
    const ledger = newLedger();
    const traffic = load(store, ledger, 2, 150);
    await visit(store, clock, join(variables.DATA_DIR ?? "", "secrets.json"), promised);
    await traffic.stop();
    await sleep(stayMs);
    promised.expect("the process is alive", isAlive(store), true);
    promised.expect("errors in the log", store.errors, "");
    await end(store, "SIGKILL");

    // Started again by a machine that woke up an hour behind.
    await clock.set(-hour);
    const again = await openStore(all);
    const outcome = await counted(again, ledger, (found) => found, promised.areKept());
    await end(again, "SIGTERM");
    const perPhone = countBy(fake.taken, ({ to }) => to);
    const twice = [...perPhone.values()].filter((count) => count > 1).length;
    return {
      words: `${outcome.words}; ${fake.taken.length} texts, ${twice} twice`,
      isKept: outcome.isKept && twice === 0,
    };
  });

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

async function visit(
  store: Store,
  clock: Clock,
  secretsPath: string,
  { expect }: Promises,
): Promise<void> {
  const person = visitor(store, JSON.parse(await readFile(secretsPath, "utf8")).secretKey);
  const jump = async (seconds: number) => {
    await clock.set(seconds);
    while (Math.abs((await clockOf(store)) - seconds) > 30) await sleep(100);
    await sleep(stayMs);
  };

  let session = await person.signIn();
  const code = await person.makeCode();
  expect("guesses before the limit", await person.guess("a@example.com", 13), guessesAllowed);

  await jump(day);
  expect("a day ahead, an access token of yesterday", await person.user(session), 403);
  session = await person.refresh(session);
  expect("its session, refreshed", await person.user(session), 200);
  expect("a code of yesterday", await person.typeCode(code), 403);
  expect(
    "guesses before the limit, a day later",
    await person.guess("a@example.com", 13),
    guessesAllowed,
  );
  const codeAhead = await person.makeCode();
  const signedInAhead = await person.signIn();

  await jump(0);
  expect("right again, a token made ahead", await person.user(signedInAhead), 200);
  const hoursLeft = Math.round((signedInAhead.expires_at - Date.now() / 1000) / hour);
  expect("which is good for so many hours", hoursLeft, 25);
  expect("a code made ahead", await person.typeCode(codeAhead), 200);
  session = await person.refresh(session);
  expect("the session, refreshed", await person.user(session), 200);
  expect(
    "guesses before the limit, of another account",
    await person.guess("b@example.com", 13),
    guessesAllowed,
  );

  await jump(-hour);
  expect("an hour behind, a token of before", await person.user(session), 200);
  session = await person.refresh(session);
  expect("its session, refreshed", await person.user(session), 200);
  expect("guesses for an account at its limit", await person.guess("b@example.com", 3), 0);
  expect(
    "guesses before the limit, of a third account",
    await person.guess("c@example.com", 13),
    guessesAllowed,
  );
  const codeBehind = await person.makeCode();

  await jump(0);
  expect(
    "right again, a code made an hour ago by the clock",
    await person.typeCode(codeBehind),
    403,
  );
  expect("a token made an hour ago by the clock", await person.user(session), 403);
  session = await person.refresh(session);
  expect("its session, refreshed", await person.user(session), 200);
  expect("signed out", await person.signOut(session), 204);
  expect("and refused", await person.user(session), 403);
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
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${origin}/auth/v1/${path}`, {
      method: "POST",
      headers: { ...headersOf(), ...headers },
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

    /** How many of these guesses at a password were looked at; all of an account come from one address. */
    async guess(email: string, times: number): Promise<number> {
      let lookedAt = 0;
      for (let time = 0; time < times; time += 1) {
        const from = { "X-Forwarded-For": `203.0.113.${email.charCodeAt(0)}` };
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
