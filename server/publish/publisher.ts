/**
 * Keeps the site as the catalog says: hears of every commit that changes it, publishes, and writes down
 * when each version went live or why not. Of several processes that share a folder one publishes.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Database } from "#server/database/database.ts";
import { type LockFile, takeLock } from "#server/lock-file.ts";
import type { Log } from "#server/logging.ts";
import { chooseRelease } from "#server/releases/choose.ts";
import type { Manifest } from "#server/releases/manifest.ts";
import { openReleases } from "#server/releases/releases.ts";
import type { Published } from "./publish.ts";
import type { PublishReply, PublishRequest, ThreadData } from "./publish-thread.ts";
import { type CatalogRows, readCatalogRows } from "./rows.ts";

/** A thread holds some 200 MB; it goes when nothing was published for this long. */
const idleMs = 5 * 60_000;
const electionMs = 5_000;
/** Timers of Node hold no more, and clocks are set: longer waits are taken in steps. */
const longestWaitMs = 30_000;

export interface PublisherOptions {
  database: Database;
  /** `BUILD_DIR`, where the releases lie. */
  folder: string;
  /** The version of the code that runs. */
  code: string;
  log: Log;
  /** Called with each release that went live: hands it to a static host, where there is one. */
  onRelease?: (release: string) => Promise<void>;
}

export interface Publisher {
  /** Listens, and publishes what has changed since the last release; resolves when that is live or failed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a release shows what the rows say, with nothing on it that has begun or ended since. */
function isLive({ catalog }: Manifest, { database, version }: CatalogRows): boolean {
  return (
    catalog?.database === database &&
    catalog.version === version &&
    (!catalog.nextAt || Date.parse(catalog.nextAt) > Date.now())
  );
}

export function createPublisher({
  database,
  folder,
  code,
  log,
  onRelease,
}: PublisherOptions): Publisher {
  // Kept: what was found whole once is not looked at again with every save.
  const releases = openReleases(folder);
  let lock: LockFile | undefined;
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;
  let election: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isOver = false;

  /** Publishes now, or once more after what is under way: changes that come together go live together. */
  function ask(): Promise<void> {
    if (isOver || !lock) return Promise.resolve();
    isAsked = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<void> {
    while (isAsked && !isOver) {
      isAsked = false;
      let rows: CatalogRows | undefined;
      try {
        rows = await database.transaction(readCatalogRows);
        const { release, fits } = await chooseRelease(releases, code);
        if (!release || !fits) {
          log.warn("Nothing is published: the site was not built from the code that runs");
          continue;
        }
        if (isLive(release, rows)) {
          wait(release.catalog?.nextAt);
          continue;
        }
        const published = await inThread({ rows, now: new Date().toISOString() });
        await record(rows.version, published);
        if (published.rendered > 0) {
          log.info("published", { version: rows.version, pages: published.rendered });
          await onRelease?.(published.release);
        }
        wait(published.nextAt);
      } catch (error) {
        await failed(rows?.version, error as Error);
      }
    }
  }

  async function inThread(request: PublishRequest): Promise<Published> {
    clearTimeout(idle);
    thread ??= startThread();
    const current = thread;
    const answer = Promise.withResolvers<PublishReply>();
    const onEnd = (status: number) =>
      answer.reject(new Error(`The publishing thread ended (${status})`));
    current.once("message", answer.resolve);
    current.once("error", answer.reject);
    current.once("exit", onEnd);
    current.postMessage(request);
    try {
      const reply = await answer.promise;
      if ("error" in reply) throw Object.assign(new Error(reply.error), reply);
      return reply.published;
    } finally {
      current.off("message", answer.resolve);
      current.off("error", answer.reject);
      current.off("exit", onEnd);
      idle = setTimeout(endThread, idleMs);
      idle.unref();
    }
  }

  function startThread(): Worker {
    const started = new Worker(join(import.meta.dirname, "publish-thread.ts"), {
      workerData: { folder, code } satisfies ThreadData,
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    started.once("exit", forget);
    started.on("error", forget);
    return started;
  }

  async function endThread(): Promise<void> {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function record(version: number, { rendered, release, warnings }: Published) {
    await database.transaction((tx) =>
      tx.query(
        `insert into public.publications (version, published_at, warnings, pages_written, release)
         values ($1, clock_timestamp(), $2, $3, $4)
         on conflict (version) do update set published_at = excluded.published_at, error = null,
           warnings = excluded.warnings, release = excluded.release,
           pages_written = publications.pages_written + excluded.pages_written`,
        [version, warnings, rendered, release],
      ),
    );
  }

  async function failed(version: number | undefined, error: Error & { forOwner?: boolean }) {
    log.error("The catalog could not be published", { version, error: error.message });
    if (version === undefined) return;
    const words = error.forOwner
      ? error.message
      : "Nothing was changed on the site: something failed while its pages were made. The log says what.";
    await database
      .transaction((tx) =>
        tx.query(
          `insert into public.publications (version, error) values ($1, $2)
           on conflict (version) do update set error = excluded.error, published_at = null`,
          [version, words],
        ),
      )
      .catch(() => undefined);
  }

  /** Publishes again when something begins or ends by itself. */
  function wait(nextAt: string | undefined): void {
    clearTimeout(due);
    if (!nextAt || isOver) return;
    const left = Date.parse(nextAt) - Date.now();
    due = setTimeout(
      () => (left > longestWaitMs ? wait(nextAt) : void ask()),
      Math.max(0, Math.min(left, longestWaitMs)),
    );
    due.unref();
  }

  async function elect(): Promise<void> {
    await mkdir(folder, { recursive: true });
    lock ??= takeLock(join(folder, ".publisher-lock"));
    if (lock) {
      clearInterval(election);
      await ask();
    }
  }

  return {
    async start() {
      await database.listen("catalog", () => void ask());
      await elect();
      if (!lock) {
        election = setInterval(() => void elect(), electionMs);
        election.unref();
      }
    },
    async stop() {
      isOver = true;
      clearTimeout(due);
      clearInterval(election);
      await running?.catch(() => undefined);
      await endThread();
      lock?.release();
      lock = undefined;
    },
  };
}
