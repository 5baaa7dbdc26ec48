-- Lots: what was bought in one go, a truck or some pallets, and what all of it shares.
create table public.lots (
  id uuid primary key default gen_random_uuid(),
  supplier text not null,
  arrived_on date not null default current_date,
  -- For all of it, freight included; null where it is not known.
  paid_cents integer,
  pallets integer,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid default auth.uid(),
  -- What its products begin with; null where that differs from one to the next.
  list text,
  showroom text,
  maker text not null default '',
  condition text,
  condition_reason text,
  compare_at_source text not null default '',
  -- Prices are proposed as so many percent of compare-at, down to whole dollars that end with this digit.
  price_percent integer not null default 45,
  price_ending integer not null default 9,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint lots_supplier_form check (length(supplier) <= 80 and private.is_one_line(supplier)),
  constraint lots_arrived_in_calendar check (arrived_on between '2000-01-01' and '2199-12-31'),
  constraint lots_numbers_bounded check (paid_cents between 0 and 1000000000 and pallets between 1 and 1000
    and price_percent between 1 and 99 and price_ending between 0 and 9),
  constraint lots_note_length check (length(note) <= 1000),
  constraint lots_list_known check (list in
    ('bedroom', 'living-room', 'dining-room', 'clearance', 'mattress', 'in-store')),
  constraint lots_showroom_known check (showroom in ('east', 'west')),
  constraint lots_maker_form check (maker = '' or length(maker) <= 60 and private.is_one_line(maker)),
  constraint lots_condition_known check (condition in ('new', 'open box', 'floor model', 'cosmetic mark')),
  constraint lots_condition_reason_form
    check (length(condition_reason) <= 300 and private.says_something(condition_reason)),
  constraint lots_compare_at_source_length check (length(compare_at_source) <= 200)
);
create index lots_arrived_idx on public.lots (arrived_on);

alter table public.lots enable row level security;
revoke all on public.lots from public, anon, authenticated, service_role;
grant select, delete on public.lots to authenticated, service_role;
grant insert (id, supplier, arrived_on, paid_cents, pallets, note, list, showroom, maker, condition, condition_reason,
  compare_at_source, price_percent, price_ending) on public.lots to authenticated, service_role;
grant update (supplier, arrived_on, paid_cents, pallets, note, list, showroom, maker, condition, condition_reason,
  compare_at_source, price_percent, price_ending, version) on public.lots to authenticated, service_role;
create policy "Admins work with lots" on public.lots for all to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.lots
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.lots
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.lots
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.lots
  for each row execute function private.record_change('id', 'supplier');

alter table public.products add column lot_id uuid references public.lots (id);
create index products_lot_idx on public.products (lot_id);

create or replace function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text;
  fields jsonb;
  wanted text;
  beside jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(product) is distinct from 'object' then
    raise exception 'Send a product.';
  end if;
  perform from private.catalog_state for update;
  number := product ->> 'id';
  if private.is_repeated() and number is not null then
    return query select * from public.products where id = number;
    return;
  end if;
  fields := product - 'id' - 'version' - 'notes';
  wanted := product ->> 'state';
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at', 'sku', 'facts', 'lot_id');
  if wrong is not null then
    raise exception 'A product has no %, or it can’t be set here.', wrong;
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
      raise exception 'We can’t find that product.' using errcode = 'PT404';
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
    when 'lots' then 'id::text'
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
    order by known.table_name = 'sales' desc, known.table_name = 'packages' and known.action = 'removed' desc,
      known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots') then
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
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots') then
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

create trigger a_bound_texts before insert or update on public.lots
  for each row when (
    octet_length(new.supplier) > 320
    or octet_length(new.note) > 4000
    or octet_length(new.list) > 80
    or octet_length(new.showroom) > 80
    or octet_length(new.maker) > 240
    or octet_length(new.condition) > 80
    or octet_length(new.condition_reason) > 1200
    or octet_length(new.compare_at_source) > 800
  ) execute function private.refuse_long_text();
