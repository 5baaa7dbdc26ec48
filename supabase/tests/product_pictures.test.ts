import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { openTestDatabase } from "../../server/database/testing.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const bench = {
  list: "clearance",
  type: "bench",
  title: "Oak Bench, “Hall”",
  price_cents: 19_900,
  compare_at_cents: 49_900,
  compare_at_source: "Maker’s list",
  style: "modern",
  colors: ["natural wood"],
  pieces: [{ name: "Bench", count: 1, widthIn: 48, depthIn: 16, heightIn: 18 }],
};
const picture = (more = {}) => ({
  id: randomUUID(),
  original: `${"a".repeat(64)}.jpg`,
  alt: "A bench of pale oak",
  ...more,
});

interface Saved {
  id: string;
  slug: string;
  state: string;
  version: number;
}

async function save(
  db: Transaction,
  piece: object,
  pictures: object[] | null = null,
  stock: object | null = null,
  request: string | null = null,
) {
  const { rows } = await db.query<Saved>("select * from public.save_product($1, $2, $3, $4)", [
    JSON.stringify(piece),
    pictures && JSON.stringify(pictures),
    stock && JSON.stringify(stock),
    request,
  ]);
  return rows[0]!;
}

const picturesOf = async (db: Transaction, id: string) =>
  (
    await db.query<{ alt: string; name: string; position: number }>(
      "select alt, name, position from public.product_pictures where product_id = $1 order by position",
      [id],
    )
  ).rows;

describe("who may save a product", () => {
  test("no stranger", () =>
    world.asStranger((db) => expect(save(db, bench)).rejects.toMatchObject({ code: "42501" })));
  test("no shopper", () =>
    world.asShopper((db) => expect(save(db, bench)).rejects.toMatchObject({ code: "42501" })));
  test("no shopper, of pictures that are there", () =>
    world.asOwner(async (db) => {
      await become(db, people.admin);
      const { id } = await save(db, bench, [picture()]);
      await become(db, people.shopper);
      await db.query("set local role authenticated");
      expect(await picturesOf(db, id)).toEqual([]);
    }));
  test("an admin writes pictures by saving their product, and in no other way", () =>
    world.asAdmin(async (db) => {
      const { id } = await save(db, bench, [picture()]);
      for (const statement of [
        "update public.product_pictures set alt = ''",
        "delete from public.product_pictures",
        "insert into public.product_pictures default values",
      ]) {
        await db.query("savepoint before");
        await expect(db.query(statement)).rejects.toMatchObject({ code: "42501" });
        await db.query("rollback to before");
      }
      expect(await picturesOf(db, id)).toHaveLength(1);
    }));
});

describe("a new product", () => {
  test("is there with its address, pictures and stock", () =>
    world.asAdmin(async (db) => {
      const { id, slug, state } = await save(
        db,
        { ...bench, state: "live" },
        [picture(), picture({ alt: "Its side" })],
        { east: 2, west: 0 },
      );
      expect({ slug, state }).toEqual({ slug: "oak-bench-hall", state: "live" });
      expect((await picturesOf(db, id)).map(({ alt }) => alt)).toEqual([
        "A bench of pale oak",
        "Its side",
      ]);
      const { rows } = await db.query(
        "select showroom, on_hand from public.stock where product_id = $1 order by showroom",
        [id],
      );
      expect(rows).toEqual([
        { showroom: "east", on_hand: 2 },
        { showroom: "west", on_hand: 0 },
      ]);
    }));

  test("of which only what a customer needs is known is for sale, and says nothing that is not known", () =>
    world.asAdmin(async (db) => {
      const bare = { list: "in-store", title: "Oak Bench", price_cents: 19_900, state: "live" };
      const { id } = await save(db, bare, [], { east: 0, west: 2 });
      await db.query("reset role");
      const { rows } = await db.query<{ products: object[] }>(
        "select private.published_rows() -> 'products' as products",
      );
      expect(rows[0]!.products).toMatchObject([
        {
          ...{ id, state: "live", compare_at_cents: null, type: "", style: "", colors: [] },
          ...{ pieces: [], condition: "new", description: "", stock: { east: 0, west: 2 } },
        },
      ]);
    }));

  test("that is sent twice after a lost answer is one", () =>
    world.asAdmin(async (db) => {
      const request = randomUUID();
      const first = await save(db, bench, [picture()], null, request);
      expect(await save(db, bench, [picture()], null, request)).toMatchObject({ id: first.id });
    }));

  test("of a title that there is gets an address of its own", () =>
    world.asAdmin(async (db) => {
      await save(db, bench);
      const { id, slug } = await save(db, bench);
      expect(slug).toBe(`oak-bench-hall-${id}`);
    }));

  test("called “Package 5” has an address of its own, and “Delivery” its name", () =>
    world.asAdmin(async (db) => {
      const { id, slug } = await save(db, { ...bench, title: "Package 5" });
      expect(slug).toBe(`package-5-${id}`);
      expect(await save(db, { ...bench, title: "Delivery" })).toMatchObject({ slug: "delivery" });
    }));

  test("keeps to the rules of every product", () =>
    world.asAdmin((db) =>
      expect(save(db, { ...bench, price_cents: 49_900 })).rejects.toMatchObject({
        constraint: "products_price_below_compare_at",
      }),
    ));
});

