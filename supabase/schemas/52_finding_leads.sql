-- Above ten thousand leads the browser holds no list of all: the database searches, filters, orders and
-- counts, by the rules of app/admin/leads/list, which supabase/tests/search_leads.test.ts holds against it.

-- What a search looks at, apart from the lead, so that looking through all of them reads little: a name
-- with its phone as written and its digits, and the notes with the product. Kept by a trigger.
create table public.lead_words (
  lead_id uuid primary key references public.financing_leads (id) on delete cascade,
  found text collate "C" not null,
  -- Null where there is nothing to look through.
  said text collate "C"
);
create index lead_words_found_idx on public.lead_words (found);

create function private.keep_lead_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_words (lead_id, found, said) values (
    new.id,
    private.fold(
      new.first_name || ' ' || new.last_name || E'\n' || new.phone || E'\n'
        || regexp_replace(new.phone, '[^0-9]', '', 'g')
    ),
    case when new.notes <> '' or new.piece <> '' then
      private.fold(coalesce(new.notes, '') || E'\n' || replace(coalesce(new.piece, ''), '-', ' '))
    end
  )
  on conflict (lead_id) do update set found = excluded.found, said = excluded.said;
  return null;
end
$$;
create trigger keep_lead_words after insert or update of first_name, last_name, phone, notes, piece
  on public.financing_leads
  for each row execute function private.keep_lead_words();

-- The condition on `lead` that it was called or contacted within the first hour in which a showroom was
-- open, special days too: as wasCalledInTime in app/admin/leads/list/more-filter.ts, for leads that came
-- from `since` on. The days stand in it as numbers, in milliseconds, so that a lead costs no look-up.
create function private.in_time(since timestamptz, zone text) returns text
language plpgsql stable set search_path = '' as $$
declare
  -- Days before the first lead and after today are not walked, whatever the caller asks for.
  first constant date := (least(
    greatest(since, coalesce((select min(created_at) from public.financing_leads), now())), now()
  ) at time zone zone)::date;
  opened bigint[];
  lasting bigint[];
  earlier bigint[];
  reached constant text := 'coalesce(lead.first_called_at, lead.first_contacted_at)';
  open_until text;
