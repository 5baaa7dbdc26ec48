/** The addresses of a site, and how each is answered. */

import { adminProductShell } from "#shop/admin-pages.ts";
import { own } from "#shop/own.ts";
import { withCamera } from "#shop/tags.ts";
import { neverChanges } from "./file-kinds.ts";
import type { Manifest, ReleaseFile, StoredObject } from "./manifest.ts";
import { encodingFor, hasTag, partOf } from "./negotiate.ts";

export interface Answer {
  status: 200 | 206 | 304 | 404 | 416;
  headers: Record<string, string>;
  object?: StoredObject;
  part?: { start: number; end: number };
}

/** What stands at an address. */
export interface Entry {
  isPage: boolean;
  answer(headers: RequestHeaders): Answer;
}

export type RequestHeaders = Partial<
  Record<"accept-encoding" | "if-none-match" | "if-range" | "range", string | undefined>
>;

export type Addresses = ReturnType<typeof createAddresses>;

/** Of the release that is served, with the scripts and pictures of the others. */
export function createAddresses(
  release: Manifest,
  others: readonly Manifest[],
  moreForPages: Record<string, string>,
) {
  function find(address: string): Entry | undefined {
    for (const path of pathsFor(address)) {
      const file = release.fileAt(path);
      // At its file's name a page would find no route of its own.
      if (file && (path !== address || file.headers !== "page")) {
        return entryOf(file, release, 200, address);
      }
    }
    if (!neverChanges(address)) return undefined;
    for (const other of others) {
      const file = other.fileAt(address);
      if (file) return entryOf(file, other, 200);
    }
    return undefined;
  }

  function missing(): Entry | undefined {
    const file = release.fileAt("/404.html");
    return file && entryOf(file, release, 404);
  }

  function entryOf(file: ReleaseFile, of: Manifest, status: 200 | 404, address = ""): Entry {
    const isPage = file.headers === "page";
    const all = { ...own(of.headers, file.headers), ...(isPage && moreForPages) };
    const headers = withCamera(address, all);
    return { isPage, answer: (request) => answerOf(file, headers, status, request) };
  }

  return { find, missing };
}

function pathsFor(address: string): string[] {
  if (address === "/") return ["/index.html"];
  if (address.endsWith("/") || address === "/404") return [];
  return [address, `${address}.html`, ...shellsOf(address)];
}

/** A page's one address, for those who write it with capitals, a slash or the file's ending. */
export function pageAddress(address: string): string {
  return address.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, "") || "/";
}

/** The page of a product in the back office is the same file for every product: the browser fills it. */
function shellsOf(address: string): string[] {
  return /^\/admin\/products\/[a-z0-9-]{1,90}$/.test(address) ? [`${adminProductShell}.html`] : [];
}

function answerOf(
  file: ReleaseFile,
  headersOfKind: Record<string, string>,
  status: 200 | 404,
  request: RequestHeaders,
): Answer {
  const isPacked = Boolean(file.br ?? file.gzip);
  const encoding = isPacked ? encodingFor(request["accept-encoding"], file) : undefined;
  const { hash, size } = (encoding && file[encoding]) || file;
  const object = { hash, size };
  const etag = `"${hash.slice(0, 8)}"`;
  const shared = { ETag: etag, ...headersOfKind, ...(isPacked && { Vary: "Accept-Encoding" }) };
  if (status === 200 && hasTag(request["if-none-match"], etag)) {
    return { status: 304, headers: shared };
  }
  const described = {
    "Content-Type": file.type,
    ...(encoding && { "Content-Encoding": encoding }),
    ...shared,
  };
  const isSame = request["if-range"] === undefined || request["if-range"] === etag;
  // A part of a compressed copy is of no use to a range request.
  const part = status === 200 && !isPacked && isSame ? partOf(request.range, size) : undefined;
  if (part === "none") {
    return { status: 416, headers: { "Content-Range": `bytes */${size}`, "Content-Length": "0" } };
  }
  if (!part) return { status, headers: { ...described, "Content-Length": String(size) }, object };
  const headers = {
    ...described,
    "Content-Length": String(part.end - part.start + 1),
    "Content-Range": `bytes ${part.start}-${part.end}/${size}`,
  };
  return { status: 206, headers, object, part };
}
