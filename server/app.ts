/** Everything that answers over HTTP, in one place: the two APIs and the built site. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { Hono } from "hono";
import type { AuthOptions } from "#server/auth/context.ts";
import { authRoutes } from "#server/auth/routes.ts";
import { type Keys, type KeyVariables, requireApiKey } from "#server/http/api-key.ts";
import { MEBIBYTE, readBodyUpTo } from "#server/http/body.ts";
import { clientAddress, proxyList } from "#server/http/client-address.ts";
import { cors } from "#server/http/cors.ts";
import { devAddress, withDevKey } from "#server/http/dev-pages.ts";
import { answerError } from "#server/http/errors.ts";
import { healthRoutes, showMetrics } from "#server/http/health.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { notOffered } from "#server/http/not-offered.ts";
import { warnOfProxies } from "#server/http/proxy-warning.ts";
import { createReadiness } from "#server/http/readiness.ts";
import { createRequestBudget } from "#server/http/request-budget.ts";
import { createRecorder, requestLog } from "#server/http/request-log.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createShopMetrics } from "#server/http/shop-metrics.ts";
import { showInbox } from "#server/messages/mail/dev-inbox-route.ts";
import { createMailer } from "#server/messages/mail/mailer.ts";
import { devPhoneRoutes } from "#server/messages/texts/dev-phone/routes.ts";
import { openOriginals } from "#server/pictures/originals.ts";
import { createPictureHost, type PictureHost } from "#server/pictures/picture-host.ts";
import { restRoutes } from "#server/rest/routes.ts";
import { serveSite } from "#server/site/routes.ts";
import type { Site } from "#server/site/site.ts";
import { storageRoutes } from "#server/storage/routes.ts";
import type { BackgroundWorker } from "#server/worker/worker.ts";

export interface AppOptions extends AuthOptions {
  /** The pages; none where they lie on another host. */
  site?: Site;
  /** The worker that sends texts, where this server has one. */
  worker?: BackgroundWorker;
  /** The process that reads uploaded pictures. */
  pictures?: PictureHost;
}

/** Paths that mails, other services and verifiers of tokens open without a key. */
const openAuthPaths = [
  "/auth/v1/verify",
  "/auth/v1/undo",
  "/auth/v1/callback",
  "/auth/v1/authorize",
  "/auth/v1/.well-known/jwks.json",
];

/** The largest are passkeys' answers and a profile's data. */
const maxAuthBytes = 65_536;

export function createApp(options: AppOptions) {
  const { database, env, secrets, log } = options;
  const keys: Keys = { publishable: env.publishableKey, secrets };
  const app = new Hono<{ Variables: KeyVariables }>();
  app.onError(answerError(log));
  const { site } = options;
  const metrics = createMetrics(createShopMetrics({ database, site, dataDir: env.dataDir }));
  const record = createRecorder({ log, level: env.routineLevel, count: metrics.count });
  app.use(requestLog(record), securityHeaders(env));
  // Pages on another host are not this server's to be ready for.
  const servesSite = env.apiUrl === env.siteUrl;
  const readiness = createReadiness({ database, log, site: servesSite ? options.site : undefined });
  app.route("/", healthRoutes({ readiness, metrics, metricsToken: env.metricsToken }));

  const trustedProxies = proxyList(env.trustedProxies);
  const warning = warnOfProxies(trustedProxies, log);
  for (const api of ["auth", "rest", "storage"]) app.use(`/${api}/v1/*`, warning);
  const authBudget = createRequestBudget(env.requestsPerMinute);
  app.use("/auth/v1/*", cors, requireApiKey(keys, openAuthPaths), async (context, next) => {
    const isShops = context.var.keyKind === "secret";
    if (!isShops) await authBudget.spend(clientAddress(context, trustedProxies));
    await readBodyUpTo(context, isShops ? MEBIBYTE : maxAuthBytes);
    await next();
  });
  app.use("/rest/v1/*", cors, requireApiKey(keys));
  for (const part of ["object", "render"]) {
    app.use(`/storage/v1/${part}/*`, cors, requireApiKey(keys));
  }
  const mailer = options.mailer ?? createMailer({ database, env, secrets, log });
  const dev = devAddress(env);
  const devPages: string[] = [];
  if (dev) {
    app.use("/dev/:key/*", withDevKey(env.devKey ?? ""));
    app.get("/dev/:key/metrics", showMetrics(metrics));
  }
  if (dev && mailer.inbox) {
    app.get("/dev/:key/mail", showInbox(mailer.inbox));
    devPages.push(`Mails: ${dev}/mail`);
  }
  app.route("/auth/v1", authRoutes({ ...options, mailer }));
  const { worker } = options;
  if (worker) {
    app.post("/rest/v1/*", async (context, next) => {
      await next();
      if (context.res.ok) worker.nudge();
    });
    const { playReply, smsWorker } = worker;
    if (dev || !playReply) app.route("/texts", worker.webhooks);
    if (dev && playReply) {
      app.route("/dev/:key/phone", devPhoneRoutes({ database, smsWorker, playReply }));
      devPages.push(`Texts: ${dev}/phone`);
    }
  }
  const budget = createRequestBudget(env.requestsPerMinute);
  app.route("/rest/v1", restRoutes({ database, keys, secrets, log, trustedProxies, budget }));

  const originals = openOriginals(env.dataDir);
  const { pictures = createPictureHost() } = options;
  const limits = env.originals;
  const storage = { database, keys, secrets, log, trustedProxies, budget, originals, pictures };
  app.route("/storage/v1", storageRoutes({ ...storage, limits }));

  app.route("/", notOffered());

  if (site) app.all("*", serveSite(site));
  // Files of the site are answered before anything else is asked.
  const first = (request: IncomingMessage, response: ServerResponse) =>
    site?.handle(request, response, record) ?? false;
  return Object.assign(app, { first, devPages });
}
