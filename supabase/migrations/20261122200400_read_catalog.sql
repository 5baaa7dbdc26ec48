-- Everything that public pages show, as one consistent picture: rows as they lie, in their order.
create function private.catalog_rows() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', coalesce((
      select jsonb_agg(to_jsonb(products) || jsonb_build_object('stock', (
        select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
        where stock.product_id = products.id
      )) order by products.list, products.position, products.id)
      from public.products where products.state in ('live', 'sold')
    ), '[]'),
    'packages', coalesce((
      select jsonb_agg(to_jsonb(packages) order by packages.position, packages.id)
      from public.packages where packages.state = 'live'
    ), '[]'),
    'offers', coalesce((select jsonb_agg(to_jsonb(offers) order by offers.id) from public.offers), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notices) order by notices.id) from public.notices), '[]'),
    'shop', (select to_jsonb(shop) from public.shop),
    'showrooms', coalesce((select jsonb_agg(to_jsonb(showrooms) order by showrooms.id) from public.showrooms), '[]'),
    'opening_hours', coalesce((
      select jsonb_agg(to_jsonb(opening_hours) order by opening_hours.showroom, opening_hours.weekday)
      from public.opening_hours
    ), '[]'),
    'special_days', coalesce((
      select jsonb_agg(to_jsonb(special_days) order by special_days.day, special_days.showroom)
      from public.special_days where special_days.day >= current_date - 1
    ), '[]'),
    'lenders', coalesce((
      select jsonb_agg(to_jsonb(lenders) order by lenders.position) from public.lenders
      where lenders.active
    ), '[]'),
    'pictures', coalesce((select jsonb_agg(to_jsonb(pictures) order by pictures.name) from public.pictures), '[]'),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;
revoke all on function private.catalog_rows() from public, anon, authenticated, service_role;
