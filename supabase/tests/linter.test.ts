/** What the linter of a hosted project would complain about, asked of our own migrations. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Each query names what is wrong; the number is the linter's own. */
const complaints: [what: string, query: string][] = [
  [
    "0001 a reference without an index, so that deleting the other side reads the whole table",
    `select conrelid::regclass || ' ' || conname from pg_constraint
     where contype = 'f' and connamespace in (select oid from ours) and not exists (
       select from pg_index where indrelid = conrelid
         and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
  ],
  [
    "0002 accounts shown by a view",
    `select viewname from pg_views where schemaname = 'public' and definition ~ 'auth\\.users'`,
  ],
  [
    "0003 a policy that asks who is calling for every row",
    `select policyname from pg_policies where schemaname in ('public', 'private')
     and concat(qual, with_check) ~ '(auth\\.\\w+|private\\.has_role)\\(' and
       regexp_replace(concat(qual, with_check), 'SELECT (auth\\.\\w+|private\\.has_role)\\(', '', 'g')
         ~ '(auth\\.\\w+|private\\.has_role)\\('`,
  ],
  [
    "0007 a policy on a table without row level security",
    `select relname from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
  ],
  [
    "0009 two indexes on the same columns",
    `select min(indexrelid::regclass::text) from pg_index
     join pg_class on pg_class.oid = indrelid and relnamespace in (select oid from ours)
     group by indrelid, indkey, indpred::text, indexprs::text, indoption having count(*) > 1`,
  ],
  [
    "0010 a view with its owner's rights that is not fenced",
    `select relname from pg_class where relkind = 'v' and relnamespace in (select oid from ours)
     and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on',
       'security_barrier=true', 'security_barrier=on']`,
  ],
  [
    "0011 a function whose search path the caller chooses",
    `select proname from pg_proc where pronamespace in (select oid from ours)
     and not coalesce(proconfig, '{}') @> array['search_path=""']`,
  ],
  [
    "0013 a table of the API without row level security",
    `select relname from pg_class where relkind in ('r', 'p') and not relrowsecurity
     and relnamespace in (select oid from ours)`,
  ],
  [
    "0014 an extension in the API's schema",
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
  ],
  [
    "0015 a policy that believes what people say about themselves",
    `select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,
  ],
  [
    "0016 and 0017 a materialized view or a foreign table in the API",
    `select relname from pg_class where relkind in ('m', 'f')
     and relnamespace = 'public'::regnamespace`,
  ],
];

test.each(complaints)("%s: there is none", (_, query) =>
  world.asOwner(async (db) => {
    const { rows } = await db.query<{ name: string }>(
      `with ours as (select oid from pg_namespace where nspname in ('public', 'private'))
       select name from (${query}) as complaints (name)`,
    );
    expect(rows.map(({ name }) => name)).toEqual([]);
  }),
);
