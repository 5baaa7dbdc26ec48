/** The last step of a build, over the prerendered files in build/client. */
import { readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { publicSettings } from "./public-settings.ts";
import { headersFile, scriptHashes } from "./site-headers.ts";
import { holdData, startLate } from "./start-late.ts";

const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".xml",
  ".txt",
  ".data",
  ".webmanifest",
  ".ico",
]);

// Nothing but forms and tables: these are of no use until their scripts run.
const interactive = /^(auth|account|admin)[/.]/;

/**
 * Makes pages start their scripts late, gives them the names that hosts expect, writes the headers
 * they are sent with, and compresses everything.
 */
export async function finishPages(folder: string) {
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
  await writeFile(join(client, "_headers"), headersFile(hashes, publicSettings(process.env)));
  await Promise.all(files.filter((name) => compressible.has(extname(name))).map(compress));
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

async function compress(file: string) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The last level costs three times the time for 2 % less: worth it for what is cached, and for
        // the few longest pages.
        [constants.BROTLI_PARAM_QUALITY]:
          /\/assets\//.test(file) || content.length > 80_000 ? 11 : 10,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
