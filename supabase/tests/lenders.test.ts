import { afterAll, beforeAll, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("the lenders are those that the site's cards name, in their order", () =>
  world.asStranger(async (db) => {
    const { rows } = await db.query(
      "select name, position, audience, terms, application_url, active from public.lenders order by position",
    );
    expect(rows).toEqual(
      lenders.map(({ name, audience, terms, applicationUrl }, index) => ({
        name,
        position: index + 1,
        audience,
        terms,
        application_url: applicationUrl,
        active: true,
      })),
    );
  }));

const add = (name: string, more: Record<string, unknown> = {}) => {
  const row = {
    ...{ name, position: 9, audience: "Any credit", terms: "Plans of up to a year", plan: "other" },
    ...{ application_url: "https://apply.example.org/x", ...more },
  };
  const columns = Object.keys(row);
  return [
    `insert into public.lenders (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
    Object.values(row),
  ] as const;
};

test("only admins and the service add, change and remove lenders", async () => {
  const [first, second] = lenders.map(({ name }) => name) as [string, string];
  const update = "update public.lenders set active = false";
  const remove = "delete from public.lenders where name = $1";
  const denied = /permission denied for table lenders/;
  await world.asStranger(async (db) => {
    await expect(db.query(...add("Own Credit"))).rejects.toThrow(denied);
  });
  await world.asShopper(async (db) => {
    await expect(db.query(...add("Own Credit"))).rejects.toThrow(/row-level security/);
  });
  await world.asStranger((db) => expect(db.query(update)).rejects.toThrow(denied));
  await world.asStranger((db) => expect(db.query(remove, [second])).rejects.toThrow(denied));
  for (const [as, rows] of [
    [world.asShopper, 0],
    [world.asAdmin, 1],
    [world.asService, 1],
  ] as const) {
    await as(async (db) => {
      expect((await db.query(update)).affectedRows).toBe(rows * 4);
      expect((await db.query(remove, [second])).affectedRows).toBe(rows);
      if (rows) expect((await db.query(...add("Own Credit"))).affectedRows).toBe(1);
    });
  }
  // A lead of this world names the first: its name is kept for that.
  await world.asAdmin((db) =>
    expect(db.query(remove, [first])).rejects.toThrow(/financing_leads_financing_option_fkey/),
  );
});

test("a request to a lender that was removed or switched off is refused, by every name that it had", () =>
  world.asAdmin(async (db) => {
    const ask = (lender: string) =>
      db.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ('Ann', 'Lee', '248-555-0164', $1)`,
        [lender],
      );
    await db.query(...add("Own Credit"));
    await db.query("update public.lenders set name = 'Our Credit' where name = 'Own Credit'");
    await db.query("delete from public.lenders where name = 'Our Credit'");
    for (const name of ["Our Credit", "Own Credit"]) {
      await db.query("savepoint before");
      await expect(ask(name)).rejects.toThrow(/row-level security/);
      await db.query("rollback to before");
    }
    // All may be gone: then there is nobody to ask.
    await db.query("delete from public.lenders where name <> $1", [lenders[0]!.name]);
    await db.query("update public.lenders set active = false");
    await expect(ask(lenders[0]!.name)).rejects.toThrow(/row-level security/);
  }));

test("a lender's address is made of its name, anew with a new one, and no two have the same", () =>
  world.asAdmin(async (db) => {
    const slugOf = async (name: string) => {
      const { rows } = await db.query<{ slug: string; is_sample: boolean }>(
        "select slug, is_sample from public.lenders where name = $1",
        [name],
      );
      return rows[0];
    };
    const [first] = lenders;
    expect(await slugOf(first!.name)).toEqual({ slug: first!.slug, is_sample: true });
    await db.query("update public.lenders set position = 7 where name = $1", [first!.name]);
    expect(await slugOf(first!.name)).toMatchObject({ is_sample: true });
    await db.query("update public.lenders set name = 'Lake & Co.' where name = $1", [first!.name]);
    expect(await slugOf("Lake & Co.")).toEqual({ slug: "lake-co", is_sample: false });
    await db.query(...add("Lake Co"));
    expect(await slugOf("Lake Co")).toEqual({
      slug: expect.stringMatching(/^lake-co-[0-9a-f]{8}$/),
      is_sample: false,
    });
    await db.query(...add("借り"));
    expect((await slugOf("借り"))!.slug).toMatch(/^[0-9a-f]{8}$/);
  }));

