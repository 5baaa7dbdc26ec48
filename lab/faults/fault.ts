/** What every fault gets to work with, and how it says what came of it. */
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tools/test/postgres.mjs";
import { type Ledger, tally } from "../lead-load.ts";
import { endAll, type Store } from "../store-process.ts";

export interface Outcome {
  words: string;
  isKept: boolean;
}

export interface Context {
  /** A folder of this run, gone afterwards. */
  folder: string;
  /** What stood behind the fault's name on the command line. */
  args: readonly string[];
  say(line: string): void;
}

export type Fault = (context: Context) => Promise<Outcome>;

/** Runs a fault in a folder of its own, and ends what it leaves behind. */
export async function runFault(name: string, fault: Fault, args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "store-faults-"));
  // Postgres and nginx read in it as users of their own.
  await chmod(folder, 0o755);
  try {
    return await fault({ folder, args, say: (line) => console.log(`${name}: ${line}`) });
  } finally {
    await endAll();
    await rm(folder, { recursive: true });
  }
}

type Work = (variables: Record<string, string>, folder: string) => Promise<Outcome>;

/** The same on the embedded database and on a Postgres; each with a folder of its own. */
export async function onBoth({ folder, say }: Context, work: Work): Promise<Outcome> {
  const folders = { embedded: join(folder, "embedded"), served: join(folder, "served") };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  const embedded = await work({ DATA_DIR: folders.embedded }, folders.embedded);
  say(`embedded, ${embedded.words}`);
  const postgres = await startPostgres();
  try {
    const variables = { DATA_DIR: folders.served, DATABASE_URL: postgres.url };
    const served = await work(variables, folders.served);
    return {
      words: `Postgres, ${served.words}`,
      isKept: embedded.isKept && served.isKept,
    };
  } finally {
    await postgres.stop();
  }
}

/** What the administrator finds, with more words around it. */
export async function counted(
  store: Store,
  ledger: Ledger,
  sentence: (found: string) => string,
  isAsPromised = true,
): Promise<Outcome> {
  const { words, isKept } = await tally(store, ledger);
  return { words: sentence(words), isKept: isKept && isAsPromised };
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
