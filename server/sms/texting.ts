/** Everything about texts, put together from the environment. */

import type { Hono } from "hono";
import type { TextSender } from "#server/auth/deps.ts";
import type { Database } from "#server/database/database.ts";
import type { Env } from "#server/env.ts";
import { isLoopback } from "#server/http/local-caller.ts";
import type { Log } from "#server/logging.ts";
import { createHousekeeping } from "../worker/housekeeping.ts";
import { createWorker, type TextWorker } from "../worker/worker.ts";
import { localProvider } from "./local.ts";
import { type Outbox, openOutbox } from "./outbox.ts";
import type { TextProvider } from "./provider.ts";

export interface Texting {
  outbox: Outbox;
  provider: TextProvider;
  worker: TextWorker;
  /** Sends one text at once, where there is a provider: for codes to sign in. */
  sender: TextSender | undefined;
  /** What Twilio calls, where it is the provider. */
  webhooks: Hono | undefined;
  start(): Promise<void>;
  /** Something may be due: a lead has come in, or staff asked for a text. */
  nudge(): void;
  stop(): Promise<void>;
}

export async function openTexting(options: {
  database: Database;
  env: Env;
  log: Log;
}): Promise<Texting> {
  const { database, env, log } = options;
  const outbox = openOutbox(database);
  // The client is large, so only those who have an account there load it.
  const viaTwilio = env.twilio && {
    provider: (await import("./twilio.ts")).twilioProvider(env.twilio),
    webhooks: (await import("./webhooks.ts")).webhookRoutes({ outbox, settings: env.twilio, log }),
  };
  const provider = viaTwilio?.provider ?? localProvider(outbox, log);
  const worker = createWorker({ outbox, provider, log });
  const housekeeping = createHousekeeping({
    outbox,
    log,
    secret: captchaSecret(env),
    onDue: worker.nudge,
  });
  const sender: TextSender = {
    send: async (phone, body) => void (await provider.send({ phone, body })),
  };

  return {
    outbox,
    provider,
    worker,
    sender: viaTwilio ? sender : undefined,
    webhooks: viaTwilio?.webhooks,
    async start() {
      await outbox.applySettings({
        ...env,
        needCaptcha: captchaSecret(env) !== undefined,
        // Where the site is open to others, the stand-in would only pretend.
        areSent: viaTwilio !== undefined || isLoopback(new URL(env.siteUrl).hostname),
      });
      // Nobody else can have the embedded database open, so whatever is half done is a dead one's.
      if (database.kind === "pglite") await outbox.settleAbandoned(0);
      worker.start();
      housekeeping.start();
    },
    nudge() {
      worker.nudge();
      housekeeping.nudge();
    },
    async stop() {
      await Promise.all([worker.stop(), housekeeping.stop()]);
    },
  };
}

/** Both or nothing: a site that was built without the key asks nobody for a captcha. */
const captchaSecret = ({ turnstileSecret, turnstileSiteKey }: Env) =>
  turnstileSiteKey ? turnstileSecret : undefined;