describe("pictures", () => {
  test("are one to eight", () =>
    world.asAdmin(async (db) => {
      const nine = Array.from({ length: 9 }, () => picture());
      await expect(save(db, bench, nine)).rejects.toThrow(/one to eight pictures/);
    }));

  test("say what they show before their product is for sale, and at a moment to come", () =>
    world.asAdmin(async (db) => {
      const mute = [picture({ alt: " " })];
      const draft = await save(db, bench, mute);
      for (const piece of [
        { id: draft.id, version: draft.version, state: "live" },
        { id: draft.id, version: draft.version, publish_at: "2030-01-01T00:00Z" },
        { ...bench, state: "live" },
      ]) {
        await db.query("savepoint before");
        await expect(
          save(db, piece, "id" in piece ? mute : [picture({ alt: "\u200b" })]),
        ).rejects.toThrow(/can’t see it/);
        await db.query("rollback to before");
      }
    }));

  test("of another product are not taken from it", () =>
    world.asAdmin(async (db) => {
      const mine = picture();
      await save(db, bench, [mine]);
      await expect(save(db, bench, [mine])).rejects.toThrow(/another product/);
    }));

  test("change their order and their cut; the same cut has the same name", () =>
    world.asAdmin(async (db) => {
      const [a, b] = [picture({ alt: "A" }), picture({ alt: "B" })];
      const { id, version } = await save(db, bench, [a, b]);
      const [first] = await picturesOf(db, id);
      await save(db, { id, version }, [b, { ...a, zoom: 150 }]);
      const now = await picturesOf(db, id);
      expect(now.map(({ alt }) => alt)).toEqual(["B", "A"]);
      expect(now[0]!.name).toBe(first!.name);
      expect(now[1]!.name).not.toBe(first!.name);
    }));

  test("made lighter have another name, and by no step the one they had", () =>
    world.asAdmin(async (db) => {
      const plain = picture();
      const { id, version } = await save(db, bench, [plain]);
      const nameOf = async () => (await picturesOf(db, id))[0]!.name;
      const before = await nameOf();
      const lighter = await save(db, { id, version }, [{ ...plain, light: 2 }]);
      expect(await nameOf()).not.toBe(before);
      const again = await save(db, { id, version: lighter.version }, [{ ...plain, light: 0 }]);
      expect(await nameOf()).toBe(before);
      await expect(
        save(db, { id, version: again.version }, [{ ...plain, light: 4 }]),
      ).rejects.toMatchObject({ constraint: "product_pictures_light_range" });
    }));

  test("that stand in for the product say so to the publisher, and the others nothing", () =>
    world.asAdmin(async (db) => {
      const { id, version } = await save(
        db,
        { ...bench, state: "live" },
        [picture({ stands_in: true }), picture({ alt: "Its side" })],
        { east: 1, west: 0 },
      );
      await db.query("reset role");
      const shown = async () =>
        (
          await db.query<{ shown: { standsIn?: true }[] }>(
            "select private.shown_pictures() -> $1 as shown",
            [id],
          )
        ).rows[0]!.shown.map(({ standsIn }) => standsIn);
      expect(await shown()).toEqual([true, undefined]);
      await db.query("set local role authenticated");
      await save(db, { id, version }, [picture()]);
      await db.query("reset role");
      expect(await shown()).toEqual([undefined]);
    }));

  test("that were taken off are put back", () =>
    world.asAdmin(async (db) => {
      const { id, version } = await save(db, bench, [picture()]);
      await db.query("reset role");
      await db.query("update private.catalog_state set filled_at = now()");
      await db.query("set local role authenticated");
      await save(db, { id, version }, []);
      const { rows } = await db.query<{ id: number }>(
        "select id from public.changes where table_name = 'product_pictures' and action = 'removed'",
      );
      await db.query("select public.put_back($1)", [rows.map((change) => change.id)]);
      expect(await picturesOf(db, id)).toHaveLength(1);
    }));
});

