/** Floods of connections, and how visitors who open one each fare meanwhile. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { request as requestSecurely } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#tools/test/free-port.mjs";
import { leadOf, leadsPath, phoneOf } from "../leads.ts";
import { figuresOf, longest, pace } from "../pace.ts";
import { table } from "../report.ts";
import {
  end,
  headersOf,
  openStore,
  ownMemoryOf,
  resetPeak,
  type Store,
  type Variables,
} from "../store.ts";
import { findNginx, makeCertificate, shippedConfig } from "./cluster/nginx.ts";
import { type Context, forkAttacker, type Outcome } from "./fault.ts";
import type { Flood } from "./flood.ts";

const pageMs = 1_000;
const formMs = 3_000;
/** Nothing may need a restart: after so long the store is as before. */
const restMs = 2_000;
const idleAfterMs = 5_000;

const floods: (Pick<Flood, "kind" | "addresses" | "connections"> & { name: string })[] = [
  {
    name: "1,300 requests in one write, none read",
    kind: "pipelined",
    addresses: 1,
    connections: 250,
  },
  { name: "the same from ten addresses", kind: "pipelined", addresses: 10, connections: 1_000 },
  { name: "ten requests in one write", kind: "bursts", addresses: 1, connections: 250 },
  { name: "half-sent forms, 16 addresses", kind: "forms", addresses: 16, connections: 4_096 },
  { name: "half-sent headers, 16 addresses", kind: "headers", addresses: 16, connections: 4_096 },
  {
    name: "pictures that nobody reads, ten addresses",
    kind: "unread",
    addresses: 10,
    connections: 2_000,
  },
  { name: "slugs of 80 letters", kind: "slugs", addresses: 1, connections: 64 },
  { name: "slugs of 15,000 letters", kind: "long slugs", addresses: 1, connections: 64 },
  { name: "pages", kind: "pages", addresses: 1, connections: 250 },
  { name: "pages that are not there", kind: "missing", addresses: 1, connections: 250 },
  { name: "connections", kind: "connects", addresses: 1, connections: 250 },
];

/** Where visitors ask: the store itself, or nginx before it. */
interface Front {
  port: number;
  isSecure: boolean;
}

interface Wanted {
  seconds: number;
  /** Of the floods' names. */
  pattern: RegExp;
}

/** Every flood at the store itself, then at nginx in front of it, as it is shipped. */
export async function tryFloods(
  context: Context,
  variables: Variables,
  { seconds, pattern }: Wanted,
): Promise<Outcome> {
  const parts: Outcome[] = [];
  for (const hasProxy of [false, true]) {
    const store = await openStore({
      ...variables,
      TRUSTED_PROXIES: hasProxy ? "127.0.0.1" : "",
      REQUESTS_PER_MINUTE: "600",
    });
    // The process that made its pages is gone by then.
    await sleep(idleAfterMs);
    const storePort = Number(new URL(store.origin).port);
    const front = hasProxy
      ? { port: await openNginx(context, storePort), isSecure: true }
      : { port: storePort, isSecure: false };
    const { now: idleMb } = await ownMemoryOf(store.child.pid!);
    const rows = [];
    for (const flood of floods.filter(({ name }) => pattern.test(name))) {
      context.note(`${flood.name}${hasProxy ? ", behind nginx" : ""}`);
      rows.push(await underFlood(store, front, flood, seconds, idleMb));
    }
    await end(store, "SIGTERM");
    parts.push({
      words: `Floods of ${seconds} s ${hasProxy ? "behind nginx" : "at the store itself"}, which holds ${idleMb} MB without one:\n\n${table(
        ["flood", "closed", "page", "form", "failed", "peak MB", "page after"],
        rows.map(({ cells }) => cells),
      )}`,
      isKept: rows.every(({ isKept }) => isKept),
    });
  }
  return {
    words: parts.map(({ words }) => words).join("\n\n"),
    isKept: parts.every(({ isKept }) => isKept),
  };
}

/** Opens nginx with the shipped file in front of one store, and resolves to its port. */
async function openNginx({ folder, atEnd }: Context, store: number): Promise<number> {
  const nginx = await findNginx(folder);
  const certificate = await makeCertificate(folder);
  const [http, https] = await Promise.all([freePort(), freePort()]);
  const ports = { http, https, stores: [store, store] as [number, number], worker: store };
  await nginx.test("floods", await shippedConfig(ports, certificate));
  const running = await nginx.start("floods", https);
  atEnd(running.stop);
  return https;
}

async function underFlood(
  store: Store,
  front: Front,
  { name, ...flood }: (typeof floods)[number],
  seconds: number,
  idleMb: number,
) {
  await resetPeak(store.child.pid!);
  const paths = await picturesOf(front);
  const attacker = forkAttacker("flood.ts", [
    JSON.stringify({ ...front, ...flood, paths } satisfies Flood),
  ]);
  await sleep(500);
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= until;
  const [pages, forms] = await Promise.all([
    pace(100, isOver, (number) => visit(front, number, "/deals/bedroom")),
    pace(200, isOver, (number) => sendForm(front, number)),
  ]);
  attacker.send("how many?");
  const [closed] = await Promise.race([once(attacker, "message"), sleep(5_000, ["?"])]);
  attacker.kill("SIGKILL");
  const { peak } = await ownMemoryOf(store.child.pid!);
  await sleep(restMs);
  const began = performance.now();
  const after = await visit(front, 0, "/deals/bedroom").catch(() => 0);
  const afterMs = Math.round(performance.now() - began);
  const failed = [...pages.failed, ...forms.failed];
  return {
    cells: [name, closed, figuresOf(pages), figuresOf(forms), failed.join(" ") || 0, peak, afterMs],
    isKept:
      failed.length === 0 &&
      longest(pages) <= pageMs &&
      longest(forms) <= formMs &&
      peak < 2 * idleMb &&
      after === 200 &&
      afterMs <= pageMs,
  };
}

let forms = 0;

function sendForm(front: Front, number: number): Promise<number> {
  forms += 1;
  const lead = leadOf(randomUUID(), phoneOf(5_000_000 + forms));
  return visit(front, number, leadsPath, JSON.stringify(lead));
}

/** Opens a connection of its own, from one of two hundred addresses, and resolves to the answer's status. */
function visit(front: Front, number: number, path: string, body?: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = (front.isSecure ? requestSecurely : request)(
      {
        ...{ host: "127.0.0.1", port: front.port, path, agent: false },
        localAddress: `127.0.9.${2 + (number % 200)}`,
        rejectUnauthorized: false,
        method: body ? "POST" : "GET",
        headers: { Host: "shop.example", ...headersOf() },
        signal: AbortSignal.timeout(30_000),
      },
      (answer) => {
        answer.once("end", () => done(answer.statusCode ?? 0)).once("error", fail);
        answer.resume();
      },
    );
    sent.once("error", fail).end(body);
  });
}

/** The pictures of a page in every size, for those who want much. */
async function picturesOf(front: Front): Promise<string[]> {
  const origin = `http${front.isSecure ? "s" : ""}://127.0.0.1:${front.port}`;
  const page = await new Promise<string>((done, fail) => {
    (front.isSecure ? requestSecurely : request)(
      `${origin}/deals/bedroom`,
      { rejectUnauthorized: false, headers: { Host: "shop.example" } },
      async (answer) => done(Buffer.concat(await answer.toArray()).toString()),
    )
      .once("error", fail)
      .end();
  });
  return [...new Set(page.match(/\/pictures\/[\w.-]+\.(avif|webp|jpg)/g))];
}
