/** The thread that pages are rendered and written on, so that no visitor waits for them. */

import { parentPort, workerData } from "node:worker_threads";
import { openPublishing, PublishError, type Published } from "./publish.ts";
import type { CatalogRows } from "./rows.ts";

export interface ThreadData {
  folder: string;
  code: string;
}

export interface PublishRequest {
  rows: CatalogRows;
  now: string;
}

export type PublishReply = { published: Published } | { error: string; forOwner: boolean };

const { folder, code } = workerData as ThreadData;
// Articles and policies come with the code; reading them takes longer than a publication.
const { sample } = await import("#content/sample.ts");
const publish = openPublishing(folder, code, sample);

parentPort?.on("message", async ({ rows, now }: PublishRequest) => {
  let reply: PublishReply;
  try {
    reply = { published: await publish(rows, new Date(now)) };
  } catch (error) {
    reply = { error: (error as Error).message, forOwner: error instanceof PublishError };
  }
  parentPort?.postMessage(reply);
});
