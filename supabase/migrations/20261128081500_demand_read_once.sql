-- What draws people is reckoned once for a report, not again for each of its parts.

create function private.demand(today date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  start constant timestamptz := (today - 27)::timestamp at time zone 'America/Detroit';
begin
  return (
    with leads as (
      select id, piece, created_at from public.financing_leads
      where piece is not null and suspected_junk is null and created_at > start - interval '60 days'
    ), done as (
      select product_id, kind, day, count from private.demand_counts where day > today - 28
      union all
      select products.id, 'lead', (leads.created_at at time zone 'America/Detroit')::date, 1
      from leads join public.products on products.slug = leads.piece where leads.created_at >= start
      union all
      select product_id, 'hold', (made_at at time zone 'America/Detroit')::date, 1
      from public.holds where made_at >= start and state not in ('asked', 'refused')
      union all
      select product_id, 'hold', (created_at at time zone 'America/Detroit')::date, 1
      from public.hold_requests where created_at >= start and suspected_junk is null and hold_id is null
      union all
      select products.id, 'texted', (texts.created_at at time zone 'America/Detroit')::date, 1
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
revoke all on function private.demand(date) from public, anon, authenticated, service_role;

create or replace function public.read_demand() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (private.text_now() at time zone 'America/Detroit')::date;
begin
  perform private.require_admin();
  return private.demand(today) || jsonb_build_object(
    'is_on', exists (select from public.shop where counts_demand),
    'searches', (
      select coalesce(jsonb_agg(jsonb_build_object('term', term, 'count', count) order by count desc, term), '[]')
      from (
        select term, sum(count) as count from private.empty_searches where day > today - 28
        group by term having sum(count) > 1 order by 2 desc, 1 limit 20
      ) as often
    )
  );
end
$$;

create or replace function private.suggestions(moment timestamptz default private.text_now())
returns table (
  kind text, slug text, title text, days integer, people integer, price_cents integer, least_cents integer,
  most_cents integer
)
language sql stable security definer set search_path = ''
as $$
  with here as (
    select * from public.products where state = 'live' and private.free_quantity(id) > 0
  ), waiting as (
    select * from public.product_alerts where texted_at is null and suspected_junk is null
  ), drawing as (
    select here.*, (demand -> 'products' -> id -> 'view' ->> 1)::integer as views
    from private.demand((moment at time zone 'America/Detroit')::date) as demand
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
    select 'mark_down', here.slug, here.title, (moment at time zone 'America/Detroit')::date - added_on, null,
      price_cents, null, null
    from here
    where not is_sample and added_on <= (moment at time zone 'America/Detroit')::date - 30
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

drop function private.drawing_products(date);
drop function private.demand_of_products(date);
