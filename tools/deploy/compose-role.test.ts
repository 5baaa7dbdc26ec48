/** The role that compose.yaml makes has what the store needs in its database, and is no superuser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lenders } from "#content/lenders.ts";
import { asCaller } from "#server/database/caller.ts";
import { openMemory } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";

const { configs } = parse(readFileSync(join(import.meta.dirname, "compose.yaml"), "utf8"), {
  merge: true,
});

test("the store opens its database with it, and takes a stranger's form", {
  tags: "long",
}, async () => {
  const createRole = /^\s*(create role .*) password :'password';$/m.exec(
    configs["make-store"].content,
  )?.[1];
  const database = await openMemory();
  try {
    await database.transaction((tx) =>
      tx.exec(`${createRole};
        do $$ begin execute format('alter database %I owner to store', current_database()); end $$;
        set session authorization store;`),
    );
    await prepareDatabase(database);
    const { rows } = await database.transaction((tx) =>
      tx.query("select current_user, rolsuper from pg_roles where rolname = current_user"),
    );
    expect(rows).toEqual([{ current_user: "store", rolsuper: false }]);
    const stranger = { role: "anon", claims: { role: "anon" } } as const;
    const request = { method: "POST", path: "/", headers: {} };
    await asCaller(database, stranger, request, async (tx) => {
      await tx.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ('Dana', 'Whitfield', '(586) 555-0117', $1)`,
        [lenders[0]!.name],
      );
    });
    const leads = await database.transaction((tx) =>
      tx.query("select first_name from public.financing_leads"),
    );
    expect(leads.rows).toEqual([{ first_name: "Dana" }]);
  } finally {
    await database.close();
  }
});
