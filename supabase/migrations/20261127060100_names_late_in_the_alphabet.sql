-- Ordered by name, a search that finds many went along the list from its beginning, so that a first name
-- late in the alphabet came after most of the others. The first thousand that bear the words are named
-- now from what is searched alone, which takes as long for every name.

-- The leads that come first by name, from where the last page ended: all of them up to the last one's
-- name, whose twins may not all be among them.
create function private.first_by_name(asked jsonb, words text) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  ids uuid[];
  is_down constant boolean := coalesce((asked ->> 'descending')::boolean, false);
  began constant text := asked -> 'after' ->> 'key';
begin
  -- An index could give this order, row by row over the whole table.
  execute format(
    'select array_agg(lead_id) from (
       select near.lead_id, near.found, last_value(near.found) over () as edge from (
         select named.lead_id, named.found from public.lead_words as named
         where (%1$s)%2$s order by named.found || '''' %3$s limit %4$s
       ) as near
     ) as named where found <> edge',
    words,
    case when began is not null
      then format(' and named.found %s= %L', case when is_down then '<' else '>' end, began) end,
    case when is_down then 'desc' end,
    coalesce((asked ->> 'near')::integer, 1000)
  ) into ids;
  return coalesce(ids, '{}');
end
$$;

create or replace function public.find_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  with parts as materialized (
    select words, filter, private.few_leads(words, (asked ->> 'few')::integer) as few
    from (
      select private.name_filter(asked) as words,
        private.lead_filter(asked, private.asked_in_time(asked)) as filter
    ) as written
  ), near as materialized (
    select private.find_leads(asked, filter, words, private.first_by_name(asked, words)) as page
    from parts where few is null and words is not null and asked ->> 'sort' = 'name'
  )
  -- A page that is not full may go on behind them. How many match is not known.
  select coalesce(
    (
      select page || '{"matching": null}' from near
      where jsonb_array_length(page -> 'leads') >= coalesce((asked ->> 'most')::integer, 25)
    ),
    (select private.find_leads(asked, filter, words, few) from parts)
  );
end;

revoke all on function private.first_by_name(jsonb, text)
  from public, anon, authenticated, service_role;
-- It runs with the rights of whoever asks.
grant execute on function private.first_by_name(jsonb, text) to authenticated;
