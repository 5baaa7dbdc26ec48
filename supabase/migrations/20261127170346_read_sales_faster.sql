-- Reports of sales join only the tables that they ask for.
-- Lines of public.sold and their sums: {"count", "groups": [{"key", numbers}], "lines"}; the group of all has no key.
-- Asked for by {"from", "to": days, "text", "showroom", "list", "person", "lender", "lot", "product", "kind": "sale" or
-- "return", "by": what groups are of, "most": at most 1,000 lines, "skip"}; cents, the newest line first. Written for
-- each call, so that sums join only the tables that they ask for.
create or replace function private.read_sales(asked jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  keys constant jsonb := '{
    "day": "day::text", "week": "to_char(date_trunc(''week'', day::timestamp), ''YYYY-MM-DD'')",
    "month": "to_char(day, ''YYYY-MM'')", "showroom": "showroom", "list": "coalesce(list, ''package'')",
    "person": "coalesce(sold_by::text, ''nobody'')", "lender": "coalesce(lender, ''none'')",
    "lot": "coalesce(lot_id::text, ''none'')", "product": "title", "package": "coalesce(package_name, ''none'')"
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
         %1$s as key
       from public.sold where %2$s
     ), counted as (
       select key, grouping(key) = 1 as is_all, count(*) as lines,
         count(*) filter (where return_of is null) as sales, coalesce(sum(quantity), 0) as items,
         coalesce(sum(revenue_cents), 0) as revenue, coalesce(sum(tax_cents), 0) as tax, sum(cost_cents) as cost,
         sum(margin_cents) as margin, count(*) filter (where cost_cents is null) as without_cost,
         round(avg(days_standing)) as days
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
    greatest(coalesce((asked ->> 'skip')::integer, 0), 0)
  ) into found;
  return found;
end
$$;

create or replace function public.read_sales(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  select private.read_sales(asked);
end;

revoke all on function private.read_sales(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.read_sales(jsonb) to authenticated;

alter policy "Admins see packages" on public.packages using ((select private.may_work_sales()));
