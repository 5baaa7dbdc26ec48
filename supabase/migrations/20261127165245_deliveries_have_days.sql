-- What is sold or held gets a delivery day, within its zone's days and limit.

alter table public.delivery_zones add column most_per_day smallint;
alter table public.delivery_zones
  add constraint delivery_zones_most_per_day_span check (most_per_day between 1 and 500);

create function private.closing_time(wanted text, on_day date) returns time
language sql stable security definer set search_path = ''
as $$
  select closes from private.hours_on(wanted, on_day)
  where not private.is_holiday(on_day)
    or exists (select from public.special_days as said where said.showroom = wanted and said.day = on_day)
$$;

revoke all on function private.closing_time(text, date) from public, anon, authenticated, service_role;

create or replace function private.hold_end(wanted text, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (day + private.closing_time(wanted, day)) at time zone time_zone
  from private.settings, generate_series(1, 60) as ahead,
    lateral (select (moment at time zone time_zone)::date + ahead) as later (day)
  where private.closing_time(wanted, day) is not null
  order by day limit 1
$$;

create or replace function private.record_trade() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at',
    'to_showroom', 'unloaded_showroom', 'day', 'cancelled_at'];
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
begin
  if tg_table_name = 'holds' and is_now ->> 'state' = 'asked' then return null; end if;
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

create or replace function private.key_of(table_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case table_name
    when 'products' then 'id' when 'packages' then 'id' when 'offers' then 'id::text'
    when 'notices' then 'id::text' when 'articles' then 'id' when 'showrooms' then 'id' when 'lenders' then 'name'
    when 'stock' then $key$product_id || ' ' || showroom$key$
    when 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when 'special_days' then $key$showroom || ' ' || day$key$
    when 'holds' then 'id::text' when 'product_pictures' then 'id::text' when 'product_notes' then 'product_id' when 'delivery_zones' then 'id::text' when 'reviews' then 'id::text'
    when 'deliveries' then 'id::text' when 'lots' then 'id::text' when 'lot_counts' then 'product_id'
    when 'shop' then 'null'
  end
$$;

create or replace function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer
set search_path = ''
as $$
declare
  change public.changes;
  last_before bigint;
begin
  perform private.require_admin();
  if cardinality(changes) > 5000 then
    raise exception 'Undo up to 5,000 changes at a time.';
  end if;
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    -- What others refer to is there before them.
    order by known.table_name in ('sales', 'stock_moves') desc, known.table_name = 'packages' and known.action = 'removed' desc,
      known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      elsif not change.after ? 'undone_at' then
        perform public.correct_sale(change.record::uuid, (change.before ->> 'quantity')::integer,
          (change.before ->> 'price_cents')::integer);
      end if;
    elsif change.table_name = 'stock_moves' then
      perform public.unload_move(change.record::uuid, case change.action
        when 'added' then change.after ->> 'showroom' else change.before ->> 'unloaded_showroom' end);
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots', 'lot_counts') then
      execute format('delete from public.%I where %s = $1', change.table_name,
        private.key_of(change.table_name)) using change.record;
    elsif change.action = 'added' and change.table_name = 'stock' then
      -- The count of a product that is itself taken back stays with it.
      if not exists (select from public.changes as made where made.id = any (put_back.changes)
          and made.action = 'added' and made.table_name = 'products'
          and made.record = split_part(change.record, ' ', 1)) then
        update public.stock set on_hand = 0 where product_id || ' ' || showroom = change.record
          and on_hand in (0, (change.after ->> 'on_hand')::integer);
        if not found then
          raise exception 'Someone has changed “%” again since then. Undo that change first.', change.record_name
            using errcode = 'PT409';
        end if;
      end if;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'added' and change.table_name = 'deliveries' then
      update public.deliveries set cancelled_at = clock_timestamp() where id::text = change.record and cancelled_at is null;
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots', 'lot_counts') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added. That can’t be undone here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception
  when unique_violation then
    raise exception 'It has already been restored.' using errcode = 'PT409';
  when foreign_key_violation then
    raise exception 'Requests refer to it by now: hide it instead.' using errcode = 'PT409';
end
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
        later.table_name not in ('products', 'stock', 'stock_moves', 'sales', 'holds', 'deliveries'))
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

alter table public.deliveries enable row level security;
revoke all on public.deliveries from public, anon, authenticated, service_role;
grant select on public.deliveries to authenticated, service_role;
grant insert (id, sale_id, hold_id, day, name, phone, street, zip, note) on public.deliveries to authenticated;
grant update (day, name, phone, street, zip, note, cancelled_at, version) on public.deliveries to authenticated;
create policy "Staff see deliveries" on public.deliveries
  for select to authenticated using ((select private.may_work_sales()));
create policy "Staff add deliveries" on public.deliveries
  for insert to authenticated with check ((select private.may_work_sales()));
create policy "Staff change deliveries" on public.deliveries
  for update to authenticated
  using ((select private.may_work_sales())) with check ((select private.may_work_sales()));

create trigger take_catalog_turn before insert or update on public.deliveries
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.deliveries
  for each row execute function private.count_version();
