/** Child processes, for work that must neither delay nor crash the one that answers visitors. */

import { type ChildProcess, fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { setPriority } from "node:os";

interface HelperOptions {
  args?: string[];
  /** The only variables that it gets beside PATH: it needs no keys. */
  env?: NodeJS.ProcessEnv;
  execArgv?: string[];
  stderr?: "ignore" | "inherit";
}

/** Starts a program that answers messages; a store that ends does not wait for it. */
export function startHelper(
  program: string,
  { args = [], env = {}, execArgv = [], stderr = "ignore" }: HelperOptions = {},
): ChildProcess {
  const helper = fork(program, args, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", stderr, "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning", ...execArgv],
    env: { PATH: process.env.PATH, HELPER_NICENESS: process.env.HELPER_NICENESS, ...env },
  });
  helper.unref();
  helper.channel?.unref();
  return helper;
}

/** Sends a message and returns its answer; rejects where it cannot be sent or the process ends before. */
export async function sendRequest<Answer>(helper: ChildProcess, message: object): Promise<Answer> {
  const answer = Promise.withResolvers<Answer>();
  const onEnd = (status: number | null, signal: string | null) =>
    answer.reject(new Error(`The helper process ended (${status ?? signal})`));
  helper.once("message", answer.resolve as (reply: unknown) => void);
  helper.once("error", answer.reject);
  helper.once("exit", onEnd);
  helper.channel?.ref();
  helper.send(message, (error) => error && answer.reject(error));
  try {
    return await answer.promise;
  } finally {
    helper.off("message", answer.resolve as (reply: unknown) => void);
    helper.off("error", answer.reject);
    helper.off("exit", onEnd);
    helper.channel?.unref();
  }
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
