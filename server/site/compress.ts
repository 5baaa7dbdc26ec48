/** The copies of a file that travel compressed, made once so that no request waits for them. */

import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const compressible =
  /^(text\/|application\/(json|xml|manifest\+json|wasm)|image\/(svg\+xml|x-icon))/;

/**
 * `publish` is for pages that somebody waits for; `press` presses as hard as is worth the time, and
 * `build` does the same with several files at once.
 */
export type Effort = "build" | "publish" | "press";

export const isCompressible = (type: string) => compressible.test(type);

export async function compress(content: Uint8Array, path: string, effort: Effort) {
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      ...brotliParams(content, path, effort),
    },
  };
  const level = effort === "publish" ? 6 : 9;
  if (effort !== "build") {
    // With several at once no core is left to whoever asks for a page meanwhile.
    return { br: brotliCompressSync(content, brotli), gzip: gzipSync(content, { level }) };
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level }),
  ]);
  return { br, gzip: gz };
}

/** From here on the last levels take a second and more. */
const largeBytes = 300_000;

// Measured on pages: level 9 with a small window takes 1 to 2 ms and makes 10 % more than level 11,
// which takes 40 to 75; level 10 makes 2 % more than 11 and takes a third of its time. The last one is
// worth it for what is cached, and for the few longest pages.
function brotliParams(content: Uint8Array, path: string, effort: Effort): Record<number, number> {
  const quality = constants.BROTLI_PARAM_QUALITY;
  if (effort === "publish") return { [quality]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  if (path.startsWith("/assets/")) return { [quality]: 11 };
  if (content.byteLength > largeBytes) return { [quality]: 9 };
  return { [quality]: content.byteLength > 60_000 ? 11 : 10 };
}
