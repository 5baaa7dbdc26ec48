-- Pictures of pieces are put back from the history as offers are. The functions stay as they are but for this.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.key_of(text)'::regprocedure,
        $old$when 'holds' then 'id::text'$old$,
        $new$when 'holds' then 'id::text' when 'product_pictures' then 'id::text'$new$),
      ('public.put_back(bigint[])'::regprocedure,
        $old$'special_days', 'delivery_zones') then$old$,
        $new$'special_days', 'delivery_zones', 'product_pictures') then$new$)
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
