-- Every text that the shop sends: queued in the transaction of what causes it, by private.add_text alone, and sent
-- by a worker. Everything that decides whether and when a text may go is in SQL, so that it holds on a hosted
-- project too. docs/decisions/0004-texts-at-most-once.md says why it is like this.
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
  -- Null for codes, which are stored nowhere, and for alerts that have left: both are none of an admin's business.
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
  -- Whose session asked for a code.
  account uuid,
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
    (kind = 'hold') = (hold_request_id is not null)
    and (kind in ('link', 'resend', 'message')) = (lead_id is not null)
    and (lead_id is null or lender is not null)
  ),
  constraint text_outbox_kind_known
    check (kind in ('link', 'resend', 'hold', 'message', 'code', 'admin_code', 'alert', 'product_alert')),
  constraint text_outbox_body_of_code check (kind not in ('code', 'admin_code') or body is null)
);
create index text_outbox_lead_idx on private.text_outbox (lead_id, created_at);
create index text_outbox_due_idx on private.text_outbox (due_at, id) where state = 'queued';
create index text_outbox_claimed_idx on private.text_outbox (claimed_at) where state in ('checking', 'sending');
create index text_outbox_phone_idx on private.text_outbox (phone, created_at);
create index text_outbox_lender_idx on private.text_outbox (lender);
create index text_outbox_counted_idx on private.text_outbox (created_at) where state not in ('refused', 'opted_out');
create index text_outbox_addresses_idx on private.text_outbox (created_at)
  where address is not null or captcha_token is not null;
create index text_outbox_address_idx on private.text_outbox (address, created_at) where address is not null;
create index text_outbox_account_idx on private.text_outbox (account, created_at) where account is not null;
create index text_outbox_taken_idx on private.text_outbox (claimed_at) where attempts > 0;
create index text_outbox_hold_request_idx on private.text_outbox (hold_request_id, created_at)
  where hold_request_id is not null;
-- Texts that need somebody are few among those that went well.
create index text_outbox_trouble_idx on private.text_outbox (state, lead_id)
  where state in ('failed', 'unknown', 'refused', 'opted_out');

-- What an alert said is gone once it has left.
create function private.forget_alert() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.body := null;
  return new;
end
$$;
create trigger forget_alert before update on private.text_outbox for each row
  when (new.kind = 'alert' and new.state not in ('queued', 'sending')) execute function private.forget_alert();

create view public.lead_texts with (security_invoker) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at, hold_request_id
  from private.text_outbox;

-- The shop's wording, where it has one; 160 plain characters are one text.
create function private.text_body(wanted_lender text) returns text
language sql stable security definer set search_path = '' as $$
  select replace(replace(replace(
    coalesce((select text_wording from public.shop),
      '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.'),
    '{shop}', private.shop_name()), '{lender}', lenders.name), '{link}', lenders.application_url)
  from public.lenders where lenders.name = wanted_lender
$$;

-- Forms for one phone that counted side by side would all find room.
create function private.take_turns_over_phone(of_phone text) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('private.text_outbox ' || of_phone, 0))
$$;

