-- A picture may show something similar until the piece itself is photographed: the shop says so on it, and
-- merchant centers are not told of it.
alter table public.product_pictures add column stands_in boolean not null default false;

-- As before, and which of them stand in: {"<product>": [{"name", "alt", "standsIn"}]}.
create or replace function private.shown_pictures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(shown.product_id, shown.pictures), '{}') from (
    select pictures.product_id, jsonb_agg(
      jsonb_build_object('name', pictures.name, 'alt', pictures.alt)
        || case when pictures.stands_in then '{"standsIn": true}'::jsonb else '{}' end
      order by pictures.position, pictures.id) as pictures
    from public.product_pictures as pictures
      join public.products on products.id = pictures.product_id
    where products.state in ('live', 'sold')
      or products.state = 'archived' and products.went_live_at is not null
    group by pictures.product_id
  ) as shown
$$;

-- The function stays as it is but for this.
do $$
declare
  changed record;
  definition text := pg_get_functiondef('private.set_pictures(text, jsonb)'::regprocedure);
begin
  for changed in
    select * from (values
      ($old$focus_y, light, alt)
  select$old$, $new$focus_y, light, stands_in, alt)
  select$new$),
      ($old$coalesce(picture.light, 0), coalesce(picture.alt, '')$old$,
        $new$coalesce(picture.light, 0), coalesce(picture.stands_in, false), coalesce(picture.alt, '')$new$),
      ($old$light smallint, alt text)$old$, $new$light smallint, stands_in boolean, alt text)$new$),
      ($old$light = excluded.light, alt = excluded.alt$old$,
        $new$light = excluded.light, stands_in = excluded.stands_in, alt = excluded.alt$new$),
      ($old$product_pictures.light, product_pictures.alt)$old$,
        $new$product_pictures.light, product_pictures.stands_in, product_pictures.alt)$new$),
      ($old$excluded.light, excluded.alt)$old$, $new$excluded.light, excluded.stands_in, excluded.alt)$new$)
    ) as changes (old, new)
  loop
    if position(changed.old in definition) = 0 then
      raise exception 'private.set_pictures is not as this migration knows it.';
    end if;
    definition := replace(definition, changed.old, changed.new);
  end loop;
  execute definition;
end
$$;
