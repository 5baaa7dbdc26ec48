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

const stores = new Set<Store>();

/** Starts `server/main.ts` or another program, and returns when it has said that it is open, or has ended. */
export async function start(
  variables: Record<string, string>,
  main = join(import.meta.dirname, "../server/main.ts"),
): Promise<Store> {
  const began = performance.now();
  const child = fork(main, {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "error",
      LOG: "json",
      // All shoppers of a trial come from one address.
      REQUESTS_PER_MINUTE: "1000000",
      LEADS_PER_ADDRESS_AND_HOUR: "1000000",
      ...variables,
    },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const store: Store = { child, origin: "", errors: "", startedInMs: 0 };
  stores.add(store);
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
  stores.delete(store);
  if (isAlive(store)) {
    child.kill(signal);
    await once(child, "exit");
  }
  return performance.now() - began;
}

/** Ends whatever was left over. */
export async function endAll(): Promise<void> {
  await Promise.all([...stores].map((store) => end(store, "SIGKILL")));
}