-- The kind of a code: those of admins, by their account or by their number, have a share of their own.
create function private.code_kind(to_phone text, of_account uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (
    select from public.user_roles as held join auth.users as admin on admin.id = held.user_id
    where held.role = 'admin' and (
      admin.id = of_account or of_account is null and admin.phone = substring(to_phone from 2)
    )
  ) then 'admin_code' else 'code' end
$$;

-- Puts a text into the outbox, by the rules of its kind: every text of the shop goes this way. What must not be sent
-- is returned with state "refused" or "opted_out" and the reason, and stored only for links and answers to requests
-- to hold. `against` is a reason that the caller knows; with one, nothing is counted. A code is returned as
-- "sending": who called hands it over after the commit, and nothing does so again.
create function private.add_text(
  kind text, to_phone text, words text, moment timestamptz,
  against text default null, lender text default null, lead uuid default null, request uuid default null,
  address inet default null, account uuid default null, captcha text default null, trouble text default null,
  id uuid default gen_random_uuid()
) returns private.text_outbox
language plpgsql security definer set search_path = '' as $$
declare
  added private.text_outbox;
begin
  if kind = 'code' then
    kind := private.code_kind(to_phone, account);
  end if;
  if against is null then
    -- Codes for many numbers that counted side by side would all find room.
    if kind in ('code', 'admin_code') then
      perform pg_advisory_xact_lock(hashtextextended('private.text_outbox codes', 0));
    end if;
    if to_phone is not null then
      perform private.take_turns_over_phone(to_phone);
    end if;
    against := private.text_refusal(kind, to_phone, moment, lender, address, account);
    if against is null and kind = 'alert' and private.next_text_time(moment, to_phone) > moment then
      against := 'quiet';
    elsif against is null and kind = 'link' and captcha is null
      and (select texts_need_captcha from private.settings) then
      against := 'captcha';
    end if;
  end if;
  added.id := id;
  added.kind := kind;
  added.lead_id := lead;
  added.hold_request_id := request;
  added.phone := to_phone;
  added.lender := lender;
  added.body := words;
  added.address := address;
  added.account := account;
  added.reason := against;
  added.error := trouble;
  added.requested_by := case when private.text_share(kind) = 'staff' then auth.uid() end;
  added.attempts := 0;
  added.created_at := moment;
  added.updated_at := moment;
  -- A code is waited for, and so is the answer to a request; what else is sent keeps the quiet hours.
  added.due_at := case
    when against = 'error' or kind in ('code', 'admin_code', 'alert') then moment
    when kind = 'hold' then moment + private.answer_pause()
    else private.next_text_time(moment, to_phone)
  end;
  if against is not null then
    added.state := case against when 'opted_out' then against else 'refused' end;
    if kind not in ('link', 'hold') then
      return added;
    end if;
  elsif kind in ('code', 'admin_code') then
    added.state := 'sending';
    added.attempts := 1;
    added.claimed_at := moment;
  elsif captcha is not null and (select texts_need_captcha from private.settings) then
    added.state := 'checking';
    added.captcha_token := captcha;
  else
    added.state := 'queued';
  end if;
  insert into private.text_outbox values (added.*);
  return added;
end
$$;

-- The text of a new lead, which is stored whatever becomes of its text.
create function private.queue_text() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  moment timestamptz := private.text_now();
  from_address inet := private.request_address();
begin
  begin
    perform private.add_text(
      'link', new.phone_e164, private.text_body(new.financing_option), moment,
      against => case when new.consent_version is null then 'no_consent'
        when new.suspected_junk is not null then 'junk' end,
      lender => new.financing_option, lead => new.id, address => from_address,
      captcha => left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-captcha-token', 2048)
    );
  exception when others then
    perform private.add_text(
      'link', new.phone_e164, null, moment, against => 'error', trouble => sqlerrm,
      lender => new.financing_option, lead => new.id, address => from_address
    );
  end;
  return null;
end
$$;

-- Only what came through the API: samples, imports and restores, which are SQL, text no one.
create trigger queue_text after insert on public.financing_leads for each row when (auth.role() is not null)
  execute function private.queue_text();

-- What the form that has just been sent may promise: nothing about a person, and for an hour only.
create function public.text_promise(submission uuid)
returns table (state text, due_at timestamptz)
language sql stable security definer set search_path = '' as $$
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
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  added private.text_outbox;
begin
  perform private.require_sales();
  select id, phone_e164, financing_option, consent_version into wanted
  from public.financing_leads where id = lead and anonymized_at is null;
  if wanted.id is null then
    raise exception 'This lead no longer exists.';
  end if;
  if wanted.consent_version is null then
    raise exception 'This person didn’t agree to texts, so we can’t send one.';
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if private.is_repeated() then
    return query select outbox.state, outbox.due_at from private.text_outbox as outbox
      where outbox.lead_id = lead and outbox.kind = 'resend' order by outbox.created_at desc limit 1;
    return;
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  added := private.add_text(
    'resend', wanted.phone_e164, private.text_body(wanted.financing_option), moment,
    lender => wanted.financing_option, lead => lead
  );
  if added.reason is not null then
    raise exception '%', private.say_refusal(added.reason);
  end if;
  return query select added.state, added.due_at;
end
$$;

-- Takes up to `most` due texts: from here on each may be in the provider's hands. No more of a share than the shop
-- may send, since forms that counted side by side may have queued some too many, and by the hours of where each
-- goes; what may be meant as a stop holds them back, and an alert that is an hour old is no news. `moment` is
-- null but in tests.
create function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer set search_path = '' as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  share text;
  room bigint;
  taken_now bigint;
begin
  -- Workers that counted side by side would all find room.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_texts', 0));
  foreach share in array '{staff,link,alert,product_alert}'::text[] loop
    continue when not exists (
      select from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current and private.text_share(outbox.kind) = share
    );
    select least(
      texts_per_day - count(taken.claimed_at),
      texts_per_hour - count(taken.claimed_at) filter (where taken.claimed_at > current - interval '1 hour')
    ) into room
    from private.settings left join private.text_outbox as taken
      on taken.attempts > 0 and taken.claimed_at > current - interval '24 hours'
        and private.text_share(taken.kind) = share
    group by texts_per_day, texts_per_hour;
    return query
      with due as (
        select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out,
          outbox.kind = 'alert' and outbox.created_at < current - interval '1 hour' as is_late,
          case when outbox.kind = 'hold' then current
            else private.next_text_time(current, outbox.phone) end as leaves_at
        from private.text_outbox as outbox
        where outbox.state = 'queued' and outbox.due_at <= current
          and private.text_share(outbox.kind) = share
          and not private.has_stop_question(outbox.phone)
        order by outbox.due_at, outbox.id
        limit greatest(least(most, room), 0)
        for update skip locked
      ), taken as (
        update private.text_outbox as outbox set
          state = case
            when due.is_opted_out then 'opted_out'
            when due.is_late then 'refused'
            when due.leaves_at > current then 'queued'
            else 'sending'
          end,
          reason = case when due.is_late then 'late' else outbox.reason end,
          due_at = greatest(outbox.due_at, due.leaves_at),
          attempts = outbox.attempts
            + case when due.is_opted_out or due.is_late or due.leaves_at > current then 0 else 1 end,
          claimed_at = case when due.leaves_at > current then outbox.claimed_at else current end,
          updated_at = current
        from due where outbox.id = due.id
        returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
      )
      select taken.id, taken.attempts, taken.phone, taken.body from taken
      where taken.state = 'sending';
    get diagnostics taken_now = row_count;
    most := most - taken_now;
  end loop;
end
$$;

-- Takes tokens to be checked; each is good for one check only.
create function private.claim_captchas(most integer, moment timestamptz default null)
returns table (id uuid, token text, address text)
language sql security definer set search_path = '' as $$
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
language sql security definer set search_path = '' as $$
  update private.text_outbox set
    state = case when is_person then 'queued' else 'refused' end,
    reason = case when not is_person then 'captcha' end,
    updated_at = private.text_now()
  where id = of_id and state = 'checking'
$$;

-- The provider says that the number of this text wants none, if it was not erased while the text was under way.
create function private.keep_provider_opt_out(of_text uuid, moment timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.text_opt_outs (phone, keyword, since)
  select phone, 'provider', moment from private.text_outbox where id = of_text and phone is not null
  on conflict do nothing
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
language plpgsql security definer set search_path = '' as $$
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
    -- A code is stored nowhere: who waits for it asks for another. Who was erased meanwhile has no number.
    when of_attempt >= most_attempts or exists (
      select from private.text_outbox where id = of_id and (kind in ('code', 'admin_code') or phone is null)
    ) then 'failed'
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
    perform private.keep_provider_opt_out(of_id, current);
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
language plpgsql security definer set search_path = '' as $$
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
    perform private.keep_provider_opt_out(of_id, current);
  end if;
  return result;
end
$$;

-- A text whose worker is gone may have left, so no one sends it again by itself. One that waits for
-- its captcha and was never looked at is given up once its token is too old to be good.
create function private.settle_abandoned_texts(
  claimed_before timestamptz, moment timestamptz default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
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

-- Addresses are for the limits, which look back a day at most, and so are codes and alerts; tokens are good for
-- minutes, and what a shopper waits for, for 90 days. Counts of visits are kept for 400 days, searches for 90. Returns
-- how many addresses and tokens were forgotten, the oldest first.
create function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  today date := private.shop_day(coalesce(moment, private.text_now()));
  forgotten bigint;
begin
  delete from private.demand_counts where day < today - 400;
  delete from private.empty_searches where day < today - 90;
  delete from private.hold_request_addresses where created_at < day_ago;
  delete from public.product_alerts where created_at < day_ago - interval '89 days';
  update public.product_alerts set address = null where created_at < day_ago and address is not null;
  delete from private.text_outbox
  where created_at < day_ago and kind in ('code', 'admin_code', 'alert', 'product_alert') and state not in ('queued', 'sending');
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
