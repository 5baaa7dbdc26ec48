/** The thread that embedded Postgres runs on. It answers one message after the other. */

import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import type { DatabaseRequest, Failure, Reply, ThreadData } from "./pglite-thread.ts";
import { SyncedFolder, syncedParameters } from "./synced-folder.ts";

const { dataDir, dump, wasm } = workerData as ThreadData;

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
    pgliteWasmModule: wasm,
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
parentPort?.on("message", (request: DatabaseRequest & { id: number }) => {
  previous = previous.then(() => answer(request));
});

async function answer({ id, ...request }: DatabaseRequest & { id: number }): Promise<void> {
  try {
    send({ id, value: await carryOut(request) });
  } catch (error) {
    send({ id, failure: describeFailure(error) });
  }
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}

async function carryOut(request: DatabaseRequest): Promise<unknown> {
  const pglite = await opened;
  if ("begins" in request && request.begins) await pglite.exec("begin");
  switch (request.kind) {
    case "query": {
      const { rows, affectedRows = 0 } = await pglite.query(request.text, [...request.values]);
      return { rows, affectedRows };
    }
    case "exec":
      await pglite.exec(request.script);
      return undefined;
    case "commit": {
      const [result] = await pglite.exec("commit");
      if (result?.command !== "COMMIT") {
        throw new Error("The transaction had failed and was rolled back");
      }
      return undefined;
    }
    case "listen":
      await pglite.listen(request.channel, (payload) =>
        send({ channel: request.channel, payload }),
      );
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
