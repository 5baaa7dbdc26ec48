/** A release of the files that a build left in a folder. */

import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { siteHeaders } from "./file-kinds.ts";
import type { Manifest } from "./manifest.ts";
import { replaceFile } from "./objects.ts";
import { openReleases } from "./releases.ts";
import type { NewFile } from "./store-files.ts";

export interface BuiltSite extends Pick<Manifest, "madeBy" | "code" | "inputs" | "siteUrl"> {
  /** The headers that its pages are sent with. */
  pageHeaders: Record<string, string>;
  catalog?: Manifest["catalog"];
  /** The server build that rendered it, kept beside the release for what is published later. */
  renderer?: { from: string; to: string };
  /** Files besides the folder's, or in the place of one of them. */
  more?: AsyncIterable<NewFile>;
}

/** Writes a release of the folder's files under `buildFolder`, and makes it the current one. */
export async function releaseFromFolder(
  buildFolder: string,
  site: string,
  { pageHeaders, renderer, more, ...about }: BuiltSite,
): Promise<Manifest> {
  const store = openReleases(buildFolder);
  const { releases } = await store.list();
  const { id } = await store.write({
    ...about,
    headers: siteHeaders(pageHeaders),
    files: filesOf(site, more),
    like: releases[0],
    effort: "build",
  });
  if (renderer) {
    await mkdir(dirname(renderer.to), { recursive: true });
    await replaceFile(renderer.to, await readFile(renderer.from));
  }
  return store.switchTo(id);
}

async function* filesOf(
  folder: string,
  more: AsyncIterable<NewFile> | undefined,
): AsyncGenerator<NewFile> {
  const given = new Set<string>();
  for await (const file of more ?? []) {
    given.add(file.path);
    yield file;
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (isPublic(path) && !given.has(path)) yield { path, file };
  }
}

/** Nothing hidden but `.well-known`, nothing that is meant for hosts. */
function isPublic(path: string): boolean {
  return (
    path !== "/_headers" &&
    path.split("/").every((segment) => !segment.startsWith(".") || segment === ".well-known")
  );
}
