import { EventEmitter, once } from "node:events";
import type { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { proxyList } from "./client-address.ts";
import { createConnectionShares } from "./connection-shares.ts";
import { createNodeServer, standardLimits } from "./node-server.ts";

const fiveMinutes = 300_000;
/** What is closed here is closed for others, and not because a busy machine took long. */
const withoutTimeouts = { headersMs: fiveMinutes, requestMs: fiveMinutes, silenceMs: fiveMinutes };
const slow: (() => void)[] = [];
const long = Buffer.alloc(8_000_000);
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const answer of slow.splice(0)) answer();
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server that answers at once, when it is told to, or more than the system takes without a reader. */
async function openServer(limits: Parameters<typeof createNodeServer>[1]) {
  const server = createNodeServer(
    async () => new Response("not asked"),
    { ...withoutTimeouts, ...limits },
    ({ url, complete }, response) => {
      if (url === "/slow") slow.push(() => response.end("done"));
      else if (url === "/long") response.end(long);
      else if (complete) response.end("here");
      else response.req.on("end", () => response.end("taken")).resume();
      return true;
    },
  );
  servers.push(server);
  server.listen(0, "127.0.0.1").unref();
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (localAddress: string) => openClient(port, localAddress);
}

async function openClient(port: number, localAddress: string) {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let isClosed = false;
  socket.on("error", () => undefined);
  socket.once("close", () => {
    isClosed = true;
  });
  await once(socket, "connect");
  return {
    socket,
    isClosed: () => isClosed,
    send: (head: string) => socket.write(`${head} HTTP/1.1\r\nHost: store.example\r\n`),
    async get(path: string): Promise<string> {
      let answer = "";
      socket.on("data", (data) => {
        answer = String(data);
      });
      socket.write(`GET ${path} HTTP/1.1\r\nHost: store.example\r\n\r\n`);
      await Promise.race([once(socket, "data"), once(socket, "close")]);
      return answer.slice(0, 12);
    },
  };
}

/** Reads so many bytes; false where the connection was closed before. */
async function readTo(socket: Socket, length: number): Promise<boolean> {
  let bytes = 0;
  const isWhole = new Promise<boolean>((done) => {
    socket.on("data", (data) => {
      bytes += data.length;
      if (bytes >= length) done(true);
    });
    socket.once("close", () => done(false));
    if (socket.closed) done(false);
  });
  socket.resume();
  return await isWhole;
}

type Open = Awaited<ReturnType<typeof openServer>>;

/** Connections that begin a form and never end it. */
async function holdForms(open: Open, localAddress: string, count: number) {
  const held = [];
  for (let number = 0; number < count; number += 1) {
    const client = await open(localAddress);
    client.send("POST /form");
    client.socket.write("Content-Length: 900\r\n\r\nhalf");
    held.push(client);
  }
  return held;
}

const closedOf = (clients: { isClosed(): boolean }[]) =>
  clients.map(({ isClosed }) => (isClosed() ? "closed" : "open"));

test("where all places are taken, who holds most loses the oldest, and others get in", async () => {
  const open = await openServer({ connections: 16 });
  const few = await holdForms(open, "127.0.0.2", 4);
  const many = await holdForms(open, "127.0.0.3", 12);
  const visitor = await open("127.0.0.4");
  expect(await visitor.get("/")).toBe("HTTP/1.1 200");
  await expect.poll(() => closedOf(many)).toEqual(["closed", ...Array(11).fill("open")]);
  expect(closedOf(few)).toEqual(Array(4).fill("open"));
});

test("while all places are taken, who holds most gets no other", async () => {
  const open = await openServer({ connections: 8 });
  const held = [
    ...(await holdForms(open, "127.0.0.2", 2)),
    ...(await holdForms(open, "127.0.0.3", 6)),
  ];
  const further = await open("127.0.0.3");
  await expect.poll(further.isClosed).toBe(true);
  expect(closedOf(held)).toEqual(Array(8).fill("open"));
});

test("sixteen addresses that hold all places keep nobody out", async () => {
  const open = await openServer({ connections: 64 });
  for (let address = 2; address < 18; address += 1) await holdForms(open, `127.0.1.${address}`, 4);
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const { get, socket } = await open("127.0.0.9");
    expect(await get("/")).toBe("HTTP/1.1 200");
    socket.destroy();
  }
});

test("an address that has its share gets no more, but in the place of an idle one", async () => {
  const open = await openServer({ connectionsByAddress: 4 });
  const idle = await open("127.0.0.2");
  expect(await idle.get("/")).toBe("HTTP/1.1 200");
  const held = await holdForms(open, "127.0.0.2", 3);
  held.push(...(await holdForms(open, "127.0.0.2", 2)));
  await expect.poll(() => closedOf(held)).toEqual([...Array(4).fill("open"), "closed"]);
  await expect.poll(idle.isClosed).toBe(true);
  expect(await (await open("127.0.0.3")).get("/")).toBe("HTTP/1.1 200");
});

