/** The thread that embedded Postgres runs on. It answers one message after the other. */

import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types } from "@electric-sql/pglite";
import type { Ask, Failure, Reply, ThreadData } from "./pglite-thread.ts";

const { dataDir, dump } = workerData as ThreadData;
const opened = PGlite.create({
  dataDir,
  loadDataDir: dump && new Blob([dump]),
  startParams: [
    ...PGlite.defaultStartParams,
    // The default of 128 MB is memory that a shop's few thousand rows never fill.
    ...["-c", "shared_buffers=16MB"],
    ...["-c", "min_wal_size=32MB"],
  ],
  parsers: {
    [types.INT8]: Number,
    [types.DATE]: (value: string) => value,
  },
});

let previous: Promise<unknown> = opened;
parentPort?.on("message", (asked: Ask & { id: number }) => {
  previous = previous.then(
    () => reply(asked),
    (error) => parentPort?.postMessage({ id: asked.id, failure: describeFailure(error) }),
  );
});

async function reply({ id, ...asked }: Ask & { id: number }): Promise<void> {
  const answer: Reply = await carryOut(asked).then(
    (value) => ({ id, value }),
    (error) => ({ id, failure: describeFailure(error) }),
  );
  parentPort?.postMessage(answer);
}

async function carryOut(asked: Ask): Promise<unknown> {
  const pglite = await opened;
  switch (asked.kind) {
    case "query": {
      const { rows, affectedRows = 0 } = await pglite.query(asked.text, [...asked.values]);
      return { rows, affectedRows };
    }
    case "exec":
      await pglite.exec(asked.script);
      return undefined;
    case "dump":
      return (await pglite.dumpDataDir("none")).arrayBuffer();
    case "close":
      return pglite.close();
  }
}

function describeFailure(error: unknown): Failure {
  const { message, code, detail, hint, constraint, table, column, schema } = error as Failure;
  return { message, code, detail, hint, constraint, table, column, schema };
}
