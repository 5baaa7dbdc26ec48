/** The site as it is served: the current release in memory, and its answers over HTTP. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../logging.ts";
import { routePath } from "../route-path.ts";
import { type Addresses, type Answer, createAddresses, type Entry } from "./addresses.ts";
import { openBodyCache } from "./body-cache.ts";
import { type Choice, chooseRelease } from "./choose-release.ts";
import type { Manifest } from "./manifest.ts";
import type { Releases } from "./releases.ts";
import { watchFile } from "./watch-file.ts";

const year = 31_536_000;

export interface Site {
  find(address: string): Entry | undefined;
  /** The 404 page. */
  missing(): Entry | undefined;
  /** What an answer sends; nothing where it is headers alone. */
  bodyOf(answer: Answer): Promise<Buffer | undefined>;
  state(): SiteState;
  /** Answers a request for a file of the site; any other is left to the next handler. */
  handle(request: IncomingMessage, response: ServerResponse, note?: Note): boolean;
  close(): void;
}

export interface SiteState {
  release: Manifest | undefined;
  fits: boolean;
  kept: number;
}

/** Is told of an answer before it leaves. */
export type Note = (answered: {
  id: string;
  method: string;
  path: string;
  status: number;
  startedAt: number;
  outgoing: ServerResponse;
}) => void;

export interface SiteOptions {
  /** Those of `BUILD_DIR`. */
  store: Releases;
  /** The version of the code that runs. */
  code: string;
  siteUrl: string;
  log: Log;
}

/** Opens what is there, and follows every switch until it is closed. */
export async function openSite({ store, code, siteUrl, log }: SiteOptions): Promise<Site> {
  const bodies = openBodyCache(store.objects.pathOf);
  const isSecure = siteUrl.startsWith("https:");
  const moreForPages: Record<string, string> = isSecure
    ? { "Strict-Transport-Security": `max-age=${year}` }
    : {};
  let chosen: Choice = { release: undefined, releases: [], fits: false, remarks: [] };
  let addresses: Addresses | undefined;
  let said = "";

  async function reload(): Promise<void> {
    const before = chosen.release?.id;
    chosen = await chooseRelease(store, code);
    const { release, releases, remarks } = chosen;
    if (remarks.join() !== said) for (const remark of remarks) log.warn(remark);
    said = remarks.join();
    addresses = release && createAddresses(release, releases, moreForPages);
    if (release && before && release.id !== before) log.info("released", { id: release.id });
  }

  // One after the other, so that the last switch wins.
  let reloading = reload();
  await reloading;
  const watching = watchFile(store.currentPath, () => {
    reloading = reloading.then(reload).catch((error: Error) => {
      log.error("The releases can't be read; still serving the previous one", {
        error: error.message,
      });
    });
  });

  async function bodyOf({ object, part }: Answer): Promise<Buffer | undefined> {
    if (!object) return undefined;
    const body = await bodies.read(object);
    return part ? body.subarray(part.start, part.end + 1) : body;
  }

  async function send(answer: Answer, headers: Answer["headers"], response: ServerResponse) {
    try {
      const body = await bodyOf(answer);
      response.writeHead(answer.status, headers).end(body);
    } catch (error) {
      log.error("A file of the site can't be read", { error: (error as Error).message });
      response.writeHead(500, plainText).end("Please try again.");
    }
  }

  const find = (address: string) => addresses?.find(address);
  return {
    find,
    missing: () => addresses?.missing(),
    bodyOf,
    state: () => ({
      release: chosen.release,
      fits: chosen.fits,
      kept: chosen.releases.length,
    }),
    handle(request, response, note) {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const [path = ""] = url.split("?", 1);
      const entry = find(path);
      if (!entry) return false;
      const startedAt = performance.now();
      const id = randomUUID();
      // HTTP/1.1 keeps a connection where nothing is said. Saying so with each file is a fifth of what the
      // headers of a first visit weigh, and more than their budget of 8 KB.
      if (response.shouldKeepAlive && !response.hasHeader("Connection")) {
        response.removeHeader("Connection");
      }
      const answer = entry.answer(request.headers as Record<string, string | undefined>);
      const { status } = answer;
      note?.({ id, method, path: routePath(path), status, startedAt, outgoing: response });
      const headers = { ...answer.headers, ...(entry.isPage && { "X-Request-Id": id }) };
      if (method === "HEAD") response.writeHead(status, headers).end();
      else void send(answer, headers, response);
      return true;
    },
    close: () => watching.close(),
  };
}

const plainText = { "Content-Type": "text/plain; charset=utf-8" };
