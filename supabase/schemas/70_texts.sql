-- The text that an applicant is promised: queued with the lead, in its transaction, by a trigger;
-- sent later by a worker. Everything that decides whether and when a text may go is in SQL, so that it
-- holds on a hosted project too. docs/decisions/0004-texts-at-most-once.md says why it is like this.

-- The text that an applicant is promised: queued with the lead, in its transaction, by a trigger;
-- sent later by a worker. Everything that decides whether and when a text may go is in SQL, so that it
-- holds on a hosted project too. docs/decisions/0004-texts-at-most-once.md says why it is like this.
create table private.text_outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.financing_leads (id) on delete cascade,
  kind text not null default 'link',
  state text not null,
  -- Why the text was not queued.
  reason text,
  -- Null where there is no number to text, or no longer.
  phone text,
  lender text references public.lenders (name) on update cascade,
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
  hold_request_id uuid references public.hold_requests (id) on delete cascade,
  constraint text_outbox_state_known check (state in (
    -- Waiting for the captcha's answer, waiting to be sent, in the provider's hands for all we know.
    'checking', 'queued', 'sending',
    -- Taken by the provider, on the phone.
    'sent', 'delivered',
    -- Given up, perhaps sent (the worker died or the provider's answer was lost), never queued.
    'failed', 'unknown', 'refused', 'opted_out'
  )),
  constraint text_outbox_provider_id_key unique (provider_id),
  constraint text_outbox_of_lead_or_request check (
    num_nonnulls(lead_id, hold_request_id) = 1
    and (kind = 'hold') = (hold_request_id is not null)
    and (kind = 'hold' or lender is not null)
  ),
  constraint text_outbox_kind_known check (kind in ('link', 'resend', 'hold', 'message'))
);
create index text_outbox_lead_idx on private.text_outbox (lead_id, created_at);
create index text_outbox_due_idx on private.text_outbox (due_at, id) where state = 'queued';
create index text_outbox_claimed_idx on private.text_outbox (claimed_at)
  where state in ('checking', 'sending');
create index text_outbox_phone_idx on private.text_outbox (phone, created_at);
create index text_outbox_lender_idx on private.text_outbox (lender);
create index text_outbox_counted_idx on private.text_outbox (created_at)
  where state not in ('refused', 'opted_out');
create index text_outbox_addresses_idx on private.text_outbox (created_at)
  where address is not null or captcha_token is not null;
create index text_outbox_address_idx on private.text_outbox (address, created_at)
  where address is not null;
create index text_outbox_taken_idx on private.text_outbox (claimed_at) where attempts > 0;
create index text_outbox_hold_request_idx on private.text_outbox (hold_request_id, created_at)
  where hold_request_id is not null;
-- Texts that need somebody are few among those that went well.
create index text_outbox_trouble_idx on private.text_outbox (state, lead_id)
  where state in ('failed', 'unknown', 'refused', 'opted_out');

alter table private.text_outbox enable row level security;
revoke all on private.text_outbox from public, anon, authenticated, service_role;
grant select
  (id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider, provider_id,
  error_code, error, requested_by, created_at, updated_at, hold_request_id)
  on private.text_outbox to authenticated;
create policy "Admins see texts" on private.text_outbox
  for select to authenticated using ((select private.has_role('admin')));

create view public.lead_texts with (security_invoker) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at, hold_request_id
  from private.text_outbox;
revoke all on public.lead_texts from public, anon, authenticated, service_role;
grant select on public.lead_texts to authenticated;

-- The shop's wording, where it has one; 160 plain characters are one text.
create function private.text_body(wanted_lender text) returns text
language sql stable security definer
set search_path = ''
as $$
  select replace(replace(replace(
    coalesce((select text_wording from public.shop),
      '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.'),
    '{shop}', private.shop_name()), '{lender}', lenders.name), '{link}', lenders.application_url)
  from public.lenders where lenders.name = wanted_lender
$$;

-- Forms for one phone that counted side by side would all find room.
create function private.take_turns_over_phone(of_phone text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('private.text_outbox ' || of_phone, 0))
$$;

-- The text of a new lead, which is stored whatever becomes of its text.
create function private.queue_text() returns trigger
language plpgsql security definer
set search_path = ''
set lock_timeout = '1s'
as $$
declare
  moment timestamptz := private.text_now();
  from_address inet := private.request_address();
  token text;
  refusal text;
  trouble text;
  rendered text;
  due timestamptz := moment;
begin
  begin
    -- Who is not texted whatever was counted waits for nobody.
    if new.phone_e164 is not null and new.consent_version is not null
      and new.suspected_junk is null then
      perform private.take_turns_over_phone(new.phone_e164);
    end if;
    token := left(nullif(current_setting('request.headers', true), '')::jsonb
      ->> 'x-captcha-token', 2048);
    refusal := private.text_refusal(new, from_address, token is not null, moment);
    rendered := private.text_body(new.financing_option);
    due := private.next_text_time(moment, new.phone_e164);
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
      when outbox.reason in ('not_us', 'no_consent') then outbox.reason
      when outbox.reason in
        ('lender_day', 'phone_day', 'address_hour', 'shop_hour', 'shop_day', 'junk') then 'limit'
      else 'none'
    end,
    case when outbox.state in ('checking', 'queued') then outbox.due_at end
  from public.financing_leads as lead join private.text_outbox as outbox on outbox.lead_id = lead.id
  where lead.submission_key = submission and outbox.kind = 'link'
    and lead.created_at > now() - interval '1 hour'
  order by outbox.created_at limit 1
