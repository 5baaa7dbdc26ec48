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

call pg_temp.keep_history('public.lot_counts', '{product_id,product_id}');

-- Writes what each product of a lot cost, in cents for one: the lot's price in proportion to compare-at prices, to
-- selling prices where a product has none. Before it was received a product counts as the manifest says; one that
-- isn't on it counts as it stands there or was sold. Does nothing where it isn't known what was paid.
create function private.share_lot_cost(lot uuid) returns void
language sql volatile security definer set search_path = '' as $$
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
-- again, it corrects the count. A price in cents and a description replace the proposed ones; a picture, by the name of
-- its original, joins the others. Refuses with PT404 an unknown product and
-- one without a lot, with PT409 where fewer are left there than a correction takes away.
create function public.receive_product(
  product text, showroom text, arrived integer, damaged integer default 0, price_cents integer default null,
  description text default null, picture text default null
) returns void
language plpgsql security definer set search_path = '' as $$
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
  update public.products set price_cents = coalesce(receive_product.price_cents, products.price_cents),
    description = coalesce(receive_product.description, products.description)
    where id = product and (products.price_cents <> receive_product.price_cents
      or products.description <> receive_product.description);
  insert into public.product_pictures (product_id, position, original, alt)
    select product, least(8, 1 + coalesce(max(position), 0)), picture, piece.title
    from public.product_pictures where product_id = product
    having picture is not null and count(*) < 8 and not coalesce(bool_or(original = picture), false);
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
language plpgsql security definer set search_path = '' as $$
begin
  perform private.share_lot_cost(new.id);
  return null;
end
$$;
create trigger share_changed_cost after update of paid_cents on public.lots
  for each row when (new.paid_cents is distinct from old.paid_cents) execute function private.share_changed_cost();
