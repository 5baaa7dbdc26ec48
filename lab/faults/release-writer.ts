/** Writes release after release into a folder and switches to each, until it is killed. */

import { siteHeaders } from "#server/site/file-kinds.ts";
import { openReleases } from "#server/site/releases.ts";
import { filesOfVersion } from "./releases.ts";

const store = openReleases(process.argv[2] ?? "");
for (;;) {
  const { releases } = await store.list();
  const [from] = releases;
  const version = (from?.number ?? 0) + 1;
  const about = { madeBy: "a fault", code: "", inputs: "", siteUrl: "", headers: siteHeaders({}) };
  const { id, number } = await store.write({ ...about, from, files: filesOfVersion(version) });
  await store.switchTo(id);
  process.send?.(number);
}
