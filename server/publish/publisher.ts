/**
 * Keeps the site as the rows say: listens for each commit that changes them, publishes, and writes down
 * when each version went live or why not. Of several processes that share a folder one publishes.
 */

import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import type { PictureMaker } from "#server/pictures/picture-maker.ts";
import { chooseRelease } from "#server/site/choose-release.ts";
import type { Releases } from "#server/site/releases.ts";
import { openPublications } from "./publications.ts";
import type { Published } from "./publish.ts";
import { createPublishHost, PublicationError } from "./publish-host.ts";
import type { PublishRequest } from "./publish-process.ts";
import {
  isSameVersion,
  publishDue,
  readLaterRows,
  readPublishedRows,
  readVersion,
  type Version,
} from "./published-rows.ts";
import { type PublisherLock, takePublisherLock } from "./publisher-lock.ts";

/** A process without the lock tries to take it after this long. */
const retryLockMs = 5_000;
/** Timers of Node hold no more, and clocks are set: longer waits are taken in steps. */
const longestWaitMs = 30_000;
/** How often to look when nothing is heard of a change: a notification may be lost on its way. */
const lookEveryMs = 30_000;
/** What failed is tried again after this long, then twice as long, and so on. */
const tryAgainMs = { first: 10_000, longest: 10 * 60_000 };

export interface PublisherOptions {
  database: Database;
  /** Those of `BUILD_DIR`. */
  store: Releases;
  /** The version of the code that runs. */
  code: string;
  log: Log;
  /** Makes what pages show of the owner's originals. */
  pictures?: PictureMaker;
  /** Called with each release before it counts as live: hands it to a static host, where there is one. */
  onRelease?: (release: string) => Promise<void>;
  tryAgainMs?: number;
  retryLockMs?: number;
  lookEveryMs?: number;
}

export interface Publisher {
  /** Listens, and publishes what has changed since the last release; resolves when that is live or failed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createPublisher({
  database,
  store,
  code,
  log,
  pictures,
  onRelease,
  tryAgainMs: firstWait = tryAgainMs.first,
  retryLockMs: lockWaitMs = retryLockMs,
  lookEveryMs: lookMs = lookEveryMs,
}: PublisherOptions): Publisher {
  const publications = openPublications(database);
  const { folder } = store;
  const host = createPublishHost({ folder, code, recompresses: onRelease === undefined });
  let lock: PublisherLock | undefined;
  /** What the publishing process knows, or finds beside the releases. */
  let known: Version | undefined;
  /** What is live. */
  let live: (Version & { nextAt?: string }) | undefined;
  let due: NodeJS.Timeout | undefined;
  let lockTimer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  /** The last version that was published, or failed. */
  let tried: Version | undefined;
  let waitMs = firstWait;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isOver = false;

