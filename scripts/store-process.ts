/** Servers and workers as processes of their own, for the scripts that break them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Store {
  child: ChildProcess;
  /** Empty where it did not open. */
  origin: string;
  errors: string;
  startedInMs: number;
}

const children = new Set<ChildProcess>();

/** Starts `server/main.ts` or another program, and returns when it has said that it is open, or has ended. */
export async function start(
  variables: Record<string, string>,
  main = join(import.meta.dirname, "../server/main.ts"),
): Promise<Store> {
  const began = performance.now();
  const child = fork(main, {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", LOG: "json", ...variables },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.add(child);
  const store: Store = { child, origin: "", errors: "", startedInMs: 0 };
  child.stderr?.on("data", (data) => {
    store.errors += data;
  });
  const open = once(child.stdout!, "data").then(([said]) => {
    store.origin = /http:\S+/.exec(String(said))?.[0] ?? "";
  });
  await Promise.race([open, once(child, "exit")]);
  store.startedInMs = performance.now() - began;
  return store;
}

export const isAlive = ({ child }: Store) => child.exitCode === null && child.signalCode === null;

/** Ends a process and returns how long that took. */
export async function end(store: Store, signal: NodeJS.Signals): Promise<number> {
  const { child } = store;
  const began = performance.now();
  children.delete(child);
  if (isAlive(store)) {
    child.kill(signal);
    await once(child, "exit");
  }
  return performance.now() - began;
}

/** Ends whatever was left over. */
export async function endAll(): Promise<void> {
  const left = [...children].filter(
    (child) => child.exitCode === null && child.signalCode === null,
  );
  await Promise.all(
    left.map((child) => {
      child.kill("SIGKILL");
      return once(child, "exit");
    }),
  );
}
