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

test("nobody but the service writes lenders", async () => {
  for (const as of [world.asStranger, world.asShopper, world.asAdmin]) {
    for (const statement of [
      "insert into public.lenders values ('X', 9, 'a', 't', 'https://x.example', true)",
      "update public.lenders set active = false",
      "delete from public.lenders",
    ]) {
      await as((db) =>
        expect(db.query(statement)).rejects.toThrow(/permission denied for table lenders/),
      );
    }
  }
  await world.asService(async (db) => {
    const { affectedRows } = await db.query("update public.lenders set active = false");
    expect(affectedRows).toBe(4);
  });
});