create trigger record_change after insert or update on public.deliveries
  for each row execute function private.record_trade();

-- Today by the shop's clock.
create function private.shop_day() returns date
language sql stable security definer set search_path = ''
as $$
  select (private.text_now() at time zone time_zone)::date from private.settings
$$;

-- The delivery zone of a ZIP code, as findZone in shop/delivery-zone.ts finds it.
create function private.zone_of_zip(zip text) returns uuid
language sql stable security definer set search_path = ''
as $$
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
revoke all on private.standing_deliveries from public, anon, authenticated, service_role;

-- Refuses one stop more than a zone's limit of its day; what goes to one address on that day is one stop.
create function private.require_free_place(wanted public.deliveries) returns void
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
      using errcode = 'PT409';
  end if;
end
$$;

-- Holds a new delivery, or one that is moved, to the days of its zone.
create function private.check_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  zone public.delivery_zones;
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
  if not exists (
    select from public.sales where undone_at is null and return_of is null
      and (id = new.sale_id or hold_id = new.hold_id)
  ) and not exists (
    select from public.holds where id = new.hold_id and state = 'held' and until > private.text_now()
  ) then
    raise exception 'This sale or hold has ended, so there’s nothing to deliver.' using errcode = 'PT409';
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
create trigger a_check_delivery before insert or update on public.deliveries
  for each row execute function private.check_delivery();

-- A hold that had ended and runs again, or is sold after all, does not take a place that was given away meanwhile.
create function private.keep_delivery_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- Deliveries from one day to another that are to be made, in the order of ZIP codes, 1,000 at most. Staff only.
create function public.read_deliveries(from_day date, to_day date) returns table (
  id uuid, day date, name text, phone text, street text, zip text, note text, version integer, sale_id uuid,
  hold_id uuid, product_id text, title text, showroom text, quantity integer, is_held boolean, zone_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales();
  return query select run.id, run.day, run.name, run.phone, run.street, run.zip, run.note, run.version, run.sale_id,
      run.hold_id, run.product_id, run.title, run.showroom, run.quantity, run.is_held, run.zone_id
    from private.standing_deliveries as run where run.day between from_day and to_day
    order by run.day, run.zip, lower(run.street), run.title, run.id limit 1000;
end
$$;

-- The days from today on that are full, by the id of their zone: {"…": ["2026-12-05"]}. What pages promise leaves
-- them out; whose deliveries they are stays here.
create function private.full_delivery_days() returns jsonb
language sql stable security definer set search_path = ''
as $$
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

-- Takes the person with this number, and of these leads, out of deliveries.
create function private.erase_deliveries(number text, leads uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.deliveries as delivery
  set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where phone_e164 = number
    or exists (select from public.holds where id = delivery.hold_id and (phone_e164 = number or lead_id = any (leads)))
    or exists (select from public.sales where lead_id = any (leads)
      and (id = delivery.sale_id or hold_id = delivery.hold_id))
$$;

revoke all on function private.shop_day(), private.zone_of_zip(text), private.require_free_place(public.deliveries),
  private.check_delivery(), private.keep_delivery_limit(), public.read_deliveries(date, date),
  private.full_delivery_days(), private.erase_deliveries(text, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.read_deliveries(date, date) to authenticated;

create or replace function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  update public.deliveries set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where day < created_before::date and zip <> '00000';
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

create or replace function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  gone uuid[];
  sent integer;
  said integer;
begin
  perform private.require_admin();
  select phone_e164 into number from public.financing_leads where id = lead;
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  perform private.erase_hold_requests((select phone from public.financing_leads where id = lead));
  gone := array(select id from private.requests_of_sender(lead));
  if cardinality(gone) = 0 then
    raise exception 'This request no longer exists.';
  end if;
  if number is not null then
    insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
    select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
      (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
    from public.financing_leads as agreed
    where agreed.id = any (gone) and agreed.consent_version is not null;
    insert into private.erased_opt_outs (phone_hash, since)
    select private.phone_hash(phone), since from private.text_opt_outs where phone = number
    on conflict do nothing;
    delete from private.text_opt_outs where phone = number;
  end if;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  perform private.erase_deliveries(number, gone);
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', 'requests', cardinality(gone), sent, said);
end
$$;

create or replace function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
      union all
      select name, null, id from public.deliveries where phone_e164 = number and sale_id is not null
    ) as kept
    having count(*) > 0;
end
$$;

create or replace function public.erase_number(phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  request uuid;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  select id into request from public.financing_leads
  where phone_e164 = number and anonymized_at is null limit 1;
  -- Takes holds and requests to hold along.
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'We have nothing on file for this number.';
  end if;
  perform private.erase_hold_requests(number);
  perform private.erase_deliveries(number, '{}');
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;

create trigger a_bound_texts before insert or update on public.deliveries
  for each row when (octet_length(new.name) > 400 or octet_length(new.phone) > 80 or octet_length(new.street) > 480
    or octet_length(new.zip) > 20 or octet_length(new.note) > 2000) execute function private.refuse_long_text();
