-- A sale that came back in full books no delivery, and a run is read whole, page by page.
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
    raise exception '% is outside your delivery areas.', new.zip;
  elsif new.day not between private.shop_day() and private.shop_day() + 90 then
    raise exception 'Choose a delivery day within the next 90 days.';
  elsif extract(dow from new.day)::smallint <> all (zone.days) then
    raise exception 'The truck doesn’t go to % on %.', zone.area, to_char(new.day, 'FMDay');
  elsif not exists (
    select from public.showrooms where is_shown and private.closing_time(id, new.day) is not null
  ) then
    raise exception 'You’re closed on %.', to_char(new.day, 'FMDay, Mon FMDD');
  end if;
  perform private.require_free_place(new);
  return new;
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
    order by run.day, run.zip, lower(run.street), run.title, run.id;
end
$$;
