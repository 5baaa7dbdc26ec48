/** What a file of the site is, by its name: its type, and which headers it is sent with. */

import { extname } from "node:path/posix";
import { own } from "#shop/own.ts";

// No encoding where browsers take none but UTF-8: scripts as modules, JSON, and styles of a page in UTF-8.
const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".data": "text/x-script; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export function typeOf(path: string): string {
  return own(contentTypes, extname(path).toLowerCase()) ?? "application/octet-stream";
}

/** Their names change with their contents, so they are kept for ever, and served for longer than a release. */
export const neverChanges = (path: string) => /^\/(assets|pictures)\//.test(path);

export type HeadersName = "page" | "document" | "kept" | "file";

/** Which of the release's lists of headers a file is sent with. */
export function headersNameOf(path: string): HeadersName {
  const type = typeOf(path);
  if (type.startsWith("text/html")) return "page";
  // Opened by itself, an image or a feed in XML may hold scripts.
  if (/^(image\/svg|application\/(xml|pdf))/.test(type)) return "document";
  return neverChanges(path) ? "kept" : "file";
}

const forEver = { "Cache-Control": "max-age=31536000, immutable" };
const askEachTime = { "Cache-Control": "no-cache" };
const asSaid = { "X-Content-Type-Options": "nosniff" };

/**
 * Each kind of file carries what does something for it; only pages need the whole policy. Modules and
 * style sheets have to have their type anyhow, so `nosniff` would be 33 bytes of nothing with each.
 */
export function siteHeaders(ofPages: Record<string, string>) {
  return {
    page: { ...askEachTime, ...ofPages },
    document: {
      ...askEachTime,
      ...asSaid,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
    kept: forEver,
    file: { ...askEachTime, ...asSaid },
  } satisfies Record<HeadersName, Record<string, string>>;
}
