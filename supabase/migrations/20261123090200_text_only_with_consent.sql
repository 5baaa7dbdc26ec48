-- No text without consent, none to suspected junk, and no more in a day than the shop wants to pay for.
-- One lock held every form's text until its transaction was on the disk: now forms for one phone take
-- turns, and what the whole shop may send is decided once more when texts are taken to be sent.

alter table private.settings add texts_per_day integer not null default 500;

create index text_outbox_taken_idx on private.text_outbox (claimed_at) where attempts > 0;

-- Forms for one phone that counted side by side would all find room.
create function private.take_turns_over_phone(of_phone text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('private.text_outbox ' || of_phone, 0))
$$;

-- Why the shop may send no more texts; null where it may.
create function private.shop_refusal(moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  in_hour bigint;
  in_day bigint;
begin
  select texts_per_hour, texts_per_day into rule from private.settings;
  select count(*) filter (where created_at > moment - interval '1 hour'), count(*)
  into in_hour, in_day
  from private.text_outbox
  where created_at > moment - interval '24 hours' and state not in ('refused', 'opted_out');
  return case
    when in_hour >= rule.texts_per_hour then 'shop_hour'
    when in_day >= rule.texts_per_day then 'shop_day'
  end;
end
$$;

drop function private.text_refusal(text, text, inet, boolean, timestamptz);
-- Why a form's text may not be sent; null where it may.
create function private.text_refusal(
  lead public.financing_leads, of_address inet, has_captcha boolean, moment timestamptz
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  day_ago timestamptz := moment - interval '24 hours';
  to_phone bigint;
  for_lender bigint;
  from_address bigint;
begin
  select * into rule from private.settings;
  case
    when lead.consent_version is null then return 'no_consent';
    when lead.suspected_junk is not null then return 'junk';
    when not rule.texts_are_sent then return 'no_provider';
    when lead.phone_e164 is null
      or rule.us_numbers_only and not private.is_us_number(lead.phone_e164) then return 'not_us';
    when private.has_opted_out(lead.phone_e164) then return 'opted_out';
    when rule.texts_need_captcha and not has_captcha then return 'captcha';
    else null;
  end case;
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

create or replace function private.queue_text() returns trigger
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

-- As before, and no more than the shop may send: forms that counted side by side may have queued some
-- too many, which wait until there is room.
create or replace function private.claim_texts(most integer, moment timestamptz default null)
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
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
      order by outbox.due_at, outbox.id
      limit greatest(least(most, room), 0)
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

create or replace function public.text_promise(submission uuid)
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

create or replace function public.resend_text(lead uuid)
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
  from public.financing_leads where id = lead and anonymised_at is null;
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
      private.text_body(wanted.financing_option), private.next_text_time(moment), auth.uid(),
      moment, moment
    )
    returning outbox.state, outbox.due_at;
end
$$;

drop function private.count_texts(timestamptz, text, text, inet, text);
revoke all on function
  private.take_turns_over_phone(text), private.shop_refusal(timestamptz),
  private.text_refusal(public.financing_leads, inet, boolean, timestamptz)
  from public, anon, authenticated, service_role;
