-- What shoppers send to have a piece held. A request takes nothing from the stock: staff answer it, and
-- only a hold that they make does. Whoever asked is told by text what came of it.

create table public.hold_requests (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- Made by the form: a request that is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  -- Which sentence stood under the form's button: shop/hold-consent.ts.
  consent_version text,
  created_at timestamptz not null default now(),
  -- As with leads: too many from one address or for one phone.
  suspected_junk text,
  -- Null while it waits.
  answer text,
  -- Why it was declined, in words that the person is texted.
  reason text,
  answered_at timestamptz,
  answered_by_email text,
  hold_id uuid references public.holds (id) on delete set null,
  anonymized_at timestamptz,
  constraint hold_requests_submission_key_key unique (submission_key),
  constraint hold_requests_showroom_known check (showroom in ('east', 'west')),
  constraint hold_requests_name_trimmed check (name = private.js_trim(name)),
  constraint hold_requests_name_length check (private.js_length(name) between 1 and 100),
  constraint hold_requests_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint hold_requests_consent_version_short check (char_length(consent_version) between 1 and 40),
  constraint hold_requests_suspected_junk_known check (suspected_junk in ('address', 'phone')),
  constraint hold_requests_answer_known check (answer in ('held', 'declined')),
  constraint hold_requests_reason_length check (length(btrim(reason)) between 1 and 120),
  constraint hold_requests_reason_of_declined check ((reason is not null) = (answer is not distinct from 'declined')),
  constraint hold_requests_answered check ((answer is null) = (answered_at is null))
);
create index hold_requests_product_idx on public.hold_requests (product_id);
create index hold_requests_hold_idx on public.hold_requests (hold_id);
create index hold_requests_waiting_idx on public.hold_requests (created_at) where answer is null;
create index hold_requests_named_idx on public.hold_requests (created_at) where anonymized_at is null;
create index hold_requests_digits_idx on public.hold_requests
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);

-- Whose request it was, for a day.
create table private.hold_request_addresses (
  request_id uuid primary key references public.hold_requests (id) on delete cascade,
  address inet not null,
  created_at timestamptz not null
);
create index hold_request_addresses_idx on private.hold_request_addresses (address, created_at);
alter table private.hold_request_addresses enable row level security;
revoke all on private.hold_request_addresses from public, anon, authenticated, service_role;
create policy "Nobody reads or writes addresses of requests" on private.hold_request_addresses
  for all to anon, authenticated using (false);

-- What becomes of one more request beside those of its address and of its phone: why it may be junk,
-- or null; far beyond the ordinary it is refused.
create function private.judge_request(by_address bigint, by_phone bigint) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
begin
  select * into rule from private.settings;
  if by_address >= rule.most_leads_per_address_and_hour then
    raise exception 'Too many requests came from your connection. Try again in an hour, or call us.'
      using errcode = 'PT429';
  elsif by_phone >= rule.most_leads_per_phone_and_day then
    raise exception 'Too many requests were made for this phone number today. Please call us.'
      using errcode = 'PT429';
  end if;
  return case
    when by_address >= rule.leads_per_address_and_hour then 'address'
    when by_phone >= rule.leads_per_phone_and_day then 'phone'
  end;
end
$$;

-- One request in a call.
create function private.count_request_in_call() returns void
language plpgsql
set search_path = ''
as $$
begin
  if current_setting('store.leads_in_call', true) = '1' then
    raise exception 'Send one request at a time.';
  end if;
  perform set_config('store.leads_in_call', '1', true);
end
$$;

create or replace function private.limit_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.has_role('admin') then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.text_outbox
    where address = from_address and created_at > private.text_now() - interval '1 hour'
      and kind = 'link'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

create function private.limit_hold_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.has_role('admin') then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.hold_request_addresses
    where address = from_address and created_at > private.text_now() - interval '1 hour'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.hold_requests
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

-- Only what is for sale can be asked for.
create function private.check_hold_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.products where id = new.product_id and state = 'live') then
    raise exception 'This piece is not for sale any more.' using errcode = 'PT409';
  end if;
  return new;
end
$$;

create function private.keep_request_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  from_address inet := private.request_address();
begin
  if from_address is not null then
    insert into private.hold_request_addresses values (new.id, from_address, private.text_now());
  end if;
  return null;
end
$$;

create trigger begin_requests before insert on public.hold_requests
  for each statement execute function private.begin_leads();
create trigger limit_requests before insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.limit_hold_requests();
create trigger check_request before insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.check_hold_request();
create trigger keep_address after insert on public.hold_requests
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.keep_request_address();

alter table public.hold_requests enable row level security;
revoke all on public.hold_requests from public, anon, authenticated;
grant insert (product_id, showroom, name, phone, submission_key, consent_version)
  on public.hold_requests to anon, authenticated;
grant select on public.hold_requests to authenticated;
grant all on public.hold_requests to service_role;
create policy "Anyone may ask to have a piece held" on public.hold_requests
  for insert to anon, authenticated with check (answer is null);
create policy "Admins see requests to hold" on public.hold_requests
  for select to authenticated using ((select private.has_role('admin')));

-- The answer's text lies in the outbox beside those of leads.
alter table private.text_outbox
  alter column lead_id drop not null,
  alter column lender drop not null,
  add column hold_request_id uuid references public.hold_requests (id) on delete cascade,
  drop constraint text_outbox_kind_known,
  add constraint text_outbox_kind_known check (kind in ('link', 'resend', 'hold')),
  add constraint text_outbox_of_lead_or_request check (
    num_nonnulls(lead_id, hold_request_id) = 1
    and (kind = 'hold') = (hold_request_id is not null)
    and (kind = 'hold' or lender is not null)
  );
create index text_outbox_hold_request_idx on private.text_outbox (hold_request_id, created_at)
  where hold_request_id is not null;

grant select (hold_request_id) on private.text_outbox to authenticated;
create or replace view public.lead_texts with (security_invoker) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at, hold_request_id
  from private.text_outbox;

-- Why nobody may be texted at this number, whatever was sent today; null where they may.
create function private.reach_refusal(consent text, junk text, to_phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when consent is null then 'no_consent'
    when junk is not null then 'junk'
    when not texts_are_sent then 'no_provider'
    when to_phone is null or us_numbers_only and not private.is_us_number(to_phone) then 'not_us'
    when private.has_opted_out(to_phone) then 'opted_out'
  end
  from private.settings
$$;

create or replace function private.text_refusal(
  lead public.financing_leads, of_address inet, has_captcha boolean, moment timestamptz
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  day_ago timestamptz := moment - interval '24 hours';
  unreached text := private.reach_refusal(lead.consent_version, lead.suspected_junk, lead.phone_e164);
  to_phone bigint;
  for_lender bigint;
  from_address bigint;
begin
  select * into rule from private.settings;
  if unreached is not null then
    return unreached;
  elsif rule.texts_need_captcha and not has_captcha then
    return 'captcha';
  end if;
  select count(*), count(*) filter (where lender = lead.financing_option)
  into to_phone, for_lender
  from private.text_outbox
  where phone = lead.phone_e164 and created_at > day_ago
    and state not in ('refused', 'opted_out');
  select count(*) into from_address from private.text_outbox
  where address = of_address and created_at > moment - interval '1 hour'
    and state not in ('refused', 'opted_out');
  return case
    when for_lender >= 1 then 'lender_day'
    when to_phone >= rule.texts_per_phone_and_day then 'phone_day'
    when from_address >= rule.texts_per_address_and_hour then 'address_hour'
    else private.shop_refusal(moment)
  end;
end
$$;
