-- What the list is filtered and searched by, as conditions of SQL.

-- The condition on `lead` that it was called or contacted within the first hour in which a showroom was
-- open, special days too: as wasCalledInTime in app/admin/leads/list/more-filter.ts, for leads that came
-- from `since` on. The days stand in it as numbers, in milliseconds, so that a lead costs no look-up.
create function private.in_time(since timestamptz) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  first constant date := (greatest(
    since, (select min(created_at) from public.financing_leads)
  ) at time zone 'America/Detroit')::date;
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
        extract(epoch from min(days.day + times.opens) at time zone 'America/Detroit') * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone 'America/Detroit') * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone 'America/Detroit')::date - first + 31) as ahead
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
      group by days.day
    ) as door
  ) as counted;
  open_until := format(
    '(%2$L::bigint[])[%1$s] + least(greatest(floor(extract(epoch from %%1$s) * 1000)::bigint
      - (%3$L::bigint[])[%1$s], 0), (%4$L::bigint[])[%1$s])',
    format('(%%1$s at time zone ''America/Detroit'')::date - %L::date + 1', first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

-- The condition on `lead` that a filter of the list stands for, without its search. What is left out
-- is not filtered by. Every value goes in as a literal.
create function private.lead_filter(asked jsonb, in_time text) returns text
language plpgsql stable
set search_path = ''
as $$
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
  if asked ? 'repeated' then
    parts := array_append(parts, 'exists (select from public.financing_leads as twin
      where twin.customer_id = lead.customer_id and twin.id <> lead.id)');
  end if;
  if asked ? 'in_time' then
    parts := parts || in_time;
  end if;
  if asked ? 'sold' then
    parts := array_append(parts, 'exists (select from public.sales
      where sales.lead_id = lead.id and sales.undone_at is null)');
  end if;
  return array_to_string(parts, ' and ');
end
$$;

create function private.asked_in_time(asked jsonb) returns text
language sql stable
set search_path = ''
begin atomic
  select case when asked ? 'in_time' then private.in_time((asked ->> 'since')::timestamptz) end;
end;

-- The condition on `named`, a row of public.lead_words, that names or phones are searched by; null
-- without a search. The words come folded, and the digits without the country's.
create function private.name_filter(asked jsonb) returns text
language sql immutable
set search_path = ''
as $$
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

-- The same for notes and pieces: every word, or a number as it was typed.
create function private.notes_filter(asked jsonb) returns text
language sql immutable
set search_path = ''
begin atomic
  select case when private.js_length(asked ->> 'text') >= 2 then 'named.said is not null and ' || coalesce(
    (
      select string_agg(format('strpos(named.said, %L) > 0', word), ' and ')
      from jsonb_array_elements_text(asked -> 'words') as word
    ),
    format('strpos(named.said, %L) > 0', asked ->> 'text')
  ) end;
end;

revoke all on function
  private.in_time(timestamptz),
  private.asked_in_time(jsonb),
  private.lead_filter(jsonb, text),
  private.name_filter(jsonb),
  private.notes_filter(jsonb)
  from public, anon, authenticated, service_role;
-- They run with the rights of whoever asks, and so do the parts that they are made of.
grant execute on function
  private.in_time(timestamptz),
  private.asked_in_time(jsonb),
  private.lead_filter(jsonb, text),
  private.name_filter(jsonb),
  private.notes_filter(jsonb)
  to authenticated;
