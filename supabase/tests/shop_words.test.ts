/** What the owner words: texts, policies, lenders, and which facts are still sample. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const shopSql = `
  insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
    free_delivery_from_cents, delivery_fee_cents, hold_rule)
  values ('Example Home', 'Closeouts', '(586) 555-0100', 'hello@example.com',
    'https://shop.example.com', 'SamplePay', 100000, 9900, 'Until closing.');
  update private.catalog_state set filled_at = now();
`;

/** As an admin of a filled shop. */
const asOwner = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await become(db, people.admin);
    await db.query("set local role authenticated");
    await work(db);
  });

const body = async (db: Transaction) => {
  await db.query("reset role");
  const { rows } = await db.query<{ body: string }>("select private.text_body($1) as body", [
    lenders[0]!.name,
  ]);
  return rows[0]!.body;
};

test("an applicant is texted the owner's wording, under the shop's name", () =>
  asOwner(async (db) => {
    await db.query(
      "update public.shop set text_wording = '{shop}, {lender}: {link} STOP ends it, HELP helps.'",
    );
    const { name, applicationUrl } = lenders[0]!;
    expect(await body(db)).toBe(
      `Example Home, ${name}: ${applicationUrl} STOP ends it, HELP helps.`,
    );
  }));

const refused = { code: "23514" };

test.each([
  "Apply: {link} STOP ends, HELP helps.",
  "{shop}: call us. STOP ends, HELP helps.",
  "{shop}: {link} HELP for help.",
  "{shop}: {link} Stop ends, HELP helps.",
  "{shop}: {link} {name} STOP ends, HELP helps.",
  `{shop}: {link} STOP HELP ${"x".repeat(320)}`,
])("no text goes out as %j", (wording) =>
  asOwner((db) =>
    expect(db.query("update public.shop set text_wording = $1", [wording])).rejects.toMatchObject(
      refused,
    ),
  ),
);

const policy = {
  intro: "Final.",
  sections: [{ id: "a", title: "A", paragraphs: ["Call {phone}."], points: ["Measure."] }],
};
const word = (db: Transaction, policies: unknown) =>
  db.query("update public.shop set policies = $1::jsonb", [JSON.stringify(policies)]);

test("a policy takes the owner's words, with the facts that are filled in", () =>
  asOwner(async (db) => {
    expect((await word(db, { "/return-policy": policy })).affectedRows).toBe(1);
    expect((await word(db, {})).affectedRows).toBe(1);
  }));

test.each([
  ["of another page", { "/deals": policy }],
  ["without an introduction", { "/return-policy": { sections: policy.sections } }],
  ["without sections", { "/return-policy": { ...policy, sections: [] } }],
  [
    "with an empty title",
    { "/return-policy": { ...policy, sections: [{ ...policy.sections[0], title: " " }] } },
  ],
  [
    "with an empty part",
    { "/return-policy": { ...policy, sections: [{ ...policy.sections[0], paragraphs: [] }] } },
  ],
  [
    "that asks for what nothing fills",
    { "/return-policy": { ...policy, intro: "Write to {fax}." } },
  ],
  ["with a tile without text", { "/shipping-policy": { ...policy, tiles: [{ title: "Free" }] } }],
  ["that is no object", []],
  ["with an address of its own", { "/return-policy": { ...policy, path: "/elsewhere" } }],
  ["with tiles that are no list", { "/return-policy": { ...policy, tiles: { one: 1 } } }],
])("a policy %s is refused", (_, policies) =>
  asOwner((db) => expect(word(db, policies)).rejects.toMatchObject(refused)),
);

test("a policy may ask for the showrooms' cities and for where the shop delivers", () =>
  asOwner(async (db) => {
    const intro = "From {eastCity} and {westCity} to {deliveryAreas}.";
    expect((await word(db, { "/return-policy": { ...policy, intro } })).affectedRows).toBe(1);
  }));

test.each([
  ["name", "\u200b"],
  ["description", " "],
  ["description", "Call {fax}."],
  ["payment_provider", ""],
  ["hold_rule", "\u00a0"],
  ["social", '[{"name":"Post","url":"javascript:alert(1)"}]'],
  ["social", '[{"url":"https://post.example"}]'],
  ["social", "[null]"],
])("as the shop's %s %j is refused", (column, value) =>
  asOwner((db) =>
    expect(db.query(`update public.shop set ${column} = $1`, [value])).rejects.toMatchObject(
      refused,
    ),
  ),
);

test("sample marks are those that the site knows", () =>
  asOwner(async (db) => {
    const mark = (marks: string) =>
      db.query("update public.shop set sample_marks = $1::text[]", [marks]);
    expect((await mark("{lenders}")).affectedRows).toBe(1);
    expect((await mark("{}")).affectedRows).toBe(1);
    await expect(mark("{reviews}")).rejects.toMatchObject(refused);
  }));

