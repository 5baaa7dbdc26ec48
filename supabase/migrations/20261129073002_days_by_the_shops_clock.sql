-- A day is one by the shop's own clock wherever it is named or counted: sales, demand, Monday's mail, counts and what
-- arrives today had the day of Detroit in every shop.

create function private.shop_zone() returns text
language sql stable security definer set search_path = '' as $$ select time_zone from private.settings $$;

drop function private.shop_day();
create function private.shop_day(moment timestamptz default private.text_now()) returns date
language sql stable security definer set search_path = ''
as $$ select (moment at time zone private.shop_zone())::date $$;

create function private.shop_midnight(day date) returns timestamptz
language sql stable security definer set search_path = ''
as $$ select day::timestamp at time zone private.shop_zone() $$;

revoke all on function private.shop_zone, private.shop_day, private.shop_midnight
  from public, anon, authenticated, service_role;
grant execute on function private.shop_zone to authenticated;
grant execute on function private.shop_day to authenticated, service_role;

alter table public.lots alter arrived_on set default private.shop_day(now());
alter table public.products alter added_on set default private.shop_day(now());

create or replace function private.published_products(wanted text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
    select coalesce(jsonb_object_agg(
      stock.showroom, (stock.counted_at at time zone (select private.shop_zone()))::date
    ), '{}') from public.stock
    where stock.product_id = products.id
      and stock.counted_at > (select filled_at from private.catalog_state)
  ), 'stock', (
    select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
    where stock.product_id = products.id
      and stock.showroom not in (select id from public.showrooms where not is_shown)
  )) order by products.list, products.position, products.id), '[]')
  from public.products
  where products.id = any (coalesce(wanted, array(
    select id from public.products where state in ('live', 'sold') or state = 'archived' and went_live_at is not null
  )))
$$;

create or replace view public.sold with (security_invoker) as
  select line.*, line.revenue_cents - line.cost_cents as margin_cents
  from (
    select sale.id, sale.sold_at, (sale.sold_at at time zone (select private.shop_zone()))::date as day, sale.return_of,
      sale.product_id, product.slug, coalesce(product.title, sale.package_name) as title, product.list, product.lot_id,
      sale.package_id, sale.package_name, sale.showroom, sale.sold_by, sale.sold_by_email,
      coalesce(sale.lead_id, sale.inquiry_id) as lead_id,
      coalesce(lead.first_name || ' ' || lead.last_name, inquiry.name) as lead_name, lead.financing_option as lender, sale.note,
      sale.corrected_at, sale.quantity, sale.price_cents,
      sale.quantity * sale.price_cents::bigint as revenue_cents,
      sale.tax_percent,
      round(sale.quantity * sale.price_cents::numeric * sale.tax_percent / 100)::bigint as tax_cents,
      sale.quantity * known.cost_cents::bigint as cost_cents,
      case when sale.return_of is null and product.id is not null then
        greatest((sale.sold_at at time zone (select private.shop_zone()))::date - product.added_on, 0)
      end as days_standing
    from public.sales as sale
    left join public.products as product on product.id = sale.product_id
    left join public.product_notes as known on known.product_id = sale.product_id
    left join public.financing_leads as lead on lead.id = sale.lead_id
    left join public.inquiries as inquiry on inquiry.id = sale.inquiry_id
    where sale.undone_at is null
  ) as line;
comment on column public.sold.day is 'The day by the shop''s clock on which it was sold, or brought back.';

create function private.read_sales(asked jsonb, zone text) returns jsonb
language plpgsql stable set search_path = '' as $$
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
    'sold_at >= ' || quote_literal((asked ->> 'from')::date::timestamp at time zone zone),
    'sold_at < ' || quote_literal(((asked ->> 'to')::date + 1)::timestamp at time zone zone),
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

create or replace function public.read_sales(asked jsonb) returns jsonb
language sql stable
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  select private.read_sales(asked, private.shop_zone());
end;

drop function private.read_sales(jsonb);
revoke all on function private.read_sales from public, anon, authenticated, service_role;
grant execute on function private.read_sales to authenticated;

