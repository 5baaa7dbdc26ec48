/** Starts the store: settings, lock, database, migrations, admin, HTTP. Ends it cleanly. */

import { type AddressInfo, Server as NetServer } from "node:net";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureAdmin } from "#server/auth/admin/ensure-admin.ts";
import { queueHandoverMails } from "#server/auth/handover-mail.ts";
import { type BackupWatch, watchBackups } from "#server/backup/last-backup.ts";
import { type BackupSocket, openBackupSocket } from "#server/backup/socket.ts";
import type { Database } from "#server/database/database.ts";
import { type FolderLock, lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { postgresLimits } from "#server/database/postgres-connection.ts";
import { findEditedMigrations, prepareDatabase } from "#server/database/prepare.ts";
import { startDueMails } from "#server/messages/mail/due-mails.ts";
import { createMailer, type Mailer } from "#server/messages/mail/mailer.ts";
import { offerWeekMail, queueWeekMail } from "#server/messages/mail/week-mail.ts";
import { type BackgroundWorker, openWorker } from "#server/worker/worker.ts";
import { createApp } from "./app.ts";
import { type BackgroundTasks, createBackgroundTasks } from "./background-tasks.ts";
import { type Env, originOf, readEnv } from "./env.ts";
import { createListener, type Listener } from "./listener.ts";
import { createLog, type Log } from "./logging.ts";
import { openOriginals } from "./pictures/originals.ts";
import { createPictureHost } from "./pictures/picture-host.ts";
import { createPictureMaker } from "./pictures/picture-maker.ts";
import { createPublisher, type Publisher } from "./publish/publisher.ts";
import { seedSampleShop } from "./publish/seed-sample-shop.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { loadSecrets } from "./secrets.ts";
import { codeVersion } from "./site/code-version.ts";
import { openReleases } from "./site/releases.ts";
import { openSite, type Site } from "./site/site.ts";
import { StartError } from "./start-error.ts";

// Databases, secrets and releases are this user's own, whatever the shell says.
process.umask(0o077);

const unprovenAddresses =
  "Without SMTP_URL new accounts are confirmed at once: nobody proves that an email address is theirs.";

const root = resolve(import.meta.dirname, "..");
const secondsToFinish = 5;
const idleCheckMs = 100;
/** Longer than any database takes to close, and than the requests before that. */
const oldServerTimeoutMs = 30_000;

try {
  await start();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof StartError ? error.message : error);
  rollingRestart.send({ failed: (error as Error).message });
  // The process that forked this one keeps a channel to it, which would keep it alive.
  if (process.connected) process.disconnect();
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel, undefined, env.logForm);
  const code = codeVersion();
  const folder = resolve(root, env.buildDir);
  const store = openReleases(folder);
  const showSite = () => openSite({ store, code, siteUrl: env.siteUrl, log });
  const listener = createListener({ env, log });
  rollingRestart.send({ code });
  const siteUntilReady = rollingRestart.isFollowing
    ? await follow(listener, env, showSite)
    : undefined;
  const opened = await open(env, log);
  try {
    const { database } = opened;
    for (const name of await prepareDatabase(database)) log[env.routineLevel]("migrated", { name });
    for (const name of await findEditedMigrations(database)) {
      log.warn(
        "this migration was edited after the database applied it, which changes nothing there: put it back, and write another",
        { name },
      );
    }
    const isFresh = await seedSampleShop(database);
    if (isFresh) log[env.routineLevel]("filled with the sample shop");
    const secrets = await loadSecrets(env.dataDir);
    const backgroundTasks = createBackgroundTasks(log);
    const worker = await openWorker({ database, env, log });
    const mailer = createMailer({ database, env, secrets, log });
    void mailer.check();
    const pictures = createPictureHost();
    const originals = openOriginals(env.dataDir);
    const maker = createPictureMaker({ database, folder, originals, pictures, log });
    const publisher = createPublisher({ database, store, code, log, pictures: maker });
    // Before anybody can ask: an upgrade, or a release made elsewhere, may lie behind the catalog.
    await publisher.start();
    const backups = watchBackups(database, env.dataDir);
    const site = siteUntilReady ?? (await showSite());
    const deps = {
      database,
      env,
      secrets,
      log,
      backgroundTasks,
      worker,
      sendText: worker.sendText,
      site,
      mailer,
      pictures,
    };
    if (env.admin && (await ensureAdmin(deps, env.admin)) === "changed since") {
      log.warn(
        "ADMIN_PASSWORD is not the password of ADMIN_EMAIL any more and is not set again: take both out",
      );
    }
    const app = createApp(deps);
    listener.open(app);
    await listener.listen();
    rollingRestart.send("listening");
    mailer.start();
    backgroundTasks.run("The Monday mail could not be offered", () =>
      database.transaction(offerWeekMail),
    );
    startDueMails({
      ...{ database, mailer, backgroundTasks },
      queues: [
        (tx) => queueHandoverMails(tx, mailer, env),
        (tx) => queueWeekMail(tx, mailer, env.siteUrl),
      ],
    });
    if (env.sendsTexts) await worker.start();
    const note = (reason: string) => log[env.routineLevel]("closing", { reason });
    stopOnRequest(
      listener.server,
      { ...opened, worker, publisher, mailer, backups },
      backgroundTasks,
      note,
    );
    rollingRestart.send("open");
    const { port } = listener.server.address() as AddressInfo;
    const origin = originOf(env.host, port);
    const devPages = app.devPages.map((page) => page.replace(" /", ` ${origin}/`));
    const unproven = env.smtpUrl ? [] : [unprovenAddresses];
    const setup = isFresh
      ? [`Sign in at ${origin}/auth, then make it yours at ${origin}/admin/setup`]
      : [];
    console.log([`The store is open at ${origin}`, ...setup, ...devPages, ...unproven].join("\n"));
  } catch (error) {
    await close(opened);
    throw error;
  }
}

