-- A page has a person's other requests from its list, and hears of others at a lead from one question only.

drop function public.read_customer(uuid);
drop function public.meet_at_lead(uuid, boolean);

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

revoke all on function public.find_customer(uuid), public.meet_at_lead(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.find_customer(uuid), public.meet_at_lead(uuid, boolean) to authenticated;
