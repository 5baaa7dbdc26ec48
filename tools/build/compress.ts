import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Lays a file's brotli and gzip copies beside it. */
export async function compressFile(file: string) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // The last level costs three times the time for 2 % less: worth it for what is cached, and for
        // the few longest pages.
        [constants.BROTLI_PARAM_QUALITY]:
          /\/assets\//.test(file) || content.length > 60_000 ? 11 : 10,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}
