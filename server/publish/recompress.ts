/**
 * Compresses harder, once nobody waits, what was compressed in a hurry: a release with the same contents
 * takes the place of the quick one. Pages then travel as small as those of a build.
 */

import { readFile } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import type { Manifest } from "#server/site/manifest.ts";
import type { Releases } from "#server/site/releases.ts";
import type { NewFile } from "#server/site/store-files.ts";

/** Whatever is left then, follows in a later release. */
const longestMs = 20_000;

/** Answers the id of the release that took the place of this one, and whether anything is left to press. */
export async function pressAgain(
  store: Releases,
  release: Manifest,
  isWanted: () => boolean,
): Promise<{ pressed?: string; isLeft: boolean }> {
  const quick = Object.keys(release.files).filter((path) => release.files[path]?.quick);
  if (quick.length === 0 || isWanted()) return { isLeft: quick.length > 0 };
  const until = performance.now() + longestMs;
  let done = 0;
  async function* files(): AsyncGenerator<NewFile> {
    for (const path of quick) {
      if (isWanted() || performance.now() > until) return;
      yield { path, body: await readFile(store.objects.pathOf(release.files[path]!.hash)) };
      done += 1;
      // Whoever wants something else is heard in between.
      await turn();
    }
  }
  const { code, inputs, siteUrl, headers, catalog } = release;
  const about = { madeBy: release.madeBy, code, inputs, siteUrl, headers, catalog };
  const { id } = await store.write({
    ...about,
    from: release,
    replaces: release.id,
    files: files(),
    effort: "press",
  });
  await store.switchTo(id, { tidies: false });
  return { pressed: id, isLeft: done < quick.length };
}
