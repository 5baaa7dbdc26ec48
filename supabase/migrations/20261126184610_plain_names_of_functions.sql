-- Functions with plain names. Those that pages, servers and other programs call answer by their old names
-- until the next release, too.

alter function private.are_pieces(jsonb) rename to are_parts;
alter function private.asked_in_time(jsonb) rename to time_filter;
alter function private.held_pieces(text, text, uuid) rename to held_quantity;
alter function private.say_piece(text) rename to short_title;
alter function private.catalog_rows() rename to published_rows;
alter function private.catalog_rows_since(bigint) rename to published_rows_since;
alter policy "Admins see notes of pieces" on public.product_notes rename to "Admins see notes of products";
alter policy "Anyone may ask to have a piece held" on public.hold_requests
  rename to "Anyone may ask to have a product held";

create function private.pictures_and_notes(product text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pictures', (
      select jsonb_agg(to_jsonb(pictures) - array['version', 'updated_at', 'problem'] order by pictures.id)
      from public.product_pictures as pictures where pictures.product_id = product),
    'notes', (
      select to_jsonb(notes) - array['version', 'updated_at']
      from public.product_notes as notes where notes.product_id = product))
$$;

create function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text := product ->> 'id';
  fields jsonb := product - 'id' - 'version' - 'notes';
  wanted text := product ->> 'state';
  beside jsonb;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if jsonb_typeof(product) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_product.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_product.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' then
      perform private.set_notes(number, product -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or product ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (product ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.pictures_and_notes(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, product -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (product ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.pictures_and_notes(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (product ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

create or replace function public.save_piece(
  piece jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language sql security definer
set search_path = ''
as $$
  select * from public.save_product(piece, pictures, stock, request)
$$;

drop function private.beside_piece(text);

create function private.catalog_rows() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.published_rows()
$$;

create function private.catalog_rows_since(seen bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.published_rows_since(seen)
$$;

create function public.lead_activity(lead uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_admin();
  return jsonb_build_object(
    'changed_at', (select max(updated_at) from public.financing_leads),
    'others', (
      select coalesce(jsonb_agg(to_jsonb(met) order by met.user_id), '[]') from (
        select other.user_id, bool_or(other.is_writing) as is_writing
        from private.lead_presence as other
        where other.lead_id = $1 and other.session_id <> here
          and other.seen_at > clock_timestamp() - interval '15 seconds'
        group by other.user_id
      ) as met
    )
  );
end
$$;

create or replace function public.hear_floor(lead uuid default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.lead_activity(lead)
$$;

create or replace function private.why_none_left(
  of_product text, at_showroom text, wanted integer, besides uuid default null
) returns text
language plpgsql stable security definer set search_path = ''
as $$
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
    return case here when 0 then format('None is left at %s.', place)
      else format('Only %s %s left at %s.', here, case here when 1 then 'is' else 'are' end, place) end;
  end if;
  select name, until into next from public.holds
  where product_id = of_product and showroom = at_showroom and state = 'held'
    and until > private.text_now() and id is distinct from besides
  order by until limit 1;
  return case when here - held > 0 then format('Only %s %s free at %s: ', here - held,
      case here - held when 1 then 'is' else 'are' end, place)
    else format('None is free at %s: ', place) end
    || format('%s held, the first for %s until %s.', held, next.name, private.say_moment(next.until));
end
$$;

create or replace function private.check_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    perform private.require_admin();
  end if;
  new.name := btrim(new.name);
  new.phone := btrim(new.phone);
  if is_new then
    new.made_by := auth.uid();
    new.made_by_email := auth.jwt() ->> 'email';
    new.ended_at := null;
    new.ended_by_email := null;
    new.version := 1;
  elsif (new.product_id, new.showroom) is distinct from (old.product_id, old.showroom) then
    raise exception 'A hold stays with its piece: end it and make another.';
  end if;
  if new.state = 'held' and new.until is null then
    new.until := private.hold_end(new.showroom, moment);
    if new.until is null then
      raise exception 'No hours are set for %: say until when it is held.', private.say_showroom(new.showroom);
    end if;
  end if;
  if new.state = 'sold' and (is_new or old.state <> 'sold') and not exists (
    select from public.sales where hold_id = new.id and undone_at is null
  ) then
    raise exception 'A hold ends as sold with its sale: use sell_product.';
  end if;
  begins := new.state = 'held'
    and (is_new or old.state <> 'held' or old.until <= moment and new.until > moment);
  if new.state = 'held' and (begins or new.until is distinct from old.until) then
    if new.until <= moment then
      raise exception 'A hold ends in the future.';
    elsif new.until > moment + interval '31 days' then
      raise exception 'A hold ends within a month.';
    end if;
  end if;
  if begins then
    select id, title, state into piece from public.products where id = new.product_id for update;
    if piece.state is distinct from 'live' then
      raise exception '“%” is not for sale.', coalesce(piece.title, new.product_id) using errcode = 'PT409';
    end if;
    select holds.until, holds.showroom, products.title into other
    from public.holds join public.products on products.id = holds.product_id
    where holds.phone_e164 = private.us_number(new.phone) and holds.state = 'held' and holds.until > moment
      and holds.id <> new.id
    limit 1;
    if other.title is not null then
      raise exception 'One piece per person: % already holds “%” at % until %.', new.phone,
        other.title, private.say_showroom(other.showroom), private.say_moment(other.until)
        using errcode = 'PT409';
    end if;
    refusal := private.why_none_left(new.product_id, new.showroom, 1, new.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409';
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

create or replace function private.keep_held_stock() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  held integer := private.held_quantity(new.product_id, new.showroom);
begin
  if new.on_hand < held then
    raise exception '% % held at %, so there cannot be %. End a hold first.', held,
      case held when 1 then 'is' else 'are' end, private.say_showroom(new.showroom), new.on_hand
      using errcode = 'PT409';
  end if;
  return new;
end
$$;

create or replace function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
  made public.holds;
begin
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

create or replace function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
begin
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we cannot hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;

create function public.sell_product(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid()
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  piece public.products;
  kept public.holds;
  refusal text;
  status_before text;
  total integer;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if exists (select from public.sales where id = sale) then
    return private.describe_sale(sale);
  end if;
  select * into piece from public.products where id = product for update;
  if piece.id is null then
    raise exception 'There is no piece %.', product using errcode = 'PT404';
  end if;
  if piece.state in ('sold', 'archived') then
    raise exception '“%” is %.', piece.title,
      case piece.state when 'sold' then 'sold already' else 'not for sale' end
      using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'How many were sold? From 1 to 1,000.';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold is over.' using errcode = 'PT409';
    end if;
  end if;
  refusal := private.why_none_left(product, sell_product.showroom, quantity, hold);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409';
  end if;
  lead := coalesce(lead, kept.lead_id);
  if lead is not null then
    select status into status_before from public.financing_leads where id = lead for update;
    if status_before is null then
      raise exception 'This lead is not here any more.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id,
      lead_status_before, hold_id, sold_by, sold_by_email)
    values (sale, product, sell_product.showroom, quantity,
      coalesce(sell_product.price_cents, piece.price_cents), lead, status_before, hold, auth.uid(),
      auth.jwt() ->> 'email');
  update public.holds set state = 'sold' where id = hold;
  update public.stock set on_hand = on_hand - quantity, counted_at = clock_timestamp()
    where product_id = product and stock.showroom = sell_product.showroom;
  update public.financing_leads set status = 'converted' where id = lead and status <> 'converted';
  select coalesce(sum(on_hand), 0) into total from public.stock where product_id = product;
  if total = 0 then
    update public.sales set was_last = true where id = sale;
    update public.products set state = 'sold' where id = product and state = 'live';
  end if;
  return private.describe_sale(sale);
end
$$;

create or replace function public.sell_piece(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid()
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select public.sell_product(product, showroom, quantity, price_cents, lead, hold, sale)
$$;

revoke all on function
  private.pictures_and_notes(text), public.save_product(jsonb, jsonb, jsonb, uuid),
  private.catalog_rows(), private.catalog_rows_since(bigint), public.lead_activity(uuid),
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_product(jsonb, jsonb, jsonb, uuid), public.lead_activity(uuid),
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid)
  to authenticated;
