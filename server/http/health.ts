/** How the process is, for whoever watches it: /healthz, /readyz and /metrics. */

import { Hono } from "hono";
import type { Database } from "#server/database/database.ts";
import { bearerToken, isSame } from "./api-key.ts";
import { isFromThisMachine } from "./local-caller.ts";
import type { Metrics } from "./metrics.ts";

const patienceMs = 3_000;

export function healthRoutes(options: {
  database: Database;
  metrics: Metrics;
  /** Opens /metrics to whoever brings it; without one, only this machine may read them. */
  metricsToken: string | undefined;
}): Hono {
  const { database, metrics, metricsToken } = options;
  const app = new Hono();

  app.get("/healthz", (context) =>
    context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }),
  );

  app.get("/readyz", async (context) => {
    const isReady = await answers(database);
    return isReady
      ? context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" })
      : context.json({ status: "the database does not answer" }, 503, {
          "Cache-Control": "no-store",
        });
  });

  app.get("/metrics", (context, next) => {
    const given = bearerToken(context.req.header("Authorization"));
    const mayRead =
      metricsToken && given ? isSame(given, metricsToken) : isFromThisMachine(context);
    if (!mayRead) return next();
    return context.text(metrics.text(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
      "Cache-Control": "no-store",
    });
  });

  return app;
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const asked = database
    .transaction((tx) => tx.query("select 1"))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
}
