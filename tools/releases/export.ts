/**
 * Hands the current release to a host of static files:
 *
 *   npm run export -- <folder>            # its files, `_headers` and 404.html
 *   npm run export -- <folder> --packed   # with the compressed copies, for nginx
 *
 * Then it runs PUBLISH_COMMAND, if there is one, with FOLDER and RELEASE in its environment.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { chooseRelease } from "#server/releases/choose.ts";
import { codeVersion } from "#server/releases/code-version.ts";
import { exportRelease } from "#server/releases/export.ts";
import { openReleases } from "#server/releases/releases.ts";
import { headersFile } from "../build/site-headers.ts";

const root = resolve(import.meta.dirname, "../..");
const args = process.argv.slice(2);
const packed = args.includes("--packed");
const [folder] = args.filter((arg) => arg !== "--packed");

try {
  if (!folder) throw new Error("Usage: npm run export -- <folder> [--packed]");
  await exportTo(resolve(folder));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function exportTo(target: string): Promise<void> {
  const store = openReleases(resolve(root, process.env.BUILD_DIR || "build"));
  const { release, remarks } = await chooseRelease(store, codeVersion());
  for (const remark of remarks) console.error(remark);
  if (!release) throw new Error("There is no release to hand over yet: npm run build.");
  const { "Cache-Control": _, ...ofPages } = release.headers.page ?? {};
  const headers = headersFile(ofPages, release.siteUrl);
  const count = await exportRelease(store, release, target, { headers, packed });
  console.log(`${count} files of release ${release.id} in ${target}`);
  const command = process.env.PUBLISH_COMMAND;
  if (command) await publish(command, target, release.id);
}

async function publish(command: string, target: string, id: string): Promise<void> {
  const env = { ...process.env, FOLDER: target, RELEASE: id };
  const [status, signal] = await once(
    spawn(command, { shell: true, stdio: "inherit", env, cwd: root }),
    "exit",
  );
  if (status !== 0)
    throw new Error(
      `PUBLISH_COMMAND ended with ${signal ?? status}: the host may show the release before.`,
    );
}
