/**
 * A program of its own, so that what it costs does not count against those who wait: holds connections from
 * one address or several, and opens each anew that is closed. The parent ends it.
 */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectSecurely } from "node:tls";

export interface Flood {
  port: number;
  isSecure: boolean;
  kind: keyof typeof kinds;
  addresses: number;
  connections: number;
  /** Addresses of files. */
  paths: string[];
}

interface Sending {
  /** What the connection with this number sends at first. */
  first(number: number): string;
  /** What it sends after each answer that it read; without one nothing is read. */
  next?(number: number): string;
  /** What it sends twice a second. */
  drip?: string;
}

const get = (path: string, method = "GET") =>
  `${method} ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
const form =
  "POST /rest/v1/financing_leads HTTP/1.1\r\nHost: shop.example\r\napikey: sb_publishable_store\r\nContent-Type: application/json\r\nContent-Length: 16384\r\n\r\n[";
const again = (send: (number: number) => string): Sending => ({ first: send, next: send });
const letters = (count: number) =>
  Array.from({ length: count / 10 }, () =>
    Math.random().toString(36).slice(2, 12).padEnd(10, "a"),
  ).join("");

const kinds = {
  pipelined: { first: () => get("/").repeat(1_300) },
  bursts: again(() => get("/").repeat(10)),
  forms: { first: () => form, drip: " " },
  headers: { first: () => "GET / HTTP/1.1\r\nHost: shop.example\r\n", drip: "A: b\r\n" },
  unread: { first: (number) => get(flood.paths[number % flood.paths.length]!) },
  slugs: again(() => get(`/admin/products/${letters(80)}`, "HEAD")),
  "long slugs": again(() => get(`/admin/products/${letters(15_000)}`, "HEAD")),
  pages: again(() => get("/deals/bedroom")),
  missing: again(() => get(`/nowhere/${letters(40)}`)),
  connects: { first: () => "" },
} satisfies Record<string, Sending>;

const flood = JSON.parse(process.argv[2]!) as Flood;
const { port, isSecure, kind, addresses, connections } = flood;
const sending: Sending = kinds[kind];
const reopenMs = 20;
let closed = 0;

async function hold(number: number): Promise<void> {
  for (;;) {
    await new Promise<void>((done) => {
      const localAddress = `127.0.${10 + Math.floor(number / 256 / addresses)}.${2 + (number % addresses)}`;
      const options = { port, host: "127.0.0.1", localAddress };
      const socket: Socket = isSecure
        ? connectSecurely({ ...options, rejectUnauthorized: false })
        : connect(options);
      let timer: NodeJS.Timeout | undefined;
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        socket.write(sending.first(number));
        if (kind === "connects") socket.destroy();
        if (sending.drip) timer = setInterval(() => socket.write(sending.drip!), 500);
        if (kind === "pipelined") timer = setInterval(() => socket.destroy(), 1_000);
        if (!sending.next) socket.pause();
        else socket.on("data", () => socket.write(sending.next!(number)));
      });
      socket.on("error", () => undefined);
      socket.once("close", () => {
        clearInterval(timer);
        closed += 1;
        done();
      });
    });
    await sleep(reopenMs);
  }
}

for (let number = 0; number < connections; number += 1) void hold(number);
process.on("message", () => {
  process.send?.(closed);
});
