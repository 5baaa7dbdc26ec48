/**
 * The work beside the requests, put together from the environment: sending texts, saying new leads,
 * checking captchas, retention, planned prices, shoppers' alerts. The server runs it inside itself, or server/worker/main.ts runs it alone.
 */

import { randomBytes, randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Database } from "#server/database/database.ts";
import type { Env } from "#server/env.ts";
import { isLoopback } from "#server/http/local-caller.ts";
import type { Log } from "#server/logging.ts";
import {
  createLeadAlerts,
  type LeadAlerts,
  publishPushKey,
} from "#server/messages/push/lead-alerts.ts";
import { loadPushKeys } from "#server/messages/push/push-keys.ts";
import { createPushSender } from "#server/messages/push/push-sender.ts";
import { createLocalProvider } from "#server/messages/texts/local-provider.ts";
import { type Outbox, openOutbox } from "#server/messages/texts/outbox.ts";
import type { SmsProvider } from "#server/messages/texts/provider.ts";
import { signedWebhook } from "#server/messages/texts/signature.ts";
import { createSmsWorker, type SmsWorker } from "#server/messages/texts/sms-worker.ts";
import { webhookRoutes } from "#server/messages/texts/webhooks.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createPricePlans } from "./price-plans.ts";
import { createProductAlerts } from "./product-alerts.ts";

export interface BackgroundWorker {
  outbox: Outbox;
  provider: SmsProvider;
  smsWorker: SmsWorker;
  /** Texts codes, where there is a provider. */
  sendText: SmsWorker["send"] | undefined;
  /** What the provider calls. */
  webhooks: Hono;
  /** Plays an answer from a phone, signed and sent as Twilio does; only where no text really leaves. */
  playReply: ((phone: string, body: string) => Promise<Response>) | undefined;
  start(): Promise<void>;
  /** Something may be due: a lead has come in, or staff asked for a text. */
  nudge(): void;
  stop(): Promise<void>;
}

export async function openWorker(options: {
  database: Database;
  env: Env;
  log: Log;
}): Promise<BackgroundWorker> {
  const { database, env, log } = options;
  const outbox = openOutbox(database);
  // The client is large, so only those who have an account there load it.
  const viaTwilio =
    env.twilio &&
    (await import("#server/messages/texts/twilio.ts")).createTwilioProvider(env.twilio);
  // Without a provider no one but this process can sign.
  const signing = env.twilio ?? {
    authToken: randomBytes(32).toString("base64url"),
    webhookUrl: env.siteUrl,
  };
  const webhooks = webhookRoutes({ outbox, settings: signing, log });
  const provider = viaTwilio ?? createLocalProvider(outbox, log);
  const smsWorker = createSmsWorker({ outbox, provider, log });
  const housekeeping = createHousekeeping({
    outbox,
    log,
    secret: captchaSecret(env),
    siteUrl: env.siteUrl,
    onDue: smsWorker.nudge,
  });
  const pricePlans = createPricePlans({ database, log });
  const productAlerts = createProductAlerts({
    database,
    log,
    siteUrl: env.siteUrl,
    onText: smsWorker.nudge,
  });
  let leadAlerts: LeadAlerts | undefined;

  return {
    outbox,
    provider,
    smsWorker,
    sendText: viaTwilio ? smsWorker.send : undefined,
    webhooks,
    playReply: viaTwilio
      ? undefined
      : async (phone, body) => {
          const fields = { MessageSid: `SM${randomUUID()}`, From: phone, Body: body };
          const { url, init } = signedWebhook(signing, "/texts/reply", fields);
          return new Hono().route("/texts", webhooks).request(url, init);
        },
    async start() {
      await outbox.applySettings({
        ...env,
        needCaptcha: captchaSecret(env) !== undefined,
        // Where the site is open to others, the local provider would only pretend.
        areSent: viaTwilio !== undefined || isLoopback(new URL(env.siteUrl).hostname),
      });
      // No one else can have the embedded database open, so whatever is half done is a dead one's.
      if (database.kind === "pglite") await outbox.settleAbandoned(0);
      leadAlerts = await openLeadAlerts(options, smsWorker.nudge);
      smsWorker.start();
      leadAlerts.start();
      housekeeping.start();
      pricePlans.start();
      productAlerts.start();
    },
    nudge() {
      smsWorker.nudge();
      leadAlerts?.nudge();
      housekeeping.nudge();
    },
    async stop() {
      await Promise.all(
        [smsWorker, leadAlerts, housekeeping, pricePlans, productAlerts].map((part) =>
          part?.stop(),
        ),
      );
    },
  };
}

async function openLeadAlerts(
  { database, env, log }: Parameters<typeof openWorker>[0],
  onText: () => void,
): Promise<LeadAlerts> {
  const { siteUrl } = env;
  const keys = await loadPushKeys(env.dataDir);
  await publishPushKey(database, keys);
  // Push services want to know whom to tell of trouble; a site without https has only an address.
  const contact = siteUrl.startsWith("https:") ? siteUrl : "mailto:alerts@example.com";
  const send = createPushSender({ keys, contact });
  return createLeadAlerts({ database, log, send, onText, siteUrl });
}

/** Both or nothing: a site that was built without the key asks no one for a captcha. */
const captchaSecret = ({ turnstileSecret, turnstileSiteKey }: Env) =>
  turnstileSiteKey ? turnstileSecret : undefined;
