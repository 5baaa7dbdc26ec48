-- The text that an applicant is promised: queued with the lead, in its transaction, by a trigger;
-- sent later by a worker. Everything that decides whether and when a text may go is here, so that it
-- holds on a hosted project too. docs/decisions/0004-texts-at-most-once.md says why it is like this.

alter table private.settings
  -- Set by a worker that has a provider to send through; without one, nothing may be promised.
  add column texts_are_sent boolean not null default false,
  add column shop_name text not null default 'Tag & Timber',
  add column time_zone text not null default 'America/Detroit',
  -- No text leaves from the first to the second; the same time twice means never quiet.
  add column quiet_from time not null default '21:00',
  add column quiet_until time not null default '08:00',
  add column us_numbers_only boolean not null default true,
  add column texts_per_phone_and_day integer not null default 3,
  add column resends_per_phone_and_day integer not null default 5,
  add column texts_per_address_and_hour integer not null default 30,
  add column texts_per_hour integer not null default 200,
  -- Only for a form that carried a Turnstile token; the worker has it checked before it sends.
  add column texts_need_captcha boolean not null default false,
  -- Where a request says whose it is, best first. Our own server lets only checked addresses through.
  add column address_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  -- Addresses of our own proxies, which are passed over in a list of forwarded addresses.
  add column trusted_proxies inet[] not null default '{}',
  -- Leads and texts older than this are anonymised by the worker; null keeps them.
  add column keep_leads_days integer,
  -- What tests say that the time is.
  add column clock timestamptz,
  add constraint settings_keep_leads_days_positive check (keep_leads_days > 0);

alter table public.financing_leads
  -- Which sentence about the text stood under the form's button: app/financing/consent.ts.
  add column consent_version text,
  add column consented_at timestamptz generated always as (
    case when consent_version is not null then created_at end
  ) stored,
  add column anonymised_at timestamptz,
  add constraint financing_leads_consent_version_short
    check (char_length(consent_version) between 1 and 40);
grant insert (consent_version) on public.financing_leads to anon, authenticated;

create table private.text_outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  kind text not null default 'link',
  state text not null,
  -- Why the text was not queued.
  reason text,
  -- Null where there is no number to text, or no longer.
  phone text,
  lender text not null references public.lenders (name) on update cascade,
  body text,
  -- Whose request it was, for a day.
  address inet,
  captcha_token text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  provider text,
  provider_id text,
  error_code text,
  error text,
  -- The admin who asked for a resend.
  requested_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint text_outbox_kind_known check (kind in ('link', 'resend')),
  constraint text_outbox_state_known check (state in (
    -- Waiting for the captcha's answer, waiting to be sent, in the provider's hands for all we know.
    'checking', 'queued', 'sending',
    -- Taken by the provider, on the phone.
    'sent', 'delivered',
    -- Given up, perhaps sent (the worker died or the provider's answer was lost), never queued.
    'failed', 'unknown', 'refused', 'opted_out'
  )),
  constraint text_outbox_provider_id_key unique (provider_id)
);
create index text_outbox_lead_idx on private.text_outbox (lead_id, created_at);
create index text_outbox_due_idx on private.text_outbox (due_at, id) where state = 'queued';
create index text_outbox_claimed_idx on private.text_outbox (claimed_at)
  where state in ('checking', 'sending');
create index text_outbox_phone_idx on private.text_outbox (phone, created_at);
create index text_outbox_lender_idx on private.text_outbox (lender);
create index text_outbox_counted_idx on private.text_outbox (created_at)
  where state not in ('refused', 'opted_out');

create table private.text_opt_outs (
  phone text primary key,
  keyword text not null,
  since timestamptz not null
);

-- What people answered: the proof of an opt-out.
create table private.text_replies (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  kind text not null,
  provider_id text,
  received_at timestamptz not null,
  constraint text_replies_kind_known check (kind in ('stop', 'start', 'help', 'other')),
  constraint text_replies_provider_id_key unique (provider_id)
);
create index text_replies_phone_idx on private.text_replies (phone, received_at);

alter table private.text_outbox enable row level security;
alter table private.text_opt_outs enable row level security;
alter table private.text_replies enable row level security;
revoke all on private.text_outbox, private.text_opt_outs, private.text_replies
  from public, anon, authenticated, service_role;

create function private.text_now() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select clock from private.settings), now())
$$;

-- The first moment from `moment` on at which texts may leave.
create function private.next_text_time(moment timestamptz) returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  today date;
  clock time;
