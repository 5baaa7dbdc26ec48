import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { limitBody } from "./body.ts";
import { answerError } from "./errors.ts";
import { createMetrics } from "./metrics.ts";
import { createNodeServer } from "./node-server.ts";

const fiveMinutes = 300_000;
const logged: string[] = [];
const app = new Hono();
app.onError(answerError(createLog("info", (line) => logged.push(line))));
let posted = 0;
app.use("/", async ({ req }, next) => {
  if (req.method === "POST") posted += 1;
  await next();
});
app.post("/", limitBody(20_000), async (context) => context.text(await context.req.text()));
let asked = 0;
app.get("/", (context) => {
  asked += 1;
  return context.text(`here ${context.req.query("number") ?? ""}`);
});
app.get("/long", (context) => context.body("x".repeat(50_000_000)));

const patient = createNodeServer(app.fetch, {
  headersMs: fiveMinutes,
  requestMs: fiveMinutes,
  silenceMs: fiveMinutes,
});
/** It may cut off what a busy machine is slow with, too: only for tests that expect to be cut off. */
const impatient = createNodeServer(app.fetch, { headersMs: 300, requestMs: 900, silenceMs: 2_000 });
beforeAll(async () => {
  for (const server of [patient, impatient]) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
});
afterAll(() => {
  for (const server of [patient, impatient]) server.close();
});
beforeEach(() => {
  logged.length = 0;
  asked = 0;
  posted = 0;
});

const portOf = (server: typeof patient) => (server.address() as AddressInfo).port;

async function open(server = patient): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(portOf(server), "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("error", () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.once("close", () => resolve(answer));
  });
  await once(socket, "connect");
  return { socket, ended };
}

/** Sends the text byte by byte, as someone does who wants to keep many connections open; false where it was cut off. */
async function drip(socket: Socket, text: string): Promise<boolean> {
  for (const byte of text) {
    if (socket.destroyed) return false;
    socket.write(byte);
    await sleep(100);
  }
  return true;
}

/** Sends one request as it is, and waits for the end of the connection. */
async function answerTo(head: string): Promise<string> {
  const { socket, ended } = await open();
  socket.write(`${head}Host: store.example\r\nConnection: close\r\n\r\n`);
  return (await ended).split("\r\n")[0] ?? "";
}

test.each([
  ["an address of 8,000 characters", `GET /?${"a".repeat(7_998)} HTTP/1.1\r\n`, 200],
  ["a longer one", `GET /?${"a".repeat(7_999)} HTTP/1.1\r\n`, 414],
  ["a hundred headers", `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(98)}`, 200],
  ["more", `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(99)}`, 431],
  ["as many as fit", `GET / HTTP/1.1\r\n${"A: b\r\n".repeat(2_000)}`, 431],
  ["headers of more than 16 KB", `GET / HTTP/1.1\r\nA: ${"b".repeat(16_400)}\r\n`, 431],
])("%s: answered", async (_, head, status) => {
  expect(await answerTo(head)).toContain(`HTTP/1.1 ${status} `);
});

test("what is refused for its size is counted", async () => {
  expect(await createMetrics().text()).toMatch(
    /store_http_refusals_total\{reason="long address"\} [1-9]/,
  );
});

test("headers that arrive drop by drop are cut off", async () => {
  const { socket, ended } = await open(impatient);
  expect(await drip(socket, "GET / HTTP/1.1\r\nHost: store.example\r\nX-Slow: yes\r\n\r\n")).toBe(
    false,
  );
  expect(await ended).toMatch(/^HTTP\/1\.1 408 |^$/);
});

test("a body that arrives drop by drop is cut off, and is no failure of ours", async () => {
  const { socket, ended } = await open(impatient);
  socket.write("POST / HTTP/1.1\r\nHost: store.example\r\nContent-Length: 100\r\n\r\n");
  expect(await drip(socket, "x".repeat(40))).toBe(false);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 |^$/);
  expect(logged.filter((line) => line.includes('"error"'))).toEqual([]);
});

test("nothing is done about a form of which half has come", async () => {
  const { socket, ended } = await open();
  const head = "POST / HTTP/1.1\r\nHost: store.example\r\nConnection: close\r\n";
  socket.write(`${head}Content-Length: 8\r\n\r\nhalf`);
  expect(await answerTo("GET / HTTP/1.1\r\n")).toContain(" 200 ");
  expect(posted).toBe(0);
  socket.write("half");
  expect(await ended).toMatch(/^HTTP\/1\.1 200 .*halfhalf$/s);
  expect(posted).toBe(1);
});

test("a body over the limit is answered while it is still arriving", async () => {
  const { socket, ended } = await open();
  socket.write("POST / HTTP/1.1\r\nHost: store.example\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (let sent = 0; sent < 40 && !socket.destroyed; sent += 1) {
    socket.write(`3e8\r\n${"x".repeat(1_000)}\r\n`);
    await sleep(10);
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /);
});

const asking = (count: number) =>
  Array.from(
    { length: count },
    (_, number) =>
      `GET /?number=${number} HTTP/1.1\r\nHost: store.example\r\n${number === count - 1 ? "Connection: close\r\n" : ""}\r\n`,
  ).join("");

test("requests that come together are answered one after the other, in their order", async () => {
  const { socket, ended } = await open();
  socket.write(asking(11));
  const numbers = [...(await ended).matchAll(/here (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 11 }, (_, number) => number));
});

test("more at once than any browser sends close the connection, and are not looked at", async () => {
  const { socket, ended } = await open();
  socket.write(asking(20));
  await ended;
  expect(asked).toBeLessThan(12);
  expect(await (await fetch(`http://127.0.0.1:${portOf(patient)}/`)).text()).toBe("here ");
});

test("whoever does not read the answer is cut off", { tags: "long" }, async () => {
  const { socket } = await open(impatient);
  socket.pause();
  const before = await connections();
  socket.write("GET /long HTTP/1.1\r\nHost: store.example\r\n\r\n");
  await expect.poll(connections).toBeLessThan(before);
});

test("others are answered meanwhile", async () => {
  const slow = await Promise.all(Array.from({ length: 50 }, () => open()));
  for (const { socket } of slow) socket.write("POST / HTTP/1.1\r\n");
  expect(await (await fetch(`http://127.0.0.1:${portOf(patient)}/`)).text()).toBe("here ");
  for (const { socket } of slow) socket.destroy();
});

function connections(): Promise<number> {
  return new Promise((resolve) => impatient.getConnections((_, count) => resolve(count)));
}
