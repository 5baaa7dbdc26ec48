import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { account, signedRequest } from "./testing/fake-twilio.ts";
import { openTestOutbox } from "./testing/open-outbox.ts";
import { webhookRoutes } from "./webhooks.ts";

const shop = "https://shop.example";
let store: Awaited<ReturnType<typeof openTestOutbox>>;
beforeAll(async () => {
  store = await openTestOutbox();
});
afterEach(() => store.empty());
afterAll(() => store.close());

/** Behind a proxy: the request's own address is not the one that Twilio called. */
async function post(path: string, fields: Record<string, string>, init?: RequestInit) {
  const app = webhookRoutes({
    outbox: store.outbox,
    settings: { ...account, webhookUrl: shop },
    log: createLog("error"),
  });
  const { Hono } = await import("hono");
  const server = new Hono().route("/texts", app);
  return server.request(
    `http://10.0.0.2:3000${path}`,
    init ?? signedRequest(`${shop}${path}`, fields),
  );
}

async function sentText() {
  await store.queue(1);
  const [text] = await store.outbox.claim(1);
  await store.outbox.finish(text!, "twilio", { outcome: "sent", providerId: "SM1" });
  return text!;
}
const receiptPath = (id: string) => `/texts/receipt?text=${id}`;
const state = async () => (await store.rows())[0]?.state;

describe("a receipt", () => {
  test("with Twilio's signature is recorded, once and for all", async () => {
    const { id } = await sentText();
    const fields = { MessageSid: "SM1", MessageStatus: "delivered" };
    for (let time = 0; time < 3; time += 1) {
      expect((await post(receiptPath(id), fields)).status).toBe(204);
      expect(await state()).toBe("delivered");
    }
    expect((await post(receiptPath(id), { MessageSid: "SM1", MessageStatus: "sent" })).status).toBe(
      204,
    );
    expect(await state()).toBe("delivered");
  });

  test("says why a carrier did not deliver", async () => {
    const { id } = await sentText();
    await post(receiptPath(id), {
      MessageSid: "SM1",
      MessageStatus: "undelivered",
      ErrorCode: "30007",
    });
    expect(await store.rows()).toMatchObject([{ state: "failed", error_code: "30007" }]);
  });

  test.each<[string, (url: string, fields: Record<string, string>) => RequestInit]>([
    ["no signature", (_, fields) => ({ method: "POST", body: new URLSearchParams(fields) })],
    ["another's signature", (url, fields) => signedRequest(url, fields, "another token")],
    [
      "the signature of other fields",
      (url, fields) => ({
        ...signedRequest(url, { ...fields, MessageStatus: "sent" }),
        body: new URLSearchParams(fields).toString(),
      }),
    ],
    [
      "the signature of another address",
      (_, fields) => signedRequest(`${shop}/texts/reply`, fields),
    ],
  ])("with %s changes nothing", async (_, request) => {
    const { id } = await sentText();
    const fields = { MessageSid: "SM1", MessageStatus: "delivered" };
    const answer = await post(
      receiptPath(id),
      fields,
      request(`${shop}${receiptPath(id)}`, fields),
    );
    expect(answer.status).toBe(403);
    expect(await state()).toBe("sent");
  });

  test("that makes no sense is refused", async () => {
    expect(
      (await post(receiptPath("7"), { MessageSid: "SM1", MessageStatus: "sent" })).status,
    ).toBe(400);
    expect((await post("/texts/receipt", {})).status).toBe(400);
  });

  test("that is too long is not read", async () => {
    const answer = await post(receiptPath("7"), {}, { method: "POST", body: "x".repeat(70_000) });
    expect(answer.status).toBe(413);
  });
});

describe("a reply", () => {
  const phone = "+15865550000";
  const say = (body: string, sid: string, more: Record<string, string> = {}) =>
    post("/texts/reply", { MessageSid: sid, From: phone, To: "+15865550100", Body: body, ...more });

  test("is answered with nothing, since Twilio answers keywords itself", async () => {
    const answer = await say("HELP", "SM1");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/xml");
    expect(await answer.text()).toContain("<Response/>");
  });

  test("STOP ends the texts, START brings them back, and copies change nothing", async () => {
    await say("Stop", "SM1");
    await store.queue(1);
    expect(await store.states()).toEqual({ opted_out: 1 });
    await say("start", "SM2");
    await say("Stop", "SM1");
    await store.queue(1);
    expect(await store.states()).toEqual({ opted_out: 1, queued: 1 });
  });

  test("counts as what Twilio took it for, in any language", async () => {
    await say("ALTO", "SM1", { OptOutType: "STOP" });
    await store.queue(1);
    expect(await store.states()).toEqual({ opted_out: 1 });
  });

  test("without Twilio's signature opts nobody out", async () => {
    const fields = { MessageSid: "SM1", From: phone, Body: "STOP" };
    const answer = await post(
      "/texts/reply",
      fields,
      signedRequest(`${shop}/texts/reply`, fields, "another token"),
    );
    expect(answer.status).toBe(403);
    await store.queue(1);
    expect(await store.states()).toEqual({ queued: 1 });
  });

  test("with a picture says so, and the picture stays where it is", async () => {
    await say("", "SM1", { NumMedia: "2", MediaUrl0: "https://example.com/a" });
    expect(await store.replies()).toMatchObject([
      { body: "(2 pictures, kept at Twilio)", kind: "other" },
    ]);
  });

  test("of 2,000 characters with emoji is kept whole, once for each of Twilio's ids", async () => {
    const long = `${"🛋️ ".repeat(500)}ok`;
    await Promise.all([say(long, "SM1"), say(long, "SM1"), say("Two at once", "SM2")]);
    await say(long, "SM1");
    const replies = await store.replies();
    expect(replies.map(({ body }) => body).sort()).toEqual(["Two at once", long].sort());
  });

  test("of a flood is answered, and kept up to the limit", async () => {
    await store.database.transaction((tx) =>
      tx.query("update private.settings set replies_per_phone_and_hour = 5"),
    );
    for (let sid = 0; sid < 20; sid += 1) {
      expect((await say(`Hello ${sid}`, `SM${sid}`)).status).toBe(200);
    }
    expect(await store.replies()).toHaveLength(5);
  });

  test.each<Record<string, string>>([{ From: "me" }, { From: "" }, { MessageSid: "" }])(
    "that makes no sense is refused: %j",
    async (wrong) => {
      expect((await say("Hello", "SM1", wrong)).status).toBe(400);
      expect(await store.replies()).toEqual([]);
    },
  );
});
