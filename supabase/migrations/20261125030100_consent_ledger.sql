-- Who agreed to what, when, and where, and who took it back: a ledger that is only ever added to.
-- It knows numbers by their hash, so erasing a person takes nothing out of it.

-- What stood under a form's button, by its version: shop/financing-consent.ts, shop/hold-consent.ts.
create table private.consent_sentences (
  version text primary key,
  -- {shop} is the shop's name.
  words text not null,
  -- Whether it asks for more than the one text that the form is about.
  covers_conversation boolean not null default false
);
insert into private.consent_sentences (version, words, covers_conversation) values
  ('2026-11-21',
    'By sending this form you ask {shop} to text you this application link once; message and data rates may apply, and you can reply STOP to opt out.',
    false),
  ('2026-11-23',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false),
  ('2026-11-25',
    'By sending this form you ask {shop} to text you this application link, to text it again if it does not arrive, and to text and call you about your application. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    true),
  ('hold-2026-11-24',
    'By sending this you ask {shop} to text you once whether the piece is held, and to call you about it. Message and data rates may apply. Reply STOP to opt out. You can buy without this.',
    false);

create table private.consent_ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  phone_hash text not null,
  what text not null,
  -- Where it came from.
  source text not null,
  -- What was shown, and which version of it; null for what nobody agreed to by a form.
  version text,
  words text,
  -- Rows that may go while this stays.
  lead_id uuid,
  hold_request_id uuid,
  reply_id bigint,
  -- The admin who decided, as they were called then.
  by_email text,
  constraint consent_ledger_what_known
    check (what in ('given', 'revoked', 'restored', 'not_revoked')),
  constraint consent_ledger_source_known
    check (source in ('financing_form', 'hold_form', 'reply', 'provider', 'staff'))
);
create index consent_ledger_phone_hash_idx on private.consent_ledger (phone_hash, id);

alter table private.consent_sentences enable row level security;
alter table private.consent_ledger enable row level security;
revoke all on private.consent_sentences, private.consent_ledger
  from public, anon, authenticated, service_role;
revoke all on sequence private.consent_ledger_id_seq from public, anon, authenticated, service_role;
create policy "Nobody reads or writes sentences of consent" on private.consent_sentences
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes the ledger of consent" on private.consent_ledger
  for all to anon, authenticated using (false);

create function private.refuse_change_of_ledger() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The ledger of consent is only ever added to.' using errcode = 'insufficient_privilege';
end
$$;
-- Holds for the tables' owner, too.
create trigger refuse_change before update or delete on private.consent_ledger
  for each row execute function private.refuse_change_of_ledger();
create trigger refuse_emptying before truncate on private.consent_ledger
  for each statement execute function private.refuse_change_of_ledger();

create function private.add_to_ledger(
  of_phone text, what text, source text, moment timestamptz,
  version text default null, lead uuid default null, request uuid default null,
  reply bigint default null
) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.consent_ledger
    (at, phone_hash, what, source, version, words, lead_id, hold_request_id, reply_id, by_email)
  values (moment, private.phone_hash(of_phone), what, source, version,
    (
      select replace(shown.words, '{shop}', settings.shop_name)
      from private.consent_sentences as shown, private.settings
      where shown.version = add_to_ledger.version
    ),
    lead, request, reply,
    case when source = 'staff' then auth.jwt() ->> 'email' end)
$$;

create function private.record_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'financing_leads' then
    perform private.add_to_ledger(
      new.phone_e164, 'given', 'financing_form', new.created_at, new.consent_version, lead => new.id);
  else
    perform private.add_to_ledger(
      new.phone_e164, 'given', 'hold_form', new.created_at, new.consent_version, request => new.id);
  end if;
  return null;
end
$$;
create trigger record_consent after insert on public.financing_leads
  for each row when (new.consent_version is not null and new.phone_e164 is not null)
  execute function private.record_consent();
create trigger record_consent after insert on public.hold_requests
  for each row when (new.consent_version is not null and new.phone_e164 is not null)
  execute function private.record_consent();

-- One opt-out revokes everything: texts that wait leave no more, whatever they were about.
create function private.record_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.add_to_ledger(
    new.phone, 'revoked',
    case new.keyword when 'provider' then 'provider' when 'staff' then 'staff' else 'reply' end,
    new.since
  );
  update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = new.since
  where phone = new.phone and state in ('queued', 'checking');
  return null;
end
$$;
create trigger record_opt_out after insert on private.text_opt_outs
  for each row execute function private.record_opt_out();

-- What is known from before.
insert into private.consent_ledger
  (at, phone_hash, what, source, version, words, lead_id, hold_request_id)
select given.at, given.phone_hash, given.what, given.source, given.version,
  replace(shown.words, '{shop}', settings.shop_name), given.lead_id, given.request_id
from (
  select created_at as at, private.phone_hash(phone_e164) as phone_hash, 'given' as what,
    'financing_form' as source, consent_version as version, id as lead_id, null::uuid as request_id
  from public.financing_leads where consent_version is not null and phone_e164 is not null
  union all
  select created_at, private.phone_hash(phone_e164), 'given', 'hold_form', consent_version, null, id
  from public.hold_requests where consent_version is not null and phone_e164 is not null
  union all
  select consented_at, phone_hash, 'given',
    case when consent_version like 'hold-%' then 'hold_form' else 'financing_form' end,
    consent_version, null, null
  from private.erased_consents
  union all
  select since, private.phone_hash(phone), 'revoked',
    case keyword when 'provider' then 'provider' else 'reply' end, null, null, null
  from private.text_opt_outs
  union all
  select since, phone_hash, 'revoked', 'reply', null, null, null from private.erased_opt_outs
) as given
left join private.consent_sentences as shown on shown.version = given.version
cross join private.settings
order by given.at;

revoke all on function
  private.refuse_change_of_ledger(),
  private.add_to_ledger(text, text, text, timestamptz, text, uuid, uuid, bigint),
  private.record_consent(), private.record_opt_out()
  from public, anon, authenticated, service_role;
