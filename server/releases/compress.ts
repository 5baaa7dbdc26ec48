/** The copies of a file that travel compressed, made once so that no request waits for them. */

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible =
  /^(text\/|application\/(json|xml|manifest\+json|wasm)|image\/(svg\+xml|x-icon))/;

/** `publish` is for pages that somebody waits for; `build` presses as hard as is worth the time. */
export type Effort = "build" | "publish";

export const isCompressible = (type: string) => compressible.test(type);

export async function compress(content: Uint8Array, path: string, effort: Effort) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(content, path, effort),
      },
    }),
    promisify(gzip)(content, { level: effort === "build" ? 9 : 6 }),
  ]);
  return { br, gzip: gz };
}

// The last level costs three times the time for 2 % less: worth it for what is cached, and for the
// few longest pages.
function brotliQuality(content: Uint8Array, path: string, effort: Effort): number {
  if (effort === "publish") return 5;
  return path.startsWith("/assets/") || content.byteLength > 60_000 ? 11 : 10;
}
