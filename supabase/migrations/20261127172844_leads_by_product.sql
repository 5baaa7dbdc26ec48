-- Leads are found by the product that they are about.
create index financing_leads_piece_idx on public.financing_leads (piece, created_at desc, id)
  where piece is not null;

-- The condition on `lead` that a filter of the list stands for, without its search. What is left out is not
-- filtered by. Every value goes in as a literal.
create or replace function private.lead_filter(asked jsonb, in_time text) returns text
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
