/** kill -9 at random moments of writing a release and switching to it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "#server/logging.ts";
import { chooseRelease } from "#server/site/choose-release.ts";
import { openReleases } from "#server/site/releases.ts";
import { openSite } from "#server/site/site.ts";
import type { Fault } from "./fault.ts";

const pages = 120;

/** A site whose every page says its version, but for one that never changes. */
export function filesOfVersion(version: number) {
  const page = (at: number) => ({
    path: `/page-${at}.html`,
    body: Buffer.from(`version ${version} of page ${at} ${"furniture ".repeat(50)}`),
  });
  return Array.from({ length: pages }, (_, at) => page(at));
}

export const killReleases: Fault = async ({ folder, args }) => {
  const kills = Number(args[0] ?? 20);
  const build = join(folder, "build");
  let acknowledged = 0;
  let torn = 0;
  let lost = 0;
  let drafts = 0;
  const log = createLog("error");
  const site = await openSite({ store: openReleases(build), code: "", siteUrl: "", log });
  for (let round = 0; round < kills; round += 1) {
    const before = acknowledged;
    const writer = fork(join(import.meta.dirname, "release-writer.ts"), [build], {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    writer.on("message", (number) => {
      acknowledged = Number(number);
    });
    while (acknowledged === before) await sleep(5);
    // Half of them in the middle of the first release, the others anywhere in a longer row.
    await sleep(Math.random() * (round % 2 === 0 ? 300 : 5_000));
    writer.kill("SIGKILL");
    await once(writer, "exit");
    const found = await look(build);
    if (!found.isWhole) torn += 1;
    if (found.number < acknowledged) lost += 1;
    drafts += found.damaged;
    acknowledged = Math.max(acknowledged, found.number);
  }
  await sleep(1_500);
  const shown = site.state().release?.number ?? 0;
  site.close();
  return {
    words: `${kills} kills while ${acknowledged} releases of ${pages} pages were written and switched to: ${torn} times a mixture, ${lost} times an older release than was acknowledged, ${drafts} releases left damaged; a serving process ended on release ${shown}`,
    isKept: torn === 0 && lost === 0 && drafts === 0 && shown === acknowledged,
  };
};

/** The release that a new process would serve, read to its last byte. */
async function look(build: string) {
  const store = openReleases(build);
  const { release } = await chooseRelease(store, "");
  const { damaged } = await store.list();
  const versions = new Set<string>();
  for (const { hash, size } of Object.values(release?.files ?? {})) {
    const text = await readFile(store.objects.pathOf(hash), "utf8");
    versions.add(text.length === size ? (/^version \d+/.exec(text)?.[0] ?? "") : "cut off");
  }
  return {
    number: release?.number ?? 0,
    isWhole: versions.size === 1 && versions.has(`version ${release?.number}`),
    damaged: damaged.length,
  };
}
