/** What Twilio tells: receipts of texts, and what people answered. */

import { type Context, Hono } from "hono";
import * as v from "valibot";
import { limitBody } from "#server/http/body.ts";
import { answerError } from "#server/http/errors.ts";
import type { Log } from "#server/logging.ts";
import { own } from "#shop/own.ts";
import type { Outbox, ReplyKind } from "./outbox.ts";
import { isSigned } from "./signature.ts";
import type { TwilioSettings } from "./twilio.ts";

const maxBytes = 65_536;

const receipt = v.object({
  MessageSid: v.pipe(v.string(), v.nonEmpty()),
  MessageStatus: v.pipe(v.string(), v.nonEmpty()),
  ErrorCode: v.optional(v.string()),
});

const reply = v.object({
  MessageSid: v.pipe(v.string(), v.nonEmpty()),
  From: v.pipe(v.string(), v.regex(/^\+\d{5,15}$/)),
  Body: v.optional(v.string(), ""),
  OptOutType: v.optional(v.string()),
  NumMedia: v.optional(v.string(), "0"),
});

/** Twilio itself answers STOP, START and HELP, so every reply is answered with nothing. */
const noAnswer = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

export function webhookRoutes(options: {
  outbox: Outbox;
  settings: Pick<TwilioSettings, "authToken" | "webhookUrl">;
  log: Log;
}) {
  const { outbox, settings, log } = options;
  const app = new Hono();
  app.use(limitBody(maxBytes));

  app.post("/receipt", async (c) => {
    const fields = await signedFields(c);
    if (!fields) return c.text("The signature is not Twilio's", 403);
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), c.req.query("text"));
    const parsed = v.safeParse(receipt, fields);
    if (!id.success || !parsed.success) return c.text("Not a receipt", 400);
    const { MessageSid, MessageStatus, ErrorCode } = parsed.output;
    const state = await outbox.recordReceipt({
      id: id.output,
      providerId: MessageSid,
      status: MessageStatus,
      code: ErrorCode || undefined,
    });
    log.debug("receipt", { status: MessageStatus, state });
    return c.body(null, 204);
  });

  app.post("/reply", async (c) => {
    const fields = await signedFields(c);
    if (!fields) return c.text("The signature is not Twilio's", 403);
    const parsed = v.safeParse(reply, fields);
    if (!parsed.success) return c.text("Not a reply", 400);
    const { MessageSid, From, Body, OptOutType, NumMedia } = parsed.output;
    const kind = await outbox.recordReply({
      phone: From,
      body: withPictures(Body.replaceAll("\0", ""), Number(NumMedia)),
      providerId: MessageSid,
      kind: kindOf(OptOutType),
    });
    if (kind === "flood") log.warn("A number sent more texts than we keep");
    else log.info("A text was answered", { kind });
    return c.body(noAnswer, 200, { "Content-Type": "text/xml" });
  });

  app.onError(answerError(log));

  async function signedFields(c: Context): Promise<Record<string, string> | undefined> {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const { pathname, search } = new URL(c.req.url);
    const signature = c.req.header("X-Twilio-Signature") ?? "";
    // The address as Twilio knows it; a proxy in front may have changed name, port and scheme.
    const url = `${settings.webhookUrl}${pathname}${search}`;
    if (isSigned(settings.authToken, signature, url, fields)) return fields;
    log.warn("A webhook was not signed by Twilio", { path: pathname });
    return undefined;
  }

  return app;
}

/** Pictures stay at the provider; that there are some is said. */
const withPictures = (body: string, pictures: number) =>
  pictures > 0
    ? `${body}\n(${pictures === 1 ? "a picture" : `${pictures} pictures`}, kept at Twilio)`.trim()
    : body;

/** What Twilio's own opt-out management took a reply for, in whatever language its keywords are. */
function kindOf(optOutType: string | undefined): ReplyKind | undefined {
  const kinds: Record<string, ReplyKind> = { STOP: "stop", START: "start", HELP: "help" };
  return own(kinds, optOutType ?? "");
}
