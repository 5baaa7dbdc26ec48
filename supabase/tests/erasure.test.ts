/** Taking one person out on request: what goes, and what the shop may have to prove later. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const e164 = "+15865550117";
const neighbor = randomUUID();
const erase = (db: Transaction, id = lead.id) => db.query("select public.erase_sender($1)", [id]);
const preview = async (db: Transaction) =>
  (await db.query("select * from public.preview_erasure($1)", [lead.id])).rows;

/** A second request of the same phone, a neighbor's, texts, an answer, a note, and an opt-out. */
async function prepare(db: Transaction) {
  await db.query("reset role");
  await db.query(
    `insert into public.financing_leads
       (id, first_name, last_name, phone, financing_option, consent_version)
     select $1, 'Nora', 'Neighbor', '(586) 555-0118', financing_option, '2026-11-21'
     from public.financing_leads union all
     select gen_random_uuid(), 'D.', 'Whitfield', '1 586-555-0117', financing_option, null
     from public.financing_leads`,
    [neighbor],
  );
  await db.query(
    `insert into private.text_outbox
       (lead_id, state, phone, lender, due_at, sent_at, address, created_at, updated_at)
     select id, 'sent', phone_e164, financing_option, now(), now(), '192.0.2.1', now(), now()
     from public.financing_leads where id = $1`,
    [lead.id],
  );
  await db.query(
    `insert into private.text_outbox
       (lead_id, kind, state, phone, lender, body, due_at, sent_at, created_at, updated_at)
     select id, 'message', 'sent', phone_e164, financing_option, 'Hi Dana, it is here', now(), now(), now(), now()
     from public.financing_leads where id = $1`,
    [lead.id],
  );
  await db.exec(`update public.financing_leads set notes = 'Call Dana on Monday'
      where id <> '${neighbor}';
    update public.financing_leads set notes = 'Calls back' where id = '${neighbor}';
    insert into public.products
      (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces, state)
    values ('901', 'oak-bench', 'bedroom', 'bench', 'Oak Bench', 19900, 49900, 'modern', '{gray}',
      '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]', 'live');
    insert into public.stock (product_id, showroom, on_hand) values ('901', 'east', 2);
    insert into public.holds (product_id, showroom, name, phone, until)
    values ('901', 'east', 'Dana Whitfield', '586.555.0117', now() + interval '1 day');
    insert into private.text_replies (phone, body, kind, provider_id, received_at)
    values ('${e164}', 'Stop, says Dana', 'stop', 'SM1', now()),
      ('+15865550118', 'Thanks', 'other', 'SM2', now());
    insert into private.text_opt_outs (phone, keyword, since) values ('${e164}', 'STOP', now())`);
  await db.query("set local role authenticated");
}

