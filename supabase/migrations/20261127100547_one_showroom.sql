-- A shop may have one showroom: what is counted in the other is not for sale, and customers read the showroom's own name.

alter table public.showrooms add column is_shown boolean not null default true;

create or replace function private.keep_a_showroom() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.showrooms) and not exists (select from public.showrooms where is_shown) then
    raise exception 'Keep at least one showroom.';
  end if;
  return null;
end
$$;

create trigger keep_a_showroom after update on public.showrooms
  for each statement execute function private.keep_a_showroom();
revoke all on function private.keep_a_showroom() from public, anon, authenticated, service_role;

create or replace function private.say_showroom(id text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select nullif(regexp_replace(name, '\s+showroom$', '', 'i'), '') from public.showrooms
    where showrooms.id = say_showroom.id
  ), initcap(id))
$$;

create or replace function private.are_policies(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as policies (path, policy),
      lateral (select
        case when jsonb_typeof(policy -> 'sections') = 'array' then policy -> 'sections' else '[]' end as sections,
        case when jsonb_typeof(policy -> 'tiles') = 'array' then policy -> 'tiles' else '[]' end as tiles
      ) as lists
    where path not in ('/return-policy', '/shipping-policy', '/privacy-policy', '/terms-of-service')
      or coalesce(jsonb_typeof(policy -> 'tiles'), 'array') <> 'array'
      or exists (
        select from jsonb_object_keys(case jsonb_typeof(policy) when 'object' then policy else '{}' end) as part
        where part not in ('intro', 'tiles', 'sections')
      )
      or jsonb_array_length(sections) not between 1 and 20 or jsonb_array_length(tiles) > 6
      or exists (
        select from jsonb_array_elements(sections) as section
        where coalesce(section ->> 'id', '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
          or coalesce(jsonb_typeof(section -> 'paragraphs'), '') <> 'array'
          or coalesce(jsonb_typeof(section -> 'points'), 'array') <> 'array'
          or section -> 'paragraphs' = '[]'
      )
      or exists (
        select from (
          select policy -> 'intro', 1000
          union all select section -> 'title', 100 from jsonb_array_elements(sections) as section
          union all select words, 4000 from jsonb_array_elements(sections) as section,
            jsonb_array_elements(case when jsonb_typeof(section -> 'paragraphs') = 'array'
              and coalesce(jsonb_typeof(section -> 'points'), 'array') = 'array'
              then section -> 'paragraphs' || coalesce(section -> 'points', '[]') else '[]' end) as words
          union all select tile -> 'title', 100 from jsonb_array_elements(tiles) as tile
          union all select tile -> 'text', 400 from jsonb_array_elements(tiles) as tile
        ) as texts (words, most)
        where coalesce(jsonb_typeof(words), '') <> 'string'
          or length(btrim(words #>> '{}')) not between 1 and most
          or regexp_replace(words #>> '{}',
            '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}', '', 'g')
            ~ '\{\w+\}'
      )
  )
$$;

create or replace function private.published_rows() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', coalesce((
      select jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
        select coalesce(jsonb_object_agg(
          stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
        ), '{}') from public.stock
        where stock.product_id = products.id
          and stock.counted_at > (select filled_at from private.catalog_state)
      ), 'stock', (
        select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
        where stock.product_id = products.id
          and stock.showroom not in (select id from public.showrooms where not is_shown)
      )) order by products.list, products.position, products.id)
      from public.products
      where products.state in ('live', 'sold')
        or products.state = 'archived' and products.went_live_at is not null
    ), '[]'),
    'packages', coalesce((
      select jsonb_agg(to_jsonb(packages) order by packages.position, packages.id)
      from public.packages where packages.state = 'live'
    ), '[]'),
    'offers', coalesce((select jsonb_agg(to_jsonb(offers) order by offers.id) from public.offers), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notices) order by notices.id) from public.notices), '[]'),
    'shop', (select to_jsonb(shop) from public.shop),
    'showrooms', coalesce((
      select jsonb_agg(to_jsonb(showrooms) order by showrooms.id) from public.showrooms
      where showrooms.is_shown
    ), '[]'),
    'opening_hours', coalesce((
      select jsonb_agg(to_jsonb(opening_hours) order by opening_hours.showroom, opening_hours.weekday)
      from public.opening_hours
    ), '[]'),
    'special_days', coalesce((
      select jsonb_agg(to_jsonb(special_days) order by special_days.day, special_days.showroom)
      from public.special_days where special_days.day >= current_date - 1
    ), '[]'),
    'lenders', coalesce((
      select jsonb_agg(to_jsonb(lenders) order by lenders.position) from public.lenders
      where lenders.active
    ), '[]'),
    'pictures', coalesce((select jsonb_agg(to_jsonb(pictures) order by pictures.name) from public.pictures), '[]'),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;

create or replace function private.published_rows_since(seen bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with later as (
    select changes.table_name, changes.record from public.changes
    where changes.catalog_version > seen
  ), touched as (
    select distinct split_part(later.record, ' ', 1) as id from later
    where later.table_name in ('products', 'stock')
  )
  select case when state.version >= seen
      and not exists (select from later where 
        later.table_name not in ('products', 'stock', 'sales', 'holds'))
    then jsonb_build_object(
      'database', state.id,
      'version', state.version,
      'touched', coalesce((select jsonb_agg(touched.id) from touched), '[]'),
      'products', coalesce((
        select jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
        select coalesce(jsonb_object_agg(
          stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
        ), '{}') from public.stock
        where stock.product_id = products.id
          and stock.counted_at > (select filled_at from private.catalog_state)
      ), 'stock', (
          select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
          where stock.product_id = products.id
            and stock.showroom not in (select id from public.showrooms where not is_shown)
        )))
        from public.products where products.id in (select touched.id from touched)
      ), '[]'),
      'former_slugs', coalesce((
        select jsonb_object_agg(product_slugs.slug, products.slug)
        from public.product_slugs join public.products on products.id = product_slugs.product_id
      ), '{}')
    ) end
  from private.catalog_state as state
$$;

create or replace function private.in_time(since timestamptz) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  -- Days before the first lead and after today are not walked, whatever the caller asks for.
  first constant date := (least(
    greatest(since, coalesce((select min(created_at) from public.financing_leads), now())), now()
  ) at time zone 'America/Detroit')::date;
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
        extract(epoch from min(days.day + times.opens) at time zone 'America/Detroit') * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone 'America/Detroit') * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone 'America/Detroit')::date - first + 31) as ahead
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
    format('(%%1$s at time zone ''America/Detroit'')::date - %L::date + 1', first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

create or replace function private.check_hold_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.products where id = new.product_id and state = 'live')
      or exists (select from public.showrooms where id = new.showroom and not is_shown) then
    raise exception 'This product is no longer for sale.' using errcode = 'PT409';
  end if;
  return new;
end
$$;

alter table public.shop drop constraint shop_description_filled,
  add constraint shop_description_filled check (regexp_replace(description,
    '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}',
    '', 'g') !~ '\{\w+\}') not valid;
