/** Starts the store: settings, lock, database, migrations, admin, HTTP. Ends it cleanly. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import { ensureAdmin } from "./auth/admin.ts";
import { createErrands, type Errands } from "./auth/errands.ts";
import { type Channel, openChannel } from "./backup/channel.ts";
import type { Database } from "./database/database.ts";
import { type FolderLock, lockFolder } from "./database/lock.ts";
import { openFolder } from "./database/pglite.ts";
import { openPostgres } from "./database/postgres.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { type Env, originOf, readEnv } from "./env.ts";
import { createNodeServer } from "./http/node-server.ts";
import { createLog, type Log } from "./logging.ts";
import { loadSecrets } from "./secrets.ts";
import { openTexting, type Texting } from "./sms/texting.ts";
import { StartError } from "./start-error.ts";

const secondsToFinish = 5;
const idleCheckMs = 100;

try {
  await start();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartError ? error.message : error);
  // Whoever forked this process keeps a channel to it, which would keep it alive.
  if (process.connected) process.disconnect();
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel, undefined, env.logForm);
  const opened = await open(env, log);
  try {
    const { database } = opened;
    for (const name of await prepareDatabase(database)) log[env.routineLevel]("migrated", { name });
    const secrets = await loadSecrets(env.dataDir);
    const errands = createErrands(log);
    const texting = await openTexting({ database, env, log });
    const deps = { database, env, secrets, log, errands, texting, texts: texting.sender };
    if (env.admin) await ensureAdmin(deps, env.admin);
    const server = await listen(createApp(deps), env);
    if (env.sendsTexts) await texting.start();
    const note = (reason: string) => log[env.routineLevel]("closing", { reason });
    stopOnRequest(server, { ...opened, texting }, errands, note);
    const { port } = server.address() as AddressInfo;
    console.log(`The store is open at ${originOf(env.host, port)}`);
  } catch (error) {
    await close(opened);
    throw error;
  }
}

interface Opened {
  database: Database;
  lock?: FolderLock;
  /** Where `npm run backup` asks for the data. */
  channel?: Channel;
}

/** The lock comes first: an embedded database opened twice is destroyed. */
async function open(env: Env, log: Log): Promise<Opened> {
  if (env.databaseUrl) {
    const database = openPostgres(env.databaseUrl, log);
    await requireReachable(database);
    return { database };
  }
  const lock = await lockFolder(env.dataDir);
  const database = await openFolder(env.dataDir);
  return { database, lock, channel: await openChannel(env.dataDir, database, log) };
}

async function requireReachable(database: Database): Promise<void> {
  await database
    .transaction((tx) => tx.query("select 1"))
    .catch((error: Error) => {
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
    });
}

async function close({ database, lock, channel }: Opened): Promise<void> {
  channel?.close();
  await database.close();
  lock?.release();
}

type Server = ReturnType<typeof createNodeServer>;

async function listen(app: ReturnType<typeof createApp>, { host, port }: Env): Promise<Server> {
  const server = createNodeServer(app.fetch);
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === "EADDRINUSE" ? "something else is listening there" : `the system says ${code}`;
    throw new StartError(`The store cannot open at ${originOf(host, port)}: ${reason}.`);
  }
  return server;
}

function stopOnRequest(
  server: Server,
  opened: Opened & { texting: Texting },
  errands: Errands,
  note: (reason: string) => void,
): void {
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    note(reason);
    const closed = new Promise((resolve) => server.close(resolve));
    // A proxy would go on bringing requests on the connections that it keeps.
    server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
    const tidying = setInterval(() => {
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    }, idleCheckMs);
    const impatience = setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, secondsToFinish * 1000);
    await closed;
    clearTimeout(impatience);
    clearInterval(tidying);
    // Mails that were promised still leave, and so do texts that are under way; a mail server that is
    // away is not waited for.
    const finished = Promise.all([errands.idle(), opened.texting.stop()]);
    await Promise.race([finished, sleep(secondsToFinish * 1000)]);
    await close(opened);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", () => stop("the launcher went away"));
}