begin
  select time_zone, quiet_from, quiet_until into rule from private.settings;
  today := (moment at time zone rule.time_zone)::date;
  clock := (moment at time zone rule.time_zone)::time;
  if rule.quiet_from > rule.quiet_until and clock >= rule.quiet_from then
    return (today + 1 + rule.quiet_until) at time zone rule.time_zone;
  end if;
  if clock < rule.quiet_until
    and (rule.quiet_from > rule.quiet_until or clock >= rule.quiet_from) then
    return (today + rule.quiet_until) at time zone rule.time_zone;
  end if;
  return moment;
end
$$;

-- Numbers of the United States and its territories that belong to a person. The others that begin
-- with +1 are Canada's, the Caribbean's, which fraudsters like, and those that no phone has.
create function private.is_us_number(e164 text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(e164 ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$', false)
    and substring(e164 from 3 for 3) <> all (array[
      -- Canada
      '204', '226', '236', '249', '250', '257', '263', '289', '306', '343', '354', '365', '367',
      '368', '382', '387', '403', '416', '418', '428', '431', '437', '438', '450', '460', '468',
      '474', '506', '514', '519', '537', '548', '568', '579', '581', '584', '587', '600', '604',
      '613', '622', '633', '639', '644', '647', '655', '672', '677', '683', '688', '705', '709',
      '742', '753', '778', '780', '782', '807', '819', '825', '867', '873', '879', '902', '905',
      '942',
      -- the Caribbean and Bermuda
      '242', '246', '264', '268', '284', '345', '441', '473', '649', '658', '664', '721', '758',
      '767', '784', '809', '829', '849', '868', '869', '876',
      -- toll-free, premium and machines
      '800', '833', '844', '855', '866', '877', '888', '900', '500', '521', '522', '523', '524',
      '525', '526', '527', '528', '529', '533', '544', '566', '577', '588', '700', '710'
    ])
$$;

-- Whose request this is; null where nothing trustworthy says so. Of IPv6 only the network counts,
-- since one customer has a whole network.
create function private.request_address() returns inet
language plpgsql stable security definer
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  hops text[];
  hop inet;
  proxies inet[];
begin
  select trusted_proxies, string_to_array((
    select headers ->> name from unnest(address_headers) with ordinality as known (name, place)
    where headers ? name order by place limit 1
  ), ',') into proxies, hops from private.settings;
  for place in reverse coalesce(cardinality(hops), 0)..1 loop
    hop := btrim(hops[place])::inet;
    exit when place = 1 or not (hop <<= any (proxies));
  end loop;
  return case when family(hop) = 6 then network(set_masklen(hop, 64)) else hop end;
exception when invalid_text_representation then
  return null;
end
$$;

-- 160 characters are one text; the link is where the page's button leads.
create function private.text_body(wanted_lender text) returns text
language sql stable security definer
set search_path = ''
as $$
  select format(
    '%s: your %s application: %s Msg & data rates may apply. STOP to opt out, HELP for help.',
    settings.shop_name, lenders.name, lenders.application_url
  )
  from private.settings, public.lenders where lenders.name = wanted_lender
$$;

create function private.has_opted_out(wanted_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.text_opt_outs where phone = wanted_phone)
$$;

-- Texts to a phone, for a lender, from an address, or all of them, since a moment.
create function private.count_texts(
  since timestamptz,
  of_phone text default null,
  of_lender text default null,
  of_address inet default null,
  of_kind text default null
) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from private.text_outbox
  where created_at > since and state not in ('refused', 'opted_out')
    and (of_phone is null or phone = of_phone)
    and (of_lender is null or lender = of_lender)
    and (of_address is null or address = of_address)
    and (of_kind is null or kind = of_kind)
$$;

-- Why a form's text may not be sent; null where it may.
create function private.text_refusal(
  of_phone text, of_lender text, of_address inet, has_captcha boolean, moment timestamptz
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  day_ago timestamptz := moment - interval '24 hours';
  hour_ago timestamptz := moment - interval '1 hour';
begin
  select * into rule from private.settings;
  return case
    when not rule.texts_are_sent then 'no_provider'
    when of_phone is null or rule.us_numbers_only and not private.is_us_number(of_phone)
      then 'not_us'
    when private.has_opted_out(of_phone) then 'opted_out'
    when rule.texts_need_captcha and not has_captcha then 'captcha'
    when private.count_texts(day_ago, of_phone => of_phone, of_lender => of_lender) >= 1
      then 'lender_day'
    when private.count_texts(day_ago, of_phone => of_phone) >= rule.texts_per_phone_and_day
      then 'phone_day'
    when of_address is not null
      and private.count_texts(hour_ago, of_address => of_address) >= rule.texts_per_address_and_hour
      then 'address_hour'
    when private.count_texts(hour_ago) >= rule.texts_per_hour then 'shop_hour'
  end;
end
$$;

-- A lead is stored whatever becomes of its text.
create function private.queue_text() returns trigger
language plpgsql security definer
set search_path = ''
set lock_timeout = '1s'
as $$
declare
  moment timestamptz := private.text_now();
  from_address inet;
  token text;
  refusal text;
  trouble text;
  rendered text;
  due timestamptz := moment;
begin
  begin
    -- One at a time: rows of a flood that counted side by side would all find room. One lock for
    -- everybody, because several in one transaction could wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('private.text_outbox', 0));
    from_address := private.request_address();
    token := left(nullif(current_setting('request.headers', true), '')::jsonb
      ->> 'x-captcha-token', 2048);
    refusal := private.text_refusal(
      new.phone_e164, new.financing_option, from_address, token is not null, moment
    );
    rendered := private.text_body(new.financing_option);
    due := private.next_text_time(moment);
  exception when others then
    refusal := 'error';
    trouble := sqlerrm;
  end;
  insert into private.text_outbox
    (lead_id, state, reason, phone, lender, body, address, captcha_token, due_at, error,
     created_at, updated_at)
  values (
    new.id,
    case
      when refusal = 'opted_out' then refusal
      when refusal is not null then 'refused'
      when token is not null and (select texts_need_captcha from private.settings) then 'checking'
      else 'queued'
    end,
    refusal, new.phone_e164, new.financing_option, rendered, from_address,
    case when refusal is null then token end, due, trouble, moment, moment
  );
  return null;
end
$$;

-- Only what came through the API: samples, imports and restores, which are SQL, text nobody.
create trigger queue_text after insert on public.financing_leads
  for each row when (auth.role() is not null)
  execute function private.queue_text();

-- What the worker does. Each call is one transaction of its own; `moment` is null but in tests.

-- Takes up to `most` due texts: from here on each may be in the provider's hands.
create function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
begin
  if private.next_text_time(current) > current then
    return;
  end if;
  return query
    with due as (
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
      order by outbox.due_at, outbox.id
      limit most
      for update skip locked
    ), taken as (
      update private.text_outbox as outbox set
        state = case when due.is_opted_out then 'opted_out' else 'sending' end,
        attempts = outbox.attempts + case when due.is_opted_out then 0 else 1 end,
        claimed_at = current,
        updated_at = current
      from due where outbox.id = due.id
      returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
    )
    select taken.id, taken.attempts, taken.phone, taken.body from taken
    where taken.state = 'sending';
end
$$;

-- Half a minute, two minutes, eight, half an hour, two hours; then it is given up.
create function private.finish_text(
  of_id uuid,
  of_attempt integer,
  outcome text,
  by_provider text,
  with_id text default null,
  code text default null,
  words text default null,
  pause_seconds integer default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  most_attempts constant integer := 6;
  current timestamptz := coalesce(moment, private.text_now());
  pause interval := make_interval(
    secs => greatest(30 * 4 ^ (of_attempt - 1), coalesce(pause_seconds, 0))
  );
  next_state text;
  result text;
begin
  if outcome not in ('sent', 'retry', 'failed', 'unknown', 'opted_out') then
    raise exception 'A text cannot end as %.', outcome;
  end if;
  next_state := case
    when outcome <> 'retry' then outcome
    when of_attempt >= most_attempts then 'failed'
    else 'queued'
  end;
  update private.text_outbox set
    -- A receipt may have been quicker than the answer that it is a receipt for.
    state = case when state in ('sending', 'unknown') then next_state else state end,
    due_at = case when next_state = 'queued'
      then private.next_text_time(current + pause) else due_at end,
    provider = by_provider,
    provider_id = coalesce(provider_id, with_id),
    sent_at = case when outcome = 'sent' then coalesce(sent_at, current) else sent_at end,
    error_code = code,
    error = left(words, 500),
    updated_at = current
  where id = of_id and attempts = of_attempt and state in ('sending', 'unknown', 'sent', 'delivered')
  returning state into result;
  if result = 'opted_out' then
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

-- A text whose worker is gone may have left, so nobody sends it again by itself.
create function private.settle_abandoned_texts(
  claimed_before timestamptz, moment timestamptz default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  settled bigint;
begin
  update private.text_outbox set
    state = case when state = 'sending' then 'unknown' else 'refused' end,
    reason = case when state = 'checking' then 'captcha' else reason end,
    error = case when state = 'sending' then 'The worker stopped before the provider answered.' end,
    captcha_token = null,
    updated_at = coalesce(moment, private.text_now())
  where state in ('sending', 'checking') and claimed_at < claimed_before;
  get diagnostics settled = row_count;
  return settled;
end
$$;

-- Takes tokens to be checked; each is good for one check only.
create function private.claim_captchas(most integer, moment timestamptz default null)
returns table (id uuid, token text, address text)
language sql security definer
set search_path = ''
as $$
  with waiting as (
    select outbox.id, outbox.captcha_token from private.text_outbox as outbox
    where outbox.state = 'checking' and outbox.captcha_token is not null
    order by outbox.created_at
    limit most
    for update skip locked
  )
  update private.text_outbox as outbox set
    captcha_token = null,
    claimed_at = coalesce(moment, private.text_now())
  from waiting where outbox.id = waiting.id
  returning outbox.id, waiting.captcha_token, host(outbox.address)
$$;

create function private.finish_captcha(of_id uuid, is_person boolean) returns void
language sql security definer
set search_path = ''
as $$
  update private.text_outbox set
    state = case when is_person then 'queued' else 'refused' end,
    reason = case when not is_person then 'captcha' end,
    updated_at = private.text_now()
  where id = of_id and state = 'checking'
$$;

-- What the provider says became of a text. Receipts come twice and in any order: none takes back
-- what a later one said.
create function private.record_receipt(
  of_id uuid,
  of_provider_id text,
  status text,
  code text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  next_state text := case
    when status in ('delivered', 'read') then 'delivered'
    when status in ('undelivered', 'failed', 'canceled') then 'failed'
    when status in ('accepted', 'scheduled', 'queued', 'sending', 'sent') then 'sent'
  end;
  result text;
begin
  update private.text_outbox set
    state = case when code = '21610' then 'opted_out' else next_state end,
    provider_id = coalesce(provider_id, of_provider_id),
    sent_at = coalesce(sent_at, current),
    delivered_at = case when next_state = 'delivered' then coalesce(delivered_at, current) end,
    error_code = code,
    error = null,
    updated_at = current
  where id = of_id
    and coalesce(provider_id, of_provider_id) = of_provider_id
    and case next_state
      when 'sent' then state in ('sending', 'unknown')
      when 'failed' then state in ('sending', 'unknown', 'sent')
      when 'delivered' then state in ('sending', 'unknown', 'sent', 'failed')
    end
  returning state into result;
  if result = 'opted_out' then
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

-- Which of the words that everybody may answer with a text is. "Stop!" and "stop texting me" count
-- as STOP; "end of the month?" does not count as END.
create function private.reply_kind(body text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when words in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT',
      'OPT OUT') or words ~ '^(STOP|UNSUBSCRIBE) ' then 'stop'
    when words in ('START', 'UNSTOP') then 'start'
    when words in ('HELP', 'INFO') then 'help'
    else 'other'
  end
  from (
    select btrim(regexp_replace(upper(body), '[^A-Z]+', ' ', 'g')) as words
  ) as cleaned
$$;

create function private.record_reply(
  from_phone text,
  said text,
  with_id text default null,
  told_kind text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  heard text := coalesce(told_kind, private.reply_kind(said));
begin
  insert into private.text_replies (phone, body, kind, provider_id, received_at)
  values (from_phone, left(said, 1600), heard, with_id, current)
  on conflict (provider_id) do nothing;
  -- A webhook that comes again, late, must not undo what was said after it.
  if not found then
    return heard;
  end if;
  if heard = 'stop' then
    insert into private.text_opt_outs (phone, keyword, since)
    values (from_phone, left(said, 40), current)
    on conflict (phone) do nothing;
    update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = current
    where phone = from_phone and state in ('queued', 'checking');
  elsif heard = 'start' then
    delete from private.text_opt_outs where phone = from_phone;
  end if;
  return heard;
end
$$;

-- Addresses are for the limits, which look back a day at most; tokens are good for minutes.
create function private.forget_addresses(moment timestamptz default null) returns void
language sql security definer
set search_path = ''
as $$
  update private.text_outbox set address = null, captcha_token = null
  where created_at < coalesce(moment, private.text_now()) - interval '24 hours'
    and (address is not null or captcha_token is not null)
$$;

-- Takes the people out of leads and texts from before a moment, or only counts them. What the shop
-- counts (when, which lender, which status) stays, and so does the list of who wants no texts.
create function private.anonymise_leads(created_before timestamptz, for_real boolean)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  old_leads uuid[];
begin
  select array_agg(id), count(*), min(created_at), max(created_at)
  into old_leads, leads, oldest, newest
  from public.financing_leads where created_at < created_before and anonymised_at is null;
  select count(*) into texts from private.text_outbox where lead_id = any (old_leads);
  select count(*) into replies from private.text_replies
  where received_at < created_before and body <> '';
  if for_real then
    update public.financing_leads set
      first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
      submission_key = null, anonymised_at = private.text_now()
    where id = any (old_leads);
    update public.lead_events set old_value = null, new_value = null
    where field = 'notes' and lead_id = any (old_leads);
    update private.text_outbox set
      phone = null, address = null, captcha_token = null, error = null,
      state = case when state in ('queued', 'checking') then 'refused' else state end,
      reason = case when state in ('queued', 'checking') then 'anonymised' else reason end
    where lead_id = any (old_leads);
    update private.text_replies set phone = '', body = ''
    where received_at < created_before and body <> '';
  end if;
  return next;
end
$$;

-- What people may see and do.

create view public.lead_texts with (security_barrier) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at
  from private.text_outbox
  where (select private.has_role('admin'));
revoke all on public.lead_texts from public, anon, authenticated, service_role;
grant select on public.lead_texts to authenticated;

-- What the form that has just been sent may promise: nothing about a person, and for an hour only.
create function public.text_promise(submission uuid)
returns table (state text, due_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select
    case
      when outbox.state in ('checking', 'queued')
        and outbox.due_at > private.text_now() + interval '2 minutes' then 'later'
      when outbox.state in ('checking', 'queued', 'sending', 'sent', 'delivered', 'unknown')
        then 'coming'
      when outbox.state = 'opted_out' then 'opted_out'
      when outbox.reason = 'not_us' then 'not_us'
      when outbox.reason in ('lender_day', 'phone_day', 'address_hour', 'shop_hour') then 'limit'
      else 'none'
    end,
    case when outbox.state in ('checking', 'queued') then outbox.due_at end
  from public.financing_leads as lead join private.text_outbox as outbox on outbox.lead_id = lead.id
  where lead.submission_key = submission and outbox.kind = 'link'
    and lead.created_at > now() - interval '1 hour'
  order by outbox.created_at limit 1
$$;

-- Another text for a lead, when staff ask for it. The opt-out list and the quiet hours hold.
create function public.resend_text(lead uuid) returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  rule record;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('private.text_outbox', 0));
  select * into rule from private.settings;
  select id, phone_e164, financing_option into wanted
  from public.financing_leads where id = lead and anonymised_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if not rule.texts_are_sent then
    raise exception 'No text provider is set, so no text is sent.';
  end if;
  if wanted.phone_e164 is null
    or rule.us_numbers_only and not private.is_us_number(wanted.phone_e164) then
    raise exception 'This is no US number, so it is not texted.';
  end if;
  if private.has_opted_out(wanted.phone_e164) then
    raise exception 'This number has opted out of texts. Only a START from it changes that.';
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  if private.count_texts(moment - interval '24 hours', of_phone => wanted.phone_e164,
      of_kind => 'resend') >= rule.resends_per_phone_and_day then
    raise exception 'This number has been sent enough texts for a day.';
  end if;
  return query
    insert into private.text_outbox as outbox
      (lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      lead, 'resend', 'queued', wanted.phone_e164, wanted.financing_option,
      private.text_body(wanted.financing_option), private.next_text_time(moment), auth.uid(),
      moment, moment
    )
    returning outbox.state, outbox.due_at;
end
$$;

revoke all on function
  private.text_now(), private.next_text_time(timestamptz), private.is_us_number(text),
  private.request_address(), private.text_body(text), private.has_opted_out(text),
  private.count_texts(timestamptz, text, text, inet, text),
  private.text_refusal(text, text, inet, boolean, timestamptz), private.queue_text(),
  private.claim_texts(integer, timestamptz),
  private.finish_text(uuid, integer, text, text, text, text, text, integer, timestamptz),
  private.settle_abandoned_texts(timestamptz, timestamptz),
  private.claim_captchas(integer, timestamptz), private.finish_captcha(uuid, boolean),
  private.record_receipt(uuid, text, text, text, timestamptz), private.reply_kind(text),
  private.record_reply(text, text, text, text, timestamptz),
  private.forget_addresses(timestamptz), private.anonymise_leads(timestamptz, boolean),
  public.text_promise(uuid), public.resend_text(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.text_promise(uuid) to anon, authenticated;
grant execute on function public.resend_text(uuid) to authenticated;
