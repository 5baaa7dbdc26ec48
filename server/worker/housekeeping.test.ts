import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#server/logging.ts";
import { openOutbox } from "#server/messages/texts/outbox.ts";
import { openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { createHousekeeping, describeRetention } from "./housekeeping.ts";

let store: Awaited<ReturnType<typeof openTestOutbox>>;
beforeAll(async () => {
  store = await openTestOutbox();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.empty();
});
afterAll(() => store.close());

function start(lines: string[] = []) {
  const housekeeping = createHousekeeping({
    outbox: store.outbox,
    log: createLog("info", (line) => lines.push(line)),
    // Its nudges make the test quick.
    secret: "secret",
    siteUrl: "https://shop.example",
  });
  housekeeping.start();
  return housekeeping;
}

const names = async () =>
  (
    await store.database.transaction((tx) =>
      tx.query<{ first_name: string }>("select first_name from public.financing_leads"),
    )
  ).rows.map(({ first_name }) => first_name);

test("a text whose worker has been silent for long is in doubt", { tags: "long" }, async () => {
  await store.queue(1);
  await store.outbox.claim(1);
  await store.database.transaction((tx) =>
    tx.query("update private.text_outbox set claimed_at = claimed_at - interval '3 minutes'"),
  );
  const housekeeping = start();
  await expect.poll(() => store.states()).toEqual({ unknown: 1 });
  await housekeeping.stop();
});

test("a form whose captcha nobody looked at, or whose worker died over it, waits no longer", async () => {
  await store.queue(3);
  await store.database.transaction(async (tx) => {
    const texts = await tx.query<{ id: string }>("select id from private.text_outbox order by id");
    const [fresh, unseen, dropped] = texts.rows.map(({ id }) => id);
    await tx.query(
      "update private.text_outbox set state = 'checking', captcha_token = 'token' where id = $1",
      [fresh],
    );
    await tx.query(
      `update private.text_outbox set state = 'checking', captcha_token = null,
         created_at = private.text_now() - interval '2 days' where id = $1`,
      [unseen],
    );
    await tx.query(
      `update private.text_outbox set state = 'checking',
         claimed_at = private.text_now() - interval '3 minutes' where id = $1`,
      [dropped],
    );
  });
  // Without a secret nobody checks.
  const housekeeping = createHousekeeping({
    outbox: store.outbox,
    log: createLog("error"),
    secret: undefined,
    siteUrl: "https://shop.example",
  });
  housekeeping.start();
  await expect.poll(() => store.states()).toEqual({ checking: 1, refused: 2 });
  await housekeeping.stop();
});

test("what is old is tidied in batches, and others get in between", { tags: "long" }, async () => {
  await store.queue(450);
  await store.database.transaction(async (tx) => {
    await tx.query("update public.financing_leads set created_at = now() - interval '31 days'");
    await tx.query(
      `update private.text_outbox set created_at = private.text_now() - interval '25 hours',
         address = '192.0.2.7'`,
    );
    await tx.query(
      `insert into private.text_replies (phone, body, kind, received_at)
       values ('+15865550117', 'Thanks!', 'other', now() - interval '31 days')`,
    );
  });
  let transactions = 0;
  const outbox = openOutbox({
    ...store.database,
    transaction: (work) => {
      transactions += 1;
      return store.database.transaction(work);
    },
  });
  await outbox.forgetAddresses();
  expect(transactions).toBeGreaterThan(8);
  transactions = 0;
  const before = new Date(Date.now() - 30 * 24 * 3_600_000);
  const counted = await outbox.countOld(before);
  expect(await outbox.anonymize(before)).toEqual(counted);
  expect(counted).toMatchObject({ leads: 450, texts: 450, replies: 1 });
  expect(transactions).toBeGreaterThan(8);
  const left = await store.database.transaction((tx) =>
    tx.query(
      `select from private.text_outbox where address is not null or phone is not null
       union all select from private.text_replies where body <> ''`,
    ),
  );
  expect(left.rows).toEqual([]);
});

test("old leads are anonymized an hour after it was said, and not before", async () => {
  await store.queue(1);
  await store.database.transaction(async (tx) => {
    await tx.query("update public.financing_leads set created_at = now() - interval '31 days'");
    await tx.query("update private.settings set keep_leads_days = 30");
  });
  const lines: string[] = [];
  const housekeeping = start(lines);
  await expect.poll(() => lines.join()).toContain("In an hour, what is older than 30 days");
  housekeeping.nudge();
  expect(await names()).toEqual(["Ann"]);
  vi.setSystemTime(Date.now() + 3_600_001);
  const namesNow = () => {
    housekeeping.nudge();
    return names();
  };
  await expect.poll(namesNow).toEqual(["Removed"]);
  await expect.poll(() => lines.join()).toContain("Anonymized 1 lead");
  await housekeeping.stop();
});

test("what is anonymized is said in words", () => {
  const oldest = new Date("2024-01-03T10:00:00Z");
  expect(describeRetention({ leads: 1, texts: 2, replies: 1, oldest, newest: oldest })).toBe(
    "1 lead from 2024-01-03 to 2024-01-03, 2 texts, 1 reply",
  );
  expect(describeRetention({ leads: 0, texts: 0, replies: 2, oldest: null, newest: null })).toBe(
    "0 leads, 0 texts, 2 replies",
  );
});
