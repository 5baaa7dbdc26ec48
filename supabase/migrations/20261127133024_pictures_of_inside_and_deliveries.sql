-- The owner's own pictures of a showroom's inside and of deliveries take the sample's place.
alter table public.product_pictures
  drop constraint product_pictures_place_known,
  add constraint product_pictures_place_known check (
    place in ('logo', 'icon', 'share', 'east', 'west', 'inside', 'delivery-1', 'delivery-2', 'delivery-3') or place ~ '^article-[0-9a-f]{64}$');
