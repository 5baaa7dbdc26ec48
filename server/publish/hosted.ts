/** A publisher beside a hosted project: each release goes to a host of static files. */

import { resolve } from "node:path";
import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import type { PictureMaker } from "#server/pictures/picture-maker.ts";
import { runPublishCommand, writeFolder } from "#server/site/publish-to-host.ts";
import { openReleases } from "#server/site/releases.ts";
import { createPublisher, HandOverError, type Publisher } from "./publisher.ts";

/** A host that is sent thousands of files for the first time takes minutes. */
const longestCommandMs = 20 * 60_000;

export interface HostedPublisherOptions {
  database: Database;
  /** The project's own folder. */
  root: string;
  buildDir: string;
  code: string;
  handOver: { command: string; folder: string };
  log: Log;
  pictures?: PictureMaker;
  tryAgainMs?: number;
  commandMs?: number;
}

export function createHostedPublisher({
  root,
  buildDir,
  handOver,
  commandMs = longestCommandMs,
  ...given
}: HostedPublisherOptions): Publisher {
  const folder = resolve(root, buildDir);
  const target = resolve(root, handOver.folder);
  const store = openReleases(folder);
  const ending = new AbortController();

  async function onRelease(id: string): Promise<void> {
    try {
      await writeFolder(store, await store.read(id), target);
      await runPublishCommand(handOver.command, {
        folder: target,
        release: id,
        root,
        limit: { ms: commandMs, signal: ending.signal },
      });
    } catch (error) {
      throw new HandOverError(
        `The pages are ready, but the site’s host didn’t take them: ${(error as Error).message} We’ll keep trying.`,
      );
    }
  }

  const publisher = createPublisher({ ...given, store, onRelease });
  return {
    ...publisher,
    stop() {
      ending.abort();
      return publisher.stop();
    },
  };
}
