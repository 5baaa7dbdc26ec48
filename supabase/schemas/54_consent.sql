-- Who agreed to texts, and who wants none. What the shop may have to prove later stays without the person:
-- numbers are kept under a hash.

-- A number has too few digits for a bare hash: without this key anybody could try them all.
create table private.hash_keys (
  the_only_row boolean primary key default true,
  key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  constraint hash_keys_one_row check (the_only_row)
);

create function private.phone_hash(phone text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(
    key || encode(sha256(convert_to(key || phone, 'UTF8')), 'hex'), 'UTF8'
  )), 'hex')
  from private.hash_keys
$$;

-- What stood under a form's button, by its version: shop/financing-consent.ts, shop/hold-consent.ts,
-- shop/alert-consent.ts.
create table private.consent_sentences (
  version text primary key,
  -- {shop} is the shop's name.
  words text not null,
  -- Whether it asks for more than the one text that the form is about.
  covers_conversation boolean not null default false,
  -- Which form it stood under.
  form text not null,
  constraint consent_sentences_form_known check (form in ('financing', 'hold', 'price', 'available', 'similar', 'check'))
);

-- Who agreed to what, when, and where, and who took it back: a ledger that is only ever added to. It knows
-- numbers by their hash, so erasing a person takes nothing out of it.
create table private.consent_ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  phone_hash text not null,
  what text not null,
  -- Where it came from.
  source text not null,
  -- What was shown, and which version of it; null for what no one agreed to by a form.
  version text,
  words text,
  -- Rows that may go while this stays.
  lead_id uuid,
  hold_request_id uuid,
  reply_id bigint,
  -- The admin who decided, as they were called then.
  by_email text,
  constraint consent_ledger_what_known check (what in ('given', 'revoked', 'restored', 'not_revoked')),
  constraint consent_ledger_source_known
    check (source in ('financing_form', 'hold_form', 'alert_form', 'reply', 'provider', 'staff'))
);
create index consent_ledger_phone_hash_idx on private.consent_ledger (phone_hash, id);

create function private.refuse_change_of_ledger() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Consent records can’t be changed or deleted.' using errcode = 'insufficient_privilege';
end
$$;

-- Holds for the tables' owner, too.
create trigger refuse_change before update or delete on private.consent_ledger
  for each row execute function private.refuse_change_of_ledger();
create trigger refuse_emptying before truncate on private.consent_ledger
  for each statement execute function private.refuse_change_of_ledger();

-- The ledger says what was shown with the name that the shop has now, as the form does.
create function private.add_to_ledger(
  of_phone text, what text, source text, moment timestamptz,
  version text default null, lead uuid default null, request uuid default null,
  reply bigint default null
) returns void
language sql security definer set search_path = '' as $$
  insert into private.consent_ledger
    (at, phone_hash, what, source, version, words, lead_id, hold_request_id, reply_id, by_email)
  values (moment, private.phone_hash(of_phone), what, source, version,
    (
      select replace(shown.words, '{shop}', private.shop_name())
      from private.consent_sentences as shown where shown.version = add_to_ledger.version
    ),
    lead, request, reply,
    case when source = 'staff' then auth.jwt() ->> 'email' end)
$$;

create function private.record_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
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

-- Evidence is the server's: a version that was never shown under this form (the trigger's argument) is refused
-- with 400. What an older page showed is still in the table.
create function private.require_shown_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.consent_sentences as shown
    where shown.version = new.consent_version and shown.form = tg_argv[0]
  ) then
    raise exception 'This form’s wording about texts is out of date. Reload the page and send it again.';
  end if;
  return new;
end
$$;

-- As with limits, only what comes through the API: samples, imports and restores are SQL.
create trigger check_consent before insert or update of consent_version on public.financing_leads
  for each row when (new.consent_version is not null and auth.role() is not null)
  execute function private.require_shown_consent('financing');

create trigger record_consent after insert on public.financing_leads for each row
  when (new.consent_version is not null and new.phone_e164 is not null) execute function private.record_consent();

-- Numbers that want no texts, and the word that said so.
create table private.text_opt_outs (
  phone text primary key,
  keyword text not null,
  since timestamptz not null
);

-- Numbers of erased people that want no texts.
create table private.erased_opt_outs (
  phone_hash text primary key,
  since timestamptz not null
);

create function private.has_opted_out(wanted_phone text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.text_opt_outs where phone = wanted_phone)
    or exists (
      select from private.erased_opt_outs where phone_hash = private.phone_hash(wanted_phone)
    )
$$;

-- One opt-out revokes everything: texts that wait leave no more, whatever they were about.
create function private.record_opt_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.add_to_ledger(
    new.phone, 'revoked',
    case new.keyword when 'provider' then 'provider' when 'staff' then 'staff' else 'reply' end,
    new.since
  );
  update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = new.since
  where phone = new.phone and state in ('queued', 'checking');
  delete from public.product_alerts where phone = new.phone and texted_at is null;
  return null;
end
$$;
create trigger record_opt_out after insert on private.text_opt_outs
  for each row execute function private.record_opt_out();

-- What staff decided is theirs to take back, but never what the person said since: a STOP of their own, or
-- the provider's, takes the place of the decision. More wordings are a question, and a flood hides none.
create function private.take_over_opt_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.text_opt_outs set keyword = new.keyword where phone = new.phone and keyword = 'staff';
  if found then
    perform private.add_to_ledger(
      new.phone, 'revoked', case new.keyword when 'provider' then 'provider' else 'reply' end, new.since
    );
  end if;
  return new;
end
$$;

-- Comes before the row is found to be there already.
create trigger take_over_opt_out before insert on private.text_opt_outs for each row when (new.keyword <> 'staff')
  execute function private.take_over_opt_out();

-- What an erased person had agreed to, under the hash of their number.
create table private.erased_consents (
  id bigint generated always as identity primary key,
  phone_hash text not null,
  consent_version text not null,
  consented_at timestamptz not null,
  -- When a text for it left, if one did.
  texted_at timestamptz
);
create index erased_consents_phone_hash_idx on private.erased_consents (phone_hash);
