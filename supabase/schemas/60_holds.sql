-- Products that are kept for somebody. A hold takes its product off what the site offers until it ends.

create table public.holds (
  -- Made by the caller, so that what is sent again after a lost answer is no second hold.
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (private.us_number(phone)) stored,
  -- By the printed rule where no one says otherwise; null while it is only asked for.
  until timestamptz,
  -- "held" is over once `until` is.
  state text not null default 'held',
  lead_id uuid references public.financing_leads (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  made_by uuid default auth.uid(),
  made_by_email text default auth.jwt() ->> 'email',
  ended_at timestamptz,
  ended_by_email text,
  version integer not null default 1,
  constraint holds_showroom_known check (showroom in ('east', 'west')),
  constraint holds_state_known check (state in ('asked', 'refused', 'held', 'ended', 'sold')),
  constraint holds_name_length check (length(btrim(name)) between 1 and 100),
  constraint holds_phone_form check (phone ~ '^[0-9() +.-]{10,20}$'),
  constraint holds_until_known check (until is not null or state in ('asked', 'refused'))
);
create index holds_product_idx on public.holds (product_id, showroom) where state = 'held';
create index holds_products_idx on public.holds (product_id);
create index holds_lead_idx on public.holds (lead_id);
create index holds_phone_idx on public.holds (phone_e164) where state = 'held';
create index holds_newest_idx on public.holds (made_at);

-- When a showroom closes on a day; null where it is closed, and on a holiday for which the shop has said nothing.
create function private.closing_time(wanted text, on_day date) returns time
language sql stable security definer set search_path = '' as $$
  select closes from private.hours_on(wanted, on_day)
  where not private.is_holiday(on_day)
    or exists (select from public.special_days as said where said.showroom = wanted and said.day = on_day)
$$;

-- The printed rule: until closing time of the next open day.
create function private.hold_end(wanted text, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (day + private.closing_time(wanted, day)) at time zone private.shop_zone()
  from generate_series(1, 60) as ahead, lateral (select private.shop_day(moment) + ahead) as later (day)
  where private.closing_time(wanted, day) is not null
  order by day limit 1
$$;

-- When a hold ends that is made now, to tell a caller.
create function public.hold_end(showroom text) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sales();
  return private.hold_end(showroom, private.text_now());
end
$$;

-- "Tue, Nov 24 at 8:00 PM"
create function private.say_moment(moment timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select to_char(moment at time zone private.shop_zone(), 'Dy, Mon FMDD "at" FMHH12:MI AM')
$$;

create function private.short_title(of_product text) returns text
language sql stable security definer set search_path = '' as $$
  select case when length(title) > 45 then left(title, 44) || '…' else title end
  from public.products where id = of_product
$$;

-- How many of a product are kept for somebody, besides one hold.
create function private.held_quantity(of_product text, at_showroom text, besides uuid default null)
returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.holds
  where product_id = of_product and showroom = at_showroom and state = 'held'
    and until > private.text_now() and id is distinct from besides
$$;

-- What stands in the way of one more hold or sale there, as a sentence; null where nothing does.
create function private.why_none_left(
  of_product text, at_showroom text, wanted integer, besides uuid default null
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  here integer := coalesce((
    select on_hand from public.stock where product_id = of_product and showroom = at_showroom
  ), 0);
  held integer := private.held_quantity(of_product, at_showroom, besides);
  place text := private.say_showroom(at_showroom);
  next record;
begin
  if here - held >= wanted then
    return null;
  end if;
  if held = 0 then
    return case here when 0 then format('There are none left at %s.', place)
      else format('Only %s %s left at %s.', here, case here when 1 then 'is' else 'are' end, place) end;
  end if;
  select name, until into next from public.holds
  where product_id = of_product and showroom = at_showroom and state = 'held'
    and until > private.text_now() and id is distinct from besides
  order by until limit 1;
  return case when here - held > 0 then format('Only %s %s free at %s: ', here - held,
      case here - held when 1 then 'is' else 'are' end, place)
    else format('None are free at %s: ', place) end
    || format('%s held, the first for %s until %s.', held, next.name, private.say_moment(next.until));
end
$$;

create function private.check_hold() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
  is_new boolean := tg_op = 'INSERT';
  begins boolean;
  piece record;
  other record;
  refusal text;
begin
  -- A policy is asked after this, which speaks of other people's holds.
  if auth.uid() is not null and not (is_new and new.state = 'asked') then
    perform private.require_sales();
  end if;
  new.name := btrim(new.name);
  new.phone := btrim(new.phone);
  if is_new then
    new.ended_at := null;
    new.ended_by_email := null;
    new.version := 1;
  elsif (new.product_id, new.showroom) is distinct from (old.product_id, old.showroom) then
    raise exception 'A hold can’t move to another product. End it and make another.';
  end if;
  if new.state = 'held' and new.until is null then
    new.until := private.hold_end(new.showroom, moment);
    if new.until is null then
      raise exception 'No hours are set for %. Choose when the hold ends.', private.say_showroom(new.showroom);
    end if;
  end if;
  if new.state = 'sold' and (is_new or old.state <> 'sold') and not exists (
    select from public.sales where hold_id = new.id and undone_at is null
  ) then
    raise exception 'Record the sale to end this hold as sold.';
  end if;
  begins := new.state = 'held'
    and (is_new or old.state <> 'held' or old.until <= moment and new.until > moment);
  if new.state = 'held' and (begins or new.until is distinct from old.until) then
    if new.until <= moment then
      raise exception 'Choose a future end for the hold.';
    elsif new.until > moment + interval '31 days' then
      raise exception 'Choose an end for the hold within a month.';
    end if;
  end if;
  if begins then
    select id, title, state into piece from public.products where id = new.product_id for update;
    if piece.state is distinct from 'live' then
      raise exception '“%” isn’t for sale.', coalesce(piece.title, new.product_id) using errcode = 'PT409';
    end if;
    select holds.until, holds.showroom, products.title into other
    from public.holds join public.products on products.id = holds.product_id
    where holds.phone_e164 = private.us_number(new.phone) and holds.state = 'held' and holds.until > moment
      and holds.id <> new.id
    limit 1;
    if other.title is not null then
      raise exception 'One item per person: % already has a hold on “%” at % until %.', new.phone,
        other.title, private.say_showroom(other.showroom), private.say_moment(other.until)
        using errcode = 'PT409', detail = 'phone';
    end if;
    refusal := private.why_none_left(new.product_id, new.showroom, 1, new.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409', detail = 'showroom';
    end if;
    new.ended_at := null;
    new.ended_by_email := null;
  elsif not is_new and old.state in ('held', 'asked') and new.state not in ('held', 'asked') then
    new.ended_at := moment;
    new.ended_by_email := auth.jwt() ->> 'email';
  end if;
  return new;
end
$$;
create trigger a_check_hold before insert or update on public.holds for each row execute function private.check_hold();

-- No one counts, sells or moves away what is kept for somebody.
create function private.keep_held_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  held integer := private.held_quantity(new.product_id, new.showroom);
begin
  if new.on_hand < held then
    raise exception '% % on hold at %, so you can’t set the count to %. End a hold first.', held,
      case held when 1 then 'is' else 'are' end, private.say_showroom(new.showroom), new.on_hand
      using errcode = 'PT409';
  end if;
  return new;
end
$$;
create trigger keep_held_stock before update on public.stock
  for each row when (new.on_hand < old.on_hand) execute function private.keep_held_stock();

-- What the publisher takes off the stock that it shows, and until when.
create function private.current_holds() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'product_id', product_id, 'showroom', showroom, 'until', until
  ) order by until, id), '[]')
  from public.holds where state = 'held' and until > private.text_now()
$$;

-- Holds and sales in the history, by the name of their product and without anybody's name or number.
create function private.record_trade() returns trigger
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
  insert into public.changes (table_name, record, record_name, action, before, after, catalog_version)
  select tg_table_name, is_now ->> 'id',
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

call pg_temp.keep_history('public.holds', writer => 'record_trade');
