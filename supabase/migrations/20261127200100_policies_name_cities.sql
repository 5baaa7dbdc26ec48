-- A policy may ask for the cities of the showrooms and for the places that are delivered to: they follow the
-- owner's facts. And it is its words alone, with tiles in a list: another address in it would take its page
-- off the site. The function stays as it is but for this.
do $$
declare
  changed record;
  definition text := pg_get_functiondef('private.are_policies(jsonb)'::regprocedure);
begin
  for changed in
    select * from (values
      ('westPhone|freeDeliveryFrom', 'westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom'),
      ($old$or jsonb_array_length(sections) not between 1 and 20$old$,
        $new$or coalesce(jsonb_typeof(policy -> 'tiles'), 'array') <> 'array'
      or exists (
        select from jsonb_object_keys(case jsonb_typeof(policy) when 'object' then policy else '{}' end) as part
        where part not in ('intro', 'tiles', 'sections')
      )
      or jsonb_array_length(sections) not between 1 and 20$new$)
    ) as changes (old, new)
  loop
    if position(changed.old in definition) = 0 then
      raise exception 'private.are_policies is not as this migration knows it.';
    end if;
    definition := replace(definition, changed.old, changed.new);
  end loop;
  execute definition;
end
$$;
