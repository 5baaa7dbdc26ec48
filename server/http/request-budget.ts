/** How many requests a minute somebody may send, whatever they are for. */

import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./errors.ts";
import { MemoryLimiter } from "./memory-limiter.ts";

export interface RequestBudget {
  /** Counts a request, and refuses it with 429 when there were too many. */
  spend(key: string): Promise<void>;
  /** Refuses everything from there for a while. */
  block(key: string): Promise<void>;
  /** Refuses what was blocked since it was counted. */
  check(key: string): Promise<void>;
}

const MINUTE = 60;
const blockedSeconds = 5 * MINUTE;

/** Kept in memory: it begins anew with the process, and each process has its own. */
export function createRequestBudget(requestsPerMinute: number): RequestBudget {
  const counter = new MemoryLimiter({ points: requestsPerMinute, duration: MINUTE });
  return {
    async spend(key) {
      try {
        await counter.consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyRequests(refusal) : refusal;
      }
    },
    async block(key) {
      await counter.block(key, blockedSeconds);
    },
    async check(key) {
      const spent = await counter.get(key);
      if (spent && spent.consumedPoints > requestsPerMinute) throw tooManyRequests(spent);
    },
  };
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): ApiError {
  const message = "Request rate limit reached";
  return new ApiError(
    429,
    {
      // Both APIs' clients find it where they look.
      code: "over_request_rate_limit",
      error_code: "over_request_rate_limit",
      msg: message,
      message,
      details: null,
      hint: null,
    },
    { "Retry-After": String(Math.max(1, Math.ceil(msBeforeNext / 1000))) },
  );
}
