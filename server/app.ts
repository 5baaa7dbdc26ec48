/** Everything that answers over HTTP, in one place: the two APIs and the built site. */

import { resolve } from "node:path";
import { Hono } from "hono";
import type { AuthDeps } from "./auth/deps.ts";
import { proxyList } from "./auth/request.ts";
import { authRoutes } from "./auth/routes.ts";
import { type Keys, type KeyVariables, requireApiKey } from "./http/api-key.ts";
import { limitBody, MEBIBYTE } from "./http/body.ts";
import { cors } from "./http/cors.ts";
import { answerError } from "./http/errors.ts";
import { healthRoutes } from "./http/health.ts";
import { createMetrics } from "./http/metrics.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveSite } from "./http/static.ts";
import { isForThisMachine, openInbox, showInbox } from "./mail/inbox-page.ts";
import { createPostman } from "./mail/postman.ts";
import { restRoutes } from "./rest/routes.ts";
import { phoneRoutes } from "./sms/dev-phone/routes.ts";
import type { Texting } from "./sms/texting.ts";

export interface AppDeps extends AuthDeps {
  /** Where the built site lies; tests have their own. */
  siteFolder?: string;
  /** The worker that sends texts, where this server has one. */
  texting?: Texting;
}

const root = resolve(import.meta.dirname, "..");

/** Paths that mails, other services and verifiers of tokens open without a key. */
const openAuthPaths = [
  "/auth/v1/verify",
  "/auth/v1/callback",
  "/auth/v1/authorize",
  "/auth/v1/.well-known/jwks.json",
];

export function createApp(deps: AppDeps) {
  const { database, env, secrets, log } = deps;
  const keys: Keys = { publishable: env.publishableKey, secret: secrets.secretKey };
  const app = new Hono<{ Variables: KeyVariables }>();
  app.onError(answerError(log));
  const metrics = createMetrics();
  app.use(requestLog({ log, level: env.routineLevel, count: metrics.count }), securityHeaders(env));
  app.route("/", healthRoutes({ database, metrics, metricsToken: env.metricsToken }));

  for (const api of ["/auth/v1/*", "/rest/v1/*"]) {
    app.use(api, cors(), requireApiKey(keys, openAuthPaths), limitBody(MEBIBYTE));
  }
  const postman = deps.postman ?? createPostman({ env, log });
  const inbox = openInbox(postman, env);
  if (inbox) app.get("/dev/mail", showInbox(inbox));
  app.route("/auth/v1", authRoutes({ ...deps, postman }));
  const { texting } = deps;
  if (texting) {
    app.post("/rest/v1/*", async (_, next) => {
      await next();
      texting.nudge();
    });
    if (texting.webhooks) app.route("/texts", texting.webhooks);
    else if (isForThisMachine(env)) app.route("/dev/phone", phoneRoutes({ database, texting }));
  }
  const trustedProxies = proxyList(env.trustedProxies);
  const { signingKey } = secrets;
  app.route("/rest/v1", restRoutes({ database, keys, signingKey, log, trustedProxies }));

  app.all("*", serveSite(deps.siteFolder ?? resolve(root, env.buildDir, "client")));
  return app;
}
