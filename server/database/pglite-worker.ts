/** The thread that embedded Postgres runs on. It answers one message after the other. */

import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import type { Ask, Failure, Reply, ThreadData } from "./pglite-thread.ts";
import { SyncedFolder, syncedParameters } from "./synced-folder.ts";

const { dataDir, dump } = workerData as ThreadData;

/** PGlite reads a Blob, and a Blob would copy the dump twice for each database. */
class SharedDump extends Blob {
  readonly #bytes: SharedArrayBuffer;

  constructor(bytes: SharedArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes as unknown as ArrayBuffer);
  }
}

const opened = open();

// A failure to open is the answer to every message.
opened.catch(() => undefined);

async function open(): Promise<PGlite> {
  const defaults = PGlite.defaultStartParams;
  return PGlite.create({
    ...(dataDir && { fs: new SyncedFolder(dataDir) }),
    loadDataDir: dump && new SharedDump(dump),
    startParams: [
      ...(dataDir ? syncedParameters(defaults) : defaults),
      // The default of 128 MB is memory that a shop's few thousand rows never fill.
      ...["-c", "shared_buffers=16MB"],
      ...["-c", "min_wal_size=32MB"],
    ],
    parsers: {
      [types.INT8]: Number,
      [types.DATE]: (value: string) => value,
    },
  });
}

let previous: Promise<void> = Promise.resolve();
parentPort?.on("message", (asked: Ask & { id: number }) => {
  previous = previous.then(() => answer(asked));
});

async function answer({ id, ...asked }: Ask & { id: number }): Promise<void> {
  try {
    send({ id, value: await carryOut(asked) });
  } catch (error) {
    send({ id, failure: describeFailure(error) });
  }
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}

async function carryOut(asked: Ask): Promise<unknown> {
  const pglite = await opened;
  if ("begins" in asked && asked.begins) await pglite.exec("begin");
  switch (asked.kind) {
    case "query": {
      const { rows, affectedRows = 0 } = await pglite.query(asked.text, [...asked.values]);
      return { rows, affectedRows };
    }
    case "exec":
      await pglite.exec(asked.script);
      return undefined;
    case "commit": {
      const [result] = await pglite.exec("commit");
      if (result?.command !== "COMMIT") {
        throw new Error("The transaction had failed and was rolled back");
      }
      return undefined;
    }
    case "listen":
      await pglite.listen(asked.channel, (payload) => send({ channel: asked.channel, payload }));
      return undefined;
    case "dump":
      return (await pglite.dumpDataDir("none")).arrayBuffer();
    case "close":
      return pglite.close();
  }
}

function describeFailure(error: unknown): Failure {
  const { message, code, detail, hint, constraint, table, column, schema } = error as Failure;
  const isTrap = error instanceof WebAssembly.RuntimeError;
  return { message, isTrap, code, detail, hint, constraint, table, column, schema };
}