begin
  select array_agg(opens order by day), array_agg(lasts order by day), array_agg(before order by day)
  into opened, lasting, earlier
  from (
    select door.day, coalesce(door.opens, 0) as opens, coalesce(door.closes - door.opens, 0) as lasts,
      coalesce(sum(door.closes - door.opens) over (
        order by door.day rows between unbounded preceding and 1 preceding
      ), 0) as before
    from (
      select days.day,
        extract(epoch from min(days.day + times.opens) at time zone zone) * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone zone) * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone zone)::date - first + 31) as ahead
      ) as days
      cross join public.showrooms as showroom
      left join public.special_days as special
        on special.showroom = showroom.id and special.day = days.day
      left join public.opening_hours as usual
        on usual.showroom = showroom.id and usual.weekday = extract(dow from days.day)
      cross join lateral (
        select case when special.day is null then usual.opens else special.opens end as opens,
          case when special.day is null then usual.closes else special.closes end as closes
      ) as times
      where showroom.is_shown
      group by days.day
    ) as door
  ) as counted;
  open_until := format(
    '(%2$L::bigint[])[%1$s] + least(greatest(floor(extract(epoch from %%1$s) * 1000)::bigint
      - (%3$L::bigint[])[%1$s], 0), (%4$L::bigint[])[%1$s])',
    format('(%%1$s at time zone %L)::date - %L::date + 1', zone, first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

create function private.time_filter(asked jsonb) returns text
language sql stable
begin atomic
  select case when asked ? 'in_time' then
    private.in_time((asked ->> 'since')::timestamptz, private.shop_zone())
  end;
end;

-- The condition on `lead` that a filter of the list stands for, without its search. What is left out is not
-- filtered by. Every value goes in as a literal.
create function private.lead_filter(asked jsonb, in_time text) returns text
language plpgsql stable set search_path = '' as $$
declare
  status constant text := asked ->> 'status';
  person constant text := asked ->> 'person';
  is_open constant text := 'lead.status in (''pending'', ''contacted'')';
  parts text[] := array[
    'lead.suspected_junk is ' || case when status = 'junk' then 'not null' else 'null' end
  ];
begin
  if status <> 'junk' then
    parts := parts || format('lead.status = %L', status);
  end if;
  if asked ? 'lender' then
    parts := parts || format('lead.financing_option = %L', asked ->> 'lender');
  end if;
  parts := parts || case asked ->> 'only'
    when 'waiting' then
      'lead.status = ''pending'' and lead.first_called_at is null and lead.suspected_junk is null'
    when 'texted' then 'lead.reply_waiting_since is not null'
    when 'due' then format(
      is_open || ' and lead.follow_up_at <= %L::timestamptz', (asked ->> 'now')::timestamptz
    )
    when 'mine' then format(is_open || ' and lead.assigned_to = %L::uuid', auth.uid())
    when 'free' then is_open || ' and lead.assigned_to is null'
    when 'contacted' then 'lead.first_contacted_at is not null'
  end;
  if asked ? 'since' then
    parts := parts || format('lead.created_at >= %L::timestamptz', (asked ->> 'since')::timestamptz);
  end if;
  if asked ? 'until' then
    parts := parts || format('lead.created_at < %L::timestamptz', (asked ->> 'until')::timestamptz);
  end if;
  if asked ? 'showroom' then
    parts := parts || case when asked ->> 'showroom' = 'site' then 'lead.showroom is null'
      else format('lead.showroom = %L', asked ->> 'showroom') end;
  end if;
  if asked ? 'person' then
    parts := parts || case
      when person = 'nobody' then 'lead.assigned_to is null'
      when person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then format('lead.assigned_to = %L::uuid', person)
      else 'false'
    end;
  end if;
  -- How long a request waited for its first contact, in milliseconds by the clock, as read_overview
  -- counts it.
  if asked ? 'contact' then
    parts := parts || format(
      'lead.first_contacted_at is not null and %1$s >= %2$L::numeric
        and (%3$L::numeric is null or %1$s < %3$L::numeric)',
      'greatest(extract(epoch from lead.first_contacted_at - lead.created_at) * 1000, 0)',
      (asked -> 'contact' ->> 0)::numeric, (asked -> 'contact' ->> 1)::numeric
    );
  end if;
  if asked ? 'texts' then
    parts := parts || format(
      'lead.id in (select lead_id from public.lead_texts where state = any (%L))',
      array(select jsonb_array_elements_text(asked -> 'texts'))
    );
  end if;
  if asked ? 'again' then
    parts := parts || case when asked -> 'again' = 'null' then 'lead.follow_up_at is null'
      else format(
        'lead.follow_up_at >= %L::timestamptz and lead.follow_up_at < %L::timestamptz',
        coalesce((asked -> 'again' ->> 0)::timestamptz, '-infinity'),
        coalesce((asked -> 'again' ->> 1)::timestamptz, 'infinity')
      ) end;
  end if;
  if asked ? 'product' then
    parts := parts || case when asked ->> 'product' = 'none' then 'lead.piece is null'
      else format('lead.piece = %L', asked ->> 'product') end;
  end if;
  if asked ? 'repeated' then
    parts := array_append(parts, 'exists (select from public.financing_leads as twin
      where twin.customer_id = lead.customer_id and twin.id <> lead.id)');
  end if;
  if asked ? 'in_time' then
    parts := parts || in_time;
  end if;
  if asked ? 'sold' then
    parts := array_append(parts, 'exists (select from public.sold
      where sold.lead_id = lead.id having sum(sold.quantity) > 0)');
  end if;
  return array_to_string(parts, ' and ');
end
$$;

-- The condition on `named`, a row of public.lead_words, that names or phones are searched by; null
-- without a search. The words come folded, and the digits without the country's.
create function private.name_filter(asked jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when asked ->> 'text' <> '' then concat_ws(' or ',
    format('strpos(named.found, %L) > 0', asked ->> 'text'),
    case when jsonb_array_length(asked -> 'words') > 1 then (
      select '(' || string_agg(format('strpos(named.found, %L) > 0', word), ' and ') || ')'
      from jsonb_array_elements_text(asked -> 'words') as word
    ) end,
    case when length(asked ->> 'digits') > 2 then
      format('strpos(named.found, %L) > 0', asked ->> 'digits')
    end
  ) end
$$;

-- The same for notes and products: every word, or a number as it was typed.
create function private.notes_filter(asked jsonb) returns text
language sql immutable
begin atomic
  select case when private.js_length(asked ->> 'text') >= 2 then 'named.said is not null and ' || coalesce(
    (
      select string_agg(format('strpos(named.said, %L) > 0', word), ' and ')
      from jsonb_array_elements_text(asked -> 'words') as word
    ),
    format('strpos(named.said, %L) > 0', asked ->> 'text')
  ) end;
end;

-- The leads whose words are found, where those are few; null where they are too many to be named: then
-- the list is read in its order until the page is full.
create function private.few_leads(words text, few integer default 3000) returns uuid[]
language plpgsql stable set search_path = '' as $$
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

-- The leads that come first by name, from where the last page ended: all of them up to the last one's name,
-- whose twins may not all be among them. Read from what is searched alone: along the list, a first name late
-- in the alphabet would come after most of the others.
create function private.first_by_name(asked jsonb, words text) returns uuid[]
language plpgsql stable set search_path = '' as $$
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

-- A page of the leads that match, in the list's order: after the lead that the last page ended with,
-- or after so many. `asked` is written by app/admin/leads/list/database-search.ts. With a search that finds few
-- it says how many they are. `twins` are the other requests of the same people.
create function private.find_leads(asked jsonb, filter text, words text, ids uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
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

-- Refuses what no search box sends: each word is looked for in every lead.
create function private.require_short_search(asked jsonb) returns void
language plpgsql stable set search_path = '' as $$
begin
  if octet_length(asked::text) > 16000
    or jsonb_typeof(asked -> 'words') = 'array' and jsonb_array_length(asked -> 'words') > 50 then
    raise exception 'Search with fewer words.';
  end if;
end
$$;

-- The parts are private, and no one but this body may name them.
create function public.find_leads(asked jsonb) returns jsonb
language sql stable
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  with parts as materialized (
    select words, filter, private.few_leads(words, (asked ->> 'few')::integer) as few
    from (
      select private.name_filter(asked) as words,
        private.lead_filter(asked, private.time_filter(asked)) as filter
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

-- How many leads match, by status, and those in whose notes or product the words stand, the first 25.
create function private.count_leads(
  asked jsonb, filter text, words text, ids uuid[], notes text, noted_ids uuid[]
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  direction constant text := case when (asked ->> 'descending')::boolean then ' desc' else '' end;
  -- The filter is asked once of every lead, however the words are looked for.
  source constant text := format(
    'with lead as materialized (
       select lead.id, lead.status, lead.financing_option, lead.created_at
       from public.financing_leads as lead where %s
     )', filter
  );
  statuses jsonb;
  noted bigint := 0;
  leads jsonb := '[]';
begin
  execute case
    when words is null or ids is not null then format(
      'select jsonb_object_agg(status, leads) from (
         select lead.status, count(*) as leads from public.financing_leads as lead
         where %s%s group by 1
       ) as counted', filter, case when ids is not null then ' and lead.id = any ($1)' end
    )
    else format(
      '%s select jsonb_object_agg(status, leads) from (
         select lead.status, count(*) as leads
         from lead join public.lead_words as named on named.lead_id = lead.id
         where %s group by 1
       ) as counted', source, words
    )
  end into statuses using ids;
  if notes is not null then
    execute format(
      '%s, noted as materialized (
         select lead.*, named.found
         from lead join public.lead_words as named on named.lead_id = lead.id
         where %s
       ), shown as (
         select lead.id, row_number() over (order by %s) as place from noted as lead
         order by place limit 25
       )
       select (select count(*) from noted), (
         select coalesce(jsonb_agg(to_jsonb(whole) order by place), ''[]'')
         from shown join public.financing_leads as whole on whole.id = shown.id
       )', source,
      -- Those that are few are named, the others looked for.
      case when noted_ids is not null then 'lead.id = any ($1)'
        else format('%s and not (%s)', notes, words) end,
      case asked ->> 'sort'
        when 'name' then 'lead.found' || direction || ', lead.created_at desc, lead.id'
        when 'financing_option' then
          'lead.financing_option collate "C"' || direction || ', lead.created_at desc, lead.id'
        when 'status' then
          'array_position(array[''pending'', ''contacted'', ''converted'', ''declined''], lead.status)'
            || direction || ', lead.created_at desc, lead.id'
        else case direction when '' then 'lead.created_at, lead.id desc'
          else 'lead.created_at desc, lead.id' end
      end
    ) into noted, leads using noted_ids;
  end if;
  return jsonb_build_object(
    'statuses', coalesce(statuses, '{}'), 'noted', noted, 'notes', leads
  );
end
$$;

create function public.count_leads(asked jsonb) returns jsonb
language sql stable
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  select private.count_leads(
    asked, private.lead_filter(asked, private.time_filter(asked)), private.name_filter(asked),
    private.few_leads(private.name_filter(asked), (asked ->> 'few')::integer),
    private.notes_filter(asked),
    private.few_leads(
      private.notes_filter(asked) || ' and not (' || private.name_filter(asked) || ')',
      (asked ->> 'few')::integer
    )
  );
end;
