/** A thread of its own for embedded Postgres, and the messages to and from it. */

import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { QueryResult } from "./database.ts";

/** What the thread opens: a folder, or memory filled from a dump. */
export interface ThreadData {
  dataDir?: string;
  dump?: ArrayBuffer;
}

export type Ask =
  | { kind: "query"; text: string; values: readonly unknown[] }
  | { kind: "exec"; script: string }
  | { kind: "dump" }
  | { kind: "close" };

export interface Failure {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  table?: string;
  column?: string;
  schema?: string;
}

export type Reply = { id: number } & ({ value: unknown } | { failure: Failure });

/** What Postgres refused, with its code. */
export class PostgresError extends Error {
  override name = "PostgresError";
  declare code?: string;

  constructor({ message, ...fields }: Failure) {
    super(message);
    Object.assign(this, fields);
  }
}

export interface Thread {
  query<Row>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>>;
  exec(script: string): Promise<void>;
  dump(): Promise<ArrayBuffer>;
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

/** Starts a thread; resolves once its database is open. */
export async function startThread(data: ThreadData): Promise<Thread> {
  const worker = new Worker(join(import.meta.dirname, "pglite-worker.ts"), {
    workerData: data,
    resourceLimits: { stackSizeMb },
    execArgv: [],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let ended: Error | undefined;

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The embedded database has ended")));
  worker.on("message", (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("failure" in reply) asked?.reject(new PostgresError(reply.failure));
    else asked?.resolve(reply.value);
  });

  function ask(question: Ask): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(lastId, answer);
    worker.postMessage({ id: lastId, ...question });
    return answer.promise;
  }

  await ask({ kind: "exec", script: "" });
  return {
    query: <Row>(text: string, values: readonly unknown[]) =>
      ask({ kind: "query", text, values }) as Promise<QueryResult<Row>>,
    exec: async (script) => {
      await ask({ kind: "exec", script });
    },
    dump: () => ask({ kind: "dump" }) as Promise<ArrayBuffer>,
    async close() {
      await ask({ kind: "close" });
      await worker.terminate();
    },
    async kill() {
      await worker.terminate();
    },
  };
}
