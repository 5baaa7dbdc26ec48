-- Erasing one person who asks for it. What the shop may have to prove later stays without the person:
-- that a number wants no texts, and that it agreed to those it got, each under a hash of the number.

-- A number has too few digits for a bare hash: without this key anybody could try them all.
create table private.hash_keys (
  the_only_row boolean primary key default true,
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint hash_keys_one_row check (the_only_row)
);
insert into private.hash_keys default values;

create function private.phone_hash(phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select encode(sha256(convert_to(
    key || encode(sha256(convert_to(key || phone, 'UTF8')), 'hex'), 'UTF8'
  )), 'hex')
  from private.hash_keys
$$;

create table private.erased_opt_outs (
  phone_hash text primary key,
  since timestamptz not null
);

create table private.erased_consents (
  id bigint generated always as identity primary key,
  phone_hash text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  -- When a text for it left, if one did.
  texted_at timestamptz
);
create index erased_consents_phone_hash_idx on private.erased_consents (phone_hash);

-- That somebody was erased, and by whom, without who it was.
create table public.erasures (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  erased_by uuid,
  -- As it was then, so that the record outlives the account.
  erased_by_email text,
  what text not null,
  leads integer not null default 0,
  texts integer not null default 0,
  replies integer not null default 0,
  constraint erasures_what_known check (what in ('requests', 'account'))
);

alter table private.hash_keys enable row level security;
alter table private.erased_opt_outs enable row level security;
alter table private.erased_consents enable row level security;
alter table public.erasures enable row level security;
revoke all on private.hash_keys, private.erased_opt_outs, private.erased_consents, public.erasures
  from public, anon, authenticated, service_role;
revoke all on sequence public.erasures_id_seq, private.erased_consents_id_seq
  from public, anon, authenticated, service_role;
grant select on public.erasures to authenticated, service_role;
create policy "Nobody reads or writes the key of hashes" on private.hash_keys
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes erased opt-outs" on private.erased_opt_outs
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes erased consents" on private.erased_consents
  for all to anon, authenticated using (false);
create policy "Admins see that somebody was erased" on public.erasures
  for select to authenticated using ((select private.has_role('admin')));

create or replace function private.has_opted_out(wanted_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.text_opt_outs where phone = wanted_phone)
    or exists (
      select from private.erased_opt_outs where phone_hash = private.phone_hash(wanted_phone)
    )
$$;

-- START opens the texts again to a number that was erased, too.
create function private.forget_erased_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.erased_opt_outs where phone_hash = private.phone_hash(new.phone);
  return null;
end
$$;
create trigger forget_erased_opt_out after insert on private.text_replies
  for each row when (new.kind = 'start')
  execute function private.forget_erased_opt_out();

-- A receipt may come for a text whose number was erased while it was under way.
create function private.skip_row() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return null;
end
$$;
create trigger skip_erased_number before insert on private.text_opt_outs
  for each row when (new.phone is null)
  execute function private.skip_row();

-- Takes the people out of these leads and their texts. What the shop counts (when, which lender,
-- which status) stays.
create function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field = 'notes' and lead_id = any (ids);
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

create or replace function private.anonymize_leads(
  created_before timestamptz, for_real boolean, most integer default null
)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  old_leads uuid[];
  old_replies bigint[];
begin
  select array_agg(old.id), count(*), min(old.created_at), max(old.created_at)
  into old_leads, leads, oldest, newest
  from (
    select id, created_at from public.financing_leads
    where created_at < created_before and anonymized_at is null
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

-- The requests of the person who sent this one: all that came with the same ten digits.
create function private.requests_of_sender(lead uuid)
returns setof public.financing_leads
language sql stable security definer
set search_path = ''
as $$
  select found from public.financing_leads as wanted
  join public.financing_leads as found on found.id = wanted.id or (
    right(regexp_replace(found.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(wanted.phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(wanted.phone, '[^0-9]', '', 'g')) >= 10
  )
  where wanted.id = lead and wanted.anonymized_at is null and found.anonymized_at is null
$$;

-- What erase_sender would take and what it would keep, for the question before it.
create function public.preview_erasure(lead uuid)
returns table (
  names text[], leads integer, texts integer, replies integer, holds integer, has_opted_out boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text := (select phone_e164 from public.financing_leads where id = lead);
begin
  perform private.require_admin();
  return query
    select array_agg(distinct found.first_name || ' ' || found.last_name), count(*)::integer,
      (
        select count(*)::integer from private.text_outbox as sent
        where sent.lead_id = any (array_agg(found.id)) and sent.phone is not null
      ),
      (select count(*)::integer from private.text_replies as said where said.phone = number),
      (select count(*)::integer from public.holds as kept where kept.phone_e164 = number),
      coalesce(private.has_opted_out(number), false)
    from private.requests_of_sender(lead) as found
    having count(*) > 0;
end
$$;

create function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text := (select phone_e164 from public.financing_leads where id = lead);
  gone uuid[];
  sent integer;
  said integer;
begin
  perform private.require_admin();
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  gone := array(select id from private.requests_of_sender(lead));
  if cardinality(gone) = 0 then
    raise exception 'This request is not here any more.';
  end if;
  if number is not null then
    insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
    select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
      (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
    from public.financing_leads as agreed
    where agreed.id = any (gone) and agreed.consent_version is not null;
    insert into private.erased_opt_outs (phone_hash, since)
    select private.phone_hash(phone), since from private.text_opt_outs where phone = number
    on conflict do nothing;
    delete from private.text_opt_outs where phone = number;
  end if;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', 'requests', cardinality(gone), sent, said);
end
$$;

-- The account with all that hangs on it. Who it was is taken out of the history of roles, too.
create function public.erase_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    raise exception 'This is an admin. Use “Employee left” first.';
  end if;
  delete from auth.users where id = person;
  update public.role_events set user_email = null where user_id = person;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'account');
end
$$;

revoke all on function
  private.phone_hash(text), private.forget_erased_opt_out(), private.skip_row(),
  private.anonymize(uuid[]), private.requests_of_sender(uuid), public.preview_erasure(uuid),
  public.erase_sender(uuid), public.erase_account(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.preview_erasure(uuid), public.erase_sender(uuid), public.erase_account(uuid)
  to authenticated;
