/** The database and the editor hold a product's facts to the same rules. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { factNames, factRules } from "../../shop/facts.ts";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function isTaken(facts: unknown) {
  let isRight: boolean | undefined;
  await world.asOwner(async (db) => {
    const { rows } = await db.query<{ ok: boolean }>("select private.are_facts($1) as ok", [
      JSON.stringify(facts),
    ]);
    isRight = rows[0]!.ok;
  });
  return isRight;
}

interface Form {
  unit?: string;
  most?: number;
  options?: readonly string[];
  yes?: true;
  letters?: number;
  lines?: number;
}

/** What a fact may be at its most, and what it may not be. */
function valuesOf({ unit, most = 0, options, yes, letters = 0, lines }: Form) {
  if (options) return { right: options, wrong: ["other", 1, null, ""] };
  if (yes) return { right: [true], wrong: [false, "true", 1, null] };
  if (unit) {
    const parts = unit === "in." ? { right: [0.5], wrong: [] } : { right: [], wrong: [0.5] };
    return {
      right: [1, most, ...parts.right],
      wrong: [0, -1, most + 1, "1", null, ...parts.wrong],
    };
  }
  const text = "x".repeat(letters);
  const bad = [`${text}x`, "", " ", "two\nlines", 1, null];
  if (!lines) return { right: [text], wrong: [...bad, [text]] };
  return {
    right: [[text], Array.from({ length: lines }, () => text)],
    wrong: [...bad.map((one) => [one]), text, [], Array.from({ length: lines + 1 }, () => "x")],
  };
}

test.each(factNames)("%s", async (name) => {
  const { right, wrong } = valuesOf(factRules[name].form);
  for (const value of right) expect(await isTaken({ [name]: value }), String(value)).toBe(true);
  for (const value of wrong) {
    expect(await isTaken({ [name]: value }), JSON.stringify(value)).toBe(false);
  }
});

test("names that are not known, and what is no object, are refused", async () => {
  expect(await isTaken({})).toBe(true);
  for (const value of [{ color: "red" }, [], "text", 1, null, [{ weightLb: 1 }]]) {
    expect(await isTaken(value), JSON.stringify(value)).toBe(false);
  }
});

test("a product's facts are saved with it, and taken away", () =>
  world.asAdmin(async (db) => {
    const product = { list: "bedroom", title: "Oak Bed", price_cents: 19_900, state: "live" };
    const facts = { notIncluded: ["Mattress"], weightLb: 90 };
    const { rows } = await db.query<{ id: string; facts: object }>(
      "select id, facts from public.save_product($1)",
      [JSON.stringify({ ...product, facts })],
    );
    expect(rows[0]!.facts).toEqual(facts);
    const { rows: emptied } = await db.query("select facts from public.save_product($1)", [
      JSON.stringify({ id: rows[0]!.id, version: 2, facts: {} }),
    ]);
    expect(emptied).toEqual([{ facts: {} }]);
    await expect(
      db.query("select public.save_product($1)", [
        JSON.stringify({ ...product, facts: { color: "red" } }),
      ]),
    ).rejects.toMatchObject({ constraint: "products_facts_form" });
  }));
