/**
 * Hands the current release to a host of static files:
 *
 *   npm run export -- <folder>            # its files, `_headers` and 404.html
 *   npm run export -- <folder> --packed   # with the compressed copies, for nginx
 *   npm run export -- <folder> --detach   # scripts and pictures without the headers of pages, for Cloudflare
 *
 * Then it runs PUBLISH_COMMAND, if there is one, with FOLDER and RELEASE in its environment.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chooseRelease } from "#server/site/choose-release.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { runPublishCommand, writeFolder } from "#server/site/publish-to-host.ts";
import { openReleases } from "#server/site/releases.ts";

const root = resolve(import.meta.dirname, "../..");
const usage = "Usage: npm run export -- <folder> [--packed] [--detach]";

interface Form {
  packed: boolean;
  /** Whether the host's `_headers` can take back what a wider rule gave. */
  detach: boolean;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      packed: { type: "boolean", default: false },
      detach: { type: "boolean", default: false },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Error(usage);
  await exportTo(resolve(folder), values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function exportTo(target: string, { packed, detach }: Form): Promise<void> {
  const store = openReleases(resolve(root, process.env.BUILD_DIR || "build"));
  const { release, remarks } = await chooseRelease(store, codeVersion());
  for (const remark of remarks) console.error(remark);
  if (!release) throw new Error("There’s no release to export yet. Run npm run build.");
  const count = await writeFolder(store, release, target, { packed, detaches: detach });
  console.log(`${count} files of release ${release.id} in ${target}`);
  const command = process.env.PUBLISH_COMMAND;
  if (command) await runPublishCommand(command, { folder: target, release: release.id, root });
}
