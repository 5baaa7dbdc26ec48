/**
 * A process of its own that renders and writes pages, so that no visitor waits for them: all its threads,
 * also those that collect garbage and write to the disk, run at low priority.
 */

import { lowerPriority, whileAlive } from "#server/helper-process.ts";
import { openPublishing, PublishError, type Published } from "./publish.ts";
import type { LaterRows, PublishedRows, Version } from "./published-rows.ts";

/** What it is started with, as JSON. */
export interface PublishSettings {
  folder: string;
  code: string;
  /** Whether the copies that visitors get are compressed here, and not by a host. */
  recompresses: boolean;
}

/** All rows, or what was changed since a version was published. */
export type PublishRequest = { now: string } & (
  | { rows: PublishedRows }
  | { later: LaterRows; seen: Version }
);

export type PublishReply =
  | { published: Published }
  /** The rows of that version are not known here. */
  | { lacks: true }
  /** What the owner is told, if that is known; and what the log says beside it. */
  | { error: string; reason: string; forOwner: boolean };

/** Somebody who has saved once often saves again. */
const tidyAfterMs = 2_000;
/** Compressing all pages again takes much longer than a publication. */
const recompressAfterMs = 30_000;

lowerPriority();
const { folder, code, recompresses } = JSON.parse(process.argv[2] ?? "") as PublishSettings;
// Articles and policies come with the code; reading them takes longer than a publication.
const { sample } = await import("#content/sample.ts");
const { rowsAfter, publish, save, tidyUp, finish } = openPublishing(folder, code, sample, {
  recompresses,
});

let wanted = 0;
const isWanted = () => wanted > 0;
let quiet: NodeJS.Timeout | undefined;
let turn: Promise<unknown> = Promise.resolve();

// Who stops the store stops all of its processes; this one ends when the store says so, or is gone.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (request: PublishRequest | "end") => {
  clearTimeout(quiet);
  wanted += 1;
  turn = turn.then(() => (request === "end" ? end() : reply(request)));
});

async function reply(request: PublishRequest): Promise<void> {
  const answer = await whileAlive(carryOut(request));
  wanted -= 1;
  process.send?.(answer satisfies PublishReply);
  whenQuiet(tidyAfterMs, tidyFirst);
}

async function carryOut(request: PublishRequest): Promise<PublishReply> {
  try {
    const rows = "later" in request ? await rowsAfter(request.seen, request.later) : request.rows;
    if (!rows) return { lacks: true };
    return { published: await publish(rows, new Date(request.now)) };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : "";
    return { error: message, reason, forOwner: error instanceof PublishError };
  }
}

async function end(): Promise<void> {
  await save().catch((error: Error) => console.error(error));
  process.exit();
}

/** What fails is nothing that anybody waits for; the end of the next publication tries again. */
function whenQuiet(ms: number, work: () => Promise<void>): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    turn = turn.then(work).catch((error: Error) => console.error(error));
  }, ms);
}

async function tidyFirst(): Promise<void> {
  await tidyUp(isWanted);
  if (!isWanted()) whenQuiet(recompressAfterMs - tidyAfterMs, finishInTurns);
}

async function finishInTurns(): Promise<void> {
  if (isWanted()) return;
  const isLeft = await finish(isWanted);
  if (isLeft && !isWanted()) whenQuiet(0, finishInTurns);
}
