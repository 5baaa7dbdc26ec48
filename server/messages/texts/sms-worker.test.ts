import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { createLog } from "#server/logging.ts";
import {
  answers,
  type FakeTwilio,
  startFakeTwilio,
} from "#server/messages/texts/testing/fake-twilio.ts";
import { noon, openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { createLocalProvider } from "./local-provider.ts";
import { SmsError } from "./provider.ts";
import { createSmsWorker } from "./sms-worker.ts";
import { createTwilioProvider } from "./twilio.ts";

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

const quiet = createLog("error");
const workerWith = (provider = createTwilioProvider(fake.settings())) =>
  createSmsWorker({ outbox: store.outbox, provider, log: quiet });

test("what is due is sent once, and its row knows the provider's id", async () => {
  await store.queue(30);
  expect(await workerWith().drain()).toBe(30);
  expect(await store.states()).toEqual({ sent: 30 });
  const rows = await store.rows();
  expect(new Set(fake.taken.map(({ to }) => to)).size).toBe(30);
  expect(fake.taken.map(({ sid }) => sid).sort()).toEqual(
    rows.map(({ provider_id }) => provider_id).sort(),
  );
});

test("several workers on one outbox never take the same text", async () => {
  await store.queue(60);
  const sent = await Promise.all([1, 2, 3].map(() => workerWith().drain()));
  expect(sent.reduce((sum, one) => sum + one)).toBe(60);
  expect(fake.taken).toHaveLength(60);
});

test("a started worker sends as soon as it is nudged", async () => {
  const worker = createSmsWorker({
    outbox: store.outbox,
    provider: createTwilioProvider(fake.settings()),
    log: quiet,
    idleMs: 60_000,
  });
  worker.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await store.queue(1);
  worker.nudge();
  await expect.poll(() => store.states()).toEqual({ sent: 1 });
  await worker.stop();
});

test("a refusal that took nothing is retried later, and a doubtful answer never", {
  tags: "long",
}, async () => {
  await store.queue(4);
  fake.answerNext(answers.tooMany, answers.broken, answers.takeAndHang, answers.refuse(21211));
  const worker = workerWith(createTwilioProvider(fake.settings(), 3_000));
  expect(await worker.drain()).toBe(4);
  expect(await store.states()).toEqual({ queued: 1, unknown: 2, failed: 1 });
  expect(await worker.drain(new Date(noon.getTime() + 89_000))).toBe(0);
  expect(await worker.drain(new Date(noon.getTime() + 91_000))).toBe(1);
  expect(await store.states()).toEqual({ sent: 1, unknown: 2, failed: 1 });
  expect(fake.taken).toHaveLength(2);
});

test("a provider that stays away is given up visibly", async () => {
  await store.queue(1);
  fake.answerWith(answers.away);
  const worker = workerWith();
  for (let hours = 0; hours < 8; hours += 1) {
    await worker.drain(new Date(noon.getTime() + hours * 3_600_000));
  }
  expect(await store.rows()).toMatchObject([
    { state: "failed", attempts: 6, error_code: "20503", error: "Service unavailable" },
  ]);
});

test("what became of a text is written down once the database is back", async () => {
  await store.queue(1);
  let isAway = 2;
  const flaky = {
    ...store.outbox,
    finish: ((...given) => {
      isAway -= 1;
      return isAway >= 0 ? Promise.reject(new Error("away")) : store.outbox.finish(...given);
    }) as typeof store.outbox.finish,
  };
  await createSmsWorker({
    outbox: flaky,
    provider: createTwilioProvider(fake.settings()),
    log: quiet,
  }).drain();
  expect(await store.states()).toEqual({ sent: 1 });
});

test("no more texts are in the provider's hands at once than allowed", async () => {
  await store.queue(20);
  let now = 0;
  let most = 0;
  const provider = {
    name: "local" as const,
    async send() {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now -= 1;
      return crypto.randomUUID();
    },
  };
  await createSmsWorker({ outbox: store.outbox, provider, log: quiet, atOnce: 3 }).drain();
  expect(most).toBe(3);
});

test("the log of a failure names nobody", async () => {
  await store.queue(1);
  const lines: string[] = [];
  const provider = {
    name: "twilio" as const,
    send: () => Promise.reject(new SmsError("failed", "No such number +15865550000")),
  };
  const log = createLog("info", (line) => lines.push(line));
  await createSmsWorker({ outbox: store.outbox, provider, log }).drain();
  expect(lines.join()).toContain("couldn't be sent");
  expect(lines.join()).not.toContain("5865550000");
});

test("the local provider shows the text in the log and says that it was delivered", async () => {
  await store.queue(1);
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  await workerWith(createLocalProvider(store.outbox, log)).drain();
  expect(lines.join()).toContain(lenders[0]?.applicationUrl);
  await expect.poll(() => store.states()).toEqual({ delivered: 1 });
});
