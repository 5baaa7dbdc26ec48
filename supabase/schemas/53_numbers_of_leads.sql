-- The numbers of leads: on the worklists, above the list, and of a week.

-- How many leads are on each worklist, for the person who asks; `every` counts junk, too. As countWorklists
-- in app/admin/leads/shared/worklists.ts.
create function public.count_worklists(moment timestamptz default now()) returns jsonb
language sql stable
begin atomic
  select private.require_sales();
  select jsonb_build_object(
    'every', count(*),
    'all', count(*) filter (where not is_junk),
    'waiting', count(*) filter (where not is_junk and status = 'pending' and first_called_at is null),
    'texted', count(*) filter (where not is_junk and reply_waiting_since is not null),
    'due', count(*) filter (where not is_junk and is_open and follow_up_at <= moment),
    'mine', count(*) filter (where not is_junk and is_open and assigned_to = (select auth.uid())),
    'free', count(*) filter (where not is_junk and is_open and assigned_to is null),
    'contacted', count(*) filter (where not is_junk and first_contacted_at is not null)
  )
  from (
    select *, suspected_junk is not null as is_junk, status in ('pending', 'contacted') as is_open
    from public.financing_leads
  ) as lead;
end;

-- Refuses what is no list of days.
create function private.require_few_days(days timestamptz[]) returns void
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(cardinality(days), 0) not between 2 and 400 or array_ndims(days) > 1 then
    raise exception 'Choose 1 to 399 days.';
  end if;
end
$$;

-- The numbers above the list, of the days that begin at these moments; the last one ends them.
create function public.read_overview(days timestamptz[]) returns jsonb
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

-- The numbers of the leads that came between two moments, and what was sold between them to anybody, by showroom,
-- person or lender, and of all. Each number of leads but the median is the length of a list: see private.lead_filter.
create function private.read_week(
  grouping_by text, since timestamptz, until timestamptz, in_time text
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  numbers jsonb;
begin
  execute format(
    'with lead as materialized (
       select %s as key, id, status, %s as is_in_time,
         extract(epoch from first_contacted_at - created_at) * 1000 as wait
       from public.financing_leads as lead
       where suspected_junk is null and created_at >= $1 and created_at < $2
     ),
     delivered as materialized (
       select lead_id from public.lead_texts
       where state = ''delivered'' and lead_id in (select id from lead) group by lead_id
     ),
     counted as (
       select key, count(*) as leads,
         count(*) filter (where is_in_time) as in_time,
         percentile_cont(0.5) within group (order by wait) as median,
         count(*) filter (where status = ''converted'') as converted,
         count(delivered.lead_id) as delivered, 0::bigint as sold, 0::numeric as revenue
       from lead left join delivered on delivered.lead_id = lead.id
       group by grouping sets ((key), ())
       union all
       select %s, 0, 0, null, 0, 0, sum(quantity), sum(revenue_cents)
       from public.sold where sold_at >= $1 and sold_at < $2 group by grouping sets ((1), ())
     )
     select coalesce(jsonb_agg(to_jsonb(summed)), ''[]'') from (
       select key, sum(leads) as leads, sum(in_time) as in_time, max(median) as median,
         sum(converted) as converted, sum(delivered) as delivered, coalesce(sum(sold), 0) as sold,
         coalesce(sum(revenue), 0) as revenue
       from counted group by key
     ) as summed',
    case grouping_by
      when 'showroom' then 'coalesce(showroom, ''site'')'
      when 'person' then 'coalesce(assigned_to::text, ''nobody'')'
      else 'financing_option'
    end,
    in_time,
    case grouping_by
      when 'showroom' then 'showroom'
      when 'person' then 'coalesce(sold_by::text, ''nobody'')'
      else 'coalesce(lender, ''none'')'
    end
  ) into numbers using since, until;
  return numbers;
end
$$;

create function public.read_week(grouping_by text, since timestamptz, until timestamptz) returns jsonb
language sql stable
begin atomic
  select private.require_admin();
  select private.read_week(grouping_by, since, until, private.in_time(since, private.shop_zone()));
end;
