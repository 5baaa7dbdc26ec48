/**
 * The worker by itself: it sends the texts of a Postgres that others serve, such as a hosted project's,
 * and answers Twilio's webhooks. `npm start` needs none: there the server does this.
 */

import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { openPostgres } from "#server/database/postgres.ts";
import { originOf, readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { StartError } from "#server/start-error.ts";
import { openWorker } from "./worker.ts";

const secondsToFinish = 20;

try {
  await start();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartError ? error.message : error);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.databaseUrl) {
    throw new StartError(
      "The worker needs a DATABASE_URL. Without one, the embedded database's own server sends the texts.",
    );
  }
  const log = createLog(env.logLevel, undefined, env.logForm);
  const database = openPostgres(env.databaseUrl, log);
  const worker = await openWorker({ database, env, log });
  await worker.start().catch((error: Error) => {
    throw new StartError(`The outbox cannot be opened: ${error.message}.`);
  });

  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  if (worker.webhooks) app.route("/texts", worker.webhooks);
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(env.port, env.host);
  await once(server, "listening");
  console.log(`The worker sends texts (${worker.provider.name}), ${originOf(env.host, env.port)}`);

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info("closing", { reason });
    server.close();
    await Promise.race([worker.stop(), sleep(secondsToFinish * 1000)]);
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
