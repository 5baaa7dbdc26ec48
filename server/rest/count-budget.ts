/** How many messages about visits an address may send: what one of them adds to a product's count stays small. */

import { RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "#server/http/errors.ts";
import { MemoryLimiter } from "#server/http/memory-limiter.ts";

/** Where pages say what a visit saw, which their visitor does not wait for. */
export const countPath = "/rpc/count_demand";

const DAY = 24 * 3600;

/** Answers a function that counts a message of an address, and refuses it where the day has had enough of them. */
export function createCountBudget(messagesPerDay = 60): (address: string) => Promise<void> {
  const counter = new MemoryLimiter({ points: messagesPerDay, duration: DAY });
  return async (address) => {
    try {
      await counter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const message = "Enough visits were counted from here today";
      throw new ApiError(429, { code: "over_count_limit", message, details: null, hint: null });
    }
  };
}
