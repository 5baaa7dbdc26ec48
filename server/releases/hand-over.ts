/** Hands a release to a host of static files: as a folder, and by the operator's own command. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { exportRelease } from "./export.ts";
import { headersFile } from "./headers-file.ts";
import type { Manifest } from "./manifest.ts";
import type { Releases } from "./releases.ts";

/** Writes a release's files and `_headers` into a folder; answers how many they are. */
export function writeFolder(
  store: Releases,
  release: Manifest,
  target: string,
  { packed = false, detaches = false } = {},
): Promise<number> {
  const { "Cache-Control": _, ...ofPages } = release.headers.page ?? {};
  const headers = headersFile(ofPages, release.siteUrl, { detaches });
  return exportRelease(store, release, target, { headers, packed });
}

/** Runs PUBLISH_COMMAND with FOLDER and RELEASE in its environment; throws where it fails. */
export async function runPublishCommand(
  command: string,
  { folder, release, root }: { folder: string; release: string; root: string },
): Promise<void> {
  const env = { ...process.env, FOLDER: folder, RELEASE: release };
  const child = spawn(command, { shell: true, stdio: "inherit", env, cwd: root });
  const [status, signal] = await once(child, "exit");
  if (status !== 0) {
    throw new Error(
      `PUBLISH_COMMAND ended with ${signal ?? status}: the host may show the release before.`,
    );
  }
}
