/**
 * The worker by itself: it sends the texts of a Postgres that others serve, such as a hosted project's,
 * answers Twilio's webhooks, and with PUBLISH_COMMAND publishes to a host of static files. `npm start`
 * needs none: there the server does this.
 */

import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { Database } from "#server/database/database.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { postgresLimits } from "#server/database/postgres-connection.ts";
import { type Env, originOf, readEnv } from "#server/env.ts";
import { createLog, type Log } from "#server/logging.ts";
import { hostedOriginals, openOriginals } from "#server/pictures/originals.ts";
import { createPictureHost } from "#server/pictures/picture-host.ts";
import { createPictureMaker } from "#server/pictures/picture-maker.ts";
import { createHostedPublisher } from "#server/publish/hosted.ts";
import type { Publisher } from "#server/publish/publisher.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { StartError } from "#server/start-error.ts";
import { openWorker } from "./worker.ts";

const root = resolve(import.meta.dirname, "../..");
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
  const database = openPostgres(env.databaseUrl, log, postgresLimits(env.limitFactor));
  const worker = await openWorker({ database, env, log });
  await worker.start().catch((error: Error) => {
    throw new StartError(`The outbox cannot be opened: ${error.message}.`);
  });

  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.route("/texts", worker.webhooks);
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(env.port, env.host);
  await once(server, "listening");
  console.log(`The worker sends texts (${worker.provider.name}), ${originOf(env.host, env.port)}`);
  const publisher = env.handOver && (await openPublisher(env, env.handOver, database, log));

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info("closing", { reason });
    server.close();
    const finished = Promise.all([worker.stop(), publisher?.stop()]);
    await Promise.race([finished, sleep(secondsToFinish * 1000)]);
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** No one waits for it: what it does is told in `publications`. */
async function openPublisher(
  { buildDir, dataDir, project }: Env,
  handOver: NonNullable<Env["handOver"]>,
  database: Database,
  log: Log,
): Promise<Publisher> {
  if (await seedSampleShop(database)) log.info("filled with the sample shop");
  const code = codeVersion();
  const originals = project ? hostedOriginals(project) : openOriginals(dataDir);
  const host = createPictureHost();
  const folder = resolve(root, buildDir);
  const pictures = createPictureMaker({ database, folder, originals, pictures: host, log });
  const publisher = createHostedPublisher({
    database,
    root,
    buildDir,
    code,
    handOver,
    log,
    pictures,
  });
  void publisher
    .start()
    .catch((error: Error) => log.error("Nothing is published", { error: error.message }));
  return publisher;
}
