/** A folder of releases with one release of nothing in it, and the renderer of the build beside it. */

import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chooseRelease } from "#server/releases/choose.ts";
import { siteHeaders } from "#server/releases/file-kinds.ts";
import { openReleases } from "#server/releases/releases.ts";
import { rendererPath } from "./saved-rows.ts";

export const builtRenderer = join(
  import.meta.dirname,
  "../..",
  process.env.BUILD_DIR || "build",
  "work/server/index.js",
);

export async function openPublishingFolder() {
  const folder = await mkdtemp(join(tmpdir(), "store-publish-"));
  const store = openReleases(folder);
  const code = "the code of the test";
  const { id } = await store.write({
    madeBy: "a test",
    code,
    inputs: "test",
    siteUrl: "http://127.0.0.1:3000",
    headers: siteHeaders({}),
    files: [{ path: "/index.html", body: new TextEncoder().encode("nothing yet") }],
  });
  await store.switchTo(id);
  const renderer = rendererPath(folder, "test");
  await mkdir(dirname(renderer), { recursive: true });
  await copyFile(builtRenderer, renderer);
  return {
    folder,
    code,
    first: id,
    current: async () => (await chooseRelease(store, code)).release!,
    releases: async () => (await store.list()).releases,
    /** What stands at an address, such as "/deals/bedroom.html"; undefined where nothing does. */
    async read(path: string) {
      const { release } = await chooseRelease(store, code);
      const file = release?.files[path];
      return file && readFile(store.objects.pathOf(file.hash), "utf8");
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
