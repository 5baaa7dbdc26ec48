-- Sales by product are grouped by its number, not by its name, which others may share; a delivery that a hold brought
-- along is found by its sale.
create or replace function private.read_sales(asked jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  keys constant jsonb := '{
    "day": "day::text", "week": "to_char(date_trunc(''week'', day::timestamp), ''YYYY-MM-DD'')",
    "month": "to_char(day, ''YYYY-MM'')", "showroom": "showroom", "list": "coalesce(list, ''package'')",
    "person": "coalesce(sold_by::text, ''nobody'')", "lender": "coalesce(lender, ''none'')",
    "lot": "coalesce(lot_id::text, ''none'')", "product": "coalesce(''#'' || product_id, title)",
    "package": "coalesce(package_name, ''none'')"
  }';
  by_what constant text := case when keys ? (asked ->> 'by') then asked ->> 'by' else 'day' end;
  filter constant text := concat_ws(' and ', 'true',
    'sold_at >= ' || quote_literal((asked ->> 'from')::date::timestamp at time zone 'America/Detroit'),
    'sold_at < ' || quote_literal(((asked ->> 'to')::date + 1)::timestamp at time zone 'America/Detroit'),
    (
      select string_agg(format('%s = %L', keys ->> name, asked ->> name), ' and ')
      from unnest(array['showroom', 'list', 'person', 'lender', 'lot']) as name where asked ->> name is not null
    ),
    'product_id = ' || quote_literal(asked ->> 'product'),
    '(return_of is not null) = ' || quote_literal((asked ->> 'kind') = 'return'),
    'strpos(lower(concat_ws('' '', title, package_name, ''#'' || product_id, lead_name, note)), '
      || quote_literal(lower(asked ->> 'text')) || ') > 0'
  );
  found jsonb;
begin
  execute format(
    'with matching as materialized (
       select id, sold_at, return_of, quantity, revenue_cents, tax_cents, cost_cents, margin_cents, days_standing,
         %1$s as key, %6$s as title
       from public.sold where %2$s
     ), counted as (
       select key, grouping(key) = 1 as is_all, count(*) as lines,
         count(*) filter (where return_of is null) as sales, coalesce(sum(quantity), 0) as items,
         coalesce(sum(revenue_cents), 0) as revenue, coalesce(sum(tax_cents), 0) as tax, sum(cost_cents) as cost,
         sum(margin_cents) as margin, count(*) filter (where cost_cents is null) as without_cost,
         round(avg(days_standing)) as days, case grouping(key) when 0 then min(title) end as title
       from matching group by grouping sets ((key), ())
     )
     select jsonb_build_object(
       ''count'', (select lines from counted where is_all),
       ''groups'', (
         select jsonb_agg(to_jsonb(shown) - ''is_all'' - ''lines'') from (
           select * from counted order by is_all desc, %3$s revenue desc, key limit 400
         ) as shown
       ),
       ''lines'', (
         select coalesce(jsonb_agg(to_jsonb(line) order by line.sold_at desc, line.id), ''[]'')
         from public.sold as line where line.id = any (array(
           select id from matching order by sold_at desc, id limit %4$s offset %5$s
         ))
       )
     )',
    keys ->> by_what, filter, case when by_what in ('day', 'week', 'month') then 'key desc,' end,
    least(greatest(coalesce((asked ->> 'most')::integer, 50), 0), 1000),
    greatest(coalesce((asked ->> 'skip')::integer, 0), 0), case by_what when 'product' then 'title' else 'null' end
  ) into found;
  return found;
end
$$;

create or replace function public.read_deliveries(from_day date, to_day date) returns table (
  id uuid, day date, name text, phone text, street text, zip text, note text, version integer, sale_id uuid,
  hold_id uuid, product_id text, title text, showroom text, quantity integer, is_held boolean, zone_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales();
  return query select run.id, run.day, run.name, run.phone, run.street, run.zip, run.note, run.version,
      coalesce(run.sale_id, (select sales.id from public.sales where sales.hold_id = run.hold_id
        and undone_at is null and return_of is null limit 1)),
      run.hold_id, run.product_id, run.title, run.showroom, run.quantity, run.is_held, run.zone_id
    from private.standing_deliveries as run where run.day between from_day and to_day
    order by run.day, run.zip, lower(run.street), run.title, run.id limit 1000;
end
$$;
