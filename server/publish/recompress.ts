/**
 * Compresses again, once nothing else is to be published, what was compressed quickly: a release with the
 * same contents replaces the quick one, and its pages are as small as those of a build.
 */

import { readFile } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";
import type { Manifest } from "#server/site/manifest.ts";
import type { Releases } from "#server/site/releases.ts";
import type { NewFile } from "#server/site/store-files.ts";
import { own } from "#shop/own.ts";

/** What is left then follows in a later release. */
const longestMs = 20_000;

/** Answers the id of the release that replaced this one, and whether anything is left to compress. */
export async function recompress(
  store: Releases,
  release: Manifest,
  isWanted: () => boolean,
): Promise<{ replacedBy?: string; isLeft: boolean }> {
  const quick = Object.keys(release.files).filter((path) => own(release.files, path)?.quick);
  if (quick.length === 0 || isWanted()) return { isLeft: quick.length > 0 };
  const until = performance.now() + longestMs;
  let done = 0;
  async function* files(): AsyncGenerator<NewFile> {
    for (const path of quick) {
      if (isWanted() || performance.now() > until) return;
      yield { path, body: await readFile(store.objects.pathOf(own(release.files, path)!.hash)) };
      done += 1;
      // Messages are received in between.
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
    effort: "thorough",
  });
  await store.switchTo(id, { tidies: false });
  return { replacedBy: id, isLeft: done < quick.length };
}
