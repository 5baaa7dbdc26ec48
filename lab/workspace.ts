/** Where a program of the lab works: a folder and processes that are gone afterwards, in time. */
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { projectEnv, root } from "#tools/start/launch.mjs";
import { endAll } from "./store.ts";

const longOutput = 64 * 2 ** 20;
const timeoutMs = 20_000;
const oneDay = 24 * 60;

export interface Workspace {
  folder: string;
  /** Runs a program to its end, no longer than the work may take. */
  run(program: string, args: string[], options?: RunOptions): Promise<string>;
  /** Tells whoever waits what comes next. */
  note(words: string): void;
  /** Undone when the work is over, however it ends; the last first. */
  atEnd(undo: () => unknown): void;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Does the work in a workspace of its own; whatever is still there after so many minutes is ended. */
export async function inWorkspace<T>(
  work: (workspace: Workspace) => Promise<T>,
  minutes = oneDay,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "store-lab-"));
  // Postgres and nginx read in it as users of their own.
  await chmod(folder, 0o755);
  const undos: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true }), endAll];
  const ending = new AbortController();
  const stopped = Promise.withResolvers<never>();
  const stop = (reason: string) => stopped.reject(new Error(reason));
  const timer = setTimeout(stop, minutes * 60_000, `This took more than ${minutes} minutes.`);
  const onSignal = (signal: NodeJS.Signals) => stop(`Stopped by ${signal}.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  const began = performance.now();
  const workspace: Workspace = {
    folder,
    note: (words) =>
      console.error(
        `${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${words}`,
      ),
    atEnd: (undo) => void undos.push(undo),
    async run(program, args, { cwd = root, env = {} } = {}) {
      const { stdout } = await promisify(execFile)(program, args, {
        cwd,
        env: { ...projectEnv(), ...env },
        signal: ending.signal,
        // At this one, Lighthouse ends its browser too.
        killSignal: "SIGINT",
        maxBuffer: longOutput,
      });
      return stdout;
    },
  };
  try {
    return await Promise.race([work(workspace), stopped.promise]);
  } finally {
    clearTimeout(timer);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
    ending.abort();
    for (const undo of undos.reverse()) await within(timeoutMs, undo);
  }
}

/** What cannot be undone must not keep the rest. */
async function within(ms: number, undo: () => unknown) {
  const undone = (async () => undo())().catch((error) => console.error(error));
  await Promise.race([undone, sleep(ms, undefined, { ref: false })]);
}
