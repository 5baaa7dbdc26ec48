-- What the publisher reads, and when each version went live.

-- When each version went live, or why not, in the owner's words. The publisher writes it.
create table public.publications (
  version bigint primary key,
  -- Null while it failed.
  published_at timestamptz,
  error text,
  -- What a single row cannot know: a package dearer than its parts, an offer that has ended.
  warnings jsonb not null default '[]',
  pages_written integer not null default 0,
  release text,
  constraint publications_live_or_failed check ((published_at is null) <> (error is null)),
  constraint publications_warnings_list check (jsonb_typeof(warnings) = 'array')
);

-- Products with their counts and the days of these, in their order: the `wanted` ones, or all that pages show.
create function private.published_products(wanted text[] default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
    select coalesce(jsonb_object_agg(
      stock.showroom, (stock.counted_at at time zone (select private.shop_zone()))::date
    ), '{}') from public.stock
    where stock.product_id = products.id
      and stock.counted_at > (select filled_at from private.catalog_state)
  ), 'stock', (
    select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
    where stock.product_id = products.id
      and stock.showroom not in (select id from public.showrooms where not is_shown)
  )) order by products.list, products.position, products.id), '[]')
  from public.products
  where products.id = any (coalesce(wanted, array(
    select id from public.products where state in ('live', 'sold') or state = 'archived' and went_live_at is not null
  )))
$$;

-- Everything that public pages show, as one consistent picture: rows as they lie, in their order.
create function private.published_rows() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', private.published_products(),
    'packages', array(select packages from public.packages where state = 'live' order by position, id),
    'offers', array(select offers from public.offers order by id),
    'notices', array(select notices from public.notices order by id),
    'shop', (select shop from public.shop),
    'showrooms', array(select showrooms from public.showrooms where is_shown order by id),
    'opening_hours', array(select hours from public.opening_hours as hours order by showroom, weekday),
    'special_days', array(
      select special from public.special_days as special where day >= private.shop_day() - 1 order by day, showroom
    ),
    'lenders', array(select lenders from public.lenders where active order by position),
    'pictures', array(select pictures from public.pictures order by name),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;

-- What a publisher lacks that has everything up to the version `seen`: the products that were changed
-- since, as they are now. Null where it has to read everything, because something else was changed too.
create function private.published_rows_since(seen bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  with later as (
    select changes.table_name, changes.record from public.changes
    where changes.catalog_version > seen
  ), touched as (
    select distinct split_part(later.record, ' ', 1) as id from later
    where later.table_name in ('products', 'stock')
  )
  select case when state.version >= seen
      and not exists (select from later where
        later.table_name not in ('products', 'stock', 'stock_moves', 'sales', 'holds', 'deliveries'))
    then jsonb_build_object(
      'database', state.id,
      'version', state.version,
      'touched', coalesce((select jsonb_agg(touched.id) from touched), '[]'),
      'products', private.published_products(array(select touched.id from touched)),
      'former_slugs', coalesce((
        select jsonb_object_agg(product_slugs.slug, products.slug)
        from public.product_slugs join public.products on products.id = product_slugs.product_id
      ), '{}')
    ) end
  from private.catalog_state as state
$$;

-- Products whose moment has come are for sale; answers when the next one's comes.
create function private.publish_due() returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  due text;
begin
  for due in select id from public.products where state = 'draft' and publish_at <= now() loop
    begin
      update public.products set state = 'live', publish_at = null where id = due;
    exception when raise_exception or integrity_constraint_violation or data_exception then
      -- One that may not be shown holds nothing else up; it stays a draft. A full disk is no fault of it.
      update public.products set publish_at = null where id = due;
    end;
  end loop;
  return (select min(publish_at) from public.products where state = 'draft' and publish_at > now());
end
$$;

-- What the shop's server could not do, in the owner's words, at most 50 pictures; `can_retry`: it was not
-- because of what it was given, so public.try_again() may help. Admins only.
create function public.unfinished_work() returns table (words text, path text, can_retry boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select format('A picture of “%s”: %s', products.title, pictures.problem),
      '/admin/products/' || products.slug, pictures.can_retry
    from public.product_pictures as pictures join public.products on products.id = pictures.product_id
    where pictures.problem is not null order by pictures.updated_at desc limit 50;
  -- A hosted project sends its mails itself.
  if to_regclass('auth.mail_outbox') is not null then
    return query execute $mails$
      select format('%s %s: %s', count(*), case when state = 'queued' then 'of the shop’s mails cannot be sent yet'
          else 'of the shop’s mails could not be sent in time' end, max(error)), null::text, state = 'queued'
      from auth.mail_outbox
      where error is not null and (state = 'queued' and attempts >= 5
        or state = 'dropped' and updated_at > now() - interval '3 days')
      group by state$mails$;
  end if;
end
$$;

-- Tries now what the shop's server could not do before: pictures, mails and the publication. Admins only.
create function public.try_again() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.product_pictures set problem = null, can_retry = false where product_pictures.can_retry;
  if to_regclass('auth.mail_outbox') is not null then
    execute $mails$update auth.mail_outbox set due_at = now() where state = 'queued'$mails$;
  end if;
  perform pg_notify('catalog', '');
end
$$;