  /** Publishes now, or once more after what is under way: changes that come together go live together. */
  function publishSoon(): Promise<void> {
    if (isOver || !lock) return Promise.resolve();
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<void> {
    while (isWanted && !isOver) {
      isWanted = false;
      clearTimeout(again);
      let version: Version | undefined;
      try {
        const isReady = await isBuilt();
        const request = await read();
        version = "rows" in request ? request.rows : request.later;
        tried = { database: version.database, version: version.version };
        if (!isReady) continue;
        if (!isLive(version)) await publish(version, request);
        wait(live?.nextAt);
      } catch (error) {
        await failed(version?.version, error as Error);
      }
    }
  }

  /** Only what was changed, where the rest is known: it is a fraction of the time, and of the memory. */
  async function read(): Promise<PublishRequest> {
    const seen = known;
    await pictures?.settle();
    return database.transaction(async (tx) => {
      await publishDue(tx);
      const later = seen && (await readLaterRows(tx, seen));
      const now = new Date().toISOString();
      return later ? { later, seen, now } : { rows: await readPublishedRows(tx), now };
    });
  }

  /** Looks at the current release when this process publishes for the first time. */
  async function isBuilt(): Promise<boolean> {
    if (live) return true;
    const { release, fits } = await chooseRelease(store, code);
    if (!release || !fits) {
      log.warn("Nothing is published: the site was not built from the code that runs");
      return false;
    }
    const { catalog } = release;
    // What no host took is no more live than what was never rendered; and what a process put on the site
    // that was gone before it could say so, is said now.
    if (catalog?.database && (await publications.isLive(catalog.version))) {
      const { version, nextAt } = catalog;
      known = { database: catalog.database, version };
      live = { ...known, ...(nextAt ? { nextAt } : {}) };
    }
    return true;
  }

  /** Whether the site shows what the rows say, with nothing on it that has begun or ended since. */
  function isLive(rows: Version): boolean {
    return isSameVersion(live, rows) && (!live?.nextAt || Date.parse(live.nextAt) > Date.now());
  }

  async function publish({ database, version }: Version, request: PublishRequest): Promise<void> {
    known = undefined;
    const published = await host.publish(request);
    if (!published) {
      // Once more, with all rows.
      isWanted = true;
      return;
    }
    known = { database, version };
    await onRelease?.(published.release);
    await publications.live(version, published);
    waitMs = firstWait;
    const { nextAt } = published;
    live = { database, version, ...(nextAt ? { nextAt } : {}) };
    say(version, published);
  }

  function say(version: number, { rendered, release, warnings }: Published): void {
    for (const { page, error } of warnings) {
      if (page) log.error("A page could not be made", { version, page, error });
    }
    if (rendered > 0) log.info("published", { version, pages: rendered, release });
  }

  async function failed(version: number | undefined, error: Error) {
    const { forOwner = false, reason = "" } = error instanceof PublicationError ? error : {};
    log.error("The catalog could not be published", { version, error: error.message, reason });
    // What a page is made of fails each time; a full disk, a database that is away or a host do not.
    if (!forOwner && !isOver) {
      again = setTimeout(() => void publishSoon(), waitMs);
      again.unref();
      waitMs = Math.min(waitMs * 2, tryAgainMs.longest);
    }
    if (version === undefined) return;
    const words = forOwner || error instanceof HandOverError ? error.message : wordsFor(error);
    await publications.failed(version, words).catch(() => undefined);
  }

  /** Publishes again when something begins or ends by itself. */
  function wait(nextAt: string | undefined): void {
    clearTimeout(due);
    if (!nextAt || isOver) return;
    const left = Date.parse(nextAt) - Date.now();
    due = setTimeout(
      () => (left > longestWaitMs ? wait(nextAt) : void publishSoon()),
      Math.max(0, Math.min(left, longestWaitMs)),
    );
    due.unref();
  }

  /** Publishes what was changed without a word. */
  async function look(): Promise<void> {
    if (!lock || running) return;
    const version = await database.transaction(readVersion);
    if (!isSameVersion(tried, version)) await publishSoon();
  }

  async function tryLock(): Promise<void> {
    if (lock || isOver) return;
    lock = await takePublisherLock(database, folder, () => {
      lock = undefined;
      log.warn("Another process can publish now: the database connection broke");
      retryLockLater();
    });
    if (lock) await publishSoon();
  }

  function retryLockLater(): void {
    clearTimeout(lockTimer);
    if (isOver) return;
    lockTimer = setTimeout(async () => {
      await tryLock().catch((error: Error) =>
        log.warn("The publishing lock couldn't be taken", { error: error.message }),
      );
      if (!lock) retryLockLater();
    }, lockWaitMs);
    lockTimer.unref();
  }

  return {
    async start() {
      await database.listen("catalog", () => void publishSoon());
      await tryLock();
      if (!lock) retryLockLater();
      // What fails here is told by the publication that is tried again.
      looking = setInterval(() => void look().catch(() => undefined), lookMs);
      looking.unref();
    },
    async stop() {
      isOver = true;
      for (const timer of [due, lockTimer, again, looking]) clearTimeout(timer);
      pictures?.stop();
      await running?.catch(() => undefined);
      await host.end();
      await lock?.release();
      lock = undefined;
    },
  };
}

/** Why nothing came of it, in words for the owner. */
function wordsFor({ message }: Error): string {
  const reason = /ENOSPC|EDQUOT/.test(message)
    ? "the store’s server is out of disk space"
    : "something failed while its pages were being made. The log has the details";
  return `Nothing changed on the site: ${reason}. We’ll keep trying.`;
}

/** A host did not take a release, in words for the owner. */
export class HandOverError extends Error {
  override name = "HandOverError";
}
