-- Pictures that were uploaded for articles stand beside those of the shop's places, each in a place called after its
-- original.
alter table public.product_pictures
  drop constraint product_pictures_place_known,
  add constraint product_pictures_place_known check (
    place in ('logo', 'icon', 'share', 'east', 'west') or place ~ '^article-[0-9a-f]{64}$');

create or replace function private.shop_pictures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(place, name), '{}') from public.product_pictures where place not like 'article-%'
$$;
