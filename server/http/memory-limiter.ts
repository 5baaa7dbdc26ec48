/** A counter of requests in this process's memory, for a bounded number of keys. */

import { type IRateLimiterOptions, RateLimiterMemory } from "rate-limiter-flexible";

/** Of each counter: more addresses than a shop sees in an hour, in at most 5 MB. */
const standardMaxKeys = 10_000;

/** Where there are more keys than that, the one that was counted first begins anew. */
export class MemoryLimiter extends RateLimiterMemory {
  readonly #keys = new Set<string | number>();
  readonly #maxKeys: number;

  constructor(options: IRateLimiterOptions, maxKeys = standardMaxKeys) {
    super(options);
    this.#maxKeys = maxKeys;
  }

  override consume(key: string | number, points?: number) {
    // Those that have expired are among the oldest.
    this.#keys.add(key);
    if (this.#keys.size > this.#maxKeys) {
      const [oldest = key] = this.#keys;
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points);
  }
}
