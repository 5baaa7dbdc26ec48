/** A folder of releases with the build's pages in it, and the build's renderer beside them. */

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chooseRelease } from "#server/site/choose-release.ts";
import { objectsOf, writeManifest } from "#server/site/manifest.ts";
import { openReleases } from "#server/site/releases.ts";
import { namesOf } from "./render.ts";
import { rendererPath } from "./saved-rows.ts";

const buildFolder = join(import.meta.dirname, "../..", process.env.BUILD_DIR || "build");
export const builtRenderer = join(buildFolder, "work/server/index.js");

/** Begins as a shop does after a build: what the sample shows is rendered and compressed already. */
export async function openPublishingFolder(code = "the code of the test") {
  const folder = await mkdtemp(join(tmpdir(), "store-publish-"));
  const store = openReleases(folder);
  await copyPages(folder, code);
  const renderer = rendererPath(folder, "test");
  await mkdir(dirname(renderer), { recursive: true });
  await copyFile(builtRenderer, renderer);
  return {
    folder,
    code,
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

/** What the build rendered, without scripts and pictures. */
async function copyPages(folder: string, code: string) {
  const built = openReleases(buildFolder);
  const { on: _, files, ...release } = await built.read((await built.currentId()) ?? "none");
  const names = new Set(Object.keys(release.catalog?.pages ?? {}).flatMap(namesOf));
  const { manifest, text } = writeManifest({
    ...release,
    ...{ code, madeBy: "a test", inputs: "test" },
    files: Object.fromEntries(Object.entries(files).filter(([name]) => names.has(name))),
  });
  const { objects } = openReleases(folder);
  await mkdir(objects.folder, { recursive: true });
  for (const { hash } of objectsOf(manifest)) {
    await copyFile(built.objects.pathOf(hash), objects.pathOf(hash));
  }
  const place = join(folder, "releases", manifest.id);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "manifest.json"), text);
  await writeFile(join(folder, "current"), manifest.id);
}
