-- The numbers above the leads read how long each waited once, in memory.

create or replace function public.read_overview(days timestamptz[]) returns jsonb
language sql stable
set search_path = ''
-- Or the leads of a year are written to the disk and read from there.
set work_mem = '16MB'
begin atomic
  select private.require_admin();
  select private.require_few_days(days);
  with received as materialized (
    select width_bucket(created_at, days) as day, status, financing_option, suspected_junk is not null as is_junk,
      case when first_contacted_at is not null and suspected_junk is null then
        greatest(date_part('epoch', first_contacted_at - created_at), 0)
      end as wait
    from public.financing_leads
    where created_at >= days[1] and created_at < days[cardinality(days)]
  ),
  -- A few thousand lines at most, which cost little to sum again and again.
  counted as materialized (
    select day, status, financing_option, is_junk, count(*) as leads, count(wait) as contacted
    from received group by day, status, financing_option, is_junk
  ),
  lead as (select * from counted where not is_junk),
  waits as materialized (
    select round((1000 * percentile_cont(0.5) within group (order by wait))::numeric, 3)::float8 as median,
      jsonb_build_array(
        count(*) filter (where wait < 3600), count(*) filter (where wait >= 3600 and wait < 14400),
        count(*) filter (where wait >= 14400 and wait < 86400), count(*) filter (where wait >= 86400 and wait < 259200),
        count(*) filter (where wait >= 259200)
      ) as spans from received where wait is not null
  )
  select jsonb_build_object(
    'junk', (select coalesce(sum(leads), 0) from counted where is_junk),
    'days', (
      select jsonb_agg(coalesce(leads, 0) order by place)
      from generate_series(1, cardinality(days) - 1) as place
      left join (select day, sum(leads) as leads from lead group by day) as by_day on day = place
    ),
    'statuses', (
      select coalesce(jsonb_object_agg(status, leads), '{}')
      from (select status, sum(leads) as leads from lead group by status) as by_status
    ),
    'lenders', (
      select coalesce(jsonb_agg(jsonb_build_object('lender', financing_option, 'leads', leads, 'converted', converted)), '[]')
      from (
        select financing_option, sum(leads) as leads,
          coalesce(sum(leads) filter (where status = 'converted'), 0) as converted
        from lead group by financing_option
      ) as by_lender
    ),
    'contacted', (select coalesce(sum(contacted), 0) from lead),
    'median', (select median from waits),
    'spans', (select spans from waits)
  );
end;
