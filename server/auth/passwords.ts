/**
 * Passwords: their rules, and hashes made and compared off the main thread, two at most at a time. Ours are
 * argon2id; accounts that moved here bring argon2 and bcrypt, and get ours at their next sign-in.
 */

import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";
import { createJobQueue } from "#server/job-queue.ts";
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
  /** Whether a hash was made another way, or at another cost, than new ones are. */
  isOutdated(storedHash: string): boolean;
}

/** What a hash of somebody else's may cost us at each sign-in. */
const dearest = { memoryCost: 1_048_576, timeCost: 20, parallelism: 16, bcryptRounds: 14 };

/** Refuses a hash that no sign-in could be compared with. */
export function checkPasswordHash(given: string): void {
  const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53}$/.exec(given);
  const argon2 =
    /^\$argon2id?\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z\d+/]{11,128}\$[A-Za-z\d+/]{16,128}$/.exec(
      given,
    );
  if (!bcrypt && !argon2) {
    throw invalid("Only bcrypt, argon2i and argon2id password hashes are supported");
  }
  const isDear = bcrypt
    ? Number(bcrypt[1]) < 4 || Number(bcrypt[1]) > dearest.bcryptRounds
    : Number(argon2?.[1]) > dearest.memoryCost ||
      Number(argon2?.[2]) > dearest.timeCost ||
      Number(argon2?.[3]) > dearest.parallelism;
  if (isDear) throw invalid("The password hash exceeds the limits on its cost");
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
  const queued = createQueue(AT_ONCE, maxWaiting);
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => queued(() => hash(password, cost)),
    verify: (storedHash, password) =>
      queued(async () => {
        decoy ??= hash("a password that nobody has", cost);
        const known = storedHash ?? (await decoy);
        const matches = await (known.startsWith("$2")
          ? verifyBcrypt(password, known)
          : verify(known, password));
        return matches && storedHash !== null;
      }),
    isOutdated: (storedHash) => {
      const { memoryCost, timeCost, parallelism } = cost;
      return !storedHash.startsWith(
        `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`,
      );
    },
  };
}

/** Runs at most `atOnce` jobs together; when too many wait, the next is refused. */
function createQueue(atOnce: number, maxWaiting: number) {
  const queue = createJobQueue(atOnce);
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (queue.running() >= atOnce && queue.waiting() >= maxWaiting) {
      throw tooMany("over_request_rate_limit", "Request rate limit reached", 5);
    }
    return queue.run(job);
  };
}
