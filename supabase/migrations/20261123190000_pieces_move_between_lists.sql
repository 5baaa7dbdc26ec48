-- A piece keeps answering at its address on a list that it has left, as at a slug that it had before.
create index changes_list_idx on public.changes (record)
  where table_name = 'products' and action = 'changed' and before ? 'list';

-- The lists on which each piece stood before, by its id: history knows them.
create function private.former_lists() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(moved.record, moved.lists), '{}')
  from (
    select record, jsonb_agg(distinct before ->> 'list') as lists
    from public.changes
    where table_name = 'products' and action = 'changed' and before ? 'list'
    group by record
  ) as moved
$$;
revoke all on function private.former_lists() from public, anon, authenticated, service_role;
