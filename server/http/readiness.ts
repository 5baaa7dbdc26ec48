/** Whether the store can do its work: show its pages, take a row, and both by the same code. */

import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import type { Site } from "#server/site/site.ts";

const timeoutMs = 3_000;
// Writing waits for the disk, so a balancer that asks every second does not have it done each time.
const writtenGoodForMs = 5_000;

export interface Readiness {
  /** What stands in the way, as a sentence; nothing when the store is ready. */
  problem(): Promise<string | undefined>;
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
    const statement = writes
      ? // The same value again is a new row all the same, and has to reach the disk.
        "update private.settings set the_only_row = true"
      : "select 1";
    const problem = await database
      .transaction((tx) => tx.query(statement))
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
  };
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
function reasonOf(error: unknown): string {
  const { code = "", message = "" } = error as { code?: string; message?: string };
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