test("a month's cost is said by no lease and by no plan without words for it", () =>
  world.asAdmin(async (db) => {
    const refused = /no_payment_without_its_words/;
    for (const [more, passes] of [
      [{ plan: "lease-to-own", terms: "Only $29 a month" }, false],
      [{ plan: "other", details: ["From $19.50/mo"] }, false],
      [{ plan: "other", details: ["Pay $10 per week"] }, false],
      [{ plan: "other", terms: "Up to $5,000, for 12 months" }, true],
      [{ plan: "zero-percent", example_months: 12, terms: "$100 a month for $1,200" }, true],
      [{ plan: "balloon" }, false],
      [{ plan: "other", example_months: 12 }, false],
    ] as const) {
      await db.query("savepoint before");
      const done = db.query(...add("Own Credit", more));
      if (passes) await done;
      else
        await expect(done).rejects.toThrow(
          "terms" in more || "details" in more ? refused : /check/,
        );
      await db.query("rollback to before");
    }
  }));

test("an admin puts lenders into another order, and has the site offer up to twenty", async () => {
  const order = "select public.order_lenders(array(select id from public.lenders order by name))";
  await world.asAdmin(async (db) => {
    await db.query(order);
    const { rows } = await db.query<{ name: string }>(
      "select name from public.lenders order by position",
    );
    expect(rows.map(({ name }) => name)).toEqual(lenders.map(({ name }) => name).toSorted());
    for (let at = 5; at <= 20; at++) await db.query(...add(`Lender ${at}`, { position: at }));
    await db.query(...add("Kept for later", { active: false }));
    await db.query("savepoint before");
    await expect(db.query(...add("Lender 21"))).rejects.toThrow(/up to 20 lenders/);
    await db.query("rollback to before");
    await expect(
      db.query("update public.lenders set active = true where not active"),
    ).rejects.toThrow(/up to 20 lenders/);
  });
  await world.asShopper((db) => expect(db.query(order)).rejects.toThrow(/admin/i));
});

test("a lender that was added is taken back, and a removed one put back, unless a request names it", () =>
  world.asAdmin(async (db) => {
    const putBack = (action: string) =>
      db.query(
        `select public.put_back(array(
           select max(id) from public.changes where table_name = 'lenders' and action = $1))`,
        [action],
      );
    const isThere = async () =>
      (await db.query("select name from public.lenders where name = 'Own Credit'")).rows.length;
    await db.query("reset role");
    await db.query("update private.catalog_state set filled_at = now()");
    await db.query("set role authenticated");
    await db.query(...add("Own Credit"));
    await db.query("delete from public.lenders where name = 'Own Credit'");
    await putBack("removed");
    expect(await isThere()).toBe(1);
    await putBack("added");
    expect(await isThere()).toBe(0);
    await putBack("removed");
    await db.query(
      `insert into public.financing_leads (first_name, last_name, phone, financing_option)
       values ('Ann', 'Lee', '248-555-0164', 'Own Credit')`,
    );
    await expect(putBack("added")).rejects.toThrow(/Requests refer to it/);
  }));

test("a link that no text has room for is refused", () =>
  world.asAdmin((db) =>
    expect(
      db.query("update public.lenders set application_url = $1", [
        `https://apply.example.com/${"x".repeat(400)}`,
      ]),
    ).rejects.toThrow(/application_url_length/),
  ));

test("a request to a lender by its former name is one to that lender, as long as nobody else bears it", () =>
  world.asAdmin(async (db) => {
    const [first, second] = lenders.map(({ name }) => name) as [string, string];
    const rename = (from: string, to: string) =>
      db.query("update public.lenders set name = $2 where name = $1", [from, to]);
    const ask = async (lender: string) => {
      const { rows } = await db.query<{ financing_option: string }>(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ('Ann', 'Lee', '248-555-0164', $1) returning financing_option`,
        [lender],
      );
      return rows[0]!.financing_option;
    };
    await rename(first, "Second name");
    expect(await ask(first)).toBe("Second name");
    await rename("Second name", "Third name");
    expect(await ask(first)).toBe("Third name");
    expect(await ask("Second name")).toBe("Third name");
    // Another lender takes the name: then it means that one.
    await rename(second, first);
    expect(await ask(first)).toBe(first);
    await db.query("savepoint before");
    await expect(ask("Nobody’s name")).rejects.toThrow(/row-level security/);
    await db.query("rollback to before");
    // What was switched off takes no request, by no name.
    await db.query("update public.lenders set active = false where name = 'Third name'");
    await expect(ask("Second name")).rejects.toThrow(/row-level security/);
  }));
