/** What the authentication service is made of, put together once at the start. */

import type { BlockList } from "node:net";
import type { JWTVerifyGetKey } from "jose";
import type { Database } from "../database/database.ts";
import type { Env } from "../env.ts";
import type { Log } from "../logging.ts";
import { createPostman, type Postman } from "../mail/postman.ts";
import type { Secrets } from "../secrets.ts";
import { createErrands, type Errands } from "./errands.ts";
import { googleKeys } from "./id-token.ts";
import { createLimiter, type Limiter, type Limits, standardLimits } from "./limits.ts";
import { createPasswords, type PasswordCost, type Passwords, standardCost } from "./passwords.ts";
import { proxyList } from "./request.ts";

/** What the rest of the server hands over, and what a test may replace. */
export interface AuthDeps {
  database: Database;
  env: Env;
  secrets: Secrets;
  log: Log;
  /** Sends text messages. Without it everything by phone answers “disabled”. */
  texts?: TextSender;
  /** Delivers the mails; a server that has none of its own gets one. */
  postman?: Postman;
  /** What goes on beside the requests; whoever stops the server waits for it. */
  errands?: Errands;
  passwordCost?: PasswordCost;
  limits?: Partial<Limits>;
  rules?: Partial<AuthRules>;
  googleKeys?: JWTVerifyGetKey;
  now?: () => Date;
  fetch?: typeof fetch;
}

/** Sends one text message to a number in E.164 form, or throws. */
export interface TextSender {
  send(phone: string, text: string): Promise<void>;
}

/** Choices that a hosted project makes in its dashboard. */
export interface AuthRules {
  signUpsOpen: boolean;
  /** An address must be confirmed before its first sign-in. */
  confirmEmail: boolean;
  /** A new password needs a code from the mail once the session is a day old. */
  reauthenticateForPassword: boolean;
  /** People may add and remove ways to sign in by themselves. */
  manualLinking: boolean;
}

/** Everything that a call needs. */
export interface Auth {
  database: Database;
  env: Env;
  secrets: Secrets;
  log: Log;
  texts: TextSender | undefined;
  postman: Postman;
  errands: Errands;
  passwords: Passwords;
  limiter: Limiter;
  rules: AuthRules;
  trustedProxies: BlockList;
  googleKeys: JWTVerifyGetKey;
  now: () => Date;
  fetch: typeof fetch;
}

export function createAuth(deps: AuthDeps): Auth {
  const { database, env, secrets, log } = deps;
  return {
    database,
    env,
    secrets,
    log,
    texts: deps.texts,
    errands: deps.errands ?? createErrands(log),
    postman: deps.postman ?? createPostman({ env, log }),
    passwords: createPasswords(deps.passwordCost ?? standardCost),
    limiter: createLimiter(database, { ...standardLimits(env), ...deps.limits }),
    rules: {
      signUpsOpen: true,
      confirmEmail: env.smtpUrl !== undefined,
      reauthenticateForPassword: false,
      manualLinking: true,
      ...deps.rules,
    },
    trustedProxies: proxyList(env.trustedProxies),
    googleKeys: deps.googleKeys ?? googleKeys,
    now: deps.now ?? (() => new Date()),
    fetch: deps.fetch ?? fetch,
  };
}
