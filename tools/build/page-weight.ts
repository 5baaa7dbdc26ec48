/** What a built page costs a phone on its first visit, in bytes as they travel: brotli where it helps. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";

export interface PageWeight {
  html: number;
  /** Everything that the page's own scripts import, not what a touch loads later. */
  js: number;
  css: number;
  font: number;
  scripts: string[];
}

/** Weighs a prerendered page of a build. Throws when the address has no page. */
export function weighPage(client: string, address: string): PageWeight {
  const page = address === "/" ? "/index.html" : `${address}.html`;
  const html = readFileSync(join(client, page), "utf8");
  const scripts = new Set<string>();
  for (const [, path] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) follow(client, path!, scripts);
  const linked = (pattern: RegExp) => sum([...html.matchAll(pattern)].map(([, path]) => path!));
  const sum = (paths: string[]) => paths.reduce((total, path) => total + sizeOf(client, path), 0);
  return {
    html: sizeOf(client, page),
    js: sum([...scripts]),
    // Not what is for paper alone: browsers fetch that last.
    css: linked(/<link rel="stylesheet" href="([^"]+)"/g),
    font: linked(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
    scripts: [...scripts],
  };
}

function follow(client: string, path: string, seen: Set<string>) {
  if (seen.has(path)) return;
  seen.add(path);
  const code = readFileSync(join(client, path), "utf8");
  for (const [, href] of code.matchAll(/(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)) {
    follow(client, posix.join(posix.dirname(path), href!), seen);
  }
}

const sizes = new Map<string, number>();

function sizeOf(client: string, path: string) {
  const file = join(client, path);
  const content = readFileSync(file);
  const size = /\.(woff2|avif|webp)$/.test(path)
    ? content.byteLength
    : (sizes.get(file) ?? brotliCompressSync(content).byteLength);
  sizes.set(file, size);
  return size;
}
