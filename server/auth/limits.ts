/** How often one account or one address may try, counted for all processes that share a Postgres. */

import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "#server/database/database.ts";
import type { Env } from "#server/env.ts";
import { MemoryLimiter } from "#server/http/memory-limiter.ts";
import { tooMany } from "./errors.ts";

interface Limit {
  points: number;
  seconds: number;
}

export type Limits = Record<LimitName, Limit>;

/** Counted by account alone a limit shuts no one out, or strangers could shut the owner out. */
export type SoftLimitName = "signInByAccount" | "mailByAccount";

export type LimitName =
  | SoftLimitName
  | "signInByAccountAndAddress"
  | "lookUpByAccount"
  | "mailByAccountAndAddress"
  | "textByAccountAndAddress"
  | "verifyByAccountAndAddress"
  | "signInByAddress"
  | "signUpByAddress"
  | "mailByAddress"
  | "verifyByAddress"
  | "refreshByAddress"
  | "factorByFactor"
  | "factorByDay"
  | "factorByAddress"
  | "web3ByMessage";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function standardLimits(env: Env): Limits {
  return {
    signInByAccount: { points: 10, seconds: 5 * MINUTE },
    signInByAccountAndAddress: { points: 10, seconds: 5 * MINUTE },
    signInByAddress: { points: 30, seconds: 5 * MINUTE },
    signUpByAddress: { points: env.signUpsPerHour, seconds: HOUR },
    lookUpByAccount: { points: 5, seconds: HOUR },
    mailByAccount: { points: 10, seconds: HOUR },
    mailByAccountAndAddress: { points: 1, seconds: MINUTE },
    mailByAddress: { points: 30, seconds: HOUR },
    textByAccountAndAddress: { points: 1, seconds: MINUTE },
    verifyByAccountAndAddress: { points: 10, seconds: HOUR },
    verifyByAddress: { points: 30, seconds: 5 * MINUTE },
    refreshByAddress: { points: 1800, seconds: 5 * MINUTE },
    factorByFactor: { points: 5, seconds: 5 * MINUTE },
    factorByDay: { points: 50, seconds: 24 * HOUR },
    factorByAddress: { points: 30, seconds: 5 * MINUTE },
    web3ByMessage: { points: 1, seconds: HOUR },
  };
}

export interface Limiter {
  /** Counts one try before it is made, and refuses it with 429 when there were too many. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Counts one, too, and says whether there were too many. */
  isOver(name: SoftLimitName, key: string): Promise<boolean>;
  /** Takes a try back that turned out to be rightful. */
  refund(name: LimitName, key: string): Promise<void>;
}

export function createLimiter(database: Database, limits: Limits): Limiter {
  const counters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(limits) as [LimitName, Limit][]) {
    counters.set(name, counter(database, name, limit));
  }
  const of = (name: LimitName) => counters.get(name) as RateLimiterAbstract;
  const queued = queuePerKey();
  let refusals = 0;

  /** Counts one try, and returns the refusal where there were too many. */
  async function count(name: LimitName, key: string): Promise<RateLimiterRes | undefined> {
    const counted = digest(key);
    try {
      // A thousand guesses at one account must not occupy the database: after the first refusal
      // the others are refused from memory.
      await queued(`${name} ${counted}`, () => of(name).consume(counted));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refusals += 1;
      if (refusals % maxRefusedKeys === 0)
        for (const each of counters.values()) forgetRefused(each);
      return refusal;
    }
  }

  return {
    async consume(name, key) {
      const refusal = await count(name, key);
      if (refusal) throw refused(name, Math.ceil(refusal.msBeforeNext / 1000));
    },
    isOver: async (name, key) => (await count(name, key)) !== undefined,
    async refund(name, key) {
      const counter = of(name);
      await counter.reward(digest(key));
      forgetRefused(counter);
    },
  };
}

/** Refused from memory at most; the database says the same of the others. */
const maxRefusedKeys = 10_000;

function forgetRefused(counter: RateLimiterAbstract): void {
  if (counter instanceof RateLimiterPostgres) counter.deleteInMemoryBlockedAll();
}

/** A restart must not give an attacker another round of guesses. */
const isGuessing = (name: LimitName) => /^(signIn|verify|factor)/.test(name);

function counter(database: Database, name: LimitName, limit: Limit): RateLimiterAbstract {
  const options = { keyPrefix: name, points: limit.points, duration: limit.seconds };
  if (database.kind === "pglite" && !isGuessing(name)) return new MemoryLimiter(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        database.transaction((tx) => tx.query(text, values)),
    },
    storeType: "pool",
    schemaName: "auth",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    inMemoryBlockOnConsumed: limit.points + 1,
  });
}

/** Runs work on the same key one after the other, work on different keys side by side. */
function queuePerKey() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

function refused(name: LimitName, seconds: number): Error {
  const again = `For security purposes, you can only request this after ${seconds} seconds.`;
  if (name === "mailByAccountAndAddress")
    return tooMany("over_email_send_rate_limit", again, seconds);
  if (name === "textByAccountAndAddress")
    return tooMany("over_sms_send_rate_limit", again, seconds);
  if (name === "mailByAddress") {
    return tooMany("over_email_send_rate_limit", "email rate limit exceeded", seconds);
  }
  return tooMany("over_request_rate_limit", "Request rate limit reached", seconds);
}

/** Counters name no one, and a key of any length fits. */
function digest(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
