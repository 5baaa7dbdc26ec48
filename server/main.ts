/** Starts the store: settings, lock, database, migrations, admin, HTTP. Ends it cleanly. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureAdmin } from "#server/auth/admin/ensure-admin.ts";
import { type BackupSocket, openBackupSocket } from "#server/backup/socket.ts";
import type { Database } from "#server/database/database.ts";
import { type FolderLock, lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { proxyList } from "#server/http/client-address.ts";
import { createNodeServer } from "#server/http/node-server.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { type BackgroundWorker, openWorker } from "#server/worker/worker.ts";
import { createApp } from "./app.ts";
import { type BackgroundTasks, createBackgroundTasks } from "./background-tasks.ts";
import { type Env, originOf, readEnv } from "./env.ts";
import { createLog, type Log } from "./logging.ts";
import { fillCatalog } from "./publish/fill.ts";
import { createPublisher, type Publisher } from "./publish/publisher.ts";
import { codeVersion } from "./releases/code-version.ts";
import { openSite } from "./releases/site.ts";
import { loadSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

// Databases, secrets and releases are this user's own, whatever the shell says.
process.umask(0o077);

const unprovenAddresses =
  "Without SMTP_URL new accounts are confirmed at once: nobody proves that an e-mail address is theirs.";

const root = resolve(import.meta.dirname, "..");
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
    if (await fillCatalog(database)) log[env.routineLevel]("filled with the sample shop");
    const secrets = await loadSecrets(env.dataDir);
    const backgroundTasks = createBackgroundTasks(log);
    const worker = await openWorker({ database, env, log });
    const mailer = createMailer({ env, log });
    void mailer.check();
    const folder = resolve(root, env.buildDir);
    const code = codeVersion();
    const publisher = createPublisher({ database, folder, code, log });
    // Before anybody can ask: an upgrade, or a release made elsewhere, may lie behind the catalog.
    await publisher.start();
    const site = await openSite({
      folder,
      code,
      siteUrl: env.siteUrl,
      log,
    });
    const deps = {
      database,
      env,
      secrets,
      log,
      backgroundTasks,
      worker,
      smsSender: worker.sender,
      site,
      mailer,
    };
    if (env.admin && (await ensureAdmin(deps, env.admin)) === "changed since") {
      log.warn(
        "ADMIN_PASSWORD is not the password of ADMIN_EMAIL any more and is not set again: take both out",
      );
    }
    const app = createApp(deps);
    const server = await listen(app, env);
    if (env.sendsTexts) await worker.start();
    const note = (reason: string) => log[env.routineLevel]("closing", { reason });
    stopOnRequest(server, { ...opened, worker, publisher }, backgroundTasks, note);
    const { port } = server.address() as AddressInfo;
    const origin = originOf(env.host, port);
    const devPages = app.devPages.map((page) => page.replace(" /", ` ${origin}/`));
    const unproven = env.smtpUrl ? [] : [unprovenAddresses];
    console.log([`The store is open at ${origin}`, ...devPages, ...unproven].join("\n"));
  } catch (error) {
    await close(opened);
    throw error;
  }
}

interface Opened {
  database: Database;
  lock?: FolderLock;
  /** Where `npm run backup` asks for the data. */
  backupSocket?: BackupSocket;
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
  return { database, lock, backupSocket: await openBackupSocket(env.dataDir, database, log) };
}

async function requireReachable(database: Database): Promise<void> {
  await database
    .transaction((tx) => tx.query("select 1"))
    .catch((error: Error) => {
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
    });
}

async function close({ database, lock, backupSocket }: Opened): Promise<void> {
  backupSocket?.close();
  await database.close();
  lock?.release();
}

type Server = ReturnType<typeof createNodeServer>;

async function listen(
  app: ReturnType<typeof createApp>,
  { host, port, trustedProxies }: Env,
): Promise<Server> {
  const proxies = proxyList(trustedProxies);
  const server = createNodeServer(app.fetch, { proxies }, app.first);
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
  opened: Opened & { worker: BackgroundWorker; publisher: Publisher },
  backgroundTasks: BackgroundTasks,
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
    const finished = Promise.all([
      backgroundTasks.idle(),
      opened.worker.stop(),
      opened.publisher.stop(),
    ]);
    await Promise.race([finished, sleep(secondsToFinish * 1000)]);
    await close(opened);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", () => stop("the launcher went away"));
}
