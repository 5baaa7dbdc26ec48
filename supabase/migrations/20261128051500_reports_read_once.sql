-- The report of lots and the numbers above the leads read each line once, instead of once for each lot or number.

create or replace function public.read_overview(days timestamptz[]) returns jsonb
language sql stable
set search_path = ''
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
  lead as (select * from counted where not is_junk)
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
    'median', (
      select round((1000 * percentile_cont(0.5) within group (order by wait))::numeric, 3)::float8 from received
    ),
    'spans', (
      select jsonb_build_array(
        count(*) filter (where wait < 3600), count(*) filter (where wait >= 3600 and wait < 14400),
        count(*) filter (where wait >= 14400 and wait < 86400), count(*) filter (where wait >= 86400 and wait < 259200),
        count(*) filter (where wait >= 259200)
      ) from received
    )
  );
end;

create or replace function public.read_lots() returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  with earned as (
    select lot_id, day, sum(quantity) as items, sum(revenue_cents) as revenue, sum(days_standing) as days,
      count(days_standing) as stood, sum(sum(revenue_cents)) over (partition by lot_id order by day) as by_then,
      lead(day, 1, 'infinity') over (partition by lot_id order by day) as next_day
    from public.sold where lot_id is not null group by lot_id, day
  ), brought as (
    select lot.id as lot_id, sum(items) as items, sum(revenue) as revenue,
      round(sum(days) / nullif(sum(stood), 0)) as days, nullif(coalesce(
        max(next_day) filter (where by_then >= lot.paid_cents is not true), min(day)
      ), 'infinity') as even_since
    from earned join public.lots as lot on lot.id = lot_id group by lot.id
  ), remaining as (
    select lot_id, sum(on_hand) as items, sum(on_hand * price_cents::bigint) as value
    from public.products join public.stock on stock.product_id = products.id
    where lot_id is not null and state <> 'archived' group by lot_id
  )
  select coalesce(jsonb_agg(to_jsonb(shown)), '[]') from (
    select lot.id, lot.supplier, lot.arrived_on, lot.paid_cents as paid, coalesce(brought.revenue, 0) as revenue,
      coalesce(brought.items, 0) as items, coalesce(remaining.items, 0) as left,
      coalesce(remaining.value, 0) as left_value, brought.days, brought.even_since
    from public.lots as lot
    left join brought on brought.lot_id = lot.id
    left join remaining on remaining.lot_id = lot.id
    order by lot.arrived_on desc, lot.id limit 1000
  ) as shown;
end;
