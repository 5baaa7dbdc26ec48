-- What is usual in the shop is reckoned once for a kind and day, not again for each product whose count stands out: a
-- flood over many products made the report of demand slow.

create or replace function private.bent_demand(today date)
returns table (product_id text, day date, kind text, count integer, usual integer)
language sql stable security definer set search_path = ''
as $$
  with average as materialized (
    select kind, day, (select sum(before.count) / count(distinct before.product_id) from private.demand_counts as before
      where before.kind = lately.kind and before.day between lately.day - 28 and lately.day - 1) as month
    from private.demand_counts as lately where day between today - 6 and today and count >= 20 group by kind, day
  )
  select product_id, day, kind, count, usual from (
    select lately.*, greatest(1, round((
        select sum(before.count) from private.demand_counts as before where before.product_id = lately.product_id
          and before.kind = lately.kind and before.day between lately.day - 28 and lately.day - 1
      ) / 28.0), round(average.month / 28.0))::integer as usual, (
        select views.count from private.demand_counts as views
        where views.product_id = lately.product_id and views.day = lately.day and views.kind = 'view'
      ) as views
    from private.demand_counts as lately left join average using (kind, day)
    where lately.day between today - 6 and today and lately.count >= 20
  ) as judged
  where count >= 50 and count >= 10 * usual or kind <> 'view' and count > coalesce(views, 0)
$$;
