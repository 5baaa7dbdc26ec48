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

export interface PublishCommand {
  folder: string;
  release: string;
  /** Where it runs. */
  root: string;
  /** How long it may take, and when it is not waited for any more: it is ended then with all that it started. */
  limit?: { ms: number; signal: AbortSignal };
}

/** Runs PUBLISH_COMMAND with FOLDER and RELEASE in its environment; throws where it fails. */
export async function runPublishCommand(
  command: string,
  { folder, release, root, limit }: PublishCommand,
): Promise<void> {
  const env = { ...process.env, FOLDER: folder, RELEASE: release };
  const detached = limit !== undefined;
  const child = spawn(command, { shell: true, stdio: "inherit", env, cwd: root, detached });
  const over = limit && AbortSignal.any([limit.signal, AbortSignal.timeout(limit.ms)]);
  const end = () => {
    endGroup(child.pid, "SIGTERM");
    setTimeout(() => endGroup(child.pid, "SIGKILL"), patienceMs).unref();
  };
  if (over?.aborted) end();
  over?.addEventListener("abort", end);
  const [status, signal] = await once(child, "exit").finally(() =>
    over?.removeEventListener("abort", end),
  );
  if (status === 0) return;
  const how = !over?.aborted
    ? `ended with ${signal ?? status}`
    : limit?.signal.aborted
      ? "was ended with the worker"
      : `did not end within ${sayMs(limit!.ms)} and was ended`;
  throw new Error(`PUBLISH_COMMAND ${how}: the host may show the release before.`);
}

/** Until what does not end when it is asked to is ended. */
const patienceMs = 5_000;

const sayMs = (ms: number) =>
  ms < 60_000 ? `${ms / 1_000} seconds` : `${Math.round(ms / 60_000)} minutes`;

/** The shell, and all that it started. */
function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // They are gone already.
  }
}
