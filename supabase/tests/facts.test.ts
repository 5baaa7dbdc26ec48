/** What TypeScript and SQL both must know is the same on both sides. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { leadStatuses, notesLimits, statusLabels } from "#app/admin/leads/shared/lead.ts";
import { smsLabels } from "#app/admin/leads/sms/sms-state.ts";
import { parseLead } from "#app/financing/lead.ts";
import { user_roles_role } from "#supabase/database.generated.ts";
import { lead, openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The values that a check constraint lists. */
async function listed(constraint: string): Promise<string[]> {
  let values: string[] = [];
  await world.asOwner(async (db) => {
    const { rows } = await db.query<{ text: string }>(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1",
      [constraint],
    );
    values = [...(rows[0]?.text ?? "").matchAll(/'([^']+)'::text/g)].map(([, value = ""]) => value);
  });
  return values;
}

test.each([
  ["a lead has the statuses", "financing_leads_status_known", leadStatuses],
  [
    "each status of a lead has the words",
    "financing_leads_status_known",
    Object.keys(statusLabels),
  ],
  ["an account has the roles", "user_roles_role_known", user_roles_role],
  ["a text has the states", "text_outbox_state_known", Object.keys(smsLabels)],
])("%s that the back office shows", async (_, constraint, shown) => {
  expect(await listed(constraint)).toEqual([...shown]);
});

const fields = [
  ["first_name", "a", [1, 49, 50, 51]],
  ["last_name", "a", [1, 49, 50, 51]],
  ["phone", "5", [9, 10, 20, 21]],
] as const;

test.each(fields)(
  "form and database allow the same lengths of %s",
  async (field, letter, lengths) => {
    for (const length of lengths) {
      const given = { ...lead, [field]: letter.repeat(length) };
      const { first_name, last_name, phone } = given;
      const isTaken = parseLead({ first_name, last_name, phone }).errors === undefined;
      await world.asStranger(async (db) => {
        const insert = db.query(
          `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ($1, $2, $3, $4)`,
          [first_name, last_name, phone, lead.financing_option],
        );
        const refusal = await insert.then(
          () => null,
          ({ code }) => code,
        );
        expect(refusal, `${length} characters`).toBe(isTaken ? null : "23514");
      });
    }
  },
);

test("notes may be as long as the back office lets them be", () =>
  world.asAdmin(async (db) => {
    const write = (length: number) =>
      db.query("update public.financing_leads set notes = $1", ["a".repeat(length)]);
    expect((await write(notesLimits.max)).affectedRows).toBe(1);
    await expect(write(notesLimits.max + 1)).rejects.toMatchObject({ code: "23514" });
  }));