create function private.in_time(since timestamptz, zone text) returns text
language plpgsql stable set search_path = '' as $$
declare
  -- Days before the first lead and after today are not walked, whatever the caller asks for.
  first constant date := (least(
    greatest(since, coalesce((select min(created_at) from public.financing_leads), now())), now()
  ) at time zone zone)::date;
  opened bigint[];
  lasting bigint[];
  earlier bigint[];
  reached constant text := 'coalesce(lead.first_called_at, lead.first_contacted_at)';
  open_until text;
begin
  select array_agg(opens order by day), array_agg(lasts order by day), array_agg(before order by day)
  into opened, lasting, earlier
  from (
    select door.day, coalesce(door.opens, 0) as opens, coalesce(door.closes - door.opens, 0) as lasts,
      coalesce(sum(door.closes - door.opens) over (
        order by door.day rows between unbounded preceding and 1 preceding
      ), 0) as before
    from (
      select days.day,
        extract(epoch from min(days.day + times.opens) at time zone zone) * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone zone) * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone zone)::date - first + 31) as ahead
      ) as days
      cross join public.showrooms as showroom
      left join public.special_days as special
        on special.showroom = showroom.id and special.day = days.day
      left join public.opening_hours as usual
        on usual.showroom = showroom.id and usual.weekday = extract(dow from days.day)
      cross join lateral (
        select case when special.day is null then usual.opens else special.opens end as opens,
          case when special.day is null then usual.closes else special.closes end as closes
      ) as times
      where showroom.is_shown
      group by days.day
    ) as door
  ) as counted;
  open_until := format(
    '(%2$L::bigint[])[%1$s] + least(greatest(floor(extract(epoch from %%1$s) * 1000)::bigint
      - (%3$L::bigint[])[%1$s], 0), (%4$L::bigint[])[%1$s])',
    format('(%%1$s at time zone %L)::date - %L::date + 1', zone, first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

create or replace function private.time_filter(asked jsonb) returns text
language sql stable
begin atomic
  select case when asked ? 'in_time' then
    private.in_time((asked ->> 'since')::timestamptz, private.shop_zone())
  end;
end;

create or replace function public.read_week(grouping_by text, since timestamptz, until timestamptz) returns jsonb
language sql stable
begin atomic
  select private.require_admin();
  select private.read_week(grouping_by, since, until, private.in_time(since, private.shop_zone()));
end;

drop function private.in_time(timestamptz);
revoke all on function private.in_time from public, anon, authenticated, service_role;
grant execute on function private.in_time to authenticated;

create or replace function private.is_quiet(quiet_from time, quiet_until time, moment timestamptz)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when quiet_from is null or quiet_from = quiet_until then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from (select (moment at time zone private.shop_zone())::time as clock) as here
$$;

create or replace function private.hold_end(wanted text, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (day + private.closing_time(wanted, day)) at time zone private.shop_zone()
  from generate_series(1, 60) as ahead, lateral (select private.shop_day(moment) + ahead) as later (day)
  where private.closing_time(wanted, day) is not null
  order by day limit 1
$$;

create or replace function private.say_moment(moment timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select to_char(moment at time zone private.shop_zone(), 'Dy, Mon FMDD "at" FMHH12:MI AM')
$$;

create or replace function private.next_plan_moment(plan public.price_plans) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when plan.state = 'planned' then plan.starts_at
    when plan.state = 'running' and plan.kind = 'falling' and private.next_planned_price(plan) < plan.plan_cents
      then least(plan.ends_at, (plan.starts_at at time zone private.shop_zone()
        + make_interval(days => (plan.steps + 1) * plan.every_days)) at time zone private.shop_zone())
    when plan.state = 'running' then plan.ends_at
  end
$$;

create or replace function private.demand(today date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := private.shop_zone();
  start constant timestamptz := private.shop_midnight(today - 27);
begin
  return (
    with leads as (
      select id, piece, created_at from public.financing_leads
      where piece is not null and suspected_junk is null and created_at > start - interval '60 days'
    ), done as (
      select product_id, kind, day, count from private.demand_counts where day > today - 28
      union all
      select products.id, 'lead', (leads.created_at at time zone zone)::date, 1
      from leads join public.products on products.slug = leads.piece where leads.created_at >= start
      union all
      select product_id, 'hold', (made_at at time zone zone)::date, 1
      from public.holds where made_at >= start and state not in ('asked', 'refused')
      union all
      select product_id, 'hold', (created_at at time zone zone)::date, 1
      from public.hold_requests where created_at >= start and suspected_junk is null and hold_id is null
      union all
      select products.id, 'texted', (texts.created_at at time zone zone)::date, 1
      from leads join public.products on products.slug = leads.piece
      join private.text_outbox as texts on texts.lead_id = leads.id
      where texts.created_at >= start and texts.state in ('sent', 'delivered')
      union all
      select product_id, 'sale', day, quantity from public.sold where sold_at >= start and product_id is not null
    ), numbers as (
      select product_id, kind, coalesce(sum(count) filter (where day > today - 7), 0) as week, sum(count) as month
      from done group by product_id, kind
    ), bent as (select * from private.bent_demand(today)), live as (
      select id, coalesce(month, 0) as views
      from public.products left join numbers on product_id = id and kind = 'view' where state = 'live'
    )
    select jsonb_build_object(
      'products', (
        select coalesce(jsonb_object_agg(product_id, of_kinds), '{}') from (
          select product_id, jsonb_object_agg(kind, jsonb_build_array(week, month)) as of_kinds
          from numbers group by product_id
        ) as by_product
      ),
      'drawing', (
        select coalesce(jsonb_agg(id), '[]') from live
        where views >= 30 and exists (select from public.shop where counts_demand)
          and views >= 1.5 * (select (array_agg(views order by views))[(1 + count(*) / 2)::integer] from live)
          and id not in (select product_id from numbers where kind in ('sale', 'hold') and month > 0)
          and id not in (select product_id from bent)
      ),
      'bent', (select coalesce(jsonb_agg(to_jsonb(bent) order by day desc, count desc), '[]') from bent)
    )
  );
end
$$;

create or replace function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  today date := private.shop_day(coalesce(moment, private.text_now()));
  forgotten bigint;
begin
  delete from private.demand_counts where day < today - 400;
  delete from private.empty_searches where day < today - 90;
  delete from private.hold_request_addresses where created_at < day_ago;
  delete from public.product_alerts where created_at < day_ago - interval '89 days';
  update public.product_alerts set address = null where created_at < day_ago and address is not null;
  delete from private.text_outbox
  where created_at < day_ago and kind in ('code', 'admin_code', 'alert', 'product_alert') and state not in ('queued', 'sending');
  update private.text_outbox set address = null, captcha_token = null
  where id in (
    select id from private.text_outbox
    where created_at < day_ago and (address is not null or captcha_token is not null)
    order by created_at limit most
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

create or replace function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.product_alerts where created_at < created_before;
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  update public.deliveries set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where day < private.shop_day(created_before) and zip <> '00000';
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

create or replace function private.is_open(at_showroom text, moment timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.opening_hours) or exists (
    select from public.showrooms
    cross join lateral (select moment at time zone private.shop_zone() as clock) as here
    cross join lateral private.hours_on(showrooms.id, clock::date) as hours
    where (at_showroom is null or showrooms.id = at_showroom) and clock::time >= opens and clock::time < closes
  )
$$;

create or replace function private.suggestions(moment timestamptz default private.text_now())
returns table (
  kind text, slug text, title text, days integer, people integer, price_cents integer, least_cents integer,
  most_cents integer
)
language sql stable security definer set search_path = '' as $$
  with here as (
    select * from public.products where state = 'live' and private.free_quantity(id) > 0
  ), waiting as (
    select * from public.product_alerts where texted_at is null and suspected_junk is null
  ), drawing as (
    select here.*, (demand -> 'products' -> id -> 'view' ->> 1)::integer as views
    from private.demand(private.shop_day(moment)) as demand
    join here on demand -> 'drawing' ? id
    where not exists (select from waiting where product_id = here.id)
      and not exists (select from public.price_plans where product_id = here.id and state <> 'ended')
    order by views desc, here.id limit 1
  )
  (
    select 'lower', here.slug, here.title, null::integer, count(distinct phone)::integer as people, price_cents,
      min(waiting.most_cents), max(waiting.most_cents)
    from here join waiting on waiting.product_id = here.id and waiting.kind = 'price'
      and waiting.most_cents < here.price_cents
    group by here.id, here.slug, here.title, price_cents order by people desc, here.id limit 1
  )
  union all
  select 'rethink', slug, title, null, views, price_cents, null, null from drawing
  union all
  (
    select 'mark_down', here.slug, here.title, (select private.shop_day(moment)) - added_on, null,
      price_cents, null, null
    from here
    where not is_sample and added_on <= (select private.shop_day(moment)) - 30
      and not exists (select from public.financing_leads
        where piece = here.slug and suspected_junk is null and created_at > moment - interval '30 days')
      and not exists (select from public.hold_requests
        where product_id = here.id and suspected_junk is null and created_at > moment - interval '30 days')
      and not exists (select from public.holds where product_id = here.id and made_at > moment - interval '30 days')
      and not exists (select from waiting where product_id = here.id)
      and not exists (select from public.price_plans where product_id = here.id and state <> 'ended')
      and not exists (select from drawing)
    order by added_on, price_cents desc, here.id limit 1
  )
  union all
  (
    -- In the catalog's words: what strangers type stands in no mail.
    select 'bring_in', null, concat_ws(' ', known.size, known.type), null,
      count(distinct phone)::integer as people, null, min(waiting.most_cents), max(waiting.most_cents)
    from waiting cross join lateral (
      select lower(products.type) as type, (
        select lower(sized.size) from public.products as sized where lower(sized.size) = lower(waiting.size) limit 1
      ) as size
      from public.products where lower(products.type) = lower(waiting.type) limit 1
    ) as known
    where waiting.kind = 'similar' group by known.size, known.type
    order by people desc, 3 limit 1
  )
$$;

create or replace function private.claim_week_mail(moment timestamptz default now()) returns jsonb
language plpgsql set search_path = '' as $$
declare
  due constant date :=
    date_trunc('week', moment at time zone private.shop_zone() - interval '7 hours')::date;
  address constant text := (
    select users.email from public.user_roles as held join auth.users on users.id = held.user_id
    where held.is_owner
  );
  -- Midnights of the shop's Mondays, whatever the clocks did in between.
  mondays constant timestamptz[] := array(
    select private.shop_midnight(due - days) from unnest(array[14, 7, 0]) as days
  );
  week jsonb;
  before jsonb;
  inquiries bigint[];
begin
  insert into private.week_mails (monday) values (due) on conflict do nothing;
  if not found or address is null or not exists (
    select from private.settings where monday_mail
  ) then
    return null;
  end if;
  week := private.read_week('showroom', mondays[2], mondays[3], private.in_time(mondays[2], private.shop_zone()));
  before := private.read_week('showroom', mondays[1], mondays[2], private.in_time(mondays[1], private.shop_zone()));
  select array[
    count(*) filter (where created_at >= mondays[2]), count(*) filter (where created_at < mondays[2]),
    count(*) filter (where created_at >= mondays[2] and status = 'converted'),
    count(*) filter (where created_at < mondays[2] and status = 'converted')
  ] into inquiries from public.inquiries where created_at >= mondays[1] and created_at < mondays[3];
  if jsonb_array_length(week) + jsonb_array_length(before) <= 2 and inquiries[1] + inquiries[2] = 0 then
    return null; -- Each has the line of all leads, and no showroom.
  end if;
  return jsonb_build_object(
    'to', address, 'first_day', due - 7, 'last_day', due - 1, 'week', week, 'before', before,
    'inquiries', inquiries,
    'suggestions', (select coalesce(jsonb_agg(to_jsonb(worth)), '[]') from private.suggestions() as worth)
  );
end
$$;
