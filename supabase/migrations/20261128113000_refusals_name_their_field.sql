-- A refusal says which field it is about, so that a form shows it there.

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
    perform private.require_sales();
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

create or replace function public.move_stock(
  product text, from_showroom text, to_showroom text, quantity integer default 1,
  move uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  piece public.products;
  refusal text;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if exists (select from public.stock_moves where id = move) then
    return move;
  end if;
  select * into piece from public.products where id = product;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  elsif piece.state in ('sold', 'archived') then
    raise exception '“%” isn’t for sale.', piece.title using errcode = 'PT409';
  elsif coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'Enter how many to move, from 1 to 1,000.' using detail = 'quantity';
  elsif from_showroom is null or to_showroom is null or from_showroom = to_showroom
    or from_showroom not in ('east', 'west') or to_showroom not in ('east', 'west') then
    raise exception 'Choose two showrooms.';
  end if;
  refusal := private.why_none_left(product, from_showroom, quantity);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409', detail = 'quantity';
  end if;
  update public.stock set on_hand = on_hand - quantity
    where product_id = product and stock.showroom = from_showroom;
  insert into public.stock_moves (id, product_id, showroom, to_showroom, quantity, sent_by_email)
    values (move, product, from_showroom, to_showroom, quantity, auth.jwt() ->> 'email');
  return move;
end
$$;

create or replace function private.move_count(line public.sales, quantity integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
  name constant text := coalesce((select title from public.products where id = line.product_id), line.package_name);
begin
  if line.product_id is not null then
    if quantity > 0 then
      refusal := private.why_none_left(line.product_id, line.showroom, quantity, line.hold_id);
    end if;
    if refusal is null and quantity <> 0 then
      update public.stock set on_hand = on_hand - quantity
        where product_id = line.product_id and showroom = line.showroom;
    end if;
  elsif quantity <> 0 then
    update public.packages
      set stock_east = stock_east - case line.showroom when 'east' then quantity else 0 end,
        stock_west = stock_west - case line.showroom when 'west' then quantity else 0 end
      where id = line.package_id
        and case line.showroom when 'east' then stock_east else stock_west end >= quantity;
    if not found and quantity > 0 then
      refusal := format('There are none left at %s.', private.say_showroom(line.showroom));
    end if;
  end if;
  if refusal is not null then
    raise exception '“%”: %', name, refusal using errcode = 'PT409',
      detail = case when line.product_id is null then 'showroom' else 'quantity' end;
  end if;
end
$$;

create or replace function public.sell_product(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid(),
  package text default null, note text default ''
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  piece public.products;
  kept public.holds;
  made public.sales;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if exists (select from public.sales where id = sale) then
    return private.describe_sale(sale);
  end if;
  select * into piece from public.products where id = product for update;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  end if;
  if piece.state in ('sold', 'archived') then
    raise exception '“%” is %.', piece.title,
      case piece.state when 'sold' then 'already sold' else 'not for sale' end
      using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'Enter how many were sold, from 1 to 1,000.' using detail = 'quantity';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold has ended.' using errcode = 'PT409', detail = 'hold';
    end if;
  end if;
  made.product_id := product;
  made.price_cents := coalesce(sell_product.price_cents, piece.price_cents);
  made.lead_id := coalesce(lead, kept.lead_id);
  made.hold_id := hold;
  made.package_id := package;
  perform private.add_sale(made, sale, showroom, quantity, note);
  return private.describe_sale(sale);
end
$$;

create or replace function public.correct_sale(
  sale uuid, quantity integer default null, price_cents integer default null, note text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  past public.sales;
  wanted integer;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  wanted := coalesce(correct_sale.quantity, past.quantity);
  if past.undone_at is not null or past.return_of is not null then
    raise exception 'Only a sale can be corrected. Undo a return instead.' using errcode = 'PT409';
  end if;
  if wanted not between 1 and 1000 or past.product_id is null and wanted <> past.quantity then
    raise exception 'Enter how many were sold, from 1 to 1,000.' using detail = 'quantity';
  end if;
  if wanted < private.returned_quantity(sale) then
    raise exception 'More than that came back already.' using errcode = 'PT409', detail = 'quantity';
  end if;
  update public.sales set quantity = wanted, note = coalesce(btrim(correct_sale.note), sales.note),
    price_cents = coalesce(correct_sale.price_cents, sales.price_cents), corrected_at = clock_timestamp()
    where id = sale;
  if wanted <> past.quantity then
    perform private.move_count(past, wanted - past.quantity);
    perform private.follow_count(past.product_id, sale) where past.product_id is not null;
  end if;
end
$$;

create or replace function public.return_sale(
  sale uuid, quantity integer default 1, refund_cents integer default null, restock boolean default true,
  note text default '', id uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  past public.sales;
  back public.sales;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  if exists (select from public.sales where sales.id = return_sale.id) then
    return return_sale.id;
  end if;
  if past.undone_at is not null or past.return_of is not null then
    raise exception 'This sale was undone, or is a return.' using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and past.quantity - private.returned_quantity(sale) then
    raise exception 'Enter how many came back, up to the number sold.' using detail = 'quantity';
  end if;
  if refund_cents > past.price_cents then
    raise exception 'You can’t refund more than was paid.' using detail = 'price_cents';
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, sold_by, sold_by_email,
      package_id, package_name, return_of, is_restocked, tax_percent, note, inquiry_id)
    values (return_sale.id, past.product_id, past.showroom, -quantity,
      coalesce(refund_cents, past.price_cents), past.lead_id, auth.uid(), auth.jwt() ->> 'email',
      past.package_id, past.package_name, sale, coalesce(restock, true), past.tax_percent,
      btrim(coalesce(return_sale.note, '')), past.inquiry_id)
    returning * into back;
  if back.is_restocked then
    perform private.move_count(back, back.quantity);
    update public.products set state = 'live' where products.id = back.product_id and state = 'sold';
    if found then
      update public.sales set was_last = true where sales.id = back.id;
    end if;
  end if;
  return back.id;
end
$$;

create or replace function private.require_free_place(wanted public.deliveries) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  zone public.delivery_zones;
begin
  select * into zone from public.delivery_zones where id = private.zone_of_zip(wanted.zip);
  if (
    select count(distinct (lower(street), zip)) from private.standing_deliveries
    where day = wanted.day and zone_id = zone.id and id <> wanted.id
      and (lower(street), zip) <> (lower(wanted.street), wanted.zip)
  ) >= zone.most_per_day then
    raise exception '% is full for %. Choose another delivery day.', to_char(wanted.day, 'FMDay, Mon FMDD'), zone.area
      using errcode = 'PT409', detail = 'day';
  end if;
end
$$;

create or replace function private.check_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  zone public.delivery_zones;
  sold public.sales;
begin
  if auth.uid() is not null then
    perform private.require_sales();
  end if;
  new.name := btrim(new.name);
  new.street := btrim(regexp_replace(new.street, '\s+', ' ', 'g'));
  if new.cancelled_at is not null or new.zip = '00000' or tg_op = 'UPDATE' and old.cancelled_at is null
    and (new.day, new.zip, lower(new.street)) = (old.day, old.zip, lower(old.street)) then
    return new;
  end if;
  select * into zone from public.delivery_zones where id = private.zone_of_zip(new.zip);
  select * into sold from public.sales where undone_at is null and return_of is null
    and (id = new.sale_id or hold_id = new.hold_id);
  if sold.id is null and not exists (
    select from public.holds where id = new.hold_id and state = 'held' and until > private.text_now()
  ) then
    raise exception 'This sale or hold has ended, so there’s nothing to deliver.' using errcode = 'PT409';
  elsif sold.quantity <= private.returned_quantity(sold.id) then
    raise exception 'This sale was returned, so there’s nothing to deliver.' using errcode = 'PT409';
  elsif exists (
    select from public.sales join public.deliveries as other on other.hold_id = sales.hold_id
    where sales.id = new.sale_id and other.id <> new.id and other.cancelled_at is null
  ) then
    raise exception 'Its hold has a delivery day already.' using errcode = 'PT409';
  elsif zone.id is null then
    raise exception '% is outside your delivery areas.', new.zip using detail = 'zip';
  elsif new.day not between private.shop_day() and private.shop_day() + 90 then
    raise exception 'Choose a delivery day within the next 90 days.' using detail = 'day';
  elsif extract(dow from new.day)::smallint <> all (zone.days) then
    raise exception 'The truck doesn’t go to % on %.', zone.area, to_char(new.day, 'FMDay') using detail = 'day';
  elsif not exists (
    select from public.showrooms where is_shown and private.closing_time(id, new.day) is not null
  ) then
    raise exception 'You’re closed on %.', to_char(new.day, 'FMDay, Mon FMDD') using detail = 'day';
  end if;
  perform private.require_free_place(new);
  return new;
end
$$;
