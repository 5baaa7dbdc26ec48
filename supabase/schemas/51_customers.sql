-- One person with many leads, and who has a lead open right now.

-- What is known of the person behind this lead beside their requests: who else may be the same, what they asked to have
-- held, and what was held. In the shape of app/admin/leads/panel/customer.ts.
create function public.find_customer(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted public.financing_leads;
  theirs uuid[];
  numbers text[];
begin
  perform private.require_sales();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  select array_agg(id), array_agg(distinct phone_e164) filter (where phone_e164 is not null)
  into theirs, numbers
  from public.financing_leads where customer_id = wanted.customer_id;
  return jsonb_build_object(
    'maybe', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.created_at desc, entry.id), '[]')
      from (
        select * from public.financing_leads
        where customer_id <> wanted.customer_id and wanted.anonymized_at is null
          and id in (
            select named.id from public.financing_leads as named
            where named.anonymized_at is null
              and private.name_key(named.first_name, named.last_name)
                = private.name_key(wanted.first_name, wanted.last_name)
            union
            select called.id from public.financing_leads as called
            where called.anonymized_at is null and called.phone_e164 = wanted.phone_e164
          )
        order by created_at desc limit 10
      ) as entry
    ),
    'pieces', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]')
      from (
        select kept.made_at as at, 'hold' as kind, kept.state, product.title, product.id as product,
          kept.showroom
        from public.holds as kept join public.products as product on product.id = kept.product_id
        where kept.phone_e164 = any (numbers)
        union all
        select asked.created_at, 'request', coalesce(asked.answer, 'waiting'), product.title,
          product.id, asked.showroom
        from public.hold_requests as asked
        join public.products as product on product.id = asked.product_id
        where asked.phone_e164 = any (numbers) and asked.anonymized_at is null
        union all
        select sold.sold_at, 'sale', 'sold', product.title, product.id, sold.showroom
        from public.sales as sold join public.products as product on product.id = sold.product_id
        where sold.lead_id = any (theirs) and sold.undone_at is null and sold.return_of is null
          and private.returned_quantity(sold.id) < sold.quantity
        order by at desc limit 50
      ) as entry
    )
  );
end
$$;

-- These are one person's. Returns the leads that joined, for the undo.
create function public.merge_customers(lead uuid, other uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
  joined uuid;
  moved uuid[];
begin
  perform private.require_admin();
  select customer_id into kept from public.financing_leads where id = lead;
  select customer_id into joined from public.financing_leads where id = other;
  if kept is null or joined is null then
    raise exception 'This lead no longer exists.' using errcode = 'PT409';
  elsif kept = joined then
    return '{}';
  end if;
  with changed as (
    update public.financing_leads set customer_id = kept where customer_id = joined returning id
  )
  select array_agg(id order by id) into moved from changed;
  perform private.add_lead_event(id, 'customer', null, 'joined') from unnest(moved) as id;
  return moved;
end
$$;

-- These leads are another person's than the rest of their customer's; together they stay one.
create function public.split_customer(leads uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  apart constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  if cardinality(leads) is null or cardinality(leads) not between 1 and 500 then
    raise exception 'Choose requests from one person.';
  end if;
  perform private.add_lead_event(id, 'customer', null, 'apart')
  from public.financing_leads where id = any (leads);
  update public.financing_leads set customer_id = apart where id = any (leads);
end
$$;

-- Who has a lead's panel open now. It ends by itself: a screen that has not been heard of for a quarter
-- of a minute is not there.
create table private.lead_presence (
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  -- Something is typed there that is not saved.
  is_writing boolean not null,
  primary key (lead_id, session_id)
);
create index lead_presence_user_idx on private.lead_presence (user_id);

-- Says that the caller's screen shows the lead.
create function public.meet_at_lead(lead uuid, is_typing boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sales();
  delete from private.lead_presence where seen_at < clock_timestamp() - interval '1 minute';
  insert into private.lead_presence (lead_id, session_id, user_id, seen_at, is_writing)
  select
    id, coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid()), auth.uid(), clock_timestamp(),
    coalesce(is_typing, false)
  from public.financing_leads where id = lead
  on conflict (lead_id, session_id) do update set
    user_id = excluded.user_id, seen_at = excluded.seen_at, is_writing = excluded.is_writing;
end
$$;

create function public.leave_lead(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sales();
  delete from private.lead_presence
  where lead_id = lead and session_id = coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
end
$$;

-- What an open page of leads asks every two seconds: when a lead or an inquiry last changed, and who else has this one
-- open. Three look-ups by index; nothing is written.
create function public.lead_activity(lead uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_sales();
  return jsonb_build_object(
    'changed_at', greatest(
      (select max(updated_at) from public.financing_leads), (select max(updated_at) from public.inquiries)
    ),
    'others', (
      select coalesce(jsonb_agg(to_jsonb(met) order by met.user_id), '[]') from (
        select other.user_id, bool_or(other.is_writing) as is_writing
        from private.lead_presence as other
        where other.lead_id = $1 and other.session_id <> here
          and other.seen_at > clock_timestamp() - interval '15 seconds'
        group by other.user_id
      ) as met
    )
  );
end
$$;
