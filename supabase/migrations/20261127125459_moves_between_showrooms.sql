-- Products on their way from one showroom to the other. While they are on the truck they are in no showroom's
-- stock, and still the shop's: the last one at a showroom doesn't end as sold while another is on its way.
create table public.stock_moves (
  -- Made by the caller, so that what is sent again after a lost answer moves once.
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  -- Where it comes from, and where it goes to.
  showroom text not null,
  to_showroom text not null,
  quantity integer not null,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by_email text,
  -- Null while it is on the truck; the showroom it came from where it was taken back.
  unloaded_showroom text,
  unloaded_at timestamptz,
  unloaded_by_email text,
  constraint stock_moves_showrooms_known
    check (showroom in ('east', 'west') and to_showroom in ('east', 'west') and showroom <> to_showroom),
  constraint stock_moves_unloaded_known check (unloaded_showroom in (showroom, to_showroom)),
  constraint stock_moves_quantity_positive check (quantity between 1 and 1000)
);
create index stock_moves_product_idx on public.stock_moves (product_id);
create index stock_moves_on_truck_idx on public.stock_moves (sent_at) where unloaded_showroom is null;

alter table public.stock_moves enable row level security;
revoke all on public.stock_moves from public, anon, authenticated, service_role;
grant select on public.stock_moves to authenticated, service_role;
create policy "Staff see moves between showrooms" on public.stock_moves
  for select to authenticated using ((select private.may_work_sales()));

create trigger take_catalog_turn before insert or update on public.stock_moves
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update on public.stock_moves
  for each row execute function private.record_trade();

-- Loads `quantity` of a product onto the truck to the other showroom. Nothing that is held leaves. The same `move`
-- twice is one. Refuses with PT404 an unknown product, with PT409 what isn't there or isn't for sale.
create function public.move_stock(
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
    raise exception 'Enter how many to move, from 1 to 1,000.';
  elsif from_showroom is null or to_showroom is null or from_showroom = to_showroom
    or from_showroom not in ('east', 'west') or to_showroom not in ('east', 'west') then
    raise exception 'Choose two showrooms.';
  end if;
  refusal := private.why_none_left(product, from_showroom, quantity);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409';
  end if;
  update public.stock set on_hand = on_hand - quantity
    where product_id = product and stock.showroom = from_showroom;
  insert into public.stock_moves (id, product_id, showroom, to_showroom, quantity, sent_by_email)
    values (move, product, from_showroom, to_showroom, quantity, auth.jwt() ->> 'email');
  return move;
end
$$;

-- What was moved stands in `showroom` now, the one it went to or the one it came from; null puts it back on the
-- truck. Twice is once. Refuses with PT404 an unknown move, with PT409 what has left that showroom since.
create function public.unload_move(move uuid, showroom text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  past public.stock_moves;
  refusal text;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  select * into past from public.stock_moves where id = move for update;
  if past.id is null then
    raise exception 'We can’t find that move.' using errcode = 'PT404';
  elsif unload_move.showroom not in (past.showroom, past.to_showroom) then
    raise exception 'Choose one of its two showrooms.';
  elsif past.unloaded_showroom is not distinct from unload_move.showroom then
    return;
  end if;
  if past.unloaded_showroom is not null then
    refusal := private.why_none_left(past.product_id, past.unloaded_showroom, past.quantity);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409';
    end if;
    update public.stock set on_hand = on_hand - past.quantity
      where product_id = past.product_id and stock.showroom = past.unloaded_showroom;
  end if;
  if unload_move.showroom is not null then
    insert into public.stock (product_id, showroom, on_hand)
      values (past.product_id, unload_move.showroom, past.quantity)
      on conflict on constraint stock_pkey do update set on_hand = stock.on_hand + excluded.on_hand;
  end if;
  update public.stock_moves set unloaded_showroom = unload_move.showroom,
    unloaded_at = case when unload_move.showroom is not null then clock_timestamp() end,
    unloaded_by_email = case when unload_move.showroom is not null then auth.jwt() ->> 'email' end
    where id = move;
end
$$;

-- How many of a product are on the truck.
create function private.quantity_on_truck(product text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(quantity), 0)::integer from public.stock_moves
  where product_id = product and unloaded_showroom is null
$$;

revoke all on function
  public.move_stock(text, text, text, integer, uuid), public.unload_move(uuid, text),
  private.quantity_on_truck(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.move_stock(text, text, text, integer, uuid), public.unload_move(uuid, text) to authenticated;

-- Holds and sales in the history, by the name of their product and without anybody's name or number.
create or replace function private.record_trade() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at',
    'to_showroom', 'unloaded_showroom'];
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
  select auth.uid(), auth.jwt() ->> 'email', tg_table_name, is_now ->> 'id', products.title,
    case tg_op when 'INSERT' then 'added' else 'changed' end,
    case when was is not null then old_values end, new_values, private.next_catalog_version()
  from public.products where products.id = is_now ->> 'product_id';
  return null;
end
$$;

-- Answers {"sale", "left": {"east", "west"}, "state", "packages": [names of packages that contain it]}.
create or replace function public.sell_product(
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
    raise exception 'Enter how many were sold, from 1 to 1,000.';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold has ended.' using errcode = 'PT409';
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
      raise exception 'This lead no longer exists.';
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
  select coalesce(sum(on_hand), 0) + private.quantity_on_truck(product) into total
    from public.stock where product_id = product;
  if total = 0 then
    update public.sales set was_last = true where id = sale;
    update public.products set state = 'sold' where id = product and state = 'live';
  end if;
  return private.describe_sale(sale);
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
      end if;
    elsif change.table_name = 'stock_moves' then
      perform public.unload_move(change.record::uuid, case change.action
        when 'added' then change.after ->> 'showroom' else change.before ->> 'unloaded_showroom' end);
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
