/** The process's health, for monitoring: /healthz, /readyz and /metrics, and what browsers report for it. */

import { type Handler, Hono } from "hono";
import { bearerToken, isSame } from "./api-key.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

export function healthRoutes(options: {
  readiness: Readiness;
  metrics: Metrics;
  /** Opens /metrics; without a token, /metrics does not exist. */
  metricsToken: string | undefined;
}): Hono {
  const { readiness, metrics, metricsToken } = options;
  const app = new Hono();

  app.get("/healthz", (context) =>
    context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }),
  );

  app.get("/readyz", async (context) => {
    const problem = await readiness.problem();
    const headers = { "Cache-Control": "no-store" };
    return problem
      ? context.json({ status: problem }, 503, headers)
      : context.json({ status: "ok", warning: readiness.warning() }, 200, headers);
  });

  app.get("/metrics", async (context, next) => {
    const given = bearerToken(context.req.header("Authorization"));
    if (!metricsToken || !given || !isSame(given, metricsToken)) return next();
    return showMetrics(metrics)(context, next);
  });

  // A beacon of app/entry.client.tsx; what else may be in it is not read.
  app.post("/hydration-errors", (context) => {
    metrics.countHydrationError();
    return context.body(null, 204);
  });

  // The same of app/lib/paced-fetch.ts.
  app.post("/request-circles", (context) => {
    metrics.countRequestCircle();
    return context.body(null, 204);
  });

  // The same of app/admin/shell/use-error-reports.ts.
  app.post("/staff-page-errors", (context) => {
    metrics.countStaffPageError();
    return context.body(null, 204);
  });

  return app;
}

/** The metrics, for a caller with the token. */
export const showMetrics =
  (metrics: Metrics): Handler =>
  async (context) =>
    context.text(await metrics.text(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control": "no-store",
    });
