import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#server/logging.ts";
import { openTestOutbox } from "#server/sms/testing/open-outbox.ts";
import { createHousekeeping, inWords } from "./housekeeping.ts";

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

test("a text whose worker has been silent for long is in doubt", async () => {
  await store.queue(1);
  await store.outbox.claim(1);
  await store.database.transaction((tx) =>
    tx.query("update private.text_outbox set claimed_at = claimed_at - interval '3 minutes'"),
  );
  const housekeeping = start();
  await vi.waitFor(async () => expect(await store.states()).toEqual({ unknown: 1 }));
  await housekeeping.stop();
});

test("old leads are anonymised an hour after it was said, and not before", async () => {
  await store.queue(1);
  await store.database.transaction(async (tx) => {
    await tx.query("update public.financing_leads set created_at = now() - interval '31 days'");
    await tx.query("update private.settings set keep_leads_days = 30");
  });
  const lines: string[] = [];
  const housekeeping = start(lines);
  await vi.waitFor(() => expect(lines.join()).toContain("In an hour, what is older than 30 days"));
  housekeeping.nudge();
  expect(await names()).toEqual(["Ann"]);
  vi.setSystemTime(Date.now() + 3_600_001);
  await vi.waitFor(async () => {
    housekeeping.nudge();
    expect(await names()).toEqual(["Removed"]);
  });
  expect(lines.join()).toContain("Anonymised 1 lead");
  await housekeeping.stop();
});

test("what is anonymised is said in words", () => {
  const oldest = new Date("2024-01-03T10:00:00Z");
  expect(inWords({ leads: 1, texts: 2, replies: 1, oldest, newest: oldest })).toBe(
    "1 lead from 2024-01-03 to 2024-01-03, 2 texts, 1 reply",
  );
  expect(inWords({ leads: 0, texts: 0, replies: 2, oldest: null, newest: null })).toBe(
    "0 leads, 0 texts, 2 replies",
  );
});
