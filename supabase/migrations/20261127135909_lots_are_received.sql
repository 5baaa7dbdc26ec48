alter table public.lots drop constraint lots_numbers_bounded, drop column price_ending,
  add constraint lots_numbers_bounded check (paid_cents between 0 and 1000000000 and pallets between 1 and 1000
    and price_percent between 1 and 99);

-- A lot is received product by product: what the manifest says, what came and what of it is damaged. What was paid
-- for the lot is shared out over what came, in proportion to compare-at prices.
create table public.lot_counts (
  product_id text primary key references public.products (id) on delete cascade,
  -- As the manifest says; 0 for what isn't on it.
  expected integer not null default 0,
  -- What came in order, and what came damaged and isn't counted in; null before somebody has looked.
  arrived integer,
  damaged integer,
  -- Where it was counted in.
  showroom text,
  received_at timestamptz,
  received_by_email text,
  constraint lot_counts_bounded
    check (expected between 0 and 10000 and arrived between 0 and 10000 and damaged between 0 and 10000),
  constraint lot_counts_showroom_known check (showroom in ('east', 'west')),
  constraint lot_counts_received_whole check (num_nulls(arrived, damaged, showroom, received_at) in (0, 4))
);

alter table public.lot_counts enable row level security;
revoke all on public.lot_counts from public, anon, authenticated, service_role;
grant select on public.lot_counts to authenticated, service_role;
create policy "Admins see what was received" on public.lot_counts
  for select to authenticated using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.lot_counts
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update or delete on public.lot_counts
  for each row execute function private.record_change('product_id', 'product_id');

-- How many of a product the manifest says, for private.save_product.
create function private.set_expected(piece text, wanted integer) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.lot_counts (product_id, expected) values (piece, coalesce(wanted, 0))
  on conflict (product_id) do update set expected = excluded.expected
$$;

-- Writes what each product of a lot cost, in cents for one: the lot's price in proportion to compare-at prices, to
-- selling prices where a product has none. Before it was received a product counts as the manifest says; one that
-- isn't on it counts as it stands there or was sold. Does nothing where it isn't known what was paid.
create function private.share_lot_cost(lot uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  with part as (
    select products.id, coalesce(compare_at_cents, price_cents) as worth,
      coalesce(counts.arrived, counts.expected,
        (select coalesce(sum(on_hand), 0) from public.stock where product_id = products.id)
          + (select coalesce(sum(quantity), 0) from public.sales where product_id = products.id and undone_at is null)
      ) as count
    from public.products left join public.lot_counts as counts on counts.product_id = products.id
    where products.lot_id = lot
  ), whole as (select sum(worth::numeric * count) as worth from part)
  insert into public.product_notes (product_id, cost_cents)
    select part.id, least(round(lots.paid_cents::numeric * part.worth / whole.worth), 100000000)
    from part, whole, public.lots
    where lots.id = lot and lots.paid_cents is not null and part.count > 0
  on conflict (product_id) do update set cost_cents = excluded.cost_cents
    where product_notes.cost_cents is distinct from excluded.cost_cents
$$;

-- Receives a product of a lot at a showroom: `arrived` in order are counted in there, `damaged` are noted. Received
-- again, it corrects the count. A price in cents replaces the proposed one. Refuses with PT404 an unknown product and
-- one without a lot, with PT409 where fewer are left there than a correction takes away.
create function public.receive_product(
  product text, showroom text, arrived integer, damaged integer default 0, price_cents integer default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  piece public.products;
  before public.lot_counts;
  refusal text;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return;
  end if;
  select * into piece from public.products where id = product for update;
  if piece.lot_id is null then
    raise exception 'We can’t find product % in a lot.', product using errcode = 'PT404';
  elsif coalesce(arrived, -1) not between 0 and 10000 or coalesce(receive_product.damaged, -1) not between 0 and 10000 then
    raise exception 'Enter how many came, from 0 to 10,000.';
  elsif receive_product.showroom is null or receive_product.showroom not in ('east', 'west') then
    raise exception 'Choose the showroom.';
  end if;
  select * into before from public.lot_counts where product_id = product;
  if before.arrived > 0 then
    refusal := private.why_none_left(product, before.showroom,
      before.arrived - case receive_product.showroom when before.showroom then receive_product.arrived else 0 end);
    if refusal is not null then
      raise exception '“%”: %', piece.title, refusal using errcode = 'PT409';
    end if;
  end if;
  if before.showroom <> receive_product.showroom then
    update public.stock set on_hand = on_hand - before.arrived
      where product_id = product and stock.showroom = before.showroom;
    before.arrived := 0;
  end if;
  update public.stock set on_hand = on_hand - coalesce(before.arrived, 0) + receive_product.arrived,
    counted_at = clock_timestamp() where product_id = product and stock.showroom = receive_product.showroom;
  if not found then
    insert into public.stock (product_id, showroom, on_hand)
      values (product, receive_product.showroom, receive_product.arrived);
  end if;
  update public.products set price_cents = receive_product.price_cents
    where id = product and products.price_cents <> receive_product.price_cents;
  insert into public.lot_counts (product_id, arrived, damaged, showroom, received_at, received_by_email)
    values (product, receive_product.arrived, receive_product.damaged, receive_product.showroom, clock_timestamp(),
      auth.jwt() ->> 'email')
    on conflict on constraint lot_counts_pkey do update set arrived = excluded.arrived, damaged = excluded.damaged,
      showroom = excluded.showroom, received_at = excluded.received_at, received_by_email = excluded.received_by_email;
  perform private.share_lot_cost(piece.lot_id);
end
$$;

-- Another price of the lot is another cost of all that came with it.
create function private.share_changed_cost() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.share_lot_cost(new.id);
  return null;
end
$$;
create trigger share_changed_cost after update of paid_cents on public.lots
  for each row when (new.paid_cents is distinct from old.paid_cents) execute function private.share_changed_cost();

revoke all on function
  private.set_expected(text, integer), private.share_lot_cost(uuid), private.share_changed_cost(),
  public.receive_product(text, text, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.receive_product(text, text, integer, integer, integer) to authenticated;

-- `product` holds columns of products, its notes in "notes", and how many a manifest says in "expected"; with "id" and "version" it changes that product,
-- without them it is a new one, and `request` makes a second try after a lost answer the same product.
-- `pictures` and `stock` ({"east": 1, "west": 0}) are left as they are where they are null. A person who changes
-- nothing but pictures or notes counts the product's version, too: two who do so at once meet there.
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
    perform private.set_expected(number, (product ->> 'expected')::integer);
  end if;
  return query select * from public.products where id = number;
end
$$;

-- The columns of a record's key in the history; null where it is not ours to change.
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
    when 'lots' then 'id::text' when 'lot_counts' then 'product_id'
    when 'shop' then 'null'
  end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
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
