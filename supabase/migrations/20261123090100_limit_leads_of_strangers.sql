-- Strangers send one lead a call. What one address or one phone sends beyond the ordinary is stored and
-- marked as suspected junk; far beyond, it is refused. No total over all strangers refuses a lead, or
-- one flood would close the form to everybody.

alter table private.settings
  add leads_per_address_and_hour integer not null default 60,
  add leads_per_phone_and_day integer not null default 10,
  add most_leads_per_address_and_hour integer not null default 600,
  add most_leads_per_phone_and_day integer not null default 60;

-- Why a lead may be junk: too many from its address or for its phone, or staff set it aside. Staff put
-- it back by making it null.
alter table public.financing_leads add suspected_junk text,
  add constraint financing_leads_suspected_junk_known
    check (suspected_junk in ('address', 'phone', 'staff'));
grant update (suspected_junk) on public.financing_leads to authenticated;

-- Counted by the last ten digits: a leading 1 and ways of writing make no other phone.
create index financing_leads_digits_idx on public.financing_leads
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);
create index text_outbox_address_idx on private.text_outbox (address, created_at)
  where address is not null;

create function private.begin_leads() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('store.leads_in_call', '0', true);
  return null;
end
$$;

-- A row at a time, so that the second of two thousand ends the call before anything is done for them.
-- Addresses are with the texts, where they are forgotten after a day.
create function private.limit_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet;
  by_address bigint := 0;
  by_phone bigint;
begin
  if private.has_role('admin') then
    return new;
  end if;
  if current_setting('store.leads_in_call', true) = '1' then
    raise exception 'Send one request at a time.';
  end if;
  perform set_config('store.leads_in_call', '1', true);

  select * into rule from private.settings;
  from_address := private.request_address();
  if from_address is not null then
    select count(*) into by_address from (
      select from private.text_outbox
      where address = from_address and created_at > private.text_now() - interval '1 hour'
        and kind = 'link'
      limit rule.most_leads_per_address_and_hour
    ) as earlier;
  end if;
  if by_address >= rule.most_leads_per_address_and_hour then
    raise exception 'Too many requests came from your connection. Try again in an hour, or call us.'
      using errcode = 'PT429';
  end if;
  select count(*) into by_phone from (
    select from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  if by_phone >= rule.most_leads_per_phone_and_day then
    raise exception 'Too many requests were made for this phone number today. Please call us.'
      using errcode = 'PT429';
  end if;
  new.suspected_junk := case
    when by_address >= rule.leads_per_address_and_hour then 'address'
    when by_phone >= rule.leads_per_phone_and_day then 'phone'
  end;
  return new;
end
$$;
revoke all on function private.begin_leads(), private.limit_leads()
  from public, anon, authenticated, service_role;

create trigger begin_leads before insert on public.financing_leads
  for each statement execute function private.begin_leads();
-- Only strangers and shoppers through the API: samples, imports and restores are SQL.
create trigger limit_leads before insert on public.financing_leads
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.limit_leads();

-- Setting aside and putting back are history, and other lists learn of them.
drop trigger stamp_lead on public.financing_leads;
create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk)
  )
  execute function private.stamp_lead();

alter table public.lead_events drop constraint lead_events_field_known,
  add constraint lead_events_field_known check (field in ('status', 'notes', 'suspected_junk'));

create or replace function private.record_lead_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  select new.id, new.updated_at, auth.uid(), auth.jwt() ->> 'email',
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes),
    ('suspected_junk', old.suspected_junk, new.suspected_junk)
  ) as change (field, old_value, new_value)
  where change.old_value is distinct from change.new_value;
  return null;
end
$$;
drop trigger record_lead_change on public.financing_leads;
create trigger record_lead_change after update on public.financing_leads
  for each row when (
    (new.status, new.notes, new.suspected_junk)
      is distinct from (old.status, old.notes, old.suspected_junk)
  )
  execute function private.record_lead_change();
