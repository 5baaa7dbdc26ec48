-- Checks are written in place: a body that is read when it is made needs no search path, with which Postgres calls it
-- for every value. A day of counts is one by the shop's own clock, and holds, moves, sales and deliveries have their
-- history as every other table has.

create or replace function private.says_something(value text) returns boolean language sql immutable parallel safe
return value ~
  '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';

create or replace function private.is_one_line(value text) returns boolean language sql immutable parallel safe
return private.says_something(value) and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';

create or replace function private.are_lines(value text[]) returns boolean language sql immutable parallel safe
return cardinality(value) <= 40 and coalesce(array_ndims(value), 1) = 1 and not exists (
  select from unnest(value) as line where line is null or length(line) > 300 or not private.says_something(line)
);

create or replace function private.is_name(value jsonb) returns boolean language sql immutable parallel safe
return coalesce(
  jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 120 and private.says_something(value #>> '{}'), false
);

create or replace function private.is_number(value jsonb, low numeric, high numeric, is_whole boolean default false)
returns boolean language sql immutable parallel safe
return coalesce(case when jsonb_typeof(value) = 'number' then
  value::numeric between low and high and (not is_whole or value::numeric = trunc(value::numeric))
end, false);

create or replace function private.as_array(value jsonb) returns jsonb language sql immutable parallel safe
return case jsonb_typeof(value) when 'array' then value else '[]' end;

create or replace function private.is_in_calendar(moment timestamptz) returns boolean language sql immutable parallel safe
return moment >= '2000-01-01 00:00:00+00' and moment < '2200-01-01 00:00:00+00';

create or replace function private.is_full_minute(value time) returns boolean language sql immutable parallel safe
return value < '24:00' and extract(second from value) = 0;

create or replace function private.is_proven(person uuid, session text, amr jsonb, moment timestamptz)
returns boolean
language sql stable security definer set search_path = '' as $$
  with proofs as (
    select coalesce(bool_or(method in ('totp', 'mfa/phone', 'mfa/webauthn')), false) as by_factor,
      coalesce(bool_or(method not in (
        'totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh', 'anonymous'
      )), false) as by_sign_in
    from (
      select entry ->> 'method' as method,
        case when jsonb_typeof(entry -> 'timestamp') = 'number'
          then (entry ->> 'timestamp')::numeric end as second
      from jsonb_array_elements(private.as_array(amr)) as entry
    ) as said
    where second > extract(epoch from moment) - 600
  )
  select case when exists (
    select from auth.mfa_factors where user_id = person and status = 'verified'
  ) then by_factor and (by_sign_in or exists (
    select from auth.sessions join auth.mfa_factors on mfa_factors.id = sessions.factor_id
    where sessions.user_id = person and sessions.id::text = session
      and mfa_factors.created_at < moment - interval '72 hours'
  )) else by_sign_in end
  from proofs
$$;

create or replace function private.are_facts(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as fact (name, said)
    left join (values
      ('assemblyMinutes', 1000, true), ('assemblyPeople', 10, true), ('cartons', 100, true),
      ('weightLimitLb', 5000, true), ('weightLb', 5000, true), ('heaviestLb', 5000, true),
      ('openLengthIn', 400, false), ('clearanceIn', 100, false), ('legsIn', 60, false),
      ('backOffHeightIn', 100, false)
    ) as number (name, most, is_whole) using (name)
    where not coalesce(case
      when name in ('legsOff', 'backOff', 'antiTip') then said = 'true'
      when name = 'assembly' then said #>> '{}' in ('none', 'needed', 'by us')
      when name = 'cleaningCode' then said #>> '{}' in ('W', 'S', 'WS', 'X')
      when name in ('maker', 'madeIn') then jsonb_typeof(said) = 'string'
        and length(said #>> '{}') <= case name when 'maker' then 60 else 40 end
        and private.is_one_line(said #>> '{}')
      when name in ('included', 'notIncluded') then jsonb_array_length(private.as_array(said)) between 1 and 12
        and not exists (
          select from jsonb_array_elements(private.as_array(said)) as line
          where jsonb_typeof(line) <> 'string' or length(line #>> '{}') > 80 or not private.is_one_line(line #>> '{}')
        )
      else private.is_number(said, 0, most, is_whole) and said <> '0'
    end, false)
  );
end;

create or replace function private.published_products(wanted text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
    select coalesce(jsonb_object_agg(
      stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
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

create or replace function private.record_trade() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at',
    'to_showroom', 'unloaded_showroom', 'day', 'cancelled_at'];
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
begin
  if tg_op = 'DELETE' or tg_table_name = 'holds' and is_now ->> 'state' = 'asked' then return null; end if;
  select jsonb_object_agg(field, was -> field), jsonb_object_agg(field, is_now -> field)
    into old_values, new_values
    from unnest(shown) as field
    where is_now ? field and (was is null or was -> field is distinct from is_now -> field);
  if new_values is null then return null; end if;
  insert into public.changes
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version)
  select auth.uid(), auth.jwt() ->> 'email', tg_table_name, is_now ->> 'id',
    coalesce((select title from public.products where id = is_now ->> 'product_id'), is_now ->> 'package_name',
      (select coalesce(title, package_name) from public.sales left join public.products on products.id = product_id
        where sales.id::text = is_now ->> 'sale_id'),
      (select title from public.holds join public.products on products.id = product_id
        where holds.id::text = is_now ->> 'hold_id')),
    case tg_op when 'INSERT' then 'added' else 'changed' end,
    case when was is not null then old_values end, new_values, private.next_catalog_version();
  return null;
end
$$;

create or replace function public.count_demand(seen jsonb default '{}', searches jsonb default '[]') returns void
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  today constant date := private.shop_day();
begin
  if not exists (select from public.shop where counts_demand) then
    raise exception 'This shop doesn’t count visits.' using errcode = 'PT403';
  elsif '1' in (headers ->> 'sec-gpc', headers ->> 'dnt') then
    raise exception 'This browser asks not to be counted.' using errcode = 'PT403';
  elsif jsonb_typeof(seen) is distinct from 'object' or jsonb_typeof(searches) is distinct from 'array'
    or length(seen::text) + length(searches::text) > 4096 then
    raise exception 'That isn’t what one visit sees.' using errcode = 'PT422';
  end if;
  -- Also makes those who count take turns.
  insert into private.demand_pace as pace (minute, messages)
  values (date_trunc('minute', private.text_now()), 1)
  on conflict (the_only_row) do update set
    messages = case when pace.minute = excluded.minute then pace.messages + 1 else 1 end, minute = excluded.minute;
  if (select messages > 300 from private.demand_pace) then
    raise exception 'Too many visits were counted within this minute.' using errcode = 'PT429';
  end if;
  insert into private.demand_counts as known (product_id, day, kind, count)
  select distinct products.id, today, done.kind, 1
  from (select * from jsonb_each(seen) limit 20) as one (slug, kinds)
  join public.products on products.slug = one.slug and products.state = 'live'
  cross join jsonb_array_elements_text(private.as_array(kinds)) as done (kind)
  where done.kind in ('view', 'call', 'directions', 'text', 'save', 'compare')
  on conflict (product_id, day, kind) do update set count = least(known.count + 1, 100000);
  insert into private.empty_searches as known (term, day, count)
  select distinct private.clean_search(words), today, 1
  from (select * from jsonb_array_elements_text(searches) limit 5) as typed (words)
  where private.clean_search(words) is not null and (
    exists (select from private.empty_searches where day = today and term = private.clean_search(words))
    or (select count(*) from private.empty_searches where day = today) < 200
  )
  on conflict (day, term) do update set count = least(known.count + 1, 100000);
end
$$;

create or replace function public.read_demand() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := private.shop_day();
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

create or replace function private.all_of_sender(lead uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  with sender as (
    select phone, regexp_replace(phone, '[^0-9]', '', 'g') as digits from private.phone_of(lead) as phone
  )
  select found.id, found.first_name || ' ' || found.last_name from public.financing_leads as found, sender
  where found.anonymized_at is null and (found.id = lead
    or right(regexp_replace(found.phone, '[^0-9]', '', 'g'), 10) = right(digits, 10) and length(digits) >= 10)
  union
  select asked.id, asked.name from public.inquiries as asked, sender
  where asked.anonymized_at is null and (asked.id = lead or asked.phone_e164 = private.us_number(sender.phone))
$$;

alter function private.are_policies(jsonb) reset search_path;
alter function private.are_parts(jsonb) reset search_path;
alter function private.are_add_ons(jsonb) reset search_path;
alter function private.are_package_lines(jsonb) reset search_path;
alter function private.time_filter(jsonb) reset search_path;
alter function private.notes_filter(jsonb) reset search_path;
alter function public.find_leads(jsonb) reset search_path;
alter function public.count_leads(jsonb) reset search_path;
alter function public.count_worklists(timestamptz) reset search_path;
alter function public.read_week(text, timestamptz, timestamptz) reset search_path;
alter function public.read_sales(jsonb) reset search_path;
alter function public.read_lots() reset search_path;

-- One line already says something.
alter table public.articles
  drop constraint articles_title_fits,
  drop constraint articles_excerpt_fits,
  drop constraint articles_picture_alt_fits,
  add constraint articles_title_fits check (length(title) <= 90 and private.is_one_line(title)),
  add constraint articles_excerpt_fits check (length(excerpt) <= 300 and private.is_one_line(excerpt)),
  add constraint articles_picture_alt_fits check (length(picture_alt) <= 200 and private.is_one_line(picture_alt));

do $$
declare
  traded text;
begin
  foreach traded in array '{holds,stock_moves,sales,deliveries}'::text[] loop
    execute format('create or replace trigger take_catalog_turn before insert or update or delete on public.%I
      for each statement execute function private.take_catalog_turn()', traded);
    execute format('create or replace trigger record_change after insert or update or delete on public.%I
      for each row execute function private.record_trade()', traded);
  end loop;
end
$$;
