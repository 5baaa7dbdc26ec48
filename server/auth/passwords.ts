/** Passwords: their rules, and argon2id hashes made off the main thread, two at most at a time. */

import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { invalid, tooMany, weakPassword } from "./errors.ts";

export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 72;

export type PasswordCost = Required<Pick<Options, "memoryCost" | "timeCost" | "parallelism">>;

/** OWASP's first choice for argon2id. */
export const standardCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash this is false and takes as long as a wrong password. */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/** Refuses a password that is too short or too long, counted as the browser counts it. */
export function checkPasswordRules(password: string): void {
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw invalid(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`);
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw weakPassword(`Password should be at least ${MIN_PASSWORD_LENGTH} characters.`, [
      "length",
    ]);
  }
}

/** One processor stays free for everybody else's requests. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

export function createPasswords(cost: PasswordCost, maxWaiting = 64): Passwords {
  const inTurn = turns(AT_ONCE, maxWaiting);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        decoy ??= hash("a password that nobody has", cost);
        const matches = await verify(storedHash ?? (await decoy), password);
        return matches && storedHash !== null;
      }),
  };
}

/** Runs at most `atOnce` jobs together; when too many wait, the next is refused. */
function turns(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw tooMany("over_request_rate_limit", "Request rate limit reached", 5);
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
