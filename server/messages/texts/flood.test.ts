import { afterAll, beforeAll, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { createLog } from "#server/logging.ts";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { openOutbox } from "./outbox.ts";
import { createSmsWorker } from "./sms-worker.ts";
import { countStates } from "./testing/open-outbox.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(
    "update private.settings set texts_are_sent = true, quiet_from = '00:00', quiet_until = '00:00', texts_per_address_and_hour = 1000000, leads_per_address_and_hour = 1000000, most_leads_per_address_and_hour = 1000000, leads_per_phone_and_day = 1000000, most_leads_per_phone_and_day = 1000000",
  );
});
afterAll(() => api.close());

const forms = 60;
const atOnce = 20;

async function send(number: number) {
  const answer = await api.request("/financing_leads", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `192.0.2.${number % 250}` },
    body: JSON.stringify({
      first_name: "Ann",
      last_name: "Lee",
      phone: number % 2 ? "(586) 555-0117" : "1-586-555-0117",
      financing_option: lenders[number % 4]!.name,
      status: "pending",
      consent_version: "2026-11-21",
    }),
  });
  return answer.status;
}

test("sixty forms for one phone are sixty leads and three texts", async () => {
  const statuses = new Set<number>();
  for (let start = 0; start < forms; start += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, index) => send(start + index));
    for (const status of await Promise.all(batch)) statuses.add(status);
  }
  expect([...statuses]).toEqual([201]);
  const taken: string[] = [];
  const provider = {
    name: "local" as const,
    async send({ phone }: { phone: string }) {
      taken.push(phone);
      return crypto.randomUUID();
    },
  };
  const outbox = openOutbox(api.database);
  await createSmsWorker({ outbox, provider, log: createLog("error") }).drain();
  expect(taken).toEqual(["+15865550117", "+15865550117", "+15865550117"]);
  expect(await countStates(api.database)).toEqual({ sent: 3, refused: forms - 3 });
});
