/** Hands a release to a host of static files: as a folder, and by the operator's own command. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { withoutSecrets } from "#server/secret-settings.mjs";
import { exportRelease } from "./export-release.ts";
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

/** Runs PUBLISH_COMMAND with FOLDER and RELEASE in its environment and none of the store's secrets; throws where it fails. */
export async function runPublishCommand(
  command: string,
  { folder, release, root, limit }: PublishCommand,
): Promise<void> {
  const env = { ...withoutSecrets(process.env), FOLDER: folder, RELEASE: release };
  const detached = limit !== undefined;
  const child = spawn(command, { shell: true, stdio: "inherit", env, cwd: root, detached });
  const over = limit && AbortSignal.any([limit.signal, AbortSignal.timeout(limit.ms)]);
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= endGroup(child.pid);
  };
  if (over?.aborted) end();
  over?.addEventListener("abort", end);
  const [status, signal] = await once(child, "exit").finally(() =>
    over?.removeEventListener("abort", end),
  );
  await ending;
  if (status === 0) return;
  const how = !over?.aborted
    ? `ended with ${signal ?? status}`
    : limit?.signal.aborted
      ? "was ended with the worker"
      : `did not end within ${sayMs(limit!.ms)} and was ended`;
  throw new Error(`PUBLISH_COMMAND ${how}: the host may show the release before.`);
}

/** Until what does not end when it is asked to is ended. */
const timeoutMs = 5_000;

const sayMs = (ms: number) =>
  ms < 60_000 ? `${ms / 1_000} seconds` : `${Math.round(ms / 60_000)} minutes`;

/** Ends the shell and all that it started. */
async function endGroup(pid: number | undefined): Promise<void> {
  if (pid === undefined || !signalGroup(pid, "SIGTERM")) return;
  for (let waited = 0; waited < timeoutMs; waited += lookMs) {
    await sleep(lookMs);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, "SIGKILL");
}

const lookMs = 50;

/** Answers whether anybody is left of the group. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
