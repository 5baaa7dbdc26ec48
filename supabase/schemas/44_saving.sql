-- How the back office saves: many products in one step, a product with its pictures, stock and notes,
-- and any change put back.

-- The changes beside what their products are now.
create function private.wanted_changes(changes jsonb)
returns table (
  id text, version integer, price_cents integer, compare_at_cents integer, list text, state text,
  title text, version_now integer, price_now integer
)
language sql stable set search_path = '' as $$
  select change.*, products.title, products.version, products.price_cents
  from jsonb_to_recordset(changes)
    as change (id text, version integer, price_cents integer, compare_at_cents integer, list text, state text)
  left join public.products on products.id = change.id
$$;

-- Refuses what is more likely a slip than meant, with a sentence. A change is said in full percent, as the
-- pages say it: from $1,499 to $6 it is one of 99 %.
create function private.ask_back(changes jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  sentence text;
begin
  select string_agg(format('%s of “%s” by %s%%', money.name, products.title,
      trunc(abs(money.wanted - money.now) * 100.0 / money.now)), ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    cross join lateral (values
      ('price', change.price_cents, products.price_cents),
      ('compare-at price', change.compare_at_cents, products.compare_at_cents)
    ) as money (name, wanted, now)
    where abs(money.wanted - money.now) > money.now * 0.4;
  if sentence is not null then
    raise exception 'This changes the %. Confirm that you mean it.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
  select string_agg('“' || products.title || '”', ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    where change.state = 'live' and products.state <> 'live'
      and coalesce((select sum(on_hand) from public.stock where product_id = products.id), 0) = 0;
  if sentence is not null then
    raise exception 'There are none in stock of %. Count first, then make it live.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
end
$$;

-- `changes` is [{"id", "version", and any of "price_cents", "compare_at_cents", "list", "state"}]: all of them
-- or none; a compare-at price of 0 takes it away. A price that moves far, and a product that goes live while none is
-- counted, have to be said to be meant.
create function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer set search_path = '' as $$
declare
  sentence text;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 5000
    or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change) <> 'object' or change ->> 'id' is null or change ->> 'version' is null
        or exists (
          select from jsonb_object_keys(change) as field
          where field not in ('id', 'version', 'price_cents', 'compare_at_cents', 'list', 'state')
        )
    ) then
    raise exception 'Send a list of changes, each with the id and version of its product.';
  end if;
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return query select * from public.products
      where id in (select change ->> 'id' from jsonb_array_elements(changes) as change);
    return;
  end if;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes)
    where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Someone else changed % first, so nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Reload, then make your change.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = nullif(coalesce(wanted.compare_at_cents, products.compare_at_cents), 0),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

-- What a device sent once is one product, however often it is sent again.
create table private.piece_requests (
  request uuid primary key,
  product_id text not null references public.products (id) on delete cascade,
  at timestamptz not null default now()
);
create index piece_requests_product_idx on private.piece_requests (product_id);

-- What is saved with a product and stands beside it, to see whether any of it was changed.
create function private.pictures_and_notes(product text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'pictures', (
      select jsonb_agg(to_jsonb(pictures) - array['version', 'updated_at', 'problem', 'can_retry'] order by pictures.id)
      from public.product_pictures as pictures where pictures.product_id = product),
    'notes', (
      select to_jsonb(notes) - array['version', 'updated_at']
      from public.product_notes as notes where notes.product_id = product))
$$;

-- `product` holds columns of products, its notes in "notes", and how many a manifest says in "expected"; with "id" and
-- "version" it changes that product, without them it is a new one, and `request` makes a second try after a lost answer
-- the same product. `pictures` and `stock` ({"east": 1, "west": 0}) are left as they are where they are null. A person
-- who changes nothing but pictures or notes counts the product's version, too: two who do so at once meet there.
create function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer set search_path = '' as $$
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
  fields := product - 'id' - 'version' - 'notes' - 'expected';
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
  if fields ? 'lot_id' and stock is not null then
    perform private.share_lot_cost((product ->> 'lot_id')::uuid);
  end if;
  if product ? 'expected' then
    insert into public.lot_counts (product_id, expected)
      values (number, coalesce((product ->> 'expected')::integer, 0))
      on conflict on constraint lot_counts_pkey do update set expected = excluded.expected;
  end if;
  return query select * from public.products where id = number;
