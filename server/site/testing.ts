/** Sites of a few made-up files, for tests. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog, type Log } from "../logging.ts";
import { siteHeaders } from "./file-kinds.ts";
import type { Manifest } from "./manifest.ts";
import { openReleases } from "./releases.ts";
import { openSite } from "./site.ts";
import type { NewRelease } from "./store-files.ts";

export const testCode = "code-of-tests";

interface TestSiteOptions {
  files?: Record<string, string>;
  pageHeaders?: Record<string, string>;
  siteUrl?: string;
  log?: Log;
}

/** An empty folder for releases, and short ways to make some. */
export async function makeReleases(pageHeaders: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "store-releases-"));
  const store = openReleases(folder);
  const write = (
    files: Record<string, string>,
    more: Partial<NewRelease> = {},
  ): Promise<Manifest> =>
    store.write({
      madeBy: "a test",
      code: testCode,
      inputs: "",
      siteUrl: "https://shop.example",
      headers: siteHeaders(pageHeaders),
      files: filesFrom(files),
      ...more,
    });
  return {
    folder,
    store,
    write,
    async release(files: Record<string, string>, more?: Partial<NewRelease>): Promise<Manifest> {
      return store.switchTo((await write(files, more)).id);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export const filesFrom = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ path, body: Buffer.from(text) }));

/** A site that serves these files. */
export async function openTestSite({
  files = {},
  pageHeaders,
  siteUrl = "http://127.0.0.1:3000",
  log = createLog("error", () => undefined),
}: TestSiteOptions = {}) {
  const releases = await makeReleases(pageHeaders);
  await releases.release(files);
  const { folder } = releases;
  const site = await openSite({ store: openReleases(folder), code: testCode, siteUrl, log });
  return {
    ...releases,
    site,
    async close() {
      site.close();
      await releases.remove();
    },
  };
}
