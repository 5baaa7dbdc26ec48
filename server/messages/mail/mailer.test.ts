import { afterEach, expect, test, vi } from "vitest";
import { closeAfterTests } from "#server/database/open-databases.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";
import { createInbox } from "./dev-inbox.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import type { Mail, MailTransport } from "./transport.ts";

const mail: Mail = {
  to: "ann@example.com",
  subject: "Hello",
  text: "https://shop.example/auth/v1/verify?token=secret-token",
  html: "<p>Hi</p>",
};

const database = await closeAfterTests(openTestDatabase());
const secrets = await makeSecrets();

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await database.transaction((tx) => tx.query<Row>(text, values))).rows;

const rows = () =>
  query<{ state: string; error: string | null; sealed: string | null; attempts: number }>(
    "select state, error, sealed, attempts from auth.mail_outbox order by created_at",
  );
const states = async () => (await rows()).map(({ state }) => state);
/** As if the pause after a failure were over. */
const makeDue = () => query("update auth.mail_outbox set due_at = now()");

afterEach(() => query("delete from auth.mail_outbox"));

type Send = MailTransport["send"];

/** One process's mailer. */
function mailerWith(send: Send | undefined, keys = secrets) {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const transport = send && { send };
  const options = { database, env: readEnv({}), secrets: keys, log, transport };
  return { mailer: createMailer(options), lines };
}

const queue = (mailer: Mailer, tokenHash?: string) =>
  database.transaction((tx) => mailer.queue(tx, () => mail, tokenHash));

const refusal = (code: string, responseCode: number, message: string) =>
  Object.assign(new Error(message), { code, responseCode });

