import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { checkCaptchas } from "./captcha.ts";

let store: Awaited<ReturnType<typeof openTestOutbox>>;
beforeAll(async () => {
  store = await openTestOutbox();
  await store.database.transaction((tx) =>
    tx.query("update private.settings set texts_need_captcha = true"),
  );
});
afterEach(() => store.empty());
afterAll(() => store.close());

async function formWith(token: string) {
  await store.database.transaction(async (tx) => {
    await tx.query("select set_config('request.headers', $1, true)", [
      JSON.stringify({ "x-captcha-token": token, "x-forwarded-for": "192.0.2.7" }),
    ]);
    await tx.query(`select set_config('request.jwt.claims', '{"role":"anon"}', true)`);
    await tx.query(
      `insert into public.financing_leads
         (first_name, last_name, phone, financing_option, consent_version)
       values ('Ann', 'Lee', '586-555-0117', (select name from public.lenders where position = 1),
         '2026-11-21')`,
    );
  });
}

function check(answer: () => Response | Promise<Response>) {
  const asked: Record<string, string>[] = [];
  const fetch = (async (_: string, init: RequestInit) => {
    asked.push(Object.fromEntries(init.body as URLSearchParams));
    return answer();
  }) as typeof globalThis.fetch;
  const log = createLog("error", () => undefined);
  const checked = checkCaptchas({
    outbox: store.outbox,
    secret: "secret",
    siteUrl: "https://shop.example",
    log,
    fetch,
  });
  return checked.then((count) => ({ count, asked }));
}

const person = { success: true, hostname: "shop.example", action: "lead" };

test("a person's text may leave, once Cloudflare has said so", async () => {
  await formWith("token");
  expect(await store.states()).toEqual({ checking: 1 });
  expect(await check(() => Response.json(person))).toEqual({
    count: 1,
    asked: [{ secret: "secret", response: "token", remoteip: "192.0.2.7" }],
  });
  expect(await store.states()).toEqual({ queued: 1 });
  expect((await check(() => Response.json(person))).count).toBe(0);
});

test.each([
  ["says no", () => Response.json({ success: false })],
  ["says yes of another site", () => Response.json({ ...person, hostname: "evil.example" })],
  ["says yes of another form", () => Response.json({ ...person, action: "account" })],
  ["says yes of no form", () => Response.json({ ...person, action: "" })],
  ["does not answer", () => Promise.reject(new Error("timeout"))],
  ["answers nonsense", () => new Response("<html>")],
])("where it %s, no text leaves, and the lead stays", async (_, answer) => {
  await formWith("token");
  await check(answer);
  expect(await store.rows()).toMatchObject([{ state: "refused", reason: "captcha" }]);
});