describe("quiet hours", () => {
  const set = (db: Transaction, from: string | null, until: string | null) =>
    db.query("update public.shop set quiet_from = $1, quiet_until = $2", [from, until]);
  /** When a text leaves that is due at this moment, in a number of Detroit's and one of Chicago's. */
  const leaves = async (db: Transaction, moment: string) => {
    await db.query("reset role");
    const { rows } = await db.query<{ here: Date; there: Date }>(
      `select private.next_text_time($1::timestamptz) as here,
         private.next_text_time($1::timestamptz, '+13125550117') as there`,
      [moment],
    );
    await db.query("set local role authenticated");
    return [rows[0]!.here, rows[0]!.there].map((at) => new Date(at).toISOString());
  };

  test("are the owner's where there are some, in every state, and else those of the start", () =>
    asOwner(async (db) => {
      // Half past seven in the evening in Detroit, an hour earlier in Chicago.
      const evening = "2026-11-24T00:30:00.000Z";
      expect(await leaves(db, evening)).toEqual([evening, evening]);
      await set(db, "19:00", "09:30");
      expect(await leaves(db, evening)).toEqual([
        "2026-11-24T14:30:00.000Z",
        "2026-11-24T15:30:00.000Z",
      ]);
      const standing = async () =>
        (await db.query("select * from public.store_standing()")).rows[0];
      expect(await standing()).toEqual({
        quiet_from: "19:00:00",
        quiet_until: "09:30:00",
        started_quiet_from: "21:00:00",
        started_quiet_until: "08:00:00",
        backed_up_at: null,
        mails_are_sent: false,
      });
      await set(db, null, null);
      expect(await leaves(db, evening)).toEqual([evening, evening]);
    }));

  test.each([
    ["21:30", "08:00"],
    ["21:00", "07:00"],
    ["09:00", "08:00"],
    ["21:00", null],
  ])("from %s to %s leave no night without texts, and are refused", (from, until) =>
    asOwner((db) => expect(set(db, from, until)).rejects.toMatchObject(refused)),
  );

  test("and backups are nobody's to see but an admin's", async () => {
    for (const as of [world.asStranger, world.asShopper, world.asService]) {
      await as((db) =>
        expect(db.query("select * from public.store_standing()")).rejects.toMatchObject({
          code: "42501",
        }),
      );
    }
  });
});

test("words and marks are in the history, and put back from there", () =>
  asOwner(async (db) => {
    await word(db, { "/return-policy": policy });
    await db.query("update public.shop set sample_marks = '{}'");
    const { rows } = await db.query<{ id: string; after: object }>(
      "select id, after from public.changes where table_name = 'shop' order by id",
    );
    expect(rows.map(({ after }) => after)).toEqual([
      { policies: { "/return-policy": policy } },
      { sample_marks: [] },
    ]);
    await db.query("select public.put_back($1::bigint[])", [`{${rows.map(({ id }) => id)}}`]);
    const { rows: now } = await db.query("select policies, sample_marks from public.shop");
    expect(now).toEqual([
      { policies: {}, sample_marks: ["addresses", "phones", "lenders", "policies"] },
    ]);
  }));

test("two owners at once: the second is told", () =>
  asOwner(async (db) => {
    await db.query("update public.shop set sample_marks = '{}', version = 1");
    await expect(
      db.query("update public.shop set sample_marks = '{lenders}', version = 1"),
    ).rejects.toMatchObject({ code: "PT409" });
  }));

test("a lender that is called otherwise takes its requests along, and can be put back", () =>
  asOwner(async (db) => {
    const { name } = lenders[0]!;
    await db.query("update public.lenders set name = 'Harbor Second' where name = $1", [name]);
    const { rows } = await db.query<{ financing_option: string }>(
      "select financing_option from public.financing_leads where id = $1",
      [lead.id],
    );
    expect(rows[0]!.financing_option).toBe("Harbor Second");
    await db.query(
      "select public.put_back(array(select id from public.changes where table_name = 'lenders'))",
    );
    const { rows: back } = await db.query("select from public.lenders where name = $1", [name]);
    expect(back).toHaveLength(1);
  }));

test("a shopper changes none of it, and a stranger may not even ask", async () => {
  const update = "update public.shop set sample_marks = '{}'";
  await world.asStranger((db) => expect(db.query(update)).rejects.toMatchObject({ code: "42501" }));
  await asOwner(async (db) => {
    await become(db, people.shopper);
    expect((await db.query(update)).affectedRows).toBe(0);
    const rename = "update public.lenders set name = 'X' where position = 1";
    expect((await db.query(rename)).affectedRows).toBe(0);
  });
});
