/** GET /dev/mail: the mails that a developer's server kept instead of sending them, as JSON. */

import type { Handler } from "hono";
import type { Env } from "../env.ts";
import type { Inbox } from "./inbox.ts";
import type { Postman } from "./postman.ts";

const LOOPBACK = ["127.0.0.1", "localhost", "::1", "[::1]"];

/**
 * The inbox that may be shown: none where mails are really sent, or where the server is meant for
 * others. Its links open accounts.
 */
export function openInbox(postman: Postman, env: Env): Inbox | undefined {
  const isMine = LOOPBACK.includes(env.host) && LOOPBACK.includes(new URL(env.siteUrl).hostname);
  return isMine ? postman.inbox : undefined;
}

/** Answers this machine's own browser only: nobody behind a proxy, no page under another name. */
export function showInbox(inbox: Inbox): Handler {
  return (c) => {
    const isForwarded = [...c.req.raw.headers.keys()].some((name) =>
      /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
    );
    const isNamedLocally = LOOPBACK.includes(new URL(c.req.url).hostname);
    if (isForwarded || !isNamedLocally) return c.notFound();
    return c.json({ mails: inbox.mails() }, 200, { "Cache-Control": "no-store" });
  };
}
