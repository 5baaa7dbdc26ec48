interface Invented {
  /** In all. */
  count: number;
  /** Of those, the ones to insert: from this one on, at most so many. */
  from?: number;
  most?: number;
  /** The days that they came in. */
  days?: number;
}

// A fixed multiplier instead of random(): every run makes the same shop.
/** SQL that inserts invented leads, the newest first. */
export const inventedLeads = ({ count, from = 0, most = count, days = 180 }: Invented) => `
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
          when number < ${count} * 0.02 then 'pending'
          else (array['contacted','converted','declined','contacted','pending'])[1 + (spread / 11) % 5]
        end as status,
        now() - make_interval(secs => number * 86400.0 * ${days} / ${count} + spread % 600) as created_at
      from (
        select number, (number::bigint * 7919 % 1000003)::int as spread
        from generate_series(${from}, ${Math.min(from + most, count) - 1}) as number
      ) as numbers,
      (select array_agg(name order by position) as lenders from public.lenders) as shop
    ) as leads
  ) as contacted`;
