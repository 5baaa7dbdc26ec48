-- A picture taken in a dark back room is made lighter, one against the light darker, in steps of an eighth.
alter table public.product_pictures
  add column light smallint not null default 0,
  add constraint product_pictures_light_range check (light between -3 and 3);

-- Whether a JPEG lies beside the other formats, for merchant centers that read nothing newer.
alter table public.pictures add column has_jpeg boolean not null default false;

-- The functions stay as they are but for this; what was made before keeps its name.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.check_product_picture()'::regprocedure,
        $old$|| new.focus_y::text), 12);$old$,
        $new$|| new.focus_y::text || case when new.light = 0 then '' else ' ' || new.light::text end), 12);$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$(id, product_id, position, original, turn, zoom, focus_x, focus_y, alt)$old$,
        $new$(id, product_id, position, original, turn, zoom, focus_x, focus_y, light, alt)$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$coalesce(picture.focus_y, 50),
    coalesce(picture.alt, '')$old$,
        $new$coalesce(picture.focus_y, 50),
    coalesce(picture.light, 0), coalesce(picture.alt, '')$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$focus_y smallint, alt text)$old$,
        $new$focus_y smallint, light smallint, alt text)$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$focus_y = excluded.focus_y, alt = excluded.alt$old$,
        $new$focus_y = excluded.focus_y, light = excluded.light, alt = excluded.alt$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$product_pictures.focus_y,
      product_pictures.alt)$old$,
        $new$product_pictures.focus_y,
      product_pictures.light, product_pictures.alt)$new$),
      ('private.set_pictures(text, jsonb)'::regprocedure,
        $old$excluded.focus_y, excluded.alt)$old$,
        $new$excluded.focus_y, excluded.light, excluded.alt)$new$)
    ) as changes (function, old, new)
  loop
    definition := pg_get_functiondef(changed.function);
    if position(changed.old in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    execute replace(definition, changed.old, changed.new);
  end loop;
end
$$;
