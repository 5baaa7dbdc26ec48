/** Detroit's clock in shop/calendar/clock.ts and in the database: one rule, also where an hour is skipped or doubled. */
import { expect, test } from "vitest";
import { closeAfterTests } from "#server/database/open-databases.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { fromLocal, timeZone, toLocal } from "#shop/calendar/clock.ts";

const database = await closeAfterTests(openTestDatabase());

/** From a day before to a day after both changes of each year, each half hour; midnights of a year with a leap day. */
function* localTimes() {
  const changes = Array.from({ length: 10 }, (_, year) => [
    `${2024 + year}-03-08`,
    `${2024 + year}-11-01`,
  ]);
  for (const first of changes.flat()) {
    // The change is on one of the seven days from this one on.
    for (let minutes = -1_440; minutes < 9 * 1_440; minutes += 30)
      yield Date.parse(first) + minutes * 60_000;
  }
  for (let day = 0; day < 366; day += 1) yield Date.parse("2028-01-01") + day * 86_400_000;
}

test("a date and time is the same moment in the browser and in the database, and is shown the same", async () => {
  const locals = [...localTimes()].map((at) => new Date(at).toISOString().slice(0, 16));
  expect(locals).toContain("2027-11-07T01:30");
  const { rows } = await database.transaction((tx) =>
    tx.query<{ local: string; moment: Date; back: string }>(
      `select local, moment, to_char(moment at time zone $2, 'YYYY-MM-DD"T"HH24:MI') as back
      from (select local, local::timestamp at time zone $2 as moment from unnest($1::text[]) as local) as found`,
      [locals, timeZone],
    ),
  );
  expect(rows).toHaveLength(locals.length);
  const differ = rows.filter(
    ({ local, moment, back }) =>
      fromLocal(local) !== moment.toISOString() || toLocal(moment) !== back,
  );
  expect(differ).toEqual([]);
});

test("a day is one by the zone of private.settings, whose default alone names a city's", async () => {
  const { rows } = await database.transaction((tx) =>
    tx.query(`select attrelid::regclass || '.' || attname as place, pg_get_expr(adbin, adrelid) as says from pg_attrdef
      join pg_attribute on attrelid = adrelid and attnum = adnum
      where atttypid = 'date'::regtype and pg_get_expr(adbin, adrelid) !~ 'shop_day'
        or pg_get_expr(adbin, adrelid) ~ 'America/'
      union all select viewname, '' from pg_views where schemaname in ('public', 'private') and definition ~ 'America/'
      union all select proname, '' from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and pg_get_functiondef(oid) ~ 'America/' and proname <> 'next_text_time'`),
  );
  expect(rows).toEqual([{ place: "private.settings.time_zone", says: `'${timeZone}'::text` }]);
});
