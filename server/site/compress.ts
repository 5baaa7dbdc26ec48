/** The copies of a file that travel compressed, made once so that no request waits for them. */

import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const compressible =
  /^(text\/|application\/(json|xml|manifest\+json|wasm)|image\/(svg\+xml|x-icon))/;

/**
 * `publish` is quick, for pages that somebody waits for; `thorough` compresses as well as is worth the time;
 * `build` does so with several files at once.
 */
export type Effort = "build" | "publish" | "thorough";

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
    // With several at once no core is left for page requests in the meantime.
    return { br: brotliCompressSync(content, brotli), gzip: gzipSync(content, { level }) };
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level }),
  ]);
  return { br, gzip: gz };
}

/** Above this the highest levels take seconds. */
const largeBytes = 300_000;

// The highest level takes many times longer for a few percent: it is used for assets, which browsers keep,
// and for the few longest pages.
function brotliParams(content: Uint8Array, path: string, effort: Effort): Record<number, number> {
  const quality = constants.BROTLI_PARAM_QUALITY;
  if (effort === "publish") return { [quality]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  if (path.startsWith("/assets/")) return { [quality]: 11 };
  if (content.byteLength > largeBytes) return { [quality]: 9 };
  return { [quality]: content.byteLength > 60_000 ? 11 : 10 };
}
