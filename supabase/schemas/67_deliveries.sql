-- On which day what was sold or is held is brought, and where to. A zone's most_per_day bounds the stops of a day.
create table public.deliveries (
  -- Made by the caller, so that what is sent again after a lost answer is no second delivery.
  id uuid primary key default gen_random_uuid(),
  -- What is brought: one of the two. A hold that becomes a sale keeps its delivery.
  sale_id uuid references public.sales (id) on delete cascade,
  hold_id uuid references public.holds (id) on delete cascade,
  day date not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (private.us_number(phone)) stored,
  street text not null,
  -- "00000" once the person was taken out.
  zip text not null,
  note text not null default '',
  cancelled_at timestamptz,
  version integer not null default 1,
  constraint deliveries_sale_or_hold check (num_nonnulls(sale_id, hold_id) = 1),
  constraint deliveries_name_length check (length(btrim(name)) between 1 and 100 and private.is_one_line(name)),
  constraint deliveries_phone_form check (phone ~ '^[0-9() +.-]{10,20}$'),
  constraint deliveries_street_length check (length(btrim(street)) between 1 and 120 and private.is_one_line(street)),
  constraint deliveries_zip_form check (zip ~ '^[0-9]{5}$'),
  constraint deliveries_note_length check (length(note) <= 500)
);
create unique index deliveries_sale_key on public.deliveries (sale_id) where cancelled_at is null;
create unique index deliveries_hold_key on public.deliveries (hold_id) where cancelled_at is null;
create index deliveries_day_idx on public.deliveries (day) where cancelled_at is null;
create index deliveries_phone_idx on public.deliveries (phone_e164);

call pg_temp.keep_history('public.deliveries', writer => 'record_trade');

-- The delivery zone of a ZIP code, as findZone in shop/delivery-zone.ts finds it.
create function private.zone_of_zip(zip text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.delivery_zones where zips && array[zip, left(zip, 3)]
  order by zip = any (zips) desc, position, area, id limit 1
$$;

-- Deliveries that are to be made: their sale was not taken back or returned, or their hold runs.
create view private.standing_deliveries with (security_invoker) as
  select coalesce(sale.product_id, hold.product_id) as product_id, coalesce(sale.showroom, hold.showroom) as showroom,
    coalesce(product.title, sale.package_name) as title, sale.id is null as is_held,
    coalesce(sale.quantity - private.returned_quantity(sale.id), 1) as quantity,
    private.zone_of_zip(delivery.zip) as zone_id, delivery.*
  from public.deliveries as delivery
  left join public.holds as hold on hold.id = delivery.hold_id
  left join public.sales as sale on sale.undone_at is null
    and (sale.id = delivery.sale_id or sale.hold_id = delivery.hold_id)
  left join public.products as product on product.id = coalesce(sale.product_id, hold.product_id)
  where delivery.cancelled_at is null and delivery.zip <> '00000' and case when sale.id is null
    then hold.state = 'held' and hold.until > private.text_now()
    else sale.quantity > private.returned_quantity(sale.id) end;

-- Refuses one stop more than a zone's limit of its day; what goes to one address on that day is one stop.
create function private.require_free_place(wanted public.deliveries) returns void
language plpgsql volatile security definer set search_path = '' as $$
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

-- Holds a new delivery, or one that is moved, to the days of its zone.
create function private.check_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
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
create trigger a_check_delivery before insert or update on public.deliveries
  for each row execute function private.check_delivery();

-- A hold that had ended and runs again, or is sold after all, does not take a place that was given away meanwhile.
create function private.keep_delivery_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state = 'ended' or old.until <= private.text_now() then
    perform private.require_free_place(delivery) from public.deliveries as delivery
      where hold_id = new.id and cancelled_at is null and zip <> '00000' and day >= private.shop_day();
  end if;
  return null;
end
$$;
create trigger keep_delivery_limit after update on public.holds for each row
  when (old.state in ('held', 'ended') and new.state in ('held', 'sold')) execute function private.keep_delivery_limit();

-- Deliveries from one day to another that are to be made, in the order of ZIP codes; of a hold that was sold, sale_id
-- is that sale. Staff only.
create function public.read_deliveries(from_day date, to_day date) returns table (
  id uuid, day date, name text, phone text, street text, zip text, note text, version integer, sale_id uuid,
  hold_id uuid, product_id text, title text, showroom text, quantity integer, is_held boolean, zone_id uuid
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sales();
  return query select run.id, run.day, run.name, run.phone, run.street, run.zip, run.note, run.version,
      coalesce(run.sale_id, (select sales.id from public.sales where sales.hold_id = run.hold_id
        and undone_at is null and return_of is null limit 1)),
      run.hold_id, run.product_id, run.title, run.showroom, run.quantity, run.is_held, run.zone_id
    from private.standing_deliveries as run where run.day between from_day and to_day
    order by run.day, run.zip, lower(run.street), run.title, run.id;
end
$$;

-- The days from today on that are full, by the id of their zone: {"…": ["2026-12-05"]}. What pages promise leaves
-- them out; whose deliveries they are stays here.
create function private.full_delivery_days() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(zone_id, days), '{}') from (
    select zone_id, jsonb_agg(day order by day) as days from (
      select zone.id as zone_id, stop.day from public.delivery_zones as zone
      join private.standing_deliveries as stop on stop.zone_id = zone.id
      where zone.most_per_day is not null
        and stop.day >= private.shop_day()
      group by zone.id, stop.day
      having count(distinct (lower(stop.street), stop.zip)) >= zone.most_per_day
    ) as day group by zone_id
  ) as full_zone
$$;
