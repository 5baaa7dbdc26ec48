-- Above ten thousand leads the browser holds no list of all: the database searches, filters, orders and
-- counts, by the rules of app/admin/leads/list, which supabase/tests/search_leads.test.ts holds against it.

-- The leads whose words are found, where those are few; null where they are too many to be named: then
-- the list is read in its order until the page is full.
create function private.few_leads(words text, few integer default 3000) returns uuid[]
language plpgsql stable
set search_path = ''
as $$
declare
  ids uuid[];
begin
  if words is null then
    return null;
  end if;
  few := coalesce(few, 3000);
  execute format(
    'select array_agg(lead_id) from (
       select named.lead_id from public.lead_words as named where %s limit %s
     ) as few', words, few + 1
  ) into ids;
  return case when coalesce(cardinality(ids), 0) <= few then coalesce(ids, '{}') end;
end
$$;

-- A page of the leads that match, in the list's order: after the lead that the last page ended with,
-- or after so many. `asked` is written by app/admin/leads/list/asked.ts. With a search that finds few
-- it says how many they are. `twins` are the other requests of the same people.
create function private.find_leads(asked jsonb, filter text, words text, ids uuid[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce((asked ->> 'most')::integer, 25), 1), 1000);
  skip integer := greatest(coalesce((asked ->> 'skip')::integer, 0), 0);
  sort constant text := coalesce(asked ->> 'sort', 'created_at');
  direction constant text := case when (asked ->> 'descending')::boolean then ' desc' else '' end;
  after constant jsonb := nullif(asked -> 'after', 'null');
  source text := 'public.financing_leads as lead';
  ordered text := 'lead.created_at desc, lead.id';
  -- Where in the order the last page ended, among leads of the same group.
  tie text := format(
    'lead.created_at <= %1$L::timestamptz and (lead.created_at < %1$L::timestamptz or lead.id > %2$L::uuid)',
    (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid
  );
  -- An order with few steps is read step by step, so that each has its index.
  steps text[];
  step text;
  is_begun boolean := after is null;
  page jsonb;
  leads jsonb := '[]';
  matching bigint;
  passed bigint;
begin
  if words is not null then
    filter := filter || case
      when ids is not null then ' and lead.id = any ($1)'
      when sort = 'name' then format(' and (%s)', words)
      else format(
        ' and (select %s from public.lead_words as named where named.lead_id = lead.id)', words
      )
    end;
  end if;
  if ids is not null then
    execute format('select count(*) from public.financing_leads as lead where %s', filter)
    into matching using ids;
  end if;

  case sort
    when 'status' then
      steps := array['pending', 'contacted', 'converted', 'declined'];
    when 'financing_option' then
      steps := array(select name from public.lenders order by name collate "C");
    when 'name' then
      source := case when ids is null then 'public.lead_words as named cross join lateral (
          select * from public.financing_leads where id = named.lead_id offset 0
        ) as lead'
        else source || ' join public.lead_words as named on named.lead_id = lead.id' end;
      ordered := 'named.found' || direction || ', ' || ordered;
      tie := format(
        'named.found %1$s= %2$L and (named.found %1$s %2$L or %3$s)',
        case direction when '' then '>' else '<' end, after ->> 'key', tie
      );
    else
      if direction = '' then
        ordered := 'lead.created_at, lead.id desc';
        tie := format(
          'lead.created_at >= %1$L::timestamptz and (lead.created_at > %1$L::timestamptz or lead.id < %2$L::uuid)',
          (after ->> 'created_at')::timestamptz, (after ->> 'id')::uuid
        );
      end if;
  end case;
  if direction <> '' then
    steps := array(select one from unnest(steps) with ordinality as all_steps (one, place) order by place desc);
  end if;

  foreach step in array coalesce(nullif(steps, '{}'), array[null]) loop
    if not is_begun and step is distinct from (after ->> 'key') and step is not null then
      continue;
    end if;
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(found)), ''[]'') from (
         select lead.* from %s where %s%s%s order by %s offset %s limit %s
       ) as found',
      source, filter,
      case when step is not null then format(' and lead.%I = %L', sort, step) end,
      case when not is_begun then ' and ' || tie end,
      ordered, skip, most - jsonb_array_length(leads)
    ) into page using ids;
    is_begun := true;
    leads := leads || page;
    exit when jsonb_array_length(leads) >= most;
    if step is not null and skip > 0 then
      if jsonb_array_length(page) > 0 then
        skip := 0;
      else
        execute format(
          'select count(*) from %s where %s and lead.%I = %L', source, filter, sort, step
        ) into passed using ids;
        skip := greatest(0, skip - passed);
      end if;
    end if;
  end loop;

  return jsonb_build_object('leads', leads, 'matching', matching, 'twins', case
    when asked ? 'twins' then (
      select coalesce(jsonb_agg(to_jsonb(twin)), '[]') from (
        select other.* from public.financing_leads as other
        where other.customer_id = any (
          array(select (one ->> 'customer_id')::uuid from jsonb_array_elements(leads) as one)
        ) and other.id <> all (
          array(select (one ->> 'id')::uuid from jsonb_array_elements(leads) as one)
        )
        limit 500
      ) as twin
    )
    else '[]'
  end);
end
$$;

-- The parts are private, and nobody but this body may name them.
create function public.find_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.find_leads(
    asked, private.lead_filter(asked, private.asked_in_time(asked)), private.name_filter(asked),
    private.few_leads(private.name_filter(asked), (asked ->> 'few')::integer)
  );
end;

revoke all on function
  private.few_leads(text, integer),
  private.find_leads(jsonb, text, text, uuid[]),
  public.find_leads(jsonb)
  from public, anon, authenticated, service_role;
-- They run with the rights of whoever asks, and so do the parts that they are made of.
grant execute on function
  private.require_admin(),
  private.few_leads(text, integer),
  private.find_leads(jsonb, text, text, uuid[]),
  public.find_leads(jsonb)
  to authenticated;
