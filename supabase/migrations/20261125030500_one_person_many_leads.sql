-- The same phone is one customer with one history. A likely same name is proposed, and staff say
-- whether it is: no row is removed, and every step can be taken back.

alter table public.financing_leads add customer_id uuid;
update public.financing_leads as lead set customer_id = known.customer_id
from (
  select coalesce(phone_e164, id::text) as phone, gen_random_uuid() as customer_id
  from public.financing_leads group by 1
) as known
where known.phone = coalesce(lead.phone_e164, lead.id::text);
alter table public.financing_leads alter column customer_id set not null,
  alter column customer_id set default gen_random_uuid();
create index financing_leads_customer_idx on public.financing_leads (customer_id);

-- The newest of a number is found without reading all of a flood.
drop index public.financing_leads_phone_e164_idx;
create index financing_leads_phone_e164_idx on public.financing_leads
  (phone_e164, created_at desc, id) where phone_e164 is not null;

create function private.join_customer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.customer_id := coalesce((
    select customer_id from public.financing_leads
    where phone_e164 = private.us_number(new.phone) and anonymized_at is null
    order by created_at desc, id limit 1
  ), new.customer_id, gen_random_uuid());
  return new;
end
$$;
create trigger join_customer before insert on public.financing_leads
  for each row execute function private.join_customer();

drop trigger stamp_lead on public.financing_leads;
create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk, new.assigned_to, new.follow_up_at, new.calls, new.noted_at,
     new.reply_waiting_since, new.customer_id)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk, old.assigned_to, old.follow_up_at, old.calls, old.noted_at,
     old.reply_waiting_since, old.customer_id)
  )
  execute function private.stamp_lead();

alter table public.lead_events drop constraint lead_events_field_known,
  add constraint lead_events_field_known check (
    field in ('status', 'notes', 'suspected_junk', 'assigned_to', 'follow_up_at', 'call', 'note',
      'customer')
  );

-- A name's words in one order, small, without accents, apostrophes and signs: "O’Neíl, Mary" is "mary oneil".
create function private.name_key(first_name text, last_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by word collate "C"), '')
  from regexp_split_to_table(
    regexp_replace(
      lower(translate(
        first_name || ' ' || last_name,
        'ÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãåéèêëíìîïóòôöõúùûüñç’‘''`´',
        'AAAAAAEEEEIIIIOOOOOUUUUNCaaaaaaeeeeiiiiooooouuuunc'
      )), '[^[:alnum:]]+', ' ', 'g'
    ), ' '
  ) as word
  where word <> ''
$$;
create index financing_leads_name_key_idx on public.financing_leads
  ((private.name_key(first_name, last_name))) where anonymized_at is null;

-- These are one person's. Returns the leads that joined, for whoever takes it back.
create function public.merge_customers(lead uuid, other uuid) returns uuid[]
language plpgsql security definer
set search_path = ''
as $$
declare
  kept uuid := (select customer_id from public.financing_leads where id = lead);
  joined uuid := (select customer_id from public.financing_leads where id = other);
  moved uuid[];
begin
  perform private.require_admin();
  if kept is null or joined is null then
    raise exception 'This lead is not here any more.' using errcode = 'PT409';
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
language plpgsql security definer
set search_path = ''
as $$
declare
  apart constant uuid := gen_random_uuid();
begin
  perform private.require_admin();
  if cardinality(leads) is null or cardinality(leads) not between 1 and 500 then
    raise exception 'Choose the requests of one person.';
  end if;
  perform private.add_lead_event(id, 'customer', null, 'apart')
  from public.financing_leads where id = any (leads);
  update public.financing_leads set customer_id = apart where id = any (leads);
end
$$;

-- Everything that is known of whoever left this lead: their requests, who else may be the same, what
-- they asked to have held, and what was held. In the shape of app/admin/leads/panel/customer.ts.
create function public.read_customer(lead uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted public.financing_leads;
  theirs uuid[];
  numbers text[];
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  select array_agg(id), array_agg(distinct phone_e164) filter (where phone_e164 is not null)
  into theirs, numbers
  from public.financing_leads where customer_id = wanted.customer_id;
  return jsonb_build_object(
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads where id = any (theirs)
        order by created_at desc limit 100
      ) as entry
    ),
    'maybe', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads
        where anonymized_at is null and wanted.anonymized_at is null
          and customer_id <> wanted.customer_id
          and (
            private.name_key(first_name, last_name)
              = private.name_key(wanted.first_name, wanted.last_name)
            or phone_e164 = wanted.phone_e164
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
        where sold.lead_id = any (theirs) and sold.undone_at is null
        order by at desc limit 50
      ) as entry
    )
  );
end
$$;

revoke all on function
  private.join_customer(), private.name_key(text, text), public.merge_customers(uuid, uuid),
  public.split_customer(uuid[]), public.read_customer(uuid)
  from public, anon, authenticated, service_role;
-- An index is kept with the rights of whoever writes the row.
grant execute on function private.name_key(text, text) to anon, authenticated, service_role;
grant execute on function
  public.merge_customers(uuid, uuid), public.split_customer(uuid[]), public.read_customer(uuid)
  to authenticated;
