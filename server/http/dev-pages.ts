/** /dev/<key>/…: pages for a developer's own machine, which open with the key. */

import type { MiddlewareHandler } from "hono";
import type { Env } from "#server/env.ts";
import { isSame } from "./api-key.ts";
import { isFromThisMachine, isLocalOnly } from "./local-caller.ts";

/** Where such pages may be: nowhere in production, or on a server that is meant for others. */
export function devAddress(env: Env): string | undefined {
  return isLocalOnly(env) && env.devKey ? `/dev/${env.devKey}` : undefined;
}

/**
 * Lets those through who bring the key. A plain proxy makes everybody's requests look like this
 * machine's own, so where they come from is not enough.
 */
export const withDevKey =
  (key: string): MiddlewareHandler =>
  async (c, next) =>
    isSame(c.req.param("key") ?? "", key) && isFromThisMachine(c) ? next() : c.notFound();
