/** The site as it is served: the current release in memory, and its answers over HTTP. */

import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../logging.ts";
import { type Addresses, type Answer, createAddresses, type Entry } from "./addresses.ts";
import { type BodyCache, openBodyCache, type Share } from "./body-cache.ts";
import { type Choice, chooseRelease } from "./choose.ts";
import type { Manifest, StoredObject } from "./manifest.ts";
import type { Releases } from "./releases.ts";
import { watchFile } from "./watch.ts";

const year = 31_536_000;

export interface Site {
  find(address: string): Entry | undefined;
  /** The 404 page. */
  missing(): Entry | undefined;
  bodies: BodyCache;
  state(): SiteState;
  /** Answers a request for a file of the site; any other is left to whoever comes next. */
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
      log.error("The releases cannot be read; the one before is served on", {
        error: error.message,
      });
    });
  });

  function send(
    { status, part }: Answer,
    object: StoredObject,
    headers: string[],
    share: Share,
    response: ServerResponse,
  ): void {
    const ready = bodies.inMemory(object.hash, share);
    if (ready) {
      leaveTogether(() => response.writeHead(status, headers).end(partOf(ready, part)));
    } else if (bodies.isSmall(object, share)) {
      bodies.read(object, share, (error, body) => {
        if (body) response.writeHead(status, headers).end(partOf(body, part));
        else fail(error);
      });
    } else {
      const stream = createReadStream(bodies.pathOf(object.hash), part);
      stream.once("open", () => stream.pipe(response.writeHead(status, headers)));
      stream.once("error", fail);
      response.once("close", () => stream.destroy());
    }

    function fail(error: Error | null) {
      log.error("A file of the site cannot be read", {
        object: object.hash,
        error: error?.message,
      });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end("Please try again.");
    }
  }

  const find = (address: string) => addresses?.find(address);
  return {
    find,
    missing: () => addresses?.missing(),
    bodies,
    state: () => ({
      release: chosen.release,
      fits: chosen.fits,
      kept: chosen.releases.length,
    }),
    handle(request, response, note) {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const end = url.indexOf("?");
      const entry = find(end < 0 ? url : url.slice(0, end));
      if (!entry) return false;
      const startedAt = performance.now();
      const id = randomUUID();
      leaveKeepingUnsaid(request, response);
      const answer = entry.answer(request.headers as Record<string, string | undefined>);
      const { status } = answer;
      note?.({ id, method, path: entry.routePath, status, startedAt, outgoing: response });
      const headers = entry.isPage ? [...answer.headers, "X-Request-Id", id] : answer.headers;
      if (method === "HEAD" || !answer.object) response.writeHead(status, headers).end();
      else send(answer, answer.object, headers, entry.share, response);
      return true;
    },
    close: () => watching.close(),
  };
}

/** HTTP/1.1 keeps a connection where nothing is said; saying so is 48 bytes with every file. */
function leaveKeepingUnsaid({ httpVersion }: IncomingMessage, response: ServerResponse): void {
  const isKept = response.shouldKeepAlive && !response.hasHeader("Connection");
  if (isKept && httpVersion === "1.1") response.removeHeader("Connection");
}

const leaving: (() => void)[] = [];

/**
 * Answers that are ready in one turn of the event loop are written one right after the other: whoever
 * asked for them is woken once, not with each. With 16 connections it is a sixth more answers a second.
 */
function leaveTogether(write: () => void): void {
  if (leaving.push(write) > 1) return;
  setImmediate(() => {
    for (const each of leaving.splice(0)) each();
  });
}

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

const partOf = (body: Buffer, part: Answer["part"]) =>
  part ? body.subarray(part.start, part.end + 1) : body;
