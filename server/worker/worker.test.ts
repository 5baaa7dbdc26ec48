import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { Transaction } from "#server/database/database.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import {
  account,
  answers,
  type FakeTwilio,
  signedRequest,
  startFakeTwilio,
} from "#server/messages/texts/testing/fake-twilio.ts";
import { openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { makeSecrets } from "#server/secrets.ts";
import { openWorker } from "./worker.ts";

const variables = {
  TWILIO_ACCOUNT_SID: account.accountSid,
  TWILIO_AUTH_TOKEN: account.authToken,
  TWILIO_MESSAGING_SERVICE_SID: account.messagingServiceSid,
};

let fake: FakeTwilio;
let store: Awaited<ReturnType<typeof openTestOutbox>>;
beforeAll(async () => {
  fake = await startFakeTwilio();
  store = await openTestOutbox();
});
afterEach(async () => {
  fake.reset();
  await store.empty();
});
afterAll(async () => {
  await store.close();
  await fake.close();
});

const open = (more: Record<string, string> = {}) =>
  openWorker({
    database: store.database,
    env: readEnv({ DATA_DIR: store.dataDir, ...more }),
    log: createLog("error"),
  });

describe("the environment", () => {
  test("chooses the provider", async () => {
    const local = await open();
    expect(local.provider.name).toBe("local");
    expect(local.playReply).toBeDefined();
    expect(local.sendText).toBeUndefined();
    const hosted = await open(variables);
    expect(hosted.provider.name).toBe("twilio");
    expect(hosted.playReply).toBeUndefined();
  });

  test.each([
    [{ TWILIO_ACCOUNT_SID: account.accountSid }, /go together: set all three or none/],
    [{ ...variables, TWILIO_ACCOUNT_SID: "AC1" }, /must be AC and 32 hexadecimal digits/],
    [{ QUIET_HOURS: "9pm" }, /QUIET_HOURS must be none, or two times like 21:00-08:00/],
    [{ KEEP_LEADS_DAYS: "0" }, /KEEP_LEADS_DAYS must be 1 or more/],
    [{ TEXT_WORKER: "no" }, /TEXT_WORKER must be inside or elsewhere/],
    [{ TEXT_WORKER: "elsewhere" }, /needs a DATABASE_URL/],
  ])("that is wrong stops the start: %j", (wrong, sentence) => {
    expect(() => readEnv(wrong)).toThrow(sentence);
  });

  test("is written where SQL reads it, and leaves alone what it does not name", async () => {
    const settings = async () => {
      const { rows } = await store.database.transaction((tx) =>
        tx.query(
          `select quiet_from, quiet_until, keep_leads_days, texts_need_captcha,
             leads_per_address_and_hour, most_leads_per_address_and_hour, texts_per_address_and_hour
           from private.settings`,
        ),
      );
      return rows[0];
    };
    const first = await open({
      QUIET_HOURS: "20:30-09:00",
      KEEP_LEADS_DAYS: "400",
      TURNSTILE_SECRET: "secret",
      TURNSTILE_SITE_KEY: "key",
    });
    await first.start();
    await first.stop();
    const chosen = { quiet_from: "20:30:00", quiet_until: "09:00:00", keep_leads_days: 400 };
    expect(await settings()).toMatchObject({ ...chosen, texts_need_captcha: true });
    const second = await open({
      TURNSTILE_SECRET: "secret",
      LEADS_PER_ADDRESS_AND_HOUR: "5",
      TEXTS_PER_ADDRESS_AND_HOUR: "7",
    });
    await second.start();
    await second.stop();
    expect(await settings()).toMatchObject({
      ...chosen,
      texts_need_captcha: false,
      leads_per_address_and_hour: 5,
      most_leads_per_address_and_hour: 50,
      texts_per_address_and_hour: 7,
    });
  });
});

test("a site that is open to others promises no text without a provider", async () => {
  const areSent = async (more: Record<string, string>) => {
    const worker = await open(more);
    await worker.start();
    await worker.stop();
    const { rows } = await store.database.transaction((tx) =>
      tx.query<{ value: boolean }>("select texts_are_sent as value from private.settings"),
    );
    return rows[0]?.value;
  };
  const site = { SITE_URL: "https://shop.example" };
  expect(await areSent(site)).toBe(false);
  await store.queue(1);
  expect(await store.rows()).toMatchObject([{ state: "refused", reason: "no_provider" }]);
  expect(await areSent({ ...site, ...variables })).toBe(true);
  expect(await areSent({})).toBe(true);
});

describe("a code", () => {
  const openTwilio = () => open({ ...variables, TWILIO_API_URL: fake.apiUrl });
  /** Counted as the authentication service does. */
  const add = async (phone: string) => {
    const { rows } = await store.database.transaction((tx) =>
      tx.query<{ id: string; reason: string | null }>(
        "select id, reason from private.add_text('code', $1, null, private.text_now())",
        [phone],
      ),
    );
    return rows[0]!;
  };
  const send = async (phone: string, body = "Your code is 123456") => {
    const { sendText } = await openTwilio();
    const { id } = await add(phone);
    return sendText!({ id, attempt: 1, phone, body });
  };

  test("goes out at once, and what the provider says of it is heard", async () => {
    expect(await send("+15865550117")).toMatchObject({ outcome: "sent" });
    expect(fake.taken).toMatchObject([{ to: "+15865550117", body: "Your code is 123456" }]);
    const [row] = await store.rows();
    expect(row).toMatchObject({ state: "sent", body: null });
    expect(JSON.stringify(row)).not.toContain("123456");
    await store.outbox.recordReceipt({
      id: row!.id,
      providerId: row!.provider_id!,
      status: "delivered",
    });
    expect(await store.states()).toEqual({ delivered: 1 });
  });

  test.each([
    ["a provider that is asked too often", answers.tooMany, "failed"],
    ["an answer that is lost", answers.takeAndHangUp, "unknown"],
  ])("is not sent again by itself after %s", async (_, answer, state) => {
    fake.answerNext(answer);
    expect(await send("+15865550117")).not.toMatchObject({ outcome: "sent" });
    expect(await store.states()).toEqual({ [state]: 1 });
    expect(await store.outbox.claim(10)).toEqual([]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "is counted after those that are under way",
    async () => {
      const { database } = store;
      const addFor = async (tx: Transaction, phone: string) => {
        const { rows } = await tx.query<{ reason: string | null }>(
          "select reason from private.add_text('code', $1, null, private.text_now(), account => $2::uuid)",
          [phone, "00000000-0000-4000-8000-000000000001"],
        );
        return rows[0]!.reason;
      };
      const isAwaited = async (tx: Transaction) => {
        for (;;) {
          const { rows } = await tx.query(
            "select from pg_locks where locktype = 'advisory' and not granted",
          );
          if (rows.length > 0) return;
        }
      };
      await database.transaction((tx) =>
        tx.query("update private.settings set codes_per_account_and_hour = 1"),
      );
      let second: Promise<string | null> | undefined;
      const first = await database.transaction(async (tx) => {
        const reason = await addFor(tx, "+15865550117");
        second = database.transaction((other) => addFor(other, "+15865550118"));
        await Promise.race([second, isAwaited(tx)]);
        return reason;
      });
      expect([first, await second]).toEqual([null, "account_hour"]);
      await database.transaction((tx) =>
        tx.query("update private.settings set codes_per_account_and_hour = default"),
      );
    },
  );

  test("does not go to a number that opted out, by its STOP or by the provider's word", async () => {
    await store.outbox.recordReply({ phone: "+15865550117", body: "STOP" });
    expect(await add("+15865550117")).toMatchObject({ reason: "opted_out" });
    fake.answerNext(answers.refuse(21610));
    expect(await send("+12485550164")).toMatchObject({ outcome: "opted_out" });
    // It is known from then on, to every text of the number.
    expect(await add("+12485550164")).toMatchObject({ reason: "opted_out" });
    await store.outbox.recordReply({ phone: "+12485550164", body: "START" });
    expect(await send("+12485550164")).toMatchObject({ outcome: "sent" });
  });
});

test("the server answers Twilio where Twilio is the provider, and shows no phone", async () => {
  const env = readEnv({
    ...variables,
    DATA_DIR: store.dataDir,
    SITE_URL: "https://shop.example",
  });
  const log = createLog("error");
  const { database, outbox } = store;
  const worker = await openWorker({ database, env, log });
  const app = createApp({ database, env, log, worker, secrets: await makeSecrets() });
  await store.queue(1);
  const [text] = await outbox.claim(1);
  await outbox.finish(text!, "twilio", { outcome: "sent", providerId: "SM1" });
  const path = `/texts/receipt?text=${text!.id}`;
  const receipt = { MessageSid: "SM1", MessageStatus: "delivered" };
  const answer = await app.request(path, signedRequest(`https://shop.example${path}`, receipt));
  expect(answer.status).toBe(204);
  expect(await store.states()).toEqual({ delivered: 1 });
  expect((await app.request(`/dev/${env.devKey}/phone/texts`)).status).toBe(404);
});

test("what a dead predecessor had under way is in doubt from the start", async () => {
  await store.queue(1);
  await store.outbox.claim(1);
  await store.database.transaction((tx) =>
    tx.query("update private.text_outbox set claimed_at = claimed_at - interval '1 second'"),
  );
  const worker = await open({ ...variables, TWILIO_API_URL: fake.apiUrl });
  await worker.start();
  await worker.stop();
  expect(await store.states()).toEqual(
    store.database.kind === "pglite" ? { unknown: 1 } : { sending: 1 },
  );
});