end
$$;

-- Saves a part of a spreadsheet as one step of the history, all of it or nothing. `rows` is a list of 1 to 500
-- of {"product", "pictures", "stock"}, each as save_product takes them. Answers the ids of the changes that it
-- made, and the same ids where the request is sent again. A refusal's hint says which row it is about.
create function public.import_products(rows jsonb) returns bigint[]
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
  step bigint;
begin
  perform private.require_admin();
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) not between 1 and 500
    or exists (select from jsonb_array_elements(rows) as one where jsonb_typeof(one) <> 'object') then
    raise exception 'Send a list of 1 to 500 products.';
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

-- The columns of a record's key in the history; null where it is not ours to change.
create function private.key_of(table_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when table_name in ('articles', 'deliveries', 'delivery_zones', 'holds', 'lots', 'notices', 'offers', 'packages',
      'product_pictures', 'products', 'reviews', 'showrooms') then 'id::text'
    when table_name in ('lot_counts', 'product_notes') then 'product_id'
    when table_name = 'lenders' then 'name'
    when table_name = 'stock' then $key$product_id || ' ' || showroom$key$
    when table_name = 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when table_name = 'special_days' then $key$showroom || ' ' || day$key$
    when table_name = 'shop' then 'null'
  end
$$;

create function private.put_row_back(change public.changes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place text := case when change.table_name = 'shop' then 'true'
    else private.key_of(change.table_name) || ' = $1' end;
  -- Set by triggers, from the others.
  before jsonb := change.before - 'sold_at';
  after jsonb := change.after - 'sold_at';
  is_now jsonb;
  columns text;
begin
  if private.key_of(change.table_name) is null then
    raise exception '“%” can’t be undone here.', change.record_name;
  end if;
  if before = '{}' then
    return;
  end if;
  execute format('select to_jsonb(found) from public.%I as found where %s for update',
    change.table_name, place) into is_now using change.record;
  if is_now is null then
    raise exception '“%” no longer exists.', change.record_name using errcode = 'PT409';
  end if;
  -- Times are compared as times, whatever zone they were written down in.
  execute format(
    'select jsonb_object_agg(field, to_jsonb(was) -> field), jsonb_object_agg(field, to_jsonb(then_) -> field)
     from jsonb_object_keys($1) as field, jsonb_populate_record(null::public.%1$I, $1) as was,
       jsonb_populate_record(null::public.%1$I, $2) as then_', change.table_name)
    into before, after using before, after;
  if not exists (
    select from jsonb_each(before) as field where is_now -> field.key is distinct from field.value
  ) then
    return;
  end if;
  if exists (
    select from jsonb_each(after) as field where is_now -> field.key is distinct from field.value
  ) then
    raise exception 'Someone has changed “%” again since then. Undo that change first.', change.record_name
      using errcode = 'PT409';
  end if;
  select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(before) as field;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where %3$s',
    change.table_name, columns, place) using change.record, before;
end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
create function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer set search_path = '' as $$
declare
  -- What is added and removed as a row; other tables keep theirs in another state.
  whole constant text[] := '{articles,delivery_zones,lenders,lot_counts,lots,notices,offers,packages,product_notes,'
    'product_pictures,reviews,special_days}';
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
    order by known.table_name in ('sales', 'stock_moves') desc,
      known.table_name = 'packages' and known.action = 'removed' desc, known.id desc
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
    elsif change.action = 'added' and change.table_name = any (whole) then
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
      update public.deliveries set cancelled_at = clock_timestamp()
        where id::text = change.record and cancelled_at is null;
    elsif change.action = 'removed' and change.table_name = any (whole) then
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
