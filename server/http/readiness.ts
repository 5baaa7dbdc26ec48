/** Whether the store can do its work: show its pages, take a row, and both by the same code. */

import type { Database, Transaction } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import type { Site } from "#server/site/site.ts";
import { publicationWaitingSeconds } from "./shop-metrics.ts";

const timeoutMs = 3_000;
// Writing waits for the disk, so a balancer that asks every second does not have it done each time.
const writtenGoodForMs = 5_000;
const lateAfterMinutes = 2;

export interface Readiness {
  /** What stands in the way, as a sentence; nothing when the store is ready. */
  problem(): Promise<string | undefined>;
  /** What is late though the store is ready, as of the last `problem()`. */
  warning(): string | undefined;
}

export function createReadiness(options: {
  database: Database;
  log: Log;
  /** Nothing where the pages lie on another host. */
  site: Site | undefined;
}): Readiness {
  const { database, log, site } = options;
  let lastWrittenAt = Number.NEGATIVE_INFINITY;
  let last: string | undefined;
  let waitingMinutes = 0;
  let asking: Promise<string | undefined> | undefined;

  async function find(): Promise<string | undefined> {
    return siteProblem(site) ?? (await databaseProblem());
  }

  /** Several at once share one transaction, also one that takes longer than they wait. */
  function databaseProblem(): Promise<string | undefined> {
    asking ??= askDatabase().finally(() => {
      asking = undefined;
    });
    return withTimeout(asking);
  }

  async function askDatabase(): Promise<string | undefined> {
    const writes = performance.now() - lastWrittenAt > writtenGoodForMs;
    const problem = await database
      .transaction(async (tx) => {
        const { rows } = await tx.query<{ number: number }>(publicationWaitingSeconds);
        waitingMinutes = Math.floor((rows[0]?.number ?? 0) / 60);
        if (writes) await write(tx);
      })
      .then(() => undefined, reasonOf);
    if (writes && !problem) lastWrittenAt = performance.now();
    if (problem) lastWrittenAt = Number.NEGATIVE_INFINITY;
    return problem;
  }

  return {
    async problem() {
      const problem = await find();
      if (problem !== last) {
        if (problem) log.error("The store is not ready", { reason: problem });
        else log.info("The store is ready again");
      }
      last = problem;
      return problem;
    },
    warning: () =>
      waitingMinutes < lateAfterMinutes
        ? undefined
        : `a change has waited ${waitingMinutes} minutes to be on the site`,
  };
}

async function write(tx: Transaction): Promise<void> {
  await tx.query("set local lock_timeout = '1s'");
  // The same value again is a new row all the same, and has to reach the disk.
  await tx.query("update private.settings set the_only_row = true");
}

function siteProblem(site: Site | undefined): string | undefined {
  if (!site) return undefined;
  const { release, fits } = site.state();
  if (!release) return "there is no release of the site to serve";
  if (!site.find("/")) return `release ${release.id} has no home page`;
  if (!fits) return `release ${release.id} was built by different code`;
  return undefined;
}

/** Without the database's own words, which may name its files. */
function reasonOf(error: unknown): string | undefined {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  // Somebody has the row open, who could write it.
  if (code === "55P03") return undefined;
  if (code === "53100" || code === "ENOSPC" || /no space left/i.test(message)) {
    return "the disk is full: nothing can be written";
  }
  if (code === "25006") return "the database is read-only";
  return "the database does not answer";
}

async function withTimeout(work: Promise<string | undefined>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "the database does not answer");
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