const everything = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('public', 'private') and table_type = 'BASE TABLE'`;

/** The tables in which the words still stand. */
async function tablesWith(db: Transaction, words: RegExp) {
  await db.query("reset role");
  const found = [];
  for (const { name } of (await db.query<{ name: string }>(everything)).rows) {
    const { rows } = await db.query<{ all: string | null }>(
      `select json_agg(t)::text as all from ${name} as t`,
    );
    if (words.test(rows[0]?.all ?? "")) found.push(name);
  }
  return found;
}

test("a stranger erases nobody, and asks about nobody", async () => {
  for (const call of ["erase_sender", "preview_erasure"]) {
    await world.asStranger((db) =>
      expect(db.query(`select public.${call}($1)`, [lead.id])).rejects.toThrow(
        /permission denied for function/,
      ),
    );
    await world.asShopper((db) =>
      expect(db.query(`select public.${call}($1)`, [lead.id])).rejects.toMatchObject({
        code: "42501",
        message: "Only an admin can do this.",
      }),
    );
  }
});

describe("an admin", () => {
  test("is told what would go", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      expect(await preview(db)).toEqual([
        {
          names: ["D. Whitfield", "Dana Whitfield"],
          leads: 2,
          texts: 3,
          replies: 1,
          holds: 1,
          has_opted_out: true,
        },
      ]);
    }));

  test("erases every request of the phone, its texts and answers, and nobody else's", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      expect(await tablesWith(db, /dana|whitfield|555-?0117/i)).toHaveLength(7);
      await db.query("set local role authenticated");
      await erase(db);
      expect(await tablesWith(db, /dana|whitfield|555-?0117|192\.0\.2\.1.*0117/i)).toEqual([]);
      const { rows: holds } = await db.query("select name, state from public.holds");
      expect(holds).toEqual([{ name: "Removed", state: "ended" }]);
      const { rows } = await db.query(
        "select first_name, phone, notes from public.financing_leads where id = $1",
        [neighbor],
      );
      expect(rows).toEqual([{ first_name: "Nora", phone: "(586) 555-0118", notes: "Calls back" }]);
      expect(await tablesWith(db, /15865550118/)).toHaveLength(3);
    }));

  test("keeps what the shop counts, and an audit line without the person", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await erase(db);
      await db.query("reset role");
      const { rows: leads } = await db.query(
        `select financing_option, anonymized_at is not null as is_erased
         from public.financing_leads where first_name = 'Removed'`,
      );
      expect(leads).toEqual(
        Array(2).fill({ financing_option: lead.financing_option, is_erased: true }),
      );
      const { rows } = await db.query(
        "select erased_by_email, what, leads, texts, replies from public.erasures",
      );
      expect(rows).toEqual([
        { erased_by_email: null, what: "requests", leads: 2, texts: 3, replies: 1 },
      ]);
    }));

  test("alone reads that somebody was erased", () =>
    world.asAdmin(async (db) => {
      await erase(db);
      expect((await db.query("select from public.erasures")).rows).toHaveLength(1);
      await become(db, people.shopper);
      expect((await db.query("select from public.erasures")).rows).toEqual([]);
    }));

  test("erases nobody twice", () =>
    world.asAdmin(async (db) => {
      await erase(db);
      expect(await preview(db)).toEqual([]);
      await expect(erase(db)).rejects.toThrow("This request no longer exists.");
    }));
});

describe("by the number alone", () => {
  const forNumber = (db: Transaction, call: string, phone: string) =>
    db.query(`select * from public.${call}($1)`, [phone]);

  test("is for admins", async () => {
    for (const call of ["erase_number", "preview_erasure_of_number"]) {
      await world.asStranger((db) =>
        expect(forNumber(db, call, e164)).rejects.toThrow(/permission denied for function/),
      );
      await world.asShopper((db) =>
        expect(forNumber(db, call, e164)).rejects.toMatchObject({ code: "42501" }),
      );
    }
  });

  test("who only held a product is erased, and an audit line stays without the person", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await db.query("reset role");
      await db.exec("delete from public.financing_leads where first_name <> 'Nora'");
      await db.query("set local role authenticated");
      const { rows } = await forNumber(db, "preview_erasure_of_number", "586 555 0117");
      const names = ["Dana Whitfield", "Texted the shop"];
      expect(rows).toEqual([{ names, leads: 0, holds: 1 }]);
      await forNumber(db, "erase_number", "(586) 555-0117");
      const holds = await db.query("select name, phone_e164, state from public.holds");
      expect(holds.rows).toEqual([{ name: "Removed", phone_e164: null, state: "ended" }]);
      const erasures = await db.query("select what, leads, replies from public.erasures");
      expect(erasures.rows).toEqual([{ what: "holds", leads: 0, replies: 1 }]);
      await db.query("savepoint before");
      await expect(forNumber(db, "erase_number", e164)).rejects.toThrow(
        "We have nothing on file for this number.",
      );
      await db.query("rollback to before");
      await expect(forNumber(db, "erase_number", "555-0117")).rejects.toThrow("area code");
    }));

  test("who only texted the shop is erased with what they wrote, and still wants no texts", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await db.query("reset role");
      await db.exec("delete from public.financing_leads where first_name <> 'Nora'");
      await db.exec("delete from public.holds");
      await db.query("set local role authenticated");
      const { rows } = await forNumber(db, "preview_erasure_of_number", e164);
      expect(rows).toEqual([{ names: ["Texted the shop"], leads: 0, holds: 0 }]);
      await forNumber(db, "erase_number", e164);
      expect(await tablesWith(db, /555-?0117/)).toEqual([]);
      const { rows: wants } = await db.query("select private.has_opted_out($1) as no_texts", [
        e164,
      ]);
      expect(wants).toEqual([{ no_texts: true }]);
    }));

  test("takes requests and holds together", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await forNumber(db, "erase_number", "5865550117");
      expect(await tablesWith(db, /Dana|Whitfield|555-?0117/)).toEqual([]);
    }));
});

describe("what stays of a number that was erased", () => {
  const optedOut = async (db: Transaction, number = e164) =>
    (await db.query<{ is: boolean }>("select private.has_opted_out($1) as is", [number])).rows[0]
      ?.is;

  test("it still wants no texts, until it says START", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await erase(db);
      await db.query("reset role");
      expect(await optedOut(db)).toBe(true);
      expect(await optedOut(db, "+15865550118")).toBe(false);
      await db.query("select private.record_reply($1, 'START', 'SM3')", [e164]);
      expect(await optedOut(db)).toBe(false);
    }));

  test("that it agreed to the texts it got can be proven by who knows the number", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await erase(db);
      await db.query("reset role");
      const { rows } = await db.query(
        `select consent_version, texted_at is not null as was_texted
         from private.erased_consents where phone_hash = private.phone_hash($1)`,
        [e164],
      );
      expect(rows).toEqual([{ consent_version: "2026-11-21", was_texted: true }]);
    }));

  test("the hash is another one in another shop", () =>
    world.asOwner(async (db) => {
      const hash = async () =>
        (await db.query<{ hash: string }>("select private.phone_hash($1) as hash", [e164])).rows[0]
          ?.hash;
      const here = await hash();
      await db.query("update private.hash_keys set key = 'another'");
      expect(here).toMatch(/^[0-9a-f]{64}$/);
      expect(await hash()).not.toBe(here);
    }));

  test("a receipt that comes late is no mistake", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await db.query("reset role");
      const { rows } = await db.query<{ id: string }>(
        "select id from private.text_outbox where lead_id = $1",
        [lead.id],
      );
      await db.query("set local role authenticated");
      await erase(db);
      await db.query("reset role");
      const { rows: result } = await db.query<{ state: string }>(
        "select private.record_receipt($1, 'SM9', 'failed', '21610') as state",
        [rows[0]?.id],
      );
      expect(result).toEqual([{ state: "opted_out" }]);
    }));

  test("a text that was under way is not tried again", () =>
    world.asAdmin(async (db) => {
      await prepare(db);
      await db.query("reset role");
      const { rows } = await db.query<{ id: string }>(
        `update private.text_outbox set state = 'sending', attempts = 1
         where lead_id = $1 and kind = 'message' returning id`,
        [lead.id],
      );
      await db.query("set local role authenticated");
      await erase(db);
      await db.query("reset role");
      const { rows: result } = await db.query<{ state: string }>(
        "select private.finish_text($1, 1, 'retry', 'console') as state",
        [rows[0]?.id],
      );
      expect(result).toEqual([{ state: "failed" }]);
    }));
});
