-- A picture is part of the catalog: whoever puts one in makes a version, and history knows it.
create trigger take_catalog_turn before insert or update or delete on public.pictures
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update or delete on public.pictures
  for each row execute function private.record_change('name', 'alt');

-- What a publisher lacks that has everything up to the version `seen`: the products that were changed
-- since, as they are now. Null where it has to read everything, because something else was changed too.
create function private.catalog_rows_since(seen bigint) returns jsonb
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
        later.table_name not in ('products', 'stock', 'sales', 'holds'))
    then jsonb_build_object(
      'database', state.id,
      'version', state.version,
      'touched', coalesce((select jsonb_agg(touched.id) from touched), '[]'),
      'products', coalesce((
        select jsonb_agg(to_jsonb(products) || jsonb_build_object('stock', (
          select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
          where stock.product_id = products.id
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
revoke all on function private.catalog_rows_since(bigint)
  from public, anon, authenticated, service_role;
