/** GET /dev/mail: the mails that a developer's server kept instead of sending them, as JSON. */

import type { Handler, MiddlewareHandler } from "hono";
import type { Env } from "../env.ts";
import { isFromThisMachine, isLoopback } from "../http/local-caller.ts";
import type { Inbox } from "./inbox.ts";
import type { Postman } from "./postman.ts";

/** Whether the server is meant for this machine only. */
export const isForThisMachine = (env: Env) =>
  isLoopback(env.host) && isLoopback(new URL(env.siteUrl).hostname);

/** Lets only this machine's own browser through. */
export const onlyFromHere = (): MiddlewareHandler => async (c, next) =>
  isFromThisMachine(c) ? next() : c.notFound();

/**
 * The inbox that may be shown: none where mails are really sent, or where the server is meant for
 * others. Its links open accounts.
 */
export function openInbox(postman: Postman, env: Env): Inbox | undefined {
  return isForThisMachine(env) ? postman.inbox : undefined;
}

export function showInbox(inbox: Inbox): Handler {
  return (c) =>
    isFromThisMachine(c)
      ? c.json({ mails: inbox.mails() }, 200, { "Cache-Control": "no-store" })
      : c.notFound();
}
