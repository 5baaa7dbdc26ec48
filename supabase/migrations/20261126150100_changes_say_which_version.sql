-- The version that a row had after a change: who saved over an older one is told what came since, and no more.
-- Null for rows that count no versions, and for changes before this.
alter table public.changes add column row_version integer;

-- The function stays as it is but for this.
do $$
declare
  changed record;
  definition text := pg_get_functiondef('private.record_change()'::regprocedure);
begin
  for changed in
    select * from (values
      ($old$before, after, catalog_version)$old$, $new$before, after, catalog_version, row_version)$new$),
      ($old$private.next_catalog_version());
  return null;$old$, $new$private.next_catalog_version(), (is_now ->> 'version')::integer);
  return null;$new$)
    ) as changes (old, new)
  loop
    if position(changed.old in definition) = 0 then
      raise exception 'private.record_change is not as this migration knows it.';
    end if;
    definition := replace(definition, changed.old, changed.new);
  end loop;
  execute definition;
end
$$;
