-- What is received is described and pictured in the same step.
drop function public.receive_product(text, text, integer, integer, integer);
create function public.receive_product(
  product text, showroom text, arrived integer, damaged integer default 0, price_cents integer default null,
  description text default null, picture text default null
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
revoke all on function public.receive_product(text, text, integer, integer, integer, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.receive_product(text, text, integer, integer, integer, text, text) to authenticated;
