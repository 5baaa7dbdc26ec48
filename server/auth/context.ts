/** The context of the authentication service, put together once at the start. */

import type { BlockList } from "node:net";
import type { JWTVerifyGetKey } from "jose";
import { googleKeys } from "#server/auth/providers/google-keys.ts";
import { type BackgroundTasks, createBackgroundTasks } from "#server/background-tasks.ts";
import type { Database } from "#server/database/database.ts";
import type { Env } from "#server/env.ts";
import { proxyList } from "#server/http/client-address.ts";
import type { Log } from "#server/logging.ts";
import { createMailer, type Mailer } from "#server/messages/mail/mailer.ts";
import type { SmsWorker } from "#server/messages/texts/sms-worker.ts";
import type { Secrets } from "#server/secrets.ts";
import { createLimiter, type Limiter, type Limits, standardLimits } from "./limits.ts";
import { createPasswords, type PasswordCost, type Passwords, standardCost } from "./passwords.ts";

/** The parts that the server hands to the authentication service; tests replace some. */
export interface AuthOptions {
  database: Database;
  env: Env;
  secrets: Secrets;
  log: Log;
  /** Hands over codes that are to be texted. Without it everything by phone answers “disabled”. */
  sendText?: SmsWorker["send"];
  /** Delivers the mails; a server that has none of its own gets one. */
  mailer?: Mailer;
  /** Work beside the requests; stopping the server waits for it. */
  backgroundTasks?: BackgroundTasks;
  passwordCost?: PasswordCost;
  limits?: Partial<Limits>;
  rules?: Partial<AuthRules>;
  googleKeys?: JWTVerifyGetKey;
  now?: () => Date;
  fetch?: typeof fetch;
}

/** Choices that a hosted project makes in its dashboard. */
export interface AuthRules {
  signUpsOpen: boolean;
  /** An address must be confirmed before its first sign-in. */
  confirmEmail: boolean;
  /** A new password needs a code from the mail once the session is a day old. */
  reauthenticateForPassword: boolean;
  /** How long a sign-in from somewhere new waits at an account that others are guessing at. */
  guessDelayMs: number;
  /** People may add and remove ways to sign in by themselves. */
  manualLinking: boolean;
}

/** What every call of the authentication service works with. */
export interface AuthContext {
  /** The address that a request came from, where one makes codes; see one-time-tokens.ts. */
  callerAddress?: string;
  database: Database;
  env: Env;
  secrets: Secrets;
  log: Log;
  sendText: SmsWorker["send"] | undefined;
  mailer: Mailer;
  backgroundTasks: BackgroundTasks;
  passwords: Passwords;
  limiter: Limiter;
  rules: AuthRules;
  trustedProxies: BlockList;
  googleKeys: JWTVerifyGetKey;
  now: () => Date;
  fetch: typeof fetch;
}

/** Fills in what the server did not hand over. */
export function createAuthContext(options: AuthOptions): AuthContext {
  const { database, env, secrets, log } = options;
  return {
    database,
    env,
    secrets,
    log,
    sendText: options.sendText,
    backgroundTasks: options.backgroundTasks ?? createBackgroundTasks(log),
    mailer: options.mailer ?? createMailer({ database, env, secrets, log }),
    passwords: createPasswords(options.passwordCost ?? standardCost),
    limiter: createLimiter(database, { ...standardLimits(env), ...options.limits }),
    rules: {
      signUpsOpen: env.signUpsOpen,
      confirmEmail: env.smtpUrl !== undefined,
      reauthenticateForPassword: false,
      manualLinking: env.manualLinking,
      guessDelayMs: 2_000,
      ...options.rules,
    },
    trustedProxies: proxyList(env.trustedProxies),
    googleKeys: options.googleKeys ?? googleKeys,
    now: options.now ?? (() => new Date()),
    fetch: options.fetch ?? fetch,
  };
}
