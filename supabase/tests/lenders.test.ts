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
