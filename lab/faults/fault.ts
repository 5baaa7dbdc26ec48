/** What every fault gets to work with, and how it says what came of it. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tools/test/postgres.mjs";
import { type Ledger, tally } from "../leads.ts";
import type { Store, Variables } from "../store.ts";
import type { Workspace } from "../workspace.ts";

export interface Outcome {
  words: string;
  isKept: boolean;
}

export interface Context extends Workspace {
  /** What stood behind the fault's name on the command line. */
  args: readonly string[];
  /** Says something that belongs into the report. */
  say(line: string): void;
}

export type Fault = (context: Context) => Promise<Outcome>;

type Work = (variables: Variables, folder: string) => Promise<Outcome>;

/** The same on the embedded database and on a Postgres; each with a folder of its own. */
export async function onBoth({ folder, atEnd }: Context, work: Work): Promise<Outcome> {
  const folders = { embedded: join(folder, "embedded"), served: join(folder, "served") };
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  const embedded = await work({ DATA_DIR: folders.embedded }, folders.embedded);
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const variables = { DATA_DIR: folders.served, DATABASE_URL: postgres.url };
  const served = await work(variables, folders.served);
  return {
    words: `Embedded: ${embedded.words}\n\nPostgres: ${served.words}`,
    isKept: embedded.isKept && served.isKept,
  };
}

/** Says of each promise whether it was kept, and remembers it. */
export function promises({ say }: Context) {
  let broken = 0;
  const check = (promise: string, isKept: boolean, found: unknown) => {
    if (!isKept) broken += 1;
    say(`${isKept ? "kept" : "BROKEN"}: ${promise}: ${found}`);
  };
  return {
    check,
    expect: (promise: string, found: unknown, wanted: unknown) => {
      const isKept = String(found) === String(wanted);
      check(promise, isKept, isKept ? found : `${found}, expected ${wanted}`);
    },
    areKept: () => broken === 0,
  };
}

export type Promises = ReturnType<typeof promises>;

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

/** After the store and those who wait for it, since attackers have machines of their own. */
const attackerPriority = 19;

/** Starts attackers as a process of their own, so that what they cost does not count against those who wait. */
export function forkAttacker(file: string, args: string[] = []): ChildProcess {
  const attacker = fork(join(import.meta.dirname, file), args, { execArgv: [] });
  setPriority(attacker.pid!, attackerPriority);
  return attacker;
}
