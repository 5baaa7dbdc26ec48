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
  sent_by_email text default auth.jwt() ->> 'email',
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

call pg_temp.keep_history('public.stock_moves', writer => 'record_trade');

-- Loads `quantity` of a product onto the truck to the other showroom. Nothing that is held leaves. The same `move`
-- twice is one. Refuses with PT404 an unknown product, with PT409 what isn't there or isn't for sale.
create function public.move_stock(
  product text, from_showroom text, to_showroom text, quantity integer default 1,
  move uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer set search_path = '' as $$
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
  insert into public.stock_moves (id, product_id, showroom, to_showroom, quantity)
    values (move, product, from_showroom, to_showroom, quantity);
  return move;
end
$$;

-- What was moved stands in `showroom` now, the one it went to or the one it came from; null puts it back on the
-- truck. Twice is once. Refuses with PT404 an unknown move, with PT409 what has left that showroom since.
create function public.unload_move(move uuid, showroom text) returns void
language plpgsql security definer set search_path = '' as $$
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