/** Waits for the turn; where only one may have the database, pages are shown until it is free. */
async function follow(
  listener: Listener,
  env: Env,
  showSite: () => Promise<Site>,
): Promise<Site | undefined> {
  await rollingRestart.waitForTurn();
  const site = await showSite();
  const { release, fits } = site.state();
  if (!release || !fits) {
    throw new StartError("No release was made by this code: npm run build. The old one goes on.");
  }
  if (env.databaseUrl) return site;
  listener.show(site);
  await listener.listen();
  rollingRestart.send("listening");
  return site;
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
    const { limitFactor } = env;
    const limits = postgresLimits(limitFactor);
    const database = { ...openPostgres(env.databaseUrl, log, limits), limitFactor };
    await requireReachable(database);
    return { database };
  }
  const lock = await lockFolder(env.dataDir, rollingRestart.isFollowing ? oldServerTimeoutMs : 0);
  const { limitFactor } = env;
  const database = await openFolder(env.dataDir, { limitFactor });
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

function stopOnRequest(
  server: Listener["server"],
  opened: Opened & {
    worker: BackgroundWorker;
    publisher: Publisher;
    mailer: Mailer;
    backups: BackupWatch;
  },
  backgroundTasks: BackgroundTasks,
  note: (reason: string) => void,
): void {
  let isStopping = false;
  const stop = async (reason: string, lingerMs = 0) => {
    if (isStopping) return;
    isStopping = true;
    opened.backups.stop();
    note(reason);
    await finishRequests(server, lingerMs);
    // Mails that are due still leave, and so do texts that are under way; a mail server that is away
    // is not waited for, as both stay in the database.
    const mailed = backgroundTasks.idle().then(() => opened.mailer.drain());
    const finished = Promise.all([
      mailed.then(() => opened.mailer.stop()),
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
  // A client that keeps a connection open may be about to ask; the embedded database cannot wait for all of them.
  const lingerMs = opened.database.kind === "pglite" ? 1_000 : 12_000;
  rollingRestart.onStepAside(() => void stop("another process takes over", lingerMs));
}

/** Takes no more connections, and waits for the requests under way; those that are idle stay so long. */
async function finishRequests(server: Listener["server"], lingerMs: number): Promise<void> {
  // A proxy would go on bringing requests on the connections that it keeps.
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  // The server's own close() would end the idle ones at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, sleep(lingerMs)]);
  const tidying = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  const deadline = setTimeout(() => server.closeAllConnections(), secondsToFinish * 1000);
  await closed;
  clearTimeout(deadline);
  clearInterval(tidying);
}