test("whoever saves over what they did not see is refused, pictures and all", () =>
  world.asAdmin(async (db) => {
    const { id, version } = await save(db, bench, [picture()]);
    await save(db, { id, version, badge: "Premium" });
    await db.query("savepoint before");
    await expect(save(db, { id, version, badge: "Last one" }, [])).rejects.toMatchObject({
      code: "PT409",
    });
    await db.query("rollback to before");
    expect(await picturesOf(db, id)).toHaveLength(1);
  }));

test("two who change nothing but pictures or notes meet at the product's version", () =>
  world.asAdmin(async (db) => {
    const { id, version } = await save(db, bench, [picture()]);
    const refused = async (piece: object, pictures: object[] | null = null) => {
      await db.query("savepoint before");
      await expect(save(db, piece, pictures)).rejects.toMatchObject({ code: "PT409" });
      await db.query("rollback to before");
    };
    const later = await save(db, { id, version }, [picture({ alt: "Its side" })]);
    await refused({ id, version }, []);
    await save(db, { id, version: later.version, notes: { lot: "Pallet 7" } });
    await refused({ id, version: later.version, notes: { lot: "Pallet 8" } });
    expect(await picturesOf(db, id)).toMatchObject([{ alt: "Its side" }]);
  }));

test("two who put the pictures in another order: the first one's order stays", () =>
  world.asAdmin(async (db) => {
    const [a, b, c] = ["A", "B", "C"].map((alt) => picture({ alt })) as [object, object, object];
    const { id, version } = await save(db, bench, [a, b, c]);
    const first = await save(db, { id, version }, [c, a, b]);
    await db.query("savepoint before");
    await expect(save(db, { id, version }, [b, a, c])).rejects.toMatchObject({ code: "PT409" });
    await db.query("rollback to before");
    const order = async () => (await picturesOf(db, id)).map(({ alt }) => alt).join("");
    expect(await order()).toBe("CAB");
    // Who saw it goes on from there.
    await save(db, { id, version: first.version }, [b, a, c]);
    expect(await order()).toBe("BAC");
  }));

test("a change says which version its product has after it, so that nothing older is told as new", () =>
  world.asAdmin(async (db) => {
    const { id, version } = await save(db, bench, [picture()]);
    await db.query("reset role");
    await db.query("update private.catalog_state set filled_at = now()");
    await db.query("set local role authenticated");
    const named = await save(db, { id, version, badge: "Premium" });
    const shown = await save(db, { id, version: named.version }, [picture({ alt: "Its side" })]);
    const last = await save(db, { id, version: shown.version, badge: "Last one" });
    const { rows } = await db.query(
      "select row_version from public.changes where table_name = 'products' and record = $1 order by id",
      [id],
    );
    expect(rows).toEqual([{ row_version: named.version }, { row_version: last.version }]);
    expect(last.version).toBe(named.version + 2);
  }));

