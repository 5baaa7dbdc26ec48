/** A thread of its own for embedded Postgres, and the messages to and from it. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { QueryResult } from "./database.ts";

/** What the thread opens: a folder, or memory filled from a dump, which many may be given. */
export interface ThreadData {
  dataDir?: string;
  dump?: SharedArrayBuffer;
  /** Postgres itself, compiled. */
  wasm: WebAssembly.Module;
}

export type DatabaseRequest =
  | { kind: "query"; text: string; values: readonly unknown[]; begins: boolean }
  | { kind: "exec"; script: string; begins: boolean }
  | { kind: "commit" }
  | { kind: "listen"; channel: string }
  | { kind: "dump" }
  | { kind: "close" };

export interface Failure {
  message: string;
  /** WebAssembly itself failed, and with it whatever Postgres held in memory. */
  isTrap?: boolean;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  table?: string;
  column?: string;
  schema?: string;
}

/** What a transaction said with NOTIFY. */
export interface Notification {
  channel: string;
  payload: string;
}

export type Reply = ({ id: number } & ({ value: unknown } | { failure: Failure })) | Notification;

/** What Postgres refused, with its code. */
export class PostgresError extends Error {
  override name = "PostgresError";
  declare code?: string;

  constructor({ message, isTrap: _, ...fields }: Failure) {
    super(message);
    Object.assign(this, fields);
  }
}

export interface Thread {
  /** With `begins` a transaction begins before: every message spared is time. */
  query<Row>(text: string, values: readonly unknown[], begins: boolean): Promise<QueryResult<Row>>;
  exec(script: string, begins?: boolean): Promise<void>;
  commit(): Promise<void>;
  /** From now on `heard` is told what transactions say on the channel. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  dump(): Promise<ArrayBuffer>;
  /** Nothing more will come of it: it has ended, or its Postgres fell over. */
  isBroken(): boolean;
  /** Writes everything down and ends the thread. */
  close(): Promise<void>;
  /** Ends the thread wherever it is, as a crash would; what was committed stays. */
  kill(): Promise<void>;
}

/**
 * Postgres finds runaway recursion (in JSON, patterns, functions) by measuring its stack. On the
 * main thread's stack of 1 MB, JavaScript's own limit strikes first and leaves Postgres in ruins.
 */
const stackSizeMb = 64;

/**
 * Optimizing the WebAssembly takes much memory, most of it at the start; without it only the largest reads
 * take longer (docs/performance.md).
 */
const withoutOptimizer = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

let compiled: Promise<WebAssembly.Module> | undefined;

/** One for all threads of the process: what the first has used of it, the next need not compile again. */
async function compilePostgres(): Promise<WebAssembly.Module> {
  for (const flag of withoutOptimizer) setFlagsFromString(flag);
  const { resolve } = createRequire(import.meta.url);
  const path = join(dirname(resolve("@electric-sql/pglite")), "pglite.wasm");
  return WebAssembly.compile(await readFile(path));
}

/** Starts a thread; resolves once its database is open. */
export async function startThread(data: Omit<ThreadData, "wasm">): Promise<Thread> {
  compiled ??= compilePostgres();
  const worker = new Worker(join(import.meta.dirname, "pglite-worker.ts"), {
    workerData: { ...data, wasm: await compiled } satisfies ThreadData,
    resourceLimits: { stackSizeMb },
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (payload: string) => void>();
  let lastId = 0;
  let ended: Error | undefined;
  let isBroken = false;

  function end(error: Error): void {
    ended ??= error;
    isBroken = true;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The embedded database has ended")));
  // An answer too deep to be copied. Answers come in the order of their questions.
  worker.on("messageerror", (error) => {
    const [id = 0] = waiting.keys();
    waiting.get(id)?.reject(error);
    waiting.delete(id);
  });
  worker.on("message", (reply: Reply) => {
    if ("channel" in reply) {
      listeners.get(reply.channel)?.(reply.payload);
      return;
    }
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("failure" in reply) {
      isBroken ||= Boolean(reply.failure.isTrap);
      pending?.reject(new PostgresError(reply.failure));
    } else pending?.resolve(reply.value);
  });

  function send(request: DatabaseRequest): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, ...request });
    return answer.promise;
  }

  const exec = async (script: string, begins = false) => {
    await send({ kind: "exec", script, begins });
  };
  await exec("").catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  return {
    query: <Row>(text: string, values: readonly unknown[], begins: boolean) =>
      send({ kind: "query", text, values, begins }) as Promise<QueryResult<Row>>,
    exec,
    async commit() {
      await send({ kind: "commit" });
    },
    async listen(channel, heard) {
      listeners.set(channel, heard);
      await send({ kind: "listen", channel });
    },
    dump: () => send({ kind: "dump" }) as Promise<ArrayBuffer>,
    async close() {
      await send({ kind: "close" });
      await worker.terminate();
    },
    isBroken: () => isBroken,
    async kill() {
      isBroken = true;
      await worker.terminate();
    },
  };
}
