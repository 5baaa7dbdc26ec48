/**
 * Fills a store that is not running with invented leads, to see how it feels with many:
 *
 *   DATA_DIR=/tmp/many-leads npm run seed-leads 10000
 *
 * Works on the embedded database of DATA_DIR, or on DATABASE_URL. Refuses a folder that is open.
 */
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { withDatabase } from "./open-database.ts";

const count = Number(process.argv[2] ?? 10_000);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error("Give a whole number of leads: npm run seed-leads 10000");
  process.exit(1);
}

// A fixed multiplier instead of random(): every run makes the same shop.
const insert = `
  insert into public.financing_leads
    (first_name, last_name, phone, financing_option, status, notes, created_at, updated_at,
     first_contacted_at)
  select first_name, last_name,
    format('(%s) 555-%s', (array['586', '248', '313', '734'])[1 + spread % 4],
      lpad((spread % 10000)::text, 4, '0')),
    lender, status,
    case when spread % 3 = 0 then
      'Asked about the ' || (array['oak dining set', 'gray bedroom package', 'queen mattress',
        'sectional'])[1 + spread % 4] || '. Call back after ' || (1 + spread % 6) || '.'
    end,
    created_at, greatest(created_at, first_contacted_at), first_contacted_at
  from (
    select *,
      case when status <> 'pending' then
        least(created_at + make_interval(mins => 5 + (spread * 13) % 2900), now())
      end as first_contacted_at
    from (
      select spread,
        (array['Ada','Ben','Carla','Dana','Eli','Fatima','Grace','Hank','Inez','Jamal','Kim','Luis',
          'Mona','Nils','Olga','Priya','Quinn','Rosa','Sam','Theresa'])[1 + spread % 20] as first_name,
        (array['Novak','Whitfield','Oyelaran','Kowalczyk','Arredondo','Hall','Nguyen','Haddad','Smith',
          'Jackson','Rossi','Park','O''Neil','Schmidt','Garcia','Khan','Brown'])[1 + spread % 17]
          as last_name,
        lenders[1 + (spread / 7) % cardinality(lenders)] as lender,
        case
          when number < $2::int * 0.02 then 'pending'
          else (array['contacted','converted','declined','contacted','pending'])[1 + (spread / 11) % 5]
        end as status,
        now() - make_interval(secs => number * 86400.0 * 180 / $2::int + spread % 600) as created_at
      from (
        select number, (number::bigint * 7919 % 1000003)::int as spread
        from generate_series($1::int, $1::int + 4999) as number where number < $2::int
      ) as numbers,
      (select array_agg(name order by position) as lenders from public.lenders) as shop
    ) as leads
  ) as contacted`;

const began = performance.now();
await withDatabase(readEnv(process.env), async (database) => {
  await prepareDatabase(database);
  for (let start = 0; start < count; start += 5_000) {
    await database.transaction((tx) => tx.query(insert, [start, count]));
  }
  await database.transaction((tx) => tx.exec("analyze public.financing_leads"));
});
console.log(`${count} leads in ${((performance.now() - began) / 1000).toFixed(1)} s`);
