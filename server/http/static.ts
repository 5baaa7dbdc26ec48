/** The built site: prerendered pages and their files, with the compressed copies made at build. */

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { readSiteHeaders } from "./site-headers.ts";

type Encoding = "br" | "gzip";

/** A file of the site and the copies of it that the build compressed. */
interface File {
  path: string;
  /** Changes when the file does. */
  version: string;
  checkedAt: number;
  encodings: Encoding[];
  headers: Record<string, string>;
  /** What was read of it, by encoding. */
  copies: Map<Encoding | undefined, Copy>;
}

interface Copy {
  contents: Buffer;
  etag: string;
}

// Files are looked at again after this time, in milliseconds, so that a new build is seen.
const trustedFor = 1_000;
// Enough for all pages and scripts as they are sent; pictures take what is left.
const keptBytes = 16 * 2 ** 20;

// Their names change with their contents; everything else is asked for again at every visit.
const neverChanges = /^\/(assets|pictures)\//;

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** Serves what lies in `folder`; any other path gets its `404.html` with status 404. */
export function serveSite(folder: string): MiddlewareHandler {
  const site = openSite(folder);
  return async (context) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return context.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    const url = new URL(context.req.url);
    const path = decodePath(url.pathname);
    if (path === undefined) return context.text("Bad Request", 400);
    if (isPublic(path)) {
      if (path.endsWith("/") && path !== "/" && (await site.find(path.slice(0, -1)))) {
        return context.redirect(`${url.pathname.slice(0, -1)}${url.search}`, 308);
      }
      const file = await site.find(path);
      if (file) return answer(context, file, 200);
    }
    const missing = await site.find("/404.html");
    return missing ? answer(context, missing, 404) : context.text("Not Found", 404);
  };

  async function answer(context: Context, file: File, status: 200 | 404): Promise<Response> {
    const accepted = context.req.header("Accept-Encoding") ?? "";
    const encoding = file.encodings.find((name) => accepts(accepted, name));
    const { contents, etag } = await site.read(file, encoding);
    if (status === 200 && hasTag(context.req.header("If-None-Match"), etag)) {
      const { "Content-Type": _, ...headers } = file.headers;
      return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
    }
    const headers: Record<string, string> = {
      ...file.headers,
      ETag: etag,
      "Content-Length": String(contents.byteLength),
    };
    if (encoding) headers["Content-Encoding"] = encoding;
    const body = context.req.method === "HEAD" ? null : (contents as Uint8Array<ArrayBuffer>);
    return new Response(body, { status, headers });
  }
}

/** The files of a folder; what was asked for often is answered from memory. */
function openSite(folder: string) {
  const siteHeaders = readSiteHeaders(folder);
  const files = new Map<string, File>();
  const addresses = new Map<string, File>();
  let kept = 0;

  /** The file that is shown at an address. */
  async function find(path: string): Promise<File | undefined> {
    const known = addresses.get(path);
    if (known && performance.now() - known.checkedAt < trustedFor) return known;
    for (const name of namesFor(path)) {
      const file = await look(name);
      if (!file) continue;
      addresses.set(path, file);
      return file;
    }
    addresses.delete(path);
    return undefined;
  }

  async function look(name: string): Promise<File | undefined> {
    const path = join(folder, name);
    const version = await versionOf(path);
    const known = files.get(name);
    if (known && known.version === version) {
      known.checkedAt = performance.now();
      return known;
    }
    if (known) forget(known);
    files.delete(name);
    if (!version) return undefined;
    const packed = await Promise.all(encodings.map(({ suffix }) => versionOf(path + suffix)));
    const file: File = {
      path,
      version,
      checkedAt: performance.now(),
      encodings: encodings.filter((_, at) => packed[at]).map((encoding) => encoding.name),
      headers: {
        ...siteHeaders,
        "Content-Type": contentTypes[extname(name).toLowerCase()] ?? "application/octet-stream",
        "Cache-Control": neverChanges.test(name)
          ? "public, max-age=31536000, immutable"
          : "no-cache",
      },
      copies: new Map(),
    };
    if (file.encodings.length > 0) file.headers.Vary = "Accept-Encoding";
    files.set(name, file);
    return file;
  }

  async function read(file: File, encoding: Encoding | undefined): Promise<Copy> {
    const known = file.copies.get(encoding);
    if (known) return known;
    const suffix = encodings.find(({ name }) => name === encoding)?.suffix ?? "";
    const contents = await readFile(file.path + suffix);
    const etag = `"${createHash("sha256").update(contents).digest("base64url").slice(0, 27)}"`;
    const copy = { contents, etag };
    if (contents.byteLength < keptBytes / 64) {
      // Rare, as everything but old builds and pictures fits: what is asked for again is read again.
      if (kept + contents.byteLength > keptBytes) for (const other of files.values()) forget(other);
      kept += contents.byteLength;
      file.copies.set(encoding, copy);
    }
    return copy;
  }

  function forget(file: File) {
    for (const { contents } of file.copies.values()) kept -= contents.byteLength;
    file.copies.clear();
  }

  return { find, read };
}

function namesFor(path: string): string[] {
  if (path === "/") return ["/index.html"];
  if (path.endsWith("/") || path === "/404") return [];
  return [path, `${path}.html`];
}

/** Nothing for what is no file. */
async function versionOf(path: string): Promise<string | undefined> {
  return stat(path).then(
    (found) => (found.isFile() ? `${found.mtimeMs} ${found.size}` : undefined),
    () => undefined,
  );
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

/** No way up, no second meaning for a slash, nothing hidden but `.well-known`, nothing for hosts. */
function isPublic(path: string): boolean {
  return (
    path !== "/_headers" &&
    !path.includes("\\") &&
    !path.includes("//") &&
    path.split("/").every((segment) => !segment.startsWith(".") || segment === ".well-known")
  );
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((item) => {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
