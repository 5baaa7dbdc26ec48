/** GET /dev/mail: the mails that a developer's server kept instead of sending them, as JSON. */

import type { Handler } from "hono";
import type { Env } from "../env.ts";
import type { Inbox } from "./inbox.ts";
import type { Postman } from "./postman.ts";

const LOOPBACK = ["127.0.0.1", "localhost", "::1"];

/** The inbox that may be shown: none where mails are really sent, or where others reach the server. */
export function openInbox(postman: Postman, env: Env): Inbox | undefined {
  return LOOPBACK.includes(env.host) ? postman.inbox : undefined;
}

export function showInbox(inbox: Inbox): Handler {
  return (c) => c.json({ mails: inbox.mails() }, 200, { "Cache-Control": "no-store" });
}
