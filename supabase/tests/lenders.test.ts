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

test("nobody adds or deletes lenders, and only admins and the service change them", async () => {
  const update = "update public.lenders set active = false";
  const add = "insert into public.lenders values ('X', 9, 'a', 't', 'https://x.example', true)";
  const denied = /permission denied for table lenders/;
  for (const as of [world.asStranger, world.asShopper, world.asAdmin]) {
    for (const statement of [add, "delete from public.lenders"]) {
      await as((db) => expect(db.query(statement)).rejects.toThrow(denied));
    }
  }
  await world.asStranger((db) => expect(db.query(update)).rejects.toThrow(denied));
  for (const [as, rows] of [
    [world.asShopper, 0],
    [world.asAdmin, 4],
    [world.asService, 4],
  ] as const) {
    await as(async (db) => expect((await db.query(update)).affectedRows).toBe(rows));
  }
});

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
