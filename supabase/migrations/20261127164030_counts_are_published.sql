-- Pages say when something was counted: a count that finds the same number publishes them, a sale is no count.
create function private.publish_count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.next_catalog_version();
  return null;
end
$$;
create trigger publish_count after update of counted_at on public.stock
  for each row when (new.on_hand = old.on_hand and new.counted_at <> old.counted_at)
  execute function private.publish_count();
create trigger note_request after update of counted_at on public.stock
  for each statement execute function private.note_request();
revoke all on function private.publish_count() from public, anon, authenticated, service_role;

-- What is on the truck is read beside the products, so a move needs no reading of everything.
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
        later.table_name not in ('products', 'stock', 'stock_moves', 'sales', 'holds'))
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

create or replace function private.move_count(line public.sales, quantity integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
  name constant text := coalesce((select title from public.products where id = line.product_id), line.package_name);
begin
  if line.product_id is not null then
    if quantity > 0 then
      refusal := private.why_none_left(line.product_id, line.showroom, quantity, line.hold_id);
    end if;
    if refusal is null and quantity <> 0 then
      update public.stock set on_hand = on_hand - quantity
        where product_id = line.product_id and showroom = line.showroom;
    end if;
  elsif quantity <> 0 then
    update public.packages
      set stock_east = stock_east - case line.showroom when 'east' then quantity else 0 end,
        stock_west = stock_west - case line.showroom when 'west' then quantity else 0 end
      where id = line.package_id
        and case line.showroom when 'east' then stock_east else stock_west end >= quantity;
    if not found and quantity > 0 then
      refusal := format('There are none left at %s.', private.say_showroom(line.showroom));
    end if;
  end if;
  if refusal is not null then
    raise exception '“%”: %', name, refusal using errcode = 'PT409';
  end if;
end
$$;
