-- What pages ask of delivery has an address of its own now, so a piece may be called "delivery".
alter table public.products
  drop constraint products_slug_free,
  add constraint products_slug_free check (slug !~ '^package-[0-9]+$') not valid;

create or replace function private.is_taken_slug(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select wanted ~ '^package-[0-9]+$'
    or exists (select from public.products where slug = wanted)
    or exists (select from public.product_slugs where slug = wanted)
$$;
