-- Products from a spreadsheet: saved as one step of the history, known by their SKU, taken back with their counts.
alter table private.done_requests add column catalog_version bigint;

create or replace function private.note_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.request_key() is not null then
    insert into private.done_requests (key, account, catalog_version)
      select private.request_key(), auth.uid(), version from private.catalog_state
      on conflict do nothing;
    delete from private.done_requests where key in (
      select key from private.done_requests where at < now() - interval '2 days' limit 50 for update skip locked
    );
  end if;
  return null;
end
$$;

alter table public.products add column sku text not null default '';
alter table public.products add constraint products_sku_form
  check (sku = '' or length(sku) <= 60 and private.is_one_line(sku) and sku = btrim(sku)) not valid;
drop trigger a_bound_texts on public.products;
create trigger a_bound_texts before insert or update on public.products
  for each row when (octet_length(new.id) > 240 or
    octet_length(new.slug) > 360 or
    octet_length(new.list) > 80 or
    octet_length(new.state) > 80 or
    octet_length(new.type) > 160 or
    octet_length(new.title) > 360 or
    octet_length(new.description) > 4800 or
    octet_length(new.badge) > 120 or
    octet_length(new.style) > 160 or
    octet_length(new.size) > 240 or
    octet_length(new.finish) > 800 or
    octet_length(new.care) > 4000 or
    octet_length(new.condition) > 80 or
    octet_length(new.condition_reason) > 1200 or
    octet_length(new.location) > 80 or
    octet_length(new.gradient) > 920 or
    octet_length(new.compare_at_source) > 800 or
    octet_length(new.sku) > 240) execute function private.refuse_long_text();
create unique index products_sku_key on public.products (sku) where sku <> '';

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
    raise exception 'A piece is needed.';
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
    'publish_at', 'sku');
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

create or replace function public.import_products(rows jsonb) returns bigint[]
language plpgsql security definer
set search_path = ''
as $$
declare
  entry record;
  step bigint;
begin
  perform private.require_admin();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 500
    or exists (select from jsonb_array_elements(rows) as one where jsonb_typeof(one) <> 'object') then
    raise exception 'A list of 1 to 500 products is needed.';
  end if;
  perform from private.catalog_state for update;
  if private.is_repeated() then
    select catalog_version into step from private.done_requests where key = private.request_key();
  else
    for entry in select value as one, ordinality as at from jsonb_array_elements(rows) with ordinality loop
      begin
        perform public.save_product(entry.one -> 'product', nullif(entry.one -> 'pictures', 'null'),
          nullif(entry.one -> 'stock', 'null'));
      exception when others then
        raise exception using errcode = sqlstate, message = sqlerrm, hint = 'row ' || entry.at;
      end;
    end loop;
    select version into step from private.catalog_state where changed_in = txid_current();
  end if;
  return array(select id from public.changes where catalog_version = step order by id);
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
    raise exception 'Put back 5,000 changes at most.';
  end if;
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    order by known.table_name = 'sales' desc, known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
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
          raise exception 'Somebody changed “%” again since. Put that back first.', change.record_name
            using errcode = 'PT409';
        end if;
      end if;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added, which cannot be put back here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception when unique_violation then
  raise exception 'It is there again already.' using errcode = 'PT409';
end
$$;

revoke all on function public.import_products(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_products(jsonb) to authenticated;