$$;

-- Another text for a lead, when staff ask for it. The opt-out list and the quiet hours hold.
create function public.resend_text(lead uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  rule record;
  resent bigint;
begin
  perform private.require_admin();
  select * into rule from private.settings;
  select id, phone_e164, financing_option, consent_version into wanted
  from public.financing_leads where id = lead and anonymized_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if wanted.consent_version is null then
    raise exception 'This person did not agree to a text, so none is sent.';
  end if;
  if not rule.texts_are_sent then
    raise exception 'No text provider is set, so no text is sent.';
  end if;
  if wanted.phone_e164 is null
    or rule.us_numbers_only and not private.is_us_number(wanted.phone_e164) then
    raise exception 'This is no US number, so it is not texted.';
  end if;
  perform private.take_turns_over_phone(wanted.phone_e164);
  if private.has_opted_out(wanted.phone_e164) then
    raise exception 'This number has opted out of texts. Only a START from it changes that.';
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  select count(*) into resent from private.text_outbox as outbox
  where outbox.phone = wanted.phone_e164 and outbox.kind = 'resend'
    and outbox.created_at > moment - interval '24 hours'
    and outbox.state not in ('refused', 'opted_out');
  if resent >= rule.resends_per_phone_and_day then
    raise exception 'This number has been sent enough texts for a day.';
  end if;
  if private.shop_refusal(moment) is not null then
    raise exception 'The shop has sent as many texts as it may for now.';
  end if;
  return query
    insert into private.text_outbox as outbox
      (lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      lead, 'resend', 'queued', wanted.phone_e164, wanted.financing_option,
      private.text_body(wanted.financing_option), private.next_text_time(moment, wanted.phone_e164), auth.uid(),
      moment, moment
    )
    returning outbox.state, outbox.due_at;
end
$$;

-- Takes up to `most` due texts: from here on each may be in the provider's hands. No more than the shop may
-- send, since forms that counted side by side may have queued some too many, and by the hours of where each
-- goes; what may be meant as a stop holds them back. `moment` is null but in tests.
create function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  room bigint;
begin
  if private.next_text_time(current) > current then
    return;
  end if;
  -- Workers that counted side by side would all find room.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_texts', 0));
  select least(
    texts_per_day - count(taken.claimed_at),
    texts_per_hour - count(taken.claimed_at) filter (where taken.claimed_at > current - interval '1 hour')
  ) into room
  from private.settings left join private.text_outbox as taken
    on taken.attempts > 0 and taken.claimed_at > current - interval '24 hours'
  group by texts_per_day, texts_per_hour;
  return query
    with due as (
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out,
        private.next_text_time(current, outbox.phone) as leaves_at
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
        and not private.has_stop_question(outbox.phone)
      order by outbox.due_at, outbox.id
      limit greatest(least(most, room), 0)
      for update skip locked
    ), taken as (
      update private.text_outbox as outbox set
        state = case
          when due.is_opted_out then 'opted_out'
          when due.leaves_at > current then 'queued'
          else 'sending'
        end,
        due_at = greatest(outbox.due_at, due.leaves_at),
        attempts = outbox.attempts
          + case when due.is_opted_out or due.leaves_at > current then 0 else 1 end,
        claimed_at = case when due.leaves_at > current then outbox.claimed_at else current end,
        updated_at = current
      from due where outbox.id = due.id
      returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
    )
    select taken.id, taken.attempts, taken.phone, taken.body from taken
    where taken.state = 'sending';
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
      then private.next_text_time(current + pause, phone) else due_at end,
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

-- What the provider says became of a text. Receipts come twice and in any order: none takes back what a
-- later one said.
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

-- A text whose worker is gone may have left, so nobody sends it again by itself. One that waits for
-- its captcha and was never looked at is given up once its token is too old to be good.
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
  where state in ('sending', 'checking') and (
    claimed_at < claimed_before
    or (claimed_at is null and created_at < claimed_before - interval '10 minutes')
  );
  get diagnostics settled = row_count;
  return settled;
end
$$;

-- Addresses are for the limits, which look back a day at most; tokens are good for minutes. Returns
-- how many were forgotten, the oldest first.
create function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  forgotten bigint;
begin
  delete from private.hold_request_addresses where created_at < day_ago;
  update private.text_outbox set address = null, captcha_token = null
  where id in (
    select id from private.text_outbox
    where created_at < day_ago and (address is not null or captcha_token is not null)
    order by created_at limit most
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

revoke all on function
  private.text_body(text), private.take_turns_over_phone(text), private.queue_text(),
  public.text_promise(uuid), public.resend_text(uuid), private.claim_texts(integer, timestamptz),
  private.claim_captchas(integer, timestamptz), private.finish_captcha(uuid, boolean),
  private.finish_text(uuid, integer, text, text, text, text, text, integer, timestamptz),
  private.record_receipt(uuid, text, text, text, timestamptz),
  private.settle_abandoned_texts(timestamptz, timestamptz), private.forget_addresses(timestamptz, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.text_promise(uuid) to anon, authenticated;
grant execute on function public.resend_text(uuid) to authenticated;
