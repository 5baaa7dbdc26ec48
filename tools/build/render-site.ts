/** The pages of a build: rendered with its server build, and written beside its scripts. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sample } from "#content/sample.ts";
import { openRenderer, pathsOf, type SiteFile } from "#server/publish/render.ts";
import { fewPages } from "./few-pages.ts";
import { publicSettings } from "./public-settings.ts";
import { headersFile, pageHeaders, scriptHashes } from "./site-headers.ts";

/** Renders every page and file of the sample shop into the build's client folder; returns the pages' headers. */
export async function renderSite(work: string): Promise<Record<string, string>> {
  const client = join(work, "client");
  const renderer = await openRenderer(join(work, "server/index.js"));
  const paths = pathsOf(sample);
  const wanted = process.env.PAGES === "few" ? fewPages(paths) : paths;
  const hashes = new Set<string>();
  for await (const file of renderer.renderAll(sample, wanted)) {
    if (file.path.endsWith(".html")) {
      for (const hash of scriptHashes(Buffer.from(file.body).toString())) hashes.add(hash);
    }
    await writeSiteFile(client, file);
  }
  const settings = publicSettings(process.env);
  const headers = pageHeaders(hashes, settings);
  await writeFile(join(client, "_headers"), headersFile(headers, settings.siteUrl));
  return headers;
}

async function writeSiteFile(folder: string, { path, body }: SiteFile) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
