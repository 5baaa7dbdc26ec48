import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { openTestOutbox } from "#server/messages/texts/testing/open-outbox.ts";
import { makeSecrets } from "#server/secrets.ts";
import { openWorker } from "#server/worker/worker.ts";

let store: Awaited<ReturnType<typeof openTestOutbox>>;
beforeAll(async () => {
  store = await openTestOutbox();
});
afterAll(() => store.close());

const key = "a_key_of_sixteen_or_more";
const here = "http://127.0.0.1:3000";
const pages = ["mail", "phone", "phone/texts", "phone/phone.js", "metrics"];

async function openApp(variables: Record<string, string> = {}) {
  const env = readEnv({ DATA_DIR: store.dataDir, ...variables });
  const log = createLog("error");
  const { database } = store;
  const worker = await openWorker({ database, env, log });
  return createApp({ database, env, log, worker, secrets: await makeSecrets() });
}
type App = Awaited<ReturnType<typeof openApp>>;

async function statuses(app: App, folder: string, headers: Record<string, string> = {}) {
  const asked = pages.map(
    async (page) => (await app.request(`${folder}/${page}`, { headers })).status,
  );
  return [...new Set(await Promise.all(asked))];
}

test("pages for a developer are there for whoever has their key, and nobody else", async () => {
  const app = await openApp({ DEV_KEY: key });
  expect(await statuses(app, `${here}/dev/${key}`)).toEqual([200]);
  // What a plain proxy makes of a stranger's request.
  expect(await statuses(app, `${here}/dev`)).toEqual([404]);
  expect(await statuses(app, here)).toEqual([404]);
  expect(await statuses(app, `${here}/dev/${key}x`)).toEqual([404]);
  expect(await statuses(app, `${here}/dev/undefined`)).toEqual([404]);
  expect(await statuses(app, `http://rebound.example/dev/${key}`)).toEqual([404]);
  expect(await statuses(app, `${here}/dev/${key}`, { "X-Forwarded-For": "192.0.2.1" })).toEqual([
    404,
  ]);
});

test("without a key of one's own each start makes another, and says where the pages are", async () => {
  const [first, second] = [await openApp(), await openApp()];
  expect(first.devPages).toHaveLength(2);
  expect(first.devPages).not.toEqual(second.devPages);
  const folder = /\/dev\/\w{32,}/.exec(first.devPages[0] ?? "")?.[0];
  expect(await statuses(first, `${here}${folder}`)).toEqual([200]);
  expect(await statuses(second, `${here}${folder}`)).toEqual([404]);
});

test.each([
  ["in production", { NODE_ENV: "production" }],
  ["on a server for others", { HOST: "0.0.0.0" }],
  ["under a public address", { SITE_URL: "https://shop.example" }],
])("%s there are none, key or not", async (_, variables) => {
  const app = await openApp({ DEV_KEY: key, ...variables });
  expect(app.devPages).toEqual([]);
  expect(await statuses(app, `${here}/dev/${key}`)).toEqual([404]);
});

test("where mails and texts are sent, nobody reads them here", async () => {
  const mail = await openApp({ DEV_KEY: key, SMTP_URL: "smtp://localhost:2525" });
  expect((await mail.request(`${here}/dev/${key}/mail`)).status).toBe(404);
  expect(mail.devPages).toEqual([`Texts: /dev/${key}/phone`]);
});
