/**
 * A shop that its owner renamed: whatever it sends says the new name, and nothing of the sample's. What pages
 * show is in publish/render.test.ts.
 */

import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { openTestServer, SITE, type TestServer } from "#server/auth/testing.ts";
import * as templates from "#server/messages/mail/templates.ts";
import { devPhoneRoutes } from "#server/messages/texts/dev-phone/routes.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { consent } from "#shop/financing-consent.ts";
import { holdConsent } from "#shop/hold-consent.ts";
import { become } from "#supabase/tests/people.ts";

const name = "Quillon Barn";
const phone = "(248) 555-0199";
const email = "post@quillon.example";
const ofTheSample =
  /Tag\s*(&|&amp;|and)\s*Timber|tagandtimber|555-0100|Sterling|Southfield|Detroit|\bat (East|West)\b/i;

let server: TestServer;
let owner: ReturnType<TestServer["client"]>;
let ownerId: string;
/** What was sent or shown in the test. */
let said: string[] = [];

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.transaction((tx) => tx.query<Row>(text, values))).rows;

beforeAll(async () => {
  server = await openTestServer({
    sendText: async ({ body }) => {
      said.push(body);
      return { outcome: "sent" };
    },
  });
  await seedSampleShop(server.database);
  owner = server.client();
  const { data } = await owner.signUp({ email: "owner@example.com", password: "a long one" });
  ownerId = data.user!.id;
  await run("insert into public.user_roles (user_id, role) values ($1, 'admin')", [ownerId]);
  await run("update private.settings set texts_are_sent = true");
  await run("update public.shop set name = $1, phone = $2, email = $3", [name, phone, email]);
  await run(
    "update public.showrooms set name = 'Lake Showroom', city = 'Holland' where id = 'east'",
  );
  await server.idle();
  server.mails.length = 0;
});

afterEach(() => {
  expect(said).not.toEqual([]);
  for (const words of said) expect(words).not.toMatch(ofTheSample);
  said = [];
});

const facts = {
  to: "ann@example.com",
  link: `${SITE}/auth`,
  code: "012345",
  oldEmail: "ann@example.com",
  newEmail: "bea@example.com",
  device: "An iPhone",
  leads: 3,
  days: "Monday to Sunday",
  lines: ["All: 3 leads"],
  turnOff: SITE,
  inviter: "owner@example.com",
  until: new Date(),
};

test.each(Object.entries(templates))("the mail “%s”", async (_, template) => {
  const letter = template(facts, facts);
  const { mailer } = server;
  await server.database.transaction((tx) => mailer.queue(tx, letter));
  const mail = await server.mailTo(facts.to);
  said.push(JSON.stringify(mail));
  expect(mail.subject).toContain(name);
  expect(mail.text).toMatch(new RegExp(`${name}$`));
  expect(mail.html).toContain(name);
  expect(mail).toMatchObject({ from: { name, address: email } });
});

test("a mail that somebody asks for", async () => {
  await owner.resetPasswordForEmail("owner@example.com");
  const mail = await server.mailTo("owner@example.com");
  said.push(JSON.stringify(mail));
  expect(mail.subject).toBe(`Set a new ${name} password`);
});

test("a code by text, to sign in and as a second factor", async () => {
  await server.client().signInWithOtp({ phone: "+12485550111" });
  const { data } = await owner.mfa.enroll({ factorType: "phone", phone: "+12485550112" });
  await owner.mfa.challenge({ factorId: data!.id, channel: "sms" });
  expect(said).toEqual([
    expect.stringContaining(`${name}: your code is`),
    expect.stringContaining(`${name}: your code is`),
  ]);
});

test("what a browser asks when a passkey is made", async () => {
  const { data } = await owner.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  const asked = await owner.mfa.challenge({
    factorId: data!.id,
    webauthn: { rpId: "shop.example", rpOrigins: [SITE] },
  });
  said.push(JSON.stringify(asked));
  expect(asked.data).toMatchObject({
    webauthn: { credential_options: { publicKey: { rp: { name } } } },
  });
});

const send = (table: string, row: object) =>
  server.app.request(`/rest/v1/${table}`, {
    method: "POST",
    headers: { apikey: server.env.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(row),
  });

/** As the owner, by a function of the database. */
const asOwner = (text: string, values: unknown[]) =>
  server.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      "select id from auth.sessions where user_id = $1",
      [ownerId],
    );
    await tx.query("delete from auth.mfa_factors");
    await become(tx, ownerId, { session_id: rows[0]!.id });
    await tx.query("set local role authenticated");
    await tx.query(text, values);
  });

test("texts about a lead and a held product, and what people agreed to", async () => {
  const lead = {
    ...{ first_name: "Ann", last_name: "Lee", phone: "248-555-0164", status: "pending" },
    ...{ financing_option: sample.lenders[0]!.name, consent_version: consent.version },
  };
  expect((await send("financing_leads", lead)).status).toBe(201);
  const [bed, chest] = sample.products.bedroom;
  for (const { id } of [bed!, chest!]) {
    const request = {
      ...{ product_id: String(id), showroom: "east", name: "Ann Lee", phone: "248-555-0164" },
      ...{ submission_key: randomUUID(), consent_version: holdConsent.version },
    };
    expect((await send("hold_requests", request)).status).toBe(201);
  }
  const [first, second] = await run<{ id: string }>("select id from public.hold_requests");
  await asOwner("select public.confirm_hold_request($1)", [first!.id]);
  await asOwner("select public.decline_hold_request($1, 'It was sold.')", [second!.id]);
  const texts = await run<{ body: string }>(
    "select body from private.text_outbox where body is not null order by body",
  );
  said.push(...texts.map(({ body }) => body));
  expect(said).toEqual([
    expect.stringMatching(
      `^${name}: sorry, we can't hold .* at Lake\\. .* Call us: \\(248\\) 555-0199`,
    ),
    expect.stringMatching(`^${name}: we're holding .* at Lake until `),
    expect.stringMatching(`^${name}: your `),
  ]);
  const agreed = await run<{ words: string }>("select words from private.consent_ledger");
  said.push(...agreed.map(({ words }) => words));
  expect(agreed).toHaveLength(3);
  for (const { words } of agreed) expect(words).toContain(`agree that ${name} may `);
});

test("the wordings that staff and the owner begin with, and a test text", async () => {
  await run("update private.settings set clock = '2026-11-27T17:00:00Z'");
  await asOwner("select public.send_test_text('248-555-0165')", []);
  const texts = await run<{ body: string }>(
    `select body from public.text_templates union all select text_wording from public.shop
     union all select body from private.text_outbox where kind = 'alert'`,
  );
  said.push(...texts.map(({ body }) => body));
  expect(said.length).toBeGreaterThan(5);
  expect(said).toContain(`${name}: this is your test text.`);
});

test("what the carrier answers on a developer's phone", async () => {
  for (const word of ["STOP", "START", "HELP"]) {
    await run("select private.record_reply('+12485550164', $1, $2)", [word, randomUUID()]);
  }
  const phones = devPhoneRoutes({
    database: server.database,
    smsWorker: undefined as never,
    playReply: undefined as never,
  });
  const shown = await (await phones.request("/texts")).text();
  said.push(shown);
  expect(shown.match(new RegExp(`${name}: `, "g"))?.length).toBeGreaterThanOrEqual(3);
  expect(shown).toContain(`call ${phone}`);
});
