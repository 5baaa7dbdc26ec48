-- What each lot paid back: earned, left, and since when it has been even.

-- What each lot brought, from public.sold, the newest first, 1,000 at most: [{"id", "supplier", "arrived_on", "paid",
-- "revenue": cents, "items" sold, "left": items that stand in a showroom, "left_value": cents at today's prices, "days"
-- that what was sold stood on average, "even_since": the day on which it had brought what was paid, and stayed there}].
create or replace function public.read_lots() returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  with earned as (
    select lot_id, day, sum(quantity) as items, sum(revenue_cents) as revenue, sum(days_standing) as days,
      count(days_standing) as stood, sum(sum(revenue_cents)) over (partition by lot_id order by day) as by_then
    from public.sold where lot_id is not null group by lot_id, day
  ), brought as (
    select lot_id, sum(items) as items, sum(revenue) as revenue, round(sum(days) / nullif(sum(stood), 0)) as days
    from earned group by lot_id
  ), remaining as (
    select lot_id, sum(on_hand) as items, sum(on_hand * price_cents::bigint) as value
    from public.products join public.stock on stock.product_id = products.id
    where lot_id is not null and state <> 'archived' group by lot_id
  )
  select coalesce(jsonb_agg(to_jsonb(shown)), '[]') from (
    select lot.id, lot.supplier, lot.arrived_on, lot.paid_cents as paid, coalesce(brought.revenue, 0) as revenue,
      coalesce(brought.items, 0) as items, coalesce(remaining.items, 0) as left,
      coalesce(remaining.value, 0) as left_value, brought.days,
      (
        select min(day) from earned where lot_id = lot.id and by_then >= lot.paid_cents and day > coalesce((
          select max(day) from earned as under where under.lot_id = lot.id and under.by_then < lot.paid_cents
        ), '-infinity')
      ) as even_since
    from public.lots as lot
    left join brought on brought.lot_id = lot.id
    left join remaining on remaining.lot_id = lot.id
    order by lot.arrived_on desc, lot.id limit 1000
  ) as shown;
end;

revoke all on function public.read_lots() from public, anon, authenticated, service_role;
grant execute on function public.read_lots() to authenticated;
