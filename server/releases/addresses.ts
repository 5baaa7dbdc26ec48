/** The addresses of a site, and how each is answered. */

import { routePath } from "#server/route-path.ts";
import { adminProductShell } from "#shop/admin-pages.ts";
import type { Share } from "./body-cache.ts";
import { neverChanges } from "./file-kinds.ts";
import type { Manifest, ReleaseFile, StoredObject } from "./manifest.ts";
import { acceptedEncodings, type Encoding, hasTag, partOf } from "./negotiate.ts";

export interface Answer {
  status: 200 | 206 | 304 | 404 | 416;
  /** Names and values in turn, as `writeHead` takes them quickest. */
  headers: string[];
  object?: StoredObject;
  part?: { start: number; end: number };
}

/** What stands at an address. */
export interface Entry {
  isPage: boolean;
  /** Which part of the memory its bytes may take. */
  share: Share;
  /** As the log may have it. */
  routePath: string;
  answer(headers: RequestHeaders): Answer;
}

export type RequestHeaders = Partial<
  Record<"accept-encoding" | "if-none-match" | "if-range" | "range", string | undefined>
>;

interface Variant {
  object: StoredObject;
  etag: string;
  headers: string[];
  unchanged: string[];
}

export type Addresses = ReturnType<typeof createAddresses>;

/** Of the release that is served, with the scripts and pictures of the others. */
export function createAddresses(
  release: Manifest,
  others: readonly Manifest[],
  moreForPages: Record<string, string>,
) {
  const entries = new Map<string, Entry>();

  function fileAt(address: string): [path: string, file: ReleaseFile, of: Manifest] | undefined {
    for (const path of pathsFor(address)) {
      const file = release.fileAt(path);
      // At its file's name a page would find no route of its own.
      if (file && (path !== address || file.headers !== "page")) return [path, file, release];
    }
    if (!neverChanges(address)) return undefined;
    for (const other of others) {
      const file = other.fileAt(address);
      if (file) return [address, file, other];
    }
    return undefined;
  }

  function find(address: string): Entry | undefined {
    const known = entries.get(address);
    if (known) return known;
    const found = fileAt(address);
    return found && entryAt(address, ...found);
  }

  function missing(): Entry | undefined {
    const path = "/404.html";
    const file = release.fileAt(path);
    return entries.get(path) ?? (file && entryAt(path, path, file, release));
  }

  function entryAt(address: string, path: string, file: ReleaseFile, of: Manifest): Entry {
    const isPage = file.headers === "page";
    const headers = { ...of.headers[file.headers], ...(isPage && moreForPages) };
    const entry = entryOf(address, file, headers, path === "/404.html" ? 404 : 200);
    entries.set(address, entry);
    return entry;
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

/** The page of a piece in the back office is the same file for every piece: the browser fills it. */
function shellsOf(address: string): string[] {
  return /^\/admin\/products\/[a-z0-9-]+$/.test(address) ? [`${adminProductShell}.html`] : [];
}

function entryOf(
  address: string,
  file: ReleaseFile,
  headers: Record<string, string>,
  status: 200 | 404,
): Entry {
  const isPacked = Boolean(file.br ?? file.gzip);
  const shared = { ...headers, ...(isPacked && { Vary: "Accept-Encoding" }) };
  const variantOf = (object: StoredObject, encoding?: Encoding): Variant => {
    // Where the address itself changes with the content, a short one saves a quarter of a kilobyte a visit.
    const etag = `"${object.hash.slice(0, neverChanges(address) ? 8 : 16)}"`;
    const about = {
      "Content-Type": file.type,
      "Content-Length": String(object.size),
      ...(encoding && { "Content-Encoding": encoding }),
      ETag: etag,
      ...shared,
    };
    return { object, etag, headers: flat(about), unchanged: flat({ ETag: etag, ...shared }) };
  };
  const whole = variantOf({ hash: file.hash, size: file.size });
  const packed = {
    br: file.br && variantOf(file.br, "br"),
    gzip: file.gzip && variantOf(file.gzip, "gzip"),
  };

  return {
    isPage: file.headers === "page",
    share: neverChanges(address) && !isPacked && !/^font\//.test(file.type) ? "picture" : "text",
    routePath: routePath(address),
    answer(request) {
      const encoding = acceptedEncodings(request["accept-encoding"]).find((name) => packed[name]);
      const variant = (encoding && packed[encoding]) ?? whole;
      const { object, etag } = variant;
      if (status === 200 && hasTag(request["if-none-match"], etag)) {
        return { status: 304, headers: variant.unchanged };
      }
      // A part of a compressed copy is of no use to whoever asks for parts.
      if (request.range && status === 200 && !isPacked) return partOfFile(request, variant, shared);
      return { status, headers: variant.headers, object };
    },
  };

  function partOfFile(
    request: RequestHeaders,
    variant: Variant,
    rest: Record<string, string>,
  ): Answer {
    const { object, etag, headers } = variant;
    const isSame = request["if-range"] === undefined || request["if-range"] === etag;
    const part = isSame ? partOf(request.range, object.size) : undefined;
    if (part === undefined) return { status: 200, headers, object };
    if (part === "none") {
      return {
        status: 416,
        headers: ["Content-Range", `bytes */${object.size}`, "Content-Length", "0"],
      };
    }
    const about = {
      "Content-Type": file.type,
      "Content-Length": String(part.end - part.start + 1),
      "Content-Range": `bytes ${part.start}-${part.end}/${object.size}`,
      ETag: etag,
      ...rest,
    };
    return { status: 206, headers: flat(about), object, part };
  }
}

const flat = (headers: Record<string, string>) => Object.entries(headers).flat();