describe("what the shop alone knows of a product", () => {
  const notes = { cost_cents: 9_900, lot: "Pallet 7", note: "Ask for $150" };
  const read = async (db: Transaction) =>
    (await db.query("select cost_cents, lot, note from public.product_notes")).rows;

  test("is saved with it, kept where it is not said, and put back", () =>
    world.asAdmin(async (db) => {
      const { id, version } = await save(db, { ...bench, notes });
      expect(await read(db)).toEqual([notes]);
      const next = await save(db, { id, version, badge: "Premium" });
      expect(await read(db)).toEqual([notes]);
      await db.query("reset role");
      await db.query("update private.catalog_state set filled_at = now()");
      await db.query("set local role authenticated");
      await save(db, { id, version: next.version, notes: {} });
      expect(await read(db)).toEqual([{ cost_cents: null, lot: "", note: "" }]);
      const { rows } = await db.query<{ id: number }>(
        "select id from public.changes where table_name = 'product_notes'",
      );
      await db.query("select public.put_back($1)", [rows.map((change) => change.id)]);
      expect(await read(db)).toEqual([notes]);
    }));

  test("is no stranger's and no shopper's, and written by saving the product alone", () =>
    world.asOwner(async (db) => {
      await become(db, people.admin);
      await save(db, { ...bench, notes });
      await db.query("set local role authenticated");
      for (const statement of [
        "update public.product_notes set note = ''",
        "delete from public.product_notes",
        "insert into public.product_notes default values",
      ]) {
        await db.query("savepoint before");
        await expect(db.query(statement)).rejects.toMatchObject({ code: "42501" });
        await db.query("rollback to before");
      }
      await become(db, people.shopper);
      expect(await read(db)).toEqual([]);
      await db.query("set local role anon");
      await expect(read(db)).rejects.toMatchObject({ code: "42501" });
    }));
});

test("a product is for sale from its moment on", () =>
  world.asAdmin(async (db) => {
    const due = await save(db, { ...bench, publish_at: "2026-01-01T00:00Z" });
    const later = await save(db, { ...bench, publish_at: "2039-01-01T00:00Z" });
    expect([due.state, later.state]).toEqual(["draft", "draft"]);
    await db.query("reset role");
    const { rows } = await db.query<{ at: string }>("select private.publish_due() as at");
    expect(new Date(rows[0]!.at).getUTCFullYear()).toBe(2039);
    const { rows: states } = await db.query(
      "select state, publish_at is null as is_over from public.products where id = any ($1) order by state",
      [[due.id, later.id]],
    );
    expect(states).toEqual([
      { state: "draft", is_over: false },
      { state: "live", is_over: true },
    ]);
  }));

test("a hosted project gets a bucket that admins alone reach", { tags: "long" }, async () => {
  const database = await openTestDatabase();
  const path = join(import.meta.dirname, "../schemas/94_storage.sql");
  await database.transaction(async (tx) => {
    await tx.exec(`
      create schema storage;
      create table storage.buckets (id text primary key, name text, public boolean,
        file_size_limit bigint, allowed_mime_types text[]);
      create table storage.objects (bucket_id text, name text);
      alter table storage.objects enable row level security;
      grant usage on schema storage to authenticated;
      grant select, insert on storage.objects to authenticated;
    `);
    await tx.exec(await readFile(path, "utf8"));
    const admin = randomUUID();
    await tx.exec(`insert into auth.users (id) values ('${admin}');
      insert into auth.sessions (id, user_id) values ('${admin}', '${admin}');
      insert into public.user_roles (user_id, role) values ('${admin}', 'admin');`);
    const insert = (name: string) =>
      tx.query("insert into storage.objects values ('originals', $1)", [name]);
    await become(tx, randomUUID());
    await tx.query("set local role authenticated");
    await tx.query("savepoint before");
    await expect(insert(`${"a".repeat(64)}.jpg`)).rejects.toMatchObject({ code: "42501" });
    await tx.query("rollback to before");
    await become(tx, admin);
    await insert(`${"a".repeat(64)}.jpg`);
    await tx.query("savepoint later");
    await expect(insert("../../secrets.json")).rejects.toMatchObject({ code: "42501" });
    await tx.query("rollback to later");
  });
  await database.close();
});

