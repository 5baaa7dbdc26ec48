-- A phone's picture of the very product in a showroom, which staff on the sales floor take, too.
alter table public.product_pictures add column showroom text, add column taken_at timestamptz,
  add constraint product_pictures_taken_whole check (num_nulls(showroom, taken_at) in (0, 2)
    and (showroom is null or product_id is not null and showroom in ('east', 'west')));

create function public.set_actual_picture(product text, showroom text, original text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  piece public.products;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return;
  end if;
  select * into piece from public.products where id = product;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  elsif set_actual_picture.original is not null and (piece.state in ('sold', 'archived') or not exists (
    select from public.stock where product_id = product and stock.showroom = set_actual_picture.showroom and on_hand > 0
  )) then
    raise exception '“%” isn’t for sale at %.', piece.title, private.say_showroom(set_actual_picture.showroom)
      using errcode = 'PT409';
  end if;
  delete from public.product_pictures as known
    where known.product_id = product and known.showroom = set_actual_picture.showroom;
  if (select count(*) from public.product_pictures where product_id = product) >= 8 then
    raise exception '“%” has eight pictures. Remove one first.', piece.title using errcode = 'PT409';
  end if;
  insert into public.product_pictures (product_id, position, original, alt, showroom, taken_at)
    select product, least(8, 1 + coalesce(max(position), 0)), set_actual_picture.original, piece.title || ', as it stands at '
      || private.say_showroom(set_actual_picture.showroom), set_actual_picture.showroom, clock_timestamp()
    from public.product_pictures where product_id = product having set_actual_picture.original is not null;
  -- A form that is open with the pictures before is told.
  update public.products set updated_at = clock_timestamp() where id = product;
end
$$;
revoke all on function public.set_actual_picture(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.set_actual_picture(text, text, text) to authenticated;

create or replace function private.shown_pictures() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(shown.product_id, shown.pictures), '{}') from (
      select pictures.product_id, jsonb_agg(
        jsonb_build_object('name', pictures.name, 'alt', pictures.alt)
          || case when pictures.stands_in then '{"standsIn": true}'::jsonb else '{}' end
          || case when taken_at is null then '{}'
            else jsonb_build_object('showroom', pictures.showroom, 'taken_at', taken_at) end
        order by pictures.position, pictures.id) as pictures
      from public.product_pictures as pictures
        join public.products on products.id = pictures.product_id
      where (products.state in ('live', 'sold')
          or products.state = 'archived' and products.went_live_at is not null)
        and (taken_at is null or products.state = 'live'
          and exists (select from public.stock
            where product_id = products.id and stock.showroom = pictures.showroom and on_hand > 0)
          and not exists (select from public.sales where product_id = products.id
            and sales.showroom = pictures.showroom and sold_at > taken_at and undone_at is null)
          and not exists (select from public.stock_moves as moves where product_id = products.id
            and moves.showroom = pictures.showroom and sent_at > taken_at
            and unloaded_showroom is distinct from moves.showroom))
      group by pictures.product_id
    ) as shown
  );
end
$$;

do $$
begin
  if to_regclass('storage.buckets') is not null then
    execute $policy$
      alter policy "Admins add originals" on storage.objects
        with check (bucket_id = 'originals' and name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'
          and (select private.may_work_sales()))
    $policy$;
  end if;
end
$$;
