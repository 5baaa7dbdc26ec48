/** The last step of a build, over the prerendered files in build/client. */
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { startLate } from "./start-late.ts";

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
const interactive = /^(auth|account|admin)\//;

/** Makes pages start their scripts late, gives the 404 page its usual name, and compresses everything. */
export async function finishPages(client: string) {
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  // Every address has a page of its own or the 404 page; nothing is left for a fallback.
  await rm(join(client, "__spa-fallback.html"));

  const files = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const page = relative(client, file);
    if (!interactive.test(page)) {
      await writeFile(file, startLate(await readFile(file, "utf8"), page));
    }
  }
  await Promise.all(files.filter((name) => compressible.has(extname(name))).map(compress));
}

async function compress(file: string) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The last level costs three times the time for 2 % less: worth it for what is cached.
        [constants.BROTLI_PARAM_QUALITY]: /\/assets\//.test(file) ? 11 : 10,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