test("what the server could not do is told to admins, and is tried again when they ask", () =>
  world.asAdmin(async (db) => {
    const { id, slug } = await save(db, bench, [
      picture({ original: `${"b".repeat(64)}.jpg` }),
      picture(),
    ]);
    await db.query("reset role");
    await db.query(
      `update public.product_pictures set problem = 'Broken.', can_retry = original like 'a%'
       where product_id = $1`,
      [id],
    );
    const mail = (state: string, attempts: number, error: string) =>
      db.query(
        `insert into auth.mail_outbox (state, sealed, key_id, attempts, due_at, error)
         values ($1, case $1 when 'queued' then 'x' end, 'k', $2, now() + interval '10 minutes', $3)`,
        [state, attempts, error],
      );
    await db.query("delete from auth.mail_outbox");
    await mail("queued", 5, "535 wrong password");
    await mail("queued", 1, "busy");
    await mail("dropped", 99, "535 wrong password");
    await mail("failed", 1, "550 no such mailbox");
    const told = async () => {
      await become(db, people.admin);
      await db.query("set local role authenticated");
      const { rows } = await db.query<{ words: string }>(
        "select * from public.unfinished_work() order by can_retry, words",
      );
      await db.query("reset role");
      return rows;
    };
    const path = `/admin/products/${slug}`;
    const broken = { words: "A picture of “Oak Bench, “Hall””: Broken.", path };
    const late = "1 of the shop’s mails could not be sent in time: 535 wrong password";
    const waiting = "1 of the shop’s mails cannot be sent yet: 535 wrong password";
    expect(await told()).toEqual([
      { words: late, path: null, can_retry: false },
      { ...broken, can_retry: false },
      { words: waiting, path: null, can_retry: true },
      { ...broken, can_retry: true },
    ]);
    await become(db, people.admin);
    await db.query("set local role authenticated");
    await db.query("select public.try_again()");
    expect(await told()).not.toContainEqual({ ...broken, can_retry: true });
    expect(await told()).toContainEqual({ ...broken, can_retry: false });
    const { rows } = await db.query(
      "select from auth.mail_outbox where state = 'queued' and due_at > now()",
    );
    expect(rows).toEqual([]);
  }));

test("pictures of articles stand beside those of the shop's places, each original once", () =>
  world.asAdmin(async (db) => {
    const original = `${"b".repeat(64)}.jpg`;
    const set = (place: string) =>
      db.query("select public.set_shop_picture($1, $2)", [place, original]);
    const others = [
      "icon",
      "share",
      "east",
      "west",
      "inside",
      "delivery-1",
      "delivery-2",
      "delivery-3",
    ];
    for (const place of others) {
      await set(place);
      await db.query("select public.set_shop_picture($1, null)", [place]);
    }
    for (const place of ["logo", `article-${"b".repeat(64)}`, `article-${"b".repeat(64)}`])
      await set(place);
    const { rows } = await db.query<{ place: string; name: string }>(
      "select place, name from public.product_pictures where place is not null order by place",
    );
    expect(rows.map(({ place }) => place)).toEqual([`article-${"b".repeat(64)}`, "logo"]);
    expect(rows[0]!.name).toMatch(/^photo-[0-9a-f]{12}$/);
    await db.query("reset role");
    const shown = await db.query<{ all: object }>("select private.shop_pictures() as all");
    expect(shown.rows[0]!.all).toEqual({ logo: rows[1]!.name });
    await expect(
      db.query("insert into public.product_pictures (place, original) values ('article-b', $1)", [
        original,
      ]),
    ).rejects.toThrow(/product_pictures_place_known/);
  }));
