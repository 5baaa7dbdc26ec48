/** The mails that a developer's server kept instead of sending them, as JSON. */

import type { Handler } from "hono";
import type { Inbox } from "./dev-inbox.ts";

/** Its links open accounts: for a developer's own machine only. */
export const showInbox =
  (inbox: Inbox): Handler =>
  (c) =>
    c.json({ mails: inbox.mails() }, 200, { "Cache-Control": "no-store" });
