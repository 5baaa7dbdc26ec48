/** A release as plain files, for hosts that serve a folder. */

import { chmod, copyFile, link, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { adminProductShell } from "#shop/admin-pages.ts";
import type { Manifest, StoredObject } from "./manifest.ts";
import type { Releases } from "./releases.ts";

export interface ExportOptions {
  /** The text of `_headers`, which hosts read. */
  headers: string;
  /** With `.br` and `.gz` beside the files: nginx sends them, a CDN makes its own. */
  packed?: boolean;
}

/** Writes the release's files, `_headers` and `_redirects` into a folder beside `target`, and puts that in its place when it is whole. */
export async function exportRelease(
  store: Releases,
  release: Manifest,
  target: string,
  { headers, packed = false }: ExportOptions,
): Promise<number> {
  const draft = `${resolve(target)}.draft`;
  await rm(draft, { recursive: true, force: true });
  let count = 0;
  for (const [path, file] of Object.entries(release.files)) {
    await put(file, path);
    if (packed && file.br) await put(file.br, `${path}.br`);
    if (packed && file.gzip) await put(file.gzip, `${path}.gz`);
  }
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, "_headers"), headers);
  await writeFile(join(draft, "_redirects"), redirects);
  await openToReaders(draft);
  await replace(resolve(target), draft);
  return count + 2;

  async function put({ hash }: StoredObject, path: string) {
    const to = join(draft, path);
    await mkdir(dirname(to), { recursive: true });
    // No one writes to pictures in place; a page may be opened in an editor.
    const isPicture = path.startsWith("/pictures/");
    const from = store.objects.pathOf(hash);
    if (!isPicture || !(await link(from, to).then(yes, no))) await copyFile(from, to);
    count += 1;
  }
}

/** The back office's page of a product is one file for every product: the browser fills it. */
const redirects = `/admin/products/:slug ${adminProductShell} 200\n`;

/** A web server reads the pages as a user of its own, whatever umask this process has. */
async function openToReaders(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

const yes = () => true;
const no = () => false;

/** Never in the place of files that are not an export. */
async function replace(target: string, draft: string): Promise<void> {
  const there = await readdir(target).catch((): string[] => []);
  if (there.length > 0 && !there.includes("_headers")) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`${target} holds something else than an exported site; give an empty folder.`);
  }
  const old = `${target}.old`;
  await rm(old, { recursive: true, force: true });
  if (there.length > 0) await rename(target, old);
  else await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  await rm(old, { recursive: true, force: true });
}
