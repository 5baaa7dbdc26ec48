-- A piece that was once for sale goes on answering at its address after it has left: sold (products.sold_at
-- says since when), or archived. What never was for sale is shown to nobody.
alter table public.products add column went_live_at timestamptz;
comment on column public.products.went_live_at is
  'When it was first for sale; its address was public from then on.';

alter table public.products disable trigger user;
update public.products set went_live_at = coalesce(sold_at, updated_at)
  where state in ('live', 'sold')
    or state = 'archived' and exists (
      select from public.changes
      where table_name = 'products' and record = products.id
        and before ->> 'state' in ('live', 'sold')
    );
alter table public.products enable trigger user;

create function private.stamp_first_sale_day() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.went_live_at := case
    when tg_op = 'UPDATE' and old.went_live_at is not null then old.went_live_at
    when new.state in ('live', 'sold') then clock_timestamp()
  end;
  return new;
end
$$;
revoke all on function private.stamp_first_sale_day() from public, anon, authenticated, service_role;
create trigger a_stamp_first_sale_day before insert or update on public.products
  for each row execute function private.stamp_first_sale_day();

create or replace function private.catalog_rows() returns jsonb
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
      from public.products
      where products.state in ('live', 'sold')
        or products.state = 'archived' and products.went_live_at is not null
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