test("whoever is being answered is not closed for others", async () => {
  const open = await openServer({ connections: 3 });
  const clients = [await open("127.0.0.2"), await open("127.0.0.2"), await open("127.0.0.2")];
  const answers = clients.map(({ get }) => get("/slow"));
  await expect.poll(() => slow.length).toBe(3);
  const further = await open("127.0.0.3");
  await expect.poll(further.isClosed).toBe(true);
  for (const answer of slow.splice(0)) answer();
  expect(await Promise.all(answers)).toEqual(Array(3).fill("HTTP/1.1 200"));
});

test("a proxy has as many as it brings", async () => {
  const open = await openServer({ connectionsByAddress: 4, proxies: proxyList(["127.0.0.1"]) });
  const held = await holdForms(open, "127.0.0.1", 20);
  expect(await (await open("127.0.0.1")).get("/")).toBe("HTTP/1.1 200");
  expect(closedOf(held)).toEqual(Array(20).fill("open"));
});

test("of answers that nobody reads only so much waits, and readers get theirs", async () => {
  const open = await openServer({ unreadBytes: 20_000_000 });
  const unread = await Promise.all(Array.from({ length: 6 }, () => open("127.0.0.2")));
  for (const { socket, send } of unread) {
    socket.pause();
    send("GET /long");
    socket.write("\r\n");
  }
  expect(await (await open("127.0.0.3")).get("/long")).toBe("HTTP/1.1 200");
  const parts = await Promise.all(unread.map(({ socket }) => readTo(socket, long.length)));
  expect(parts.filter((isWhole) => !isWhole).length).toBeGreaterThanOrEqual(4);
});

test("a hundred phones behind one address are all served", { tags: "long" }, async () => {
  const open = await openServer({});
  for (let phone = 0; phone < 100; phone += 1) {
    const connections = await Promise.all(Array.from({ length: 6 }, () => open("127.0.0.2")));
    const answers = await Promise.all(connections.map(({ get }) => get("/")));
    expect(answers).toEqual(Array(6).fill("HTTP/1.1 200"));
  }
});

describe("of IPv6", () => {
  class FakeSocket extends EventEmitter {
    isOpen = true;
    readonly remoteAddress: string;
    constructor(remoteAddress: string) {
      super();
      this.remoteAddress = remoteAddress;
    }
    destroy() {
      this.isOpen = false;
      this.emit("close");
    }
  }

  function crowd(addresses: string[]) {
    const shares = createConnectionShares(standardLimits);
    const sockets = addresses.map((address) => {
      const socket = new FakeSocket(address);
      shares.admit(socket as unknown as Socket);
      return socket;
    });
    return sockets.filter(({ isOpen }) => isOpen).map(({ remoteAddress }) => remoteAddress);
  }

  const people = (prefix: string, count: number) =>
    Array.from({ length: 6 * count }, (_, at) => `${prefix}::${(at % count) + 1}`);

  test("twenty people behind one router and two showrooms in one /48 are all let in", () => {
    const crowds = [
      ...people("2001:db8:1:1", 20),
      ...people("2001:db8:2:1", 40),
      ...people("2001:db8:2:2", 40),
    ];
    expect(crowd(crowds)).toEqual(crowds);
  });

  test("a /64 and a /48 have a share, however many addresses they use", () => {
    const oneRouter = Array.from(
      { length: 600 },
      (_, at) => `2001:db8:3:1::${(at + 1).toString(16)}`,
    );
    const onePrefix = Array.from(
      { length: 1_200 },
      (_, at) => `2001:db8:4:${(at + 1).toString(16)}::1`,
    );
    const left = crowd([...oneRouter, ...onePrefix, "192.0.2.1"]);
    const of = (prefix: string) => left.filter((address) => address.startsWith(prefix)).length;
    expect([of("2001:db8:3:"), of("2001:db8:4:"), of("192.0.2.1")]).toEqual([256, 512, 1]);
  });

  test("ten prefixes that take all places keep nobody out", { tags: "long" }, () => {
    const attackers = Array.from(
      { length: 4_000 },
      (_, at) => `2001:db8:${(at % 10) + 16}:${(at + 1).toString(16)}::1`,
    );
    const visitors = Array.from({ length: 60 }, (_, at) => `198.51.100.${at + 1}`);
    const left = crowd([...attackers, ...visitors]);
    expect(left.slice(-60)).toEqual(visitors);
    expect(left.length).toBeLessThanOrEqual(1_024);
  });
});
