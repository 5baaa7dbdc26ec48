/** Where a part of the benchmark works: a folder and processes that are gone afterwards, in time. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { projectEnv, root } from "#tools/start/launch.mjs";
import { endAll } from "../store-process.ts";

const longOutput = 64 * 2 ** 20;
const patienceMs = 20_000;

export interface Workspace {
  folder: string;
  /** Runs a program of the project to its end, no longer than the part may take. */
  run(program: string, args: string[], options?: RunOptions): Promise<string>;
  /** Until everything is ended. */
  msLeft(): number;
  /** Tells whoever waits what comes next. */
  note(words: string): void;
  /** Undone when the part is over, however it ends; the last first. */
  atEnd(undo: () => unknown): void;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The program is ended after so long, and the run fails. */
  timeoutMs?: number;
}

/** Does the work in a workspace of its own; whatever is still there after so many minutes is ended. */
export async function inWorkspace<T>(
  minutes: number,
  work: (workspace: Workspace) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
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
    msLeft: () => minutes * 60_000 - (performance.now() - began),
    note: (words) =>
      console.error(
        `${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${words}`,
      ),
    atEnd: (undo) => void undos.push(undo),
    async run(program, args, { cwd = root, env = {}, timeoutMs } = {}) {
      const { stdout } = await promisify(execFile)(program, args, {
        cwd,
        env: { ...projectEnv(), ...env },
        signal: ending.signal,
        timeout: timeoutMs,
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
    for (const undo of undos.reverse()) await within(patienceMs, undo);
  }
}

/** What cannot be undone must not keep the rest. */
async function within(ms: number, undo: () => unknown) {
  const undone = (async () => undo())().catch((error) => console.error(error));
  await Promise.race([undone, sleep(ms, undefined, { ref: false })]);
}
