/**
 * The releases of the site under `BUILD_DIR`: written beside what is served, flushed, and made current
 * by one rename, so that a crash at any moment leaves the old one or the new one, whole.
 *
 *   objects/<hash>              bytes under the name of their content, shared by all releases
 *   releases/<id>/manifest.json which object stands at which address
 *   current                     the id of the release that is served
 */

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type LockFile, takeLock } from "../database/lock-file.ts";
import { type Manifest, objectsOf, parseManifest, writeManifest } from "./manifest.ts";
import { flush, openObjects, replaceFile, writeFlushed } from "./objects.ts";
import { type NewRelease, storeFiles } from "./store-files.ts";

const kept = 5;
const lockLookMs = 100;

export type Releases = ReturnType<typeof openReleases>;

/** A release that is there but cannot be served. */
export interface Damaged {
  id: string;
  reason: string;
}

export function openReleases(folder: string) {
  const objects = openObjects(join(folder, "objects"));
  const currentPath = join(folder, "current");
  const listPath = join(folder, "releases");
  const manifestPath = (id: string) => join(listPath, id, "manifest.json");
  // What was looked at once is not looked at again with every release.
  const seenWhole = new Set<string>();
  const seen = new Map<string, { manifest: Manifest; differsIn: Manifest["files"] }>();

  /** The release with this id; throws with the reason why it cannot be served. */
  async function read(id: string): Promise<Manifest> {
    const known = seen.get(id);
    if (known && existsSync(manifestPath(id))) return known.manifest;
    const text = await readFile(manifestPath(id), "utf8").catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === "ENOENT"
          ? "it has no manifest"
          : `its manifest cannot be read (${error.code})`,
      );
    });
    const { manifest, differsIn } = await parseManifest(text, readBase);
    if (manifest.id !== id) throw new Error(`it is a copy of ${manifest.id} under another name`);
    const unseen = [...objectsOf({ files: differsIn })].filter(({ hash }) => !seenWhole.has(hash));
    const missing = unseen.filter((object) => !objects.isWhole(object)).length;
    if (missing > 0) throw new Error(`${missing} of its files are missing or cut off`);
    for (const { hash } of unseen) seenWhole.add(hash);
    seen.set(id, { manifest, differsIn });
    return manifest;
  }

  /** Another process tidied it away. */
  function forget(id: string): void {
    const { differsIn = {} } = seen.get(id) ?? {};
    seen.delete(id);
    for (const { hash } of objectsOf({ files: differsIn })) seenWhole.delete(hash);
  }

  const readBase = (id: string) =>
    read(id).catch(({ message }: Error) => {
      throw new Error(`it stands on ${id}, and of that ${message}`);
    });

  /** While its manifest is there, nothing that it names is tidied away. */
  const isThere = ({ id }: Manifest) => existsSync(manifestPath(id));

  async function currentId(): Promise<string | undefined> {
    const text = await readFile(currentPath, "utf8").catch(() => "");
    return /^[0-9a-z-]+$/.test(text.trim()) ? text.trim() : undefined;
  }

  /** Newest first. */
  async function ids(): Promise<string[]> {
    const names = await readdir(listPath).catch(() => []);
    return names
      .filter((name) => !name.startsWith("."))
      .sort()
      .reverse();
  }

  /** All releases, newest first, and what is wrong with those that are not whole. */
  async function list(): Promise<{ releases: Manifest[]; damaged: Damaged[] }> {
    const releases: Manifest[] = [];
    const damaged: Damaged[] = [];
    const there = await ids();
    for (const id of seen.keys()) if (!there.includes(id)) forget(id);
    for (const id of there) {
      await read(id).then(
        (manifest) => releases.push(manifest),
        ({ message: reason }: Error) => damaged.push({ id, reason }),
      );
    }
    return { releases, damaged };
  }

  /** Runs `work` while no other process writes, switches or tidies here. */
  async function alone<T>(
    work: () => Promise<T>,
    onWait: () => void = () => undefined,
  ): Promise<T> {
    await mkdir(objects.folder, { recursive: true });
    await mkdir(listPath, { recursive: true });
    let lock: LockFile | undefined;
    for (let isFirst = true; !lock; isFirst = false) {
      lock = takeLock(join(folder, ".lock"));
      if (lock) break;
      if (isFirst) onWait();
      await sleep(lockLookMs);
    }
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  /** Writes a release beside the others; nothing that is served changes. */
  async function write(release: NewRelease): Promise<Manifest> {
    return alone(async () => {
      const { from, like = from } = release;
      if (from && !isThere(from))
        throw new Error(`Release ${from.id} is gone: nothing can be built on it`);
      const number = Number((await ids())[0]?.split("-")[0] ?? 0) + 1;
      const files = await storeFiles(objects, {
        ...release,
        like: like && isThere(like) ? like : undefined,
      });
      const createdAt = new Date().toISOString();
      const { madeBy, code, inputs, siteUrl, headers, catalog, replaces } = release;
      const id = `${String(number).padStart(6, "0")}-${createdAt.replace(/\D/g, "").slice(0, 14)}`;
      const base = from && (from.on ? await read(from.on) : from);
      const { manifest, text } = writeManifest(
        {
          ...{ id, number, createdAt, madeBy, code, inputs, siteUrl, headers, files },
          ...(catalog ? { catalog } : {}),
          ...(replaces ? { replaces } : {}),
        },
        base,
      );
      await objects.flush();
      const draft = join(listPath, `.draft-${randomUUID()}`);
      await mkdir(draft);
      try {
        await writeFlushed(join(draft, "manifest.json"), text);
        await flush(draft);
        await rename(draft, join(listPath, id));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
      await flush(listPath);
      return manifest;
    });
  }

  /**
   * Makes a release the one that is served, once it has proven whole. A caller in a hurry cleans up
   * later.
   */
  async function switchTo(id: string, { tidies = true } = {}): Promise<Manifest> {
    return alone(async () => {
      const manifest = await read(id);
      await replaceFile(currentPath, `${id}\n`);
      if (tidies) await tidyFor(id);
      return manifest;
    });
  }

  /** Removes what is not needed any more. */
  async function tidy(): Promise<void> {
    return alone(async () => {
      const current = await currentId();
      if (current) await tidyFor(current);
    });
  }

  /**
   * Keeps the last five contents, the current one, the last one of the code before the current one's,
   * and what any of them stands on.
   */
  async function tidyFor(current: string): Promise<void> {
    const all = (await list()).releases;
    const replaced = new Set(all.map(({ replaces }) => replaces));
    const releases = all.filter(({ id }) => id === current || !replaced.has(id));
    const code = releases.find(({ id }) => id === current)?.code;
    const before = releases.find((release) => release.code !== code);
    const isKept = (release: Manifest, at: number) =>
      at < kept || release.id === current || release === before;
    const names = new Set(releases.filter(isKept).flatMap(({ id, on = id }) => [id, on]));
    const staying = all.filter(({ id }) => names.has(id));
    for (const name of await readdir(listPath)) {
      if (names.has(name)) continue;
      seen.delete(name);
      await rm(join(listPath, name), { recursive: true, force: true });
    }
    const needed = new Set(
      staying.flatMap((release) => [...objectsOf(release)]).map(({ hash }) => hash),
    );
    await objects.keepOnly(needed);
    await keepRenderers(new Set(staying.map(({ inputs }) => `${inputs}.js`)));
    for (const hash of seenWhole) if (!needed.has(hash)) seenWhole.delete(hash);
  }

  /** A release is published further by the renderer that made it. */
  async function keepRenderers(needed: Set<string>): Promise<void> {
    const renderers = join(folder, "renderers");
    for (const name of await readdir(renderers).catch(() => [])) {
      if (!needed.has(name)) await rm(join(renderers, name), { force: true });
    }
  }

  return { folder, currentPath, objects, alone, read, currentId, list, write, switchTo, tidy };
}
