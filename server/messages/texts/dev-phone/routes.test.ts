import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { openWorker } from "#server/worker/worker.ts";
import { devPhoneRoutes } from "./routes.ts";

let store: Awaited<ReturnType<typeof openTestOutbox>>;
let app: ReturnType<typeof devPhoneRoutes>;
beforeAll(async () => {
  store = await openTestOutbox();
  const { database } = store;
  const log = createLog("error");
  const env = readEnv({ DATA_DIR: store.dataDir });
  const { smsWorker, playReply } = await openWorker({ database, env, log });
  app = devPhoneRoutes({ database, smsWorker, playReply: playReply! });
});
afterEach(() => store.empty());
afterAll(() => store.close());

const here = "http://127.0.0.1:3000";
const phone = "+15865550000";
const get = (path: string, headers = {}) => app.request(`${here}${path}`, { headers });
const post = (path: string, body: object, headers = {}) =>
  app.request(`${here}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: here, ...headers },
    body: JSON.stringify(body),
  });
const texts = async () => (await get("/texts")).text();

test("a text that waits can be let go, and then stands on the phone with its answer", async () => {
  await store.queue(1);
  expect(await texts()).toContain("A text is held back");
  expect(await (await post("/deliver", {})).json()).toEqual({ sent: 1 });
  await post("/replies", { phone, body: "help <now>" });
  const shown = await texts();
  expect(shown).not.toContain("A text is held back");
  expect(shown).toContain("help &lt;now&gt;");
  await post("/replies", { phone, body: "help" });
  const answered = await texts();
  const writers = answered.match(/(?<=<li class=")\w+/g);
  expect(writers).toEqual(["shop", "owner", "owner", "carrier"]);
  expect(answered).toContain("The shop: for help call");
});

test("its files may run nothing but themselves", async () => {
  for (const path of ["/", "/phone.js"]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
});

test("no other page may answer for it", async () => {
  const answer = { phone, body: "STOP" };
  const elsewhere = { Origin: "https://evil.example" };
  const asText = { "Content-Type": "text/plain" };
  expect((await post("/replies", answer, { ...elsewhere, ...asText })).status).toBe(403);
  // Before it sends JSON elsewhere, a browser asks.
  const asked = await app.request(`${here}/replies`, { method: "OPTIONS", headers: elsewhere });
  expect(asked.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect((await post("/replies", { phone: "x", body: "STOP" })).status).toBe(400);
});
