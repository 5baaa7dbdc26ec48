/** The built site: prerendered pages and their files, with the compressed copies made at build. */

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { readSiteHeaders } from "./site-headers.ts";

interface File {
  path: string;
  type: string;
  cacheControl: string;
  encoding: "br" | "gzip" | undefined;
  hasVariants: boolean;
  status: 200 | 404;
}

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
  const siteHeaders = readSiteHeaders(folder);
  return async (context) => {
    const { method } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      return context.text("Method Not Allowed", 405, { Allow: "GET, HEAD" });
    }
    const url = new URL(context.req.url);
    const path = decodePath(url.pathname);
    if (path === undefined) return context.text("Bad Request", 400);
    if (isPublic(path)) {
      if (path.endsWith("/") && path !== "/" && (await find(folder, context, path.slice(0, -1)))) {
        return context.redirect(`${url.pathname.slice(0, -1)}${url.search}`, 308);
      }
      const file = await find(folder, context, path);
      if (file) return answer(context, file, siteHeaders);
    }
    const missing = await fileAt(folder, context, "/404.html", 404);
    return missing ? answer(context, missing, siteHeaders) : context.text("Not Found", 404);
  };
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

async function find(folder: string, context: Context, path: string): Promise<File | undefined> {
  if (path === "/") return fileAt(folder, context, "/index.html", 200);
  if (path.endsWith("/") || path === "/404") return undefined;
  return (await fileAt(folder, context, path, 200)) ?? fileAt(folder, context, `${path}.html`, 200);
}

async function fileAt(
  folder: string,
  context: Context,
  path: string,
  status: File["status"],
): Promise<File | undefined> {
  const whole = join(folder, path);
  if (!(await isFile(whole))) return undefined;
  const accepted = context.req.header("Accept-Encoding") ?? "";
  const file: File = {
    path: whole,
    type: contentTypes[extname(path).toLowerCase()] ?? "application/octet-stream",
    // Names of built assets change with their contents; everything else is asked for again.
    cacheControl: path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    encoding: undefined,
    hasVariants: false,
    status,
  };
  for (const { name, suffix } of encodings) {
    if (!(await isFile(whole + suffix))) continue;
    file.hasVariants = true;
    if (accepts(accepted, name)) return { ...file, path: whole + suffix, encoding: name };
  }
  return file;
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((item) => {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function answer(
  context: Context,
  file: File,
  siteHeaders: Record<string, string>,
): Promise<Response> {
  const contents = await readFile(file.path);
  const etag = `"${createHash("sha256").update(contents).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({ ...siteHeaders, "Cache-Control": file.cacheControl, ETag: etag });
  if (file.hasVariants) headers.set("Vary", "Accept-Encoding");
  if (file.status === 200 && hasTag(context.req.header("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", file.type);
  headers.set("Content-Length", String(contents.byteLength));
  if (file.encoding) headers.set("Content-Encoding", file.encoding);
  const body = context.req.method === "HEAD" ? null : contents;
  return new Response(body, { status: file.status, headers });
}

function hasTag(header: string | undefined, etag: string): boolean {
  return (header ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