async function liveToken(): Promise<string> {
  const [user] = await query<{ id: string }>("insert into auth.users default values returning id");
  const hash = `hash of ${user!.id}`;
  await query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, expires_at)
     values ($1, 'recovery_token', $2, 'ann@example.com', now() + interval '1 hour')`,
    [user!.id, hash],
  );
  return hash;
}

test("a mail waits where nobody can read it, leaves once, and is forgotten", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  const { mailer } = mailerWith(send);
  await queue(mailer, await liveToken());
  const waiting = JSON.stringify(await query("select * from auth.mail_outbox"));
  for (const word of ["ann@", "secret-token", "Hello"]) expect(waiting).not.toContain(word);
  expect(await mailer.drain()).toBe(1);
  expect(await mailer.drain()).toBe(0);
  expect(send.mock.calls).toEqual([[{ ...mail, from: { name: "The shop", address: "" } }]]);
  expect(await rows()).toMatchObject([{ state: "sent", sealed: null, error: null }]);
});

test("the store knows that its mails leave once a server took one, not when this machine kept one", async () => {
  const isKnown = async () => {
    const [settings] = await query<{ mails_are_sent: boolean }>(
      "select mails_are_sent from private.settings",
    );
    return settings?.mails_are_sent;
  };
  await query("update private.settings set mails_are_sent = false");
  for (const send of [undefined, () => Promise.reject(new Error("away"))]) {
    const { mailer } = mailerWith(send);
    await queue(mailer);
    await mailer.drain();
    expect(await isKnown()).toBe(false);
  }
  await makeDue();
  await mailerWith(() => Promise.resolve()).mailer.drain();
  expect(await isKnown()).toBe(true);
});

test("what is rolled back sends no mail", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  const { mailer } = mailerWith(send);
  const undone = database.transaction(async (tx) => {
    await mailer.queue(tx, () => mail);
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await mailer.drain()).toBe(0);
});

test("a mail whose server was away is sent by the next process", async () => {
  const before = mailerWith(() => Promise.reject(new Error("connect ECONNREFUSED")));
  await queue(before.mailer);
  await before.mailer.drain();
  expect(await rows()).toMatchObject([{ state: "queued", error: "connect ECONNREFUSED" }]);
  const send = vi.fn<Send>().mockResolvedValue();
  const after = mailerWith(send);
  expect(await after.mailer.drain()).toBe(0);
  await makeDue();
  await after.mailer.drain();
  expect(send.mock.calls).toEqual([[{ ...mail, from: { name: "The shop", address: "" } }]]);
});

test("several processes send each mail once", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  const processes = [mailerWith(send), mailerWith(send), mailerWith(send)];
  for (let at = 0; at < 20; at += 1) await queue(processes[0]!.mailer);
  const counts = await Promise.all(processes.map(({ mailer }) => mailer.drain()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(send).toHaveBeenCalledTimes(20);
});

test("a mail whose process died over it is taken by another, and the dead one decides nothing", async () => {
  const [late, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = mailerWith(() => late.promise);
  await queue(slow.mailer);
  const draining = slow.mailer.drain();
  await expect.poll(() => states()).toEqual(["sending"]);
  const sendOther = vi.fn(() => refused.promise);
  const other = mailerWith(sendOther);
  expect(await other.mailer.drain()).toBe(0);
  await query("update auth.mail_outbox set claimed_at = now() - interval '3 minutes'");
  const drainingOther = other.mailer.drain();
  await expect.poll(() => sendOther).toHaveBeenCalled();
  late.resolve();
  await draining;
  expect(await states()).toEqual(["sending"]);
  refused.reject(new Error("busy"));
  expect(await drainingOther).toBe(1);
  expect(await rows()).toMatchObject([{ state: "queued", attempts: 2, error: "busy" }]);
});

test("a failure is tried again later; why it failed is kept and said, without anybody's address", async () => {
  const send = vi.fn<Send>().mockRejectedValue(refusal("EAUTH", 535, "535 no ann@example.com"));
  const { mailer, lines } = mailerWith(send);
  await queue(mailer);
  await mailer.drain();
  const [waiting] = await query<{ pause: number; error: string }>(
    "select extract(epoch from due_at - updated_at)::int as pause, error from auth.mail_outbox",
  );
  expect(waiting).toEqual({ pause: 2, error: "EAUTH 535 no …" });
  for (let attempt = 2; attempt < 9; attempt += 1) {
    await makeDue();
    await mailer.drain();
  }
  const [later] = await query<{ pause: number }>(
    "select extract(epoch from due_at - updated_at)::int as pause from auth.mail_outbox",
  );
  expect(later).toEqual({ pause: 600 });
  expect(lines.join()).toMatch(/will be retried.*EAUTH 535 no …/);
  expect(lines.join()).not.toContain("ann@example.com");
});

test("a mailbox that is not there is not tried again", async () => {
  const { mailer, lines } = mailerWith(() =>
    Promise.reject(refusal("EENVELOPE", 550, "550 No such mailbox ann@example.com")),
  );
  await queue(mailer);
  await mailer.drain();
  expect(await rows()).toMatchObject([
    { state: "failed", sealed: null, error: "EENVELOPE 550 No such mailbox …" },
  ]);
  expect(lines.join()).toContain("permanently refused");
});

test.each([
  refusal("EENVELOPE", 550, "550 5.7.1 Relaying denied for ann@example.com"),
  Object.assign(refusal("EENVELOPE", 553, "553 Sender is not verified"), { command: "MAIL FROM" }),
  refusal("EMESSAGE", 554, "554 Refused by policy"),
])("what may be a matter of settings is tried again: %s", async (error) => {
  const { mailer } = mailerWith(() => Promise.reject(error));
  await queue(mailer);
  await mailer.drain();
  expect(await rows()).toMatchObject([{ state: "queued" }]);
});

test("a mail is dropped once its link is used or over, or after a day", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  const { mailer, lines } = mailerWith(send);
  const [used, over] = [await liveToken(), await liveToken()];
  await queue(mailer, used);
  await queue(mailer, over);
  await queue(mailer);
  await query("delete from auth.one_time_tokens where token_hash = $1", [used]);
  await query("update auth.one_time_tokens set expires_at = now() where token_hash = $1", [over]);
  await query(
    "update auth.mail_outbox set created_at = now() - interval '25 hours' where token_hash is null",
  );
  await mailer.drain();
  expect(send).not.toHaveBeenCalled();
  expect((await rows()).map(({ state, sealed }) => [state, sealed])).toEqual([
    ["dropped", null],
    ["dropped", null],
    ["dropped", null],
  ]);
  expect(lines.filter((line) => line.includes("A mail was dropped"))).toHaveLength(3);
});

test("a mail that was sealed with another key is left to whoever has it", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  await queue(mailerWith(send, await makeSecrets()).mailer);
  expect(await mailerWith(send).mailer.drain()).toBe(0);
  expect(await states()).toEqual(["queued"]);
});

test("a clock that was ahead for a while holds no mail back", async () => {
  const send = vi.fn<Send>().mockResolvedValue();
  const { mailer } = mailerWith(send);
  await queue(mailer);
  await query("update auth.mail_outbox set due_at = now() + interval '23 hours'");
  expect(await mailer.drain()).toBe(1);
});

test("a mail server that refuses is said with its reason, and without anybody's address", async () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const refused = Object.assign(new Error("Invalid login for ann@example.com"), { code: "EAUTH" });
  const transport = { send: async () => undefined, verify: () => Promise.reject(refused) };
  await createMailer({ database, env: readEnv({}), secrets, log, transport }).check();
  expect(lines.join()).toMatch(/SMTP_URL doesn't work.*EAUTH Invalid login for …/);
});

test("without a mail server mails are kept to be read, and shown in the log", async () => {
  const { mailer, lines } = mailerWith(undefined);
  await queue(mailer);
  await mailer.drain();
  expect(mailer.inbox?.mails()).toMatchObject([{ ...mail, id: 1 }]);
  expect(lines.join()).toContain("ann@example.com");
});

test("the inbox keeps the newest hundred", async () => {
  const inbox = createInbox();
  for (let count = 0; count < 120; count += 1)
    await inbox.send({ ...mail, from: "hello@example.com" });
  expect(inbox.mails()).toHaveLength(100);
  expect(inbox.mails()[0]?.id).toBe(120);
});

test("a letter is told where the owner's logo lies", async () => {
  await query("insert into public.product_pictures (place, original) values ('logo', $1)", [
    `${"a".repeat(64)}.png`,
  ]);
  await query(
    `insert into public.pictures (name, hash, width, height, widths, color, alt)
     select name, 'abcdef', 560, 100, '{560}', '#ffffff', 'Logo' from public.product_pictures`,
  );
  const letter = vi.fn(() => mail);
  await database.transaction((tx) => mailerWith(undefined).mailer.queue(tx, letter));
  expect(letter.mock.calls).toEqual([
    ["The shop", expect.stringMatching(/^http.*\/pictures\/photo-logo-\w{12}-abcdef-560\.jpg$/)],
  ]);
});
