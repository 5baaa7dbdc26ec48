/** The thread that pages are rendered and written on, so that no visitor waits for them. */

import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type CatalogRows, type LaterRows, withLater } from "./catalog-rows.ts";
import { openPublishing, PublishError, type Published } from "./publish.ts";

export interface ThreadData {
  folder: string;
  code: string;
  /** Whether the copies that visitors get are compressed here, and not by a host. */
  presses: boolean;
}

/** All rows, or what was changed since the last request. */
export type PublishRequest = { now: string } & ({ rows: CatalogRows } | { later: LaterRows });

export type PublishReply =
  | { published: Published }
  /** What the owner is told, if that is known; and what the log says beside it. */
  | { error: string; reason: string; forOwner: boolean };

/** Who saves once, often saves again. */
const quietMs = 2_000;

giveWay();
const { folder, code, presses } = workerData as ThreadData;
// Articles and policies come with the code; reading them takes longer than a publication.
const { sample } = await import("#content/sample.ts");
const { publish, finish } = openPublishing(folder, code, sample, { presses });

let rows: CatalogRows | undefined;
let wanted = 0;
let quiet: NodeJS.Timeout | undefined;
let turn: Promise<unknown> = Promise.resolve();

parentPort?.on("message", (request: PublishRequest) => {
  clearTimeout(quiet);
  wanted += 1;
  turn = turn.then(async () => {
    const reply = await answer(request);
    wanted -= 1;
    parentPort?.postMessage(reply);
    finishLater(quietMs);
  });
});

async function answer(request: PublishRequest): Promise<PublishReply> {
  try {
    if ("rows" in request) rows = request.rows;
    else if (rows) rows = withLater(rows, request.later);
    if (!rows)
      throw new Error("The rows that were changed belong to others, which were never read");
    return { published: await publish(rows, new Date(request.now)) };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : "";
    return { error: message, reason, forOwner: error instanceof PublishError };
  }
}

function finishLater(ms: number): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    turn = turn
      .then(() => (wanted > 0 ? false : finish(() => wanted > 0)))
      .then(
        (isLeft) => {
          if (isLeft && wanted === 0) finishLater(0);
        },
        // Nothing that anybody waits for; the next publication's end tries again.
        (error: Error) => console.error(error),
      );
  }, ms);
}

/** Linux gives each thread a priority of its own: whoever asks for a page comes first. */
function giveWay(): void {
  try {
    const [, , thread] = readlinkSync("/proc/thread-self").split("/");
    setPriority(Number(thread), 10);
  } catch {
    // Elsewhere the system shares out the processor as it likes.
  }
}
