/** Child processes, for work that must neither delay nor crash the one that answers visitors. */

import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { setPriority } from "node:os";

interface HelperOptions {
  args?: string[];
  /** The only variables that it gets beside PATH: it needs no keys. */
  env?: NodeJS.ProcessEnv;
  execArgv?: string[];
  /** How much memory it may ask for, where the system has limits: native libraries too. In KiB. */
  maxMemoryKiB?: number;
  stderr?: "ignore" | "inherit";
}

const shell = "/bin/sh";

/** Starts a program that answers messages; a store that ends does not wait for it. */
export function startHelper(
  program: string,
  { args = [], env = {}, execArgv = [], stderr = "ignore", maxMemoryKiB }: HelperOptions = {},
): ChildProcess {
  const flags = ["--disable-warning=ExperimentalWarning", ...execArgv];
  const isLimited = maxMemoryKiB !== undefined && process.platform === "linux" && existsSync(shell);
  const limited = ["-c", `ulimit -d ${maxMemoryKiB}; exec "$0" "$@"`, process.execPath, ...flags];
  const helper = fork(program, args, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", stderr, "ipc"],
    ...(isLimited ? { execPath: shell, execArgv: limited } : { execArgv: flags }),
    env: { PATH: process.env.PATH, HELPER_NICENESS: process.env.HELPER_NICENESS, ...env },
  });
  helper.unref();
  helper.channel?.unref();
  return helper;
}

/** A helper ended before it answered. */
export class HelperEnded extends Error {
  override name = "HelperEnded";
  readonly signal: NodeJS.Signals | null;
  constructor(status: number | null, signal: NodeJS.Signals | null) {
    super(`The helper process ended (${status ?? signal})`);
    this.signal = signal;
  }
}

/** A helper said nothing for too long, and was killed. */
export class HelperSilent extends Error {
  override name = "HelperSilent";
  constructor(limitMs: number) {
    super(`The helper process said nothing for ${limitMs / 1_000} seconds`);
  }
}

/** What a helper says while it works on an answer that may take long. */
const alive = "alive";
const aliveEveryMs = 5_000;

/**
 * Sends a message and returns its answer; rejects where it cannot be sent, the process ends before, or says
 * nothing for `limitMs` milliseconds: then it is killed.
 */
export async function sendRequest<Answer>(
  helper: ChildProcess,
  message: object,
  limitMs: number,
): Promise<Answer> {
  const answer = Promise.withResolvers<Answer>();
  const deadline = setTimeout(() => {
    answer.reject(new HelperSilent(limitMs));
    helper.kill("SIGKILL");
  }, limitMs);
  const onMessage = (reply: unknown) => {
    if (reply === alive) deadline.refresh();
    else answer.resolve(reply as Answer);
  };
  const onEnd = (status: number | null, signal: NodeJS.Signals | null) =>
    answer.reject(new HelperEnded(status, signal));
  helper.on("message", onMessage);
  helper.once("error", answer.reject);
  helper.once("exit", onEnd);
  helper.channel?.ref();
  helper.send(message, (error) => error && answer.reject(error));
  try {
    return await answer.promise;
  } finally {
    clearTimeout(deadline);
    helper.off("message", onMessage);
    helper.off("error", answer.reject);
    helper.off("exit", onEnd);
    helper.channel?.unref();
  }
}

/** Called by a helper: says that it lives until `work` is done. */
export async function whileAlive<T>(work: Promise<T>): Promise<T> {
  const saying = setInterval(() => process.send?.(alive), aliveEveryMs);
  return work.finally(() => clearInterval(saying));
}

/**
 * Called by a helper before anything else, so that visitors' requests are served first. Linux gives each
 * thread a priority of its own; threads that start later inherit that of the first.
 */
export function lowerPriority(): void {
  const niceness = Number(process.env.HELPER_NICENESS || 10);
  if (niceness === 0) return;
  try {
    for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), niceness);
  } catch {
    setPriority(niceness);
  }
}
