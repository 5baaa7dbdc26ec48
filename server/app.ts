/** Everything that answers over HTTP, in one place: the two APIs and the built site. */

import { join } from "node:path";
import { Hono } from "hono";
import type { AuthDeps } from "./auth/deps.ts";
import { authRoutes } from "./auth/routes.ts";
import { type Keys, type KeyVariables, requireApiKey } from "./http/api-key.ts";
import { limitBody, MEBIBYTE } from "./http/body.ts";
import { cors } from "./http/cors.ts";
import { answerError } from "./http/errors.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveSite } from "./http/static.ts";
import { openInbox, showInbox } from "./mail/inbox-page.ts";
import { createPostman } from "./mail/postman.ts";
import { restRoutes } from "./rest/routes.ts";

export interface AppDeps extends AuthDeps {
  /** Where the built site lies; tests have their own. */
  siteFolder?: string;
}

/** Paths that mails, other services and verifiers of tokens open without a key. */
const openAuthPaths = [
  "/auth/v1/verify",
  "/auth/v1/callback",
  "/auth/v1/authorize",
  "/auth/v1/.well-known/jwks.json",
];

const builtSite = join(import.meta.dirname, "../build/client");

export function createApp(deps: AppDeps) {
  const { database, env, secrets, log } = deps;
  const keys: Keys = { publishable: env.publishableKey, secret: secrets.secretKey };
  const app = new Hono<{ Variables: KeyVariables }>();
  app.onError(answerError(log));
  app.use(securityHeaders());

  app.get("/healthz", async (context) => {
    const isWell = await database
      .transaction((tx) => tx.query("select 1"))
      .then(
        () => true,
        () => false,
      );
    return isWell
      ? context.json({ status: "ok" })
      : context.json({ status: "the database does not answer" }, 503);
  });

  for (const api of ["/auth/v1/*", "/rest/v1/*"]) {
    app.use(api, requestLog(log), cors(), requireApiKey(keys, openAuthPaths), limitBody(MEBIBYTE));
  }
  const postman = deps.postman ?? createPostman({ env, log });
  const inbox = openInbox(postman, env);
  if (inbox) app.get("/dev/mail", showInbox(inbox));
  app.route("/auth/v1", authRoutes({ ...deps, postman }));
  app.route("/rest/v1", restRoutes({ database, keys, signingKey: secrets.signingKey, log }));

  app.all("*", serveSite(deps.siteFolder ?? builtSite));
  return app;
}
