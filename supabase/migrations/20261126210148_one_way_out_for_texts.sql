-- Every text goes through the outbox by one function with the rules of its kind, codes and alerts included.

alter table private.settings
  add column codes_per_phone_and_day integer not null default 10,
  add column codes_per_account_and_hour integer not null default 10,
  add column codes_per_address_and_hour integer not null default 30,
  add column alerts_per_phone_and_hour integer not null default 20;

-- Numbers of the United States and its territories that belong to a person. The others that begin with +1 are
-- Canada's, the Caribbean's, which fraudsters like, premium (area code 900, exchange 976), and those that no phone
-- has. The area codes were compared with those of Google's libphonenumber (libphonenumber-js 1.13.16 of November
-- 10, 2026), which follows the North American Numbering Plan; what is reserved for Canada is here, too.
create or replace function private.is_us_number(e164 text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(e164 ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$', false)
    and substring(e164 from 6 for 3) <> '976'
    and substring(e164 from 3 for 3) !~ '^.11' and substring(e164 from 6 for 3) !~ '^.11'
    and substring(e164 from 3 for 3) <> all (array[
      -- Canada
      '204', '226', '236', '249', '250', '257', '263', '273', '289', '306', '343', '354', '365', '367',
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

-- The first letter of a name as A to Z with a dot; null where it has none.
create function private.initial(name text) returns text
language sql immutable
set search_path = ''
as $$ select upper(substring(private.fold(left(name, 50)) from '[a-z]')) || '.' $$;

alter table private.text_outbox
  add column account uuid,
  drop constraint text_outbox_of_lead_or_request,
  drop constraint text_outbox_kind_known;
alter table private.text_outbox
  add constraint text_outbox_of_lead_or_request check (
    (kind = 'hold') = (hold_request_id is not null)
    and (kind in ('link', 'resend', 'message')) = (lead_id is not null)
    and (lead_id is null or lender is not null)
  ),
  add constraint text_outbox_kind_known
    check (kind in ('link', 'resend', 'hold', 'message', 'code', 'admin_code', 'alert')),
  add constraint text_outbox_body_of_code check (kind not in ('code', 'admin_code') or body is null);

create index text_outbox_account_idx on private.text_outbox (account, created_at)
  where account is not null;

drop policy "Admins see texts" on private.text_outbox;
create policy "Admins see texts" on private.text_outbox
  for select to authenticated using (
    kind in ('link', 'resend', 'hold', 'message') and (select private.has_role('admin'))
  );

-- What an alert said is gone once it has left.
create function private.forget_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.body := null;
  return new;
end
$$;

create trigger forget_alert before update on private.text_outbox
  for each row when (new.kind = 'alert' and new.state not in ('queued', 'sending'))
  execute function private.forget_alert();

-- Texts of one share fill one hour and one day of the shop, so that no rush of another share stops them: links,
-- which anybody's form makes; what staff send; codes that anybody asks for; codes of admins; alerts.
create function private.text_share(kind text) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select case when kind in ('resend', 'hold', 'message') then 'staff' else kind end $$;

-- Why the shop may send no more texts of this share; null where it may.
create function private.share_refusal(share text, moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule private.settings;
  in_hour bigint;
  in_day bigint;
begin
  select * into rule from private.settings;
  select count(*) filter (where created_at > moment - interval '1 hour'), count(*) into in_hour, in_day
  from private.text_outbox
  where created_at > moment - interval '24 hours' and state not in ('refused', 'opted_out')
    and private.text_share(kind) = share;
  return case
    when in_hour >= rule.texts_per_hour then 'shop_hour'
    when in_day >= rule.texts_per_day then 'shop_day'
  end;
end
$$;

-- Why no text at all may go to this number; null where it may. A STOP holds for codes as well: the law would
-- let a code through that somebody just asked for, but carriers stop it, and who said STOP is believed.
create function private.number_refusal(to_phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when to_phone is null or to_phone !~ '^\+1[0-9]{10}$' or to_phone ~ '^\+1(900|...976)'
      or us_numbers_only and not private.is_us_number(to_phone) then 'not_us'
    when private.has_opted_out(to_phone) then 'opted_out'
  end
  from private.settings
$$;

drop function private.text_refusal(public.financing_leads, inet, boolean, timestamptz);

-- Why a text of this kind may not go to this number now; null where it may: the rules for every text that the
-- shop sends. `of_account` is whose session asked for a code, null where somebody only wrote the number;
-- an address counts for links and codes.
create function private.text_refusal(
  of_kind text, to_phone text, moment timestamptz,
  of_lender text default null, of_address inet default null, of_account uuid default null
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule private.settings;
  refusal text;
  hour_ago timestamptz := moment - interval '1 hour';
  day_ago timestamptz := moment - interval '24 hours';
begin
  select * into rule from private.settings;
  refusal := case
    when private.text_share(of_kind) in ('link', 'staff', 'alert') and not rule.texts_are_sent then 'no_provider'
    else private.number_refusal(to_phone)
  end;
  -- What a request promised is queued, and waits for the answer to the question.
  if refusal is null and of_kind not in ('link', 'resend', 'hold') and private.has_stop_question(to_phone) then
    refusal := 'stop_question';
  end if;
  if refusal is not null then
    return refusal;
  end if;
  select case
    when of_kind = 'link' and count(*) filter (
      where private.text_share(sent.kind) in ('link', 'staff') and sent.lender = of_lender
    ) >= 1 then 'lender_day'
    when of_kind = 'link' and count(*) filter (where private.text_share(sent.kind) in ('link', 'staff'))
      >= rule.texts_per_phone_and_day then 'phone_day'
    when of_kind = 'resend' and count(*) filter (where sent.kind = 'resend')
      >= rule.resends_per_phone_and_day then 'phone_day'
    when of_kind = 'message' and count(*) filter (where sent.kind = 'message')
      >= rule.messages_per_phone_and_day then 'phone_day'
    when of_kind = 'alert' and count(*) filter (where sent.kind = 'alert' and sent.created_at > hour_ago)
      >= rule.alerts_per_phone_and_hour then 'phone_hour'
    -- Who only knows an admin's number takes nothing from the admin's own codes.
    when of_kind = 'code' and count(*) filter (where sent.kind = 'code') >= rule.codes_per_phone_and_day
      or of_kind = 'admin_code' and of_account is null
        and count(*) filter (where sent.kind = 'admin_code' and sent.account is null)
          >= rule.codes_per_phone_and_day then 'phone_day'
  end into refusal
  from private.text_outbox as sent
  where sent.phone = to_phone and sent.created_at > day_ago and sent.state not in ('refused', 'opted_out');
  if refusal is null and of_account is not null and (
    select count(*) from private.text_outbox as sent
    where sent.account = of_account and sent.created_at > hour_ago
  ) >= rule.codes_per_account_and_hour then
    refusal := 'account_hour';
  elsif refusal is null and not (of_kind = 'admin_code' and of_account is not null) and (
    select count(*) from private.text_outbox as sent
    where sent.address = of_address and sent.kind = of_kind and sent.created_at > hour_ago
      and sent.state not in ('refused', 'opted_out')
  ) >= (case of_kind when 'link' then rule.texts_per_address_and_hour else rule.codes_per_address_and_hour end) then
    refusal := 'address_hour';
  end if;
  return coalesce(refusal, private.share_refusal(private.text_share(of_kind), moment));
end
$$;

-- Why no answer to a form can be texted, whatever was sent today; null where it can.
create or replace function private.reach_refusal(consent text, junk text, to_phone text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when consent is null then 'no_consent'
    when junk is not null then 'junk'
    when not texts_are_sent then 'no_provider'
    else private.number_refusal(to_phone)
  end
  from private.settings
$$;

-- A refusal in a sentence for staff.
create function private.say_refusal(reason text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when reason = 'no_provider' then 'No text provider is set, so no text is sent.'
    when reason = 'not_us' then 'This is no US number, so it is not texted.'
    when reason = 'opted_out' then 'This number has opted out of texts. Only a START from it changes that.'
    when reason = 'stop_question'
      then 'First say whether they asked us to stop. Until then nothing leaves for this number.'
    when reason = 'phone_day' then 'This number has been sent enough texts for a day.'
    when reason in ('shop_hour', 'shop_day') then 'The shop has sent as many texts as it may for now.'
    else reason
  end
$$;

-- Why staff may not text this lead's number, in a sentence for them; null where they may. Agreeing to
-- the link is no agreement to be written to; texting us is one, for thirty days.
create or replace function private.message_refusal(lead public.financing_leads, moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text := lead.phone_e164;
  refusal text := private.text_refusal('message', number, moment);
  has_written boolean;
begin
  if lead.id is null or lead.anonymized_at is not null then
    return 'This lead is not here any more.';
  elsif refusal in ('no_provider', 'not_us', 'opted_out', 'stop_question') then
    return private.say_refusal(refusal);
  end if;
  has_written := exists (
    select from private.text_replies
    where phone = number and received_at > moment - interval '30 days' and kind <> 'stop'
      and meant_stop is not true
  );
  if not has_written and lead.suspected_junk is not null then
    return 'Suspected junk is not texted.';
  elsif not has_written and not exists (
    select from private.consent_ledger as given
    join private.consent_sentences as shown using (version)
    where given.phone_hash = private.phone_hash(number) and given.what = 'given'
      and shown.covers_conversation
  ) then
    return 'They did not agree to texts about their request. Call them, or wait until they text.';
  end if;
  return private.say_refusal(refusal);
end
$$;

-- The kind of a code: those of admins, by their account or by their number, have a share of their own.
create function private.code_kind(to_phone text, of_account uuid) returns text
language sql stable security definer
set search_path = ''
as $$
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
language plpgsql security definer
set search_path = ''
as $$
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
create or replace function private.queue_text() returns trigger
language plpgsql security definer
set search_path = ''
set lock_timeout = '1s'
as $$
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

-- Another text for a lead, when staff ask for it. The opt-out list and the quiet hours hold.
create or replace function public.resend_text(lead uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  added private.text_outbox;
begin
  perform private.require_admin();
  select id, phone_e164, financing_option, consent_version into wanted
  from public.financing_leads where id = lead and anonymized_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if wanted.consent_version is null then
    raise exception 'This person did not agree to a text, so none is sent.';
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
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
create or replace function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  share text;
  room bigint;
  taken_now bigint;
begin
  -- Workers that counted side by side would all find room.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_texts', 0));
  foreach share in array '{staff,link,alert}'::text[] loop
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

-- Half a minute, two minutes, eight, half an hour, two hours; then it is given up.
create or replace function private.finish_text(
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
    -- A code is stored nowhere: who waits for it asks for another.
    when of_attempt >= most_attempts or exists (
      select from private.text_outbox where id = of_id and kind in ('code', 'admin_code')
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
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

-- Addresses are for the limits, which look back a day at most, and so are codes and alerts; tokens are good for
-- minutes. Returns how many were forgotten, the oldest first.
create or replace function private.forget_addresses(
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
  delete from private.text_outbox
  where created_at < day_ago and kind in ('code', 'admin_code', 'alert') and state not in ('queued', 'sending');
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

-- Writes down what staff said and queues its text, in their transaction.
create or replace function private.answer_hold_request(
  asked public.hold_requests, what text, why text, by_hold uuid, words text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.hold_requests set
    answer = what, reason = why, hold_id = by_hold, answered_at = private.text_now(),
    answered_by_email = auth.jwt() ->> 'email'
  where id = asked.id;
  perform private.add_text(
    'hold', asked.phone_e164, words, private.text_now(), request => asked.id,
    against => private.reach_refusal(asked.consent_version, asked.suspected_junk, asked.phone_e164)
  );
end
$$;

-- Queues what staff wrote. The same key twice is one text. Whoever writes takes a lead that is
-- nobody's, and has dealt with the answers that waited.
create or replace function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text;
  refusal text;
begin
  perform private.require_admin();
  said := private.js_trim(coalesce(words, ''));
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'A text has 1 to 1,600 characters; this one has %.',
      to_char(private.js_length(said), 'FM999,999,990');
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if not exists (select from private.text_outbox as sent where sent.id = key and sent.lead_id = lead) then
    refusal := private.message_refusal(wanted, moment);
    if refusal is not null then
      raise exception '%', refusal;
    end if;
    refusal := (private.add_text(
      'message', wanted.phone_e164, said, moment,
      lender => wanted.financing_option, lead => lead, id => key
    )).reason;
    if refusal is not null then
      raise exception '%', private.say_refusal(refusal);
    end if;
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

-- What both sides wrote, oldest first, at most the newest `most`; whether and when a text may leave; and
-- what the number agreed to. In the shape of app/admin/leads/sms/conversation.ts.
create or replace function public.read_conversation(lead uuid, most integer default 100) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  number text;
  leaves_at timestamptz;
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  number := wanted.phone_e164;
  leaves_at := private.next_text_time(moment, number);
  return jsonb_build_object(
    'phone', number,
    'refusal', private.message_refusal(wanted, moment),
    'leavesAt', case when leaves_at > moment + interval '1 minute' then leaves_at end,
    'state', (select state from private.area_codes where code = substring(number from 3 for 3)),
    'hasOptedOut', number is not null and private.has_opted_out(number),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at, newest.id), '[]')
      from (
        select * from (
          select sent.id::text as id, 'shop' as "from", sent.created_at as at, sent.body, sent.kind,
            sent.state, sent.reason, sent.error_code as "errorCode", sent.error,
            sent.due_at as "dueAt", coalesce(sent.delivered_at, sent.sent_at, sent.updated_at) as "stateAt",
            sent.lead_id as "leadId", sent.provider,
            (select email from auth.users where users.id = sent.requested_by) as "by",
            false as "isOpen", null::boolean as "meantStop"
          from private.text_outbox as sent
          where (sent.phone = number or sent.lead_id = lead)
            and private.text_share(sent.kind) in ('link', 'staff')
          union all
          select said.id::text, 'person', said.received_at, said.body, said.kind, null, null, null, null,
            null, said.received_at, null, null, said.settled_by_email,
            said.settled_at is null, said.meant_stop
          from private.text_replies as said where said.phone = number
        ) as both_ways
        order by at desc, id desc limit least(greatest(most, 1), 500)
      ) as newest
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id), '[]')
      from (
        select ledger.id, ledger.at, ledger.what, ledger.source, ledger.version, ledger.words,
          ledger.by_email as "by"
        from private.consent_ledger as ledger
        where number is not null and ledger.phone_hash = private.phone_hash(number)
        order by ledger.id desc limit 50
      ) as entry
    )
  );
end
$$;

-- Queues a text of a new lead to each showroom's phone that is to hear of it, with a link into the back office of
-- `site`. Returns why not, for each that gets none. What a stranger wrote never stands in it: two letters at most.
-- Only the first attempt does anything, so that none is texted twice.
create function private.text_lead_alert(of_lead uuid, site text) returns setof text
language sql security definer
set search_path = ''
as $$
  select (private.add_text('alert', alert_phones.phone_e164, said.words, private.text_now())).reason
  from public.financing_leads as lead
  join private.lead_alerts as alert on alert.lead_id = lead.id and alert.attempts = 1
  left join public.showrooms on showrooms.id = lead.showroom
  cross join lateral (
    select format(
      'New lead: %s. %s/admin/financing-leads?lead=%s',
      concat_ws(', ',
        nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
        lead.financing_option, showrooms.name
      ), site, lead.id
    ) as words
  ) as said
  join lateral (
    select distinct phone_e164 from public.alert_phones
    where lead.showroom is null or alert_phones.showroom = lead.showroom
  ) as alert_phones on true
  where lead.id = of_lead
$$;

-- Null takes the number away.
create or replace function public.set_alert_phone(at_showroom text, phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  digits text;
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets where a showroom is texted.'
      using errcode = 'insufficient_privilege';
  end if;
  if octet_length(phone) > 80 then
    raise exception 'Write a US number with its area code.';
  end if;
  digits := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  if digits = '' then
    delete from public.alert_phones where showroom = at_showroom;
    return;
  end if;
  if not coalesce(private.is_us_number(private.us_number(digits)), false) then
    raise exception 'Write a US number with its area code.';
  end if;
  insert into public.alert_phones (showroom, phone_e164)
  values (at_showroom, '+1' || right(digits, 10))
  on conflict (showroom) do update set phone_e164 = excluded.phone_e164;
end
$$;

drop function private.shop_refusal(timestamptz);

revoke all on function
  private.initial(text), private.forget_alert(), private.text_share(text),
  private.share_refusal(text, timestamptz), private.number_refusal(text),
  private.text_refusal(text, text, timestamptz, text, inet, uuid), private.say_refusal(text),
  private.code_kind(text, uuid), private.add_text(
    text, text, text, timestamptz, text, text, uuid, uuid, inet, uuid, text, text, uuid
  ),
  private.text_lead_alert(uuid, text)
  from public, anon, authenticated, service_role;
