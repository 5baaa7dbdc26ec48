/** GET /dev/mail: the mails that a developer's server kept instead of sending them, as JSON. */

import type { Handler } from "hono";
import type { Env } from "#server/env.ts";
import { isFromThisMachine, isLocalOnly } from "#server/http/local-caller.ts";
import type { Inbox } from "./dev-inbox.ts";
import type { Mailer } from "./mailer.ts";

/**
 * The inbox that may be shown: none where mails are really sent, or where the server is meant for
 * others. Its links open accounts.
 */
export function devInbox(mailer: Mailer, env: Env): Inbox | undefined {
  return isLocalOnly(env) ? mailer.inbox : undefined;
}

export function showInbox(inbox: Inbox): Handler {
  return (c) =>
    isFromThisMachine(c)
      ? c.json({ mails: inbox.mails() }, 200, { "Cache-Control": "no-store" })
      : c.notFound();
}
