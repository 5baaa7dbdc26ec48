/** Servers and workers as processes of their own, how they are asked, and what they weigh. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { root, serverOptions } from "#tools/start/launch.mjs";

export type Variables = Record<string, string>;

export const apikey = "sb_publishable_store";
export const admin = { email: "owner@example.com", password: "correct horse" };
/** For a store in which somebody signs in, as whoever counts its leads does. */
export const adminVariables = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

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
  variables: Variables,
  main = join(root, "server/main.ts"),
): Promise<Store> {
  const began = performance.now();
  const child = fork(main, {
    env: {
      PATH: process.env.PATH,
      BUILD_DIR: process.env.BUILD_DIR || "build",
      PORT: "0",
      LOG_LEVEL: "error",
      LOG: "json",
      // All shoppers of a trial come from one address.
      REQUESTS_PER_MINUTE: "1000000",
      LEADS_PER_ADDRESS_AND_HOUR: "1000000",
      SIGN_UPS_PER_HOUR: "1000000",
      TRUSTED_PROXIES: "127.0.0.1",
      ...variables,
    },
    execArgv: serverOptions,
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

/** Starts a server with an admin, and throws where it does not open. */
export async function openStore(variables: Variables, main?: string): Promise<Store> {
  const store = await start({ ...adminVariables, ...variables }, main);
  if (!store.origin) throw new Error(`The store did not open. ${store.errors}`);
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

/** What the site's own client sends with a call; without a token it is a shopper's. */
export function headersOf(token = ""): Record<string, string> {
  return {
    apikey,
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Calls an API; a body is sent as JSON. Throws at an answer that is no success. */
export async function call(
  { origin }: { origin: string },
  path: string,
  { token, body, method = body ? "POST" : "GET" }: CallOptions = {},
): Promise<Response> {
  const headers = headersOf(token);
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

interface CallOptions {
  token?: string;
  body?: object;
  method?: string;
}

/** Signs in, as the admin where nobody else is named, and returns the access token. */
export async function signIn(store: { origin: string }, credentials = admin): Promise<string> {
  const answer = await call(store, "/auth/v1/token?grant_type=password", { body: credentials });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Copies what the build would serve, for a store that publishes by itself. */
export async function copyReleases(to: string): Promise<void> {
  const built = resolve(root, process.env.BUILD_DIR || "build");
  for (const name of ["current", "releases", "objects", "renderers"]) {
    await cp(join(built, name), join(to, name), { recursive: true });
  }
}

/** Lets a process forget what it held at most. */
export const resetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, "5");

/** What a process itself holds now, and held at most, in MB. */
export async function ownMemoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024);
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

/** The same with those that it started. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const own = await ownMemoryOf(pid);
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const children = await Promise.all(
    (listed.match(/\d+/g) ?? []).map((child) => memoryOf(Number(child))),
  );
  return {
    now: children.reduce((sum, { now }) => sum + now, own.now),
    peak: children.reduce((sum, { peak }) => sum + peak, own.peak),
  };
}
