-- Taking people out: one who asks for it, and all whose time is over. What the shop counts stays.

-- That somebody was erased, and by whom, without who it was.
create table public.erasures (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  erased_by uuid default auth.uid(),
  -- As it was then, so that the record outlives the account.
  erased_by_email text default auth.jwt() ->> 'email',
  what text not null,
  leads integer not null default 0,
  texts integer not null default 0,
  replies integer not null default 0,
  constraint erasures_what_known check (what in ('requests', 'holds', 'account'))
);

-- Takes the people out of these leads and inquiries, their texts and what was noted about them.
create function private.anonymize(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, reply_waiting_since = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.inquiries set name = 'Removed', phone = null, notes = null, follow_up_at = null,
    submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and (lead_id = any (ids) or inquiry_id = any (ids));
  update public.sales set note = '' where (lead_id = any (ids) or inquiry_id = any (ids)) and note <> '';
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    -- What staff wrote may name the person.
    body = case when kind <> 'message' then body end,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

-- Takes the people out of leads, inquiries and texts from before a moment, or only counts them: the oldest
-- `most` leads and as many replies, or all. What the shop counts (when, which lender, which status)
-- stays, and so does the list of who wants no texts.
create function private.anonymize_leads(
  created_before timestamptz, for_real boolean, most integer default null
)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  old_leads uuid[];
  old_replies bigint[];
begin
  select array_agg(old.id), count(*), min(old.created_at), max(old.created_at)
  into old_leads, leads, oldest, newest
  from (
    select id, created_at from public.financing_leads
    where created_at < created_before and anonymized_at is null
    union all
    select id, created_at from public.inquiries where created_at < created_before and anonymized_at is null
    order by created_at limit most
  ) as old;
  select count(*) into texts from private.text_outbox where lead_id = any (old_leads);
  select array_agg(old.id), count(*) into old_replies, replies from (
    select id from private.text_replies
    where received_at < created_before and body <> ''
    order by received_at limit most
  ) as old;
  if for_real then
    perform private.anonymize(old_leads);
    update private.text_replies set phone = '', body = '' where id = any (old_replies);
  end if;
  return next;
end
$$;

-- Takes the people out of these requests and their texts.
create function private.anonymize_requests(ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.hold_requests set
    name = 'Removed', phone = '000-000-0000', submission_key = null,
    reason = case when reason is not null then 'Removed' end, anonymized_at = private.text_now()
  where id = any (ids) and anonymized_at is null;
  update private.text_outbox set
    phone = null, body = null, error = null,
    state = case when state = 'queued' then 'refused' else state end,
    reason = case when state = 'queued' then 'anonymized' else reason end
  where hold_request_id = any (ids);
  delete from private.hold_request_addresses where request_id = any (ids)
$$;

-- Takes the people out of holds and alerts from before a moment, as with leads; what was held stays.
create function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.product_alerts where created_at < created_before;
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  update public.deliveries set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where day < private.shop_day(created_before) and zip <> '00000';
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

-- The requests to hold that came with these ten digits.
create function private.hold_requests_of(any_phone text) returns setof public.hold_requests
language sql stable security definer set search_path = '' as $$
  select asked from public.hold_requests as asked
  where right(regexp_replace(asked.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(any_phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(any_phone, '[^0-9]', '', 'g')) >= 10
    and asked.anonymized_at is null
$$;

-- The phone of a lead or an inquiry that still names somebody.
create function private.phone_of(lead uuid) returns text
language sql stable security definer set search_path = '' as $$
  select phone from public.financing_leads where id = lead and anonymized_at is null
  union all select phone from public.inquiries where id = lead and anonymized_at is null
$$;

-- All that the person behind this lead or inquiry asked for: what came with the same number, by its ten digits.
create function private.all_of_sender(lead uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  with sender as (
    select phone, regexp_replace(phone, '[^0-9]', '', 'g') as digits from private.phone_of(lead) as phone
  )
  select found.id, found.first_name || ' ' || found.last_name from public.financing_leads as found, sender
  where found.anonymized_at is null and (found.id = lead
    or right(regexp_replace(found.phone, '[^0-9]', '', 'g'), 10) = right(digits, 10) and length(digits) >= 10)
  union
  select asked.id, asked.name from public.inquiries as asked, sender
  where asked.anonymized_at is null and (asked.id = lead or asked.phone_e164 = private.us_number(sender.phone))
$$;

-- What erase_sender would take and what it would keep, for the question before it.
create function public.preview_erasure(lead uuid)
returns table (
  names text[], leads integer, texts integer, replies integer, holds integer, has_opted_out boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.us_number(private.phone_of(lead));
  return query
    select array_agg(distinct found.name), count(*)::integer,
      (
        select count(*)::integer from private.text_outbox as sent
        where sent.lead_id = any (array_agg(found.id)) and sent.phone is not null
      ),
      (select count(*)::integer from private.text_replies as said where said.phone = number),
      (select count(*)::integer from public.holds as kept where kept.phone_e164 = number) + (
        select count(*)::integer from private.hold_requests_of(private.phone_of(lead))
      ) + (select count(*)::integer from public.product_alerts as wanted where wanted.phone = number),
      coalesce(private.has_opted_out(number), false)
    from private.all_of_sender(lead) as found
    having count(*) > 0;
end
$$;

-- Takes out of everything who has this number, and who is behind this lead or inquiry where there is one. That they
-- agreed to texts, or want none, stays under a hash of the number.
create function private.erase_person(any_phone text, lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := private.us_number(any_phone);
  gone uuid[];
  requests uuid[];
  sent integer;
  said integer;
begin
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  gone := array(select id from private.all_of_sender(lead));
  if lead is not null and cardinality(gone) = 0 then
    raise exception 'This request no longer exists.';
  end if;
  requests := array(select id from private.hold_requests_of(any_phone));
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
    (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
  from public.financing_leads as agreed
  where agreed.id = any (gone) and agreed.consent_version is not null and number is not null
  union all
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from public.hold_requests as asked
  where asked.id = any (requests) and asked.consent_version is not null and asked.phone_e164 is not null;
  insert into private.erased_opt_outs (phone_hash, since)
  select private.phone_hash(phone), since from private.text_opt_outs where phone = number
  on conflict do nothing;
  delete from private.text_opt_outs where phone = number;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone), private.anonymize_requests(requests);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  delete from public.product_alerts where phone = number;
  delete from private.text_outbox where phone = number and kind = 'product_alert';
  update public.deliveries as delivery
  set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where phone_e164 = number
    or exists (select from public.holds where id = delivery.hold_id and (phone_e164 = number or lead_id = any (gone)))
    or exists (select from public.sales where (lead_id = any (gone) or inquiry_id = any (gone))
      and (id = delivery.sale_id or hold_id = delivery.hold_id));
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (what, leads, texts, replies)
  values (case cardinality(gone) when 0 then 'holds' else 'requests' end, cardinality(gone), sent, said);
end
$$;

create function public.erase_sender(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if lead is null then
    raise exception 'This request no longer exists.';
  end if;
  perform private.erase_person(private.phone_of(lead), lead);
end
$$;

create function private.number_to_erase(phone text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.us_number(phone) is null then
    raise exception 'Enter the phone number with its area code.';
  end if;
  return private.us_number(phone);
end
$$;

-- What erase_number would take; no row where nothing is kept for the number.
create function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, id, null from public.inquiries where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
      union all
      select name, null, id from public.deliveries where phone_e164 = number and sale_id is not null
      union all
      select 'Asked for an alert', null, id from public.product_alerts as wanted where wanted.phone = number
      union all
      select 'Texted the shop', null, null from private.text_replies as said where said.phone = number
    ) as kept
    having count(*) > 0;
end
$$;

-- Who has no request from which they could be erased is erased by the number; with a request, that goes along.
create function public.erase_number(phone text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number text;
  request uuid;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'We have nothing on file for this number.';
  end if;
  select id into request from (
    select id from public.financing_leads where phone_e164 = number and anonymized_at is null
    union all
    select id from public.inquiries where phone_e164 = number and anonymized_at is null
  ) as asked limit 1;
  perform private.erase_person(number, request);
end
$$;

-- The account with all that hangs on it. Who it was is taken out of the history of roles, too.
create function public.erase_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    raise exception 'This is an admin. Use “Employee left” first.';
  end if;
  delete from auth.users where id = person;
  update public.role_events set user_email = null where user_id = person;
  insert into public.erasures (what) values ('account');
end
$$;
