/** The last step of a build, over the prerendered files in build/work/client. */
import { readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { publicSettings } from "./public-settings.ts";
import { headersFile, pageHeaders, scriptHashes } from "./site-headers.ts";
import { holdData, startLate } from "./start-late.ts";

// Nothing but forms and tables: these are of no use until their scripts run.
const interactive = /^(auth|account|admin)[/.]/;

/**
 * Makes pages start their scripts late, gives them the names that hosts expect, and returns the
 * headers that they are sent with.
 */
export async function finishPages(folder: string): Promise<Record<string, string>> {
  const client = resolve(folder);
  // Every address has a page of its own or the 404 page; nothing is left for a fallback.
  await rm(join(client, "__spa-fallback.html"));

  await namePages(client);
  const files = await filesOf(client);

  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const page = relative(client, file);
    const written = holdData(await readFile(file, "utf8"), page);
    const html = startLate(written, page, { atOnce: interactive.test(page) });
    for (const hash of scriptHashes(html)) hashes.add(hash);
    await writeFile(file, html);
  }
  const settings = publicSettings(process.env);
  const headers = pageHeaders(hashes, settings);
  await writeFile(join(client, "_headers"), headersFile(headers, settings.siteUrl));
  return headers;
}

/** deals/index.html becomes deals.html: static hosts answer the former at /deals/, the latter at /deals. */
async function namePages(client: string) {
  for (const file of await filesOf(client)) {
    const folder = dirname(file);
    if (basename(file) !== "index.html" || folder === client) continue;
    await rename(file, `${folder}.html`);
    await rmdir(folder).catch(() => undefined); // It also holds other pages.
  }
}

async function filesOf(folder: string) {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
