-- Whether and when a text may leave. Texts rest where they arrive: a number's area code says in which state
-- its owner may sleep, and several states keep narrower hours than the country. No one knows where a phone
-- is, so the shop's own clock holds as well, every time zone of a state counts, and an area code that is not
-- here is treated as the strictest.

-- The hours in which a text may arrive. Null: as the shop does. `sunday_opens` of 24:00 is a silent Sunday.
-- These hours are chosen with care and are no legal advice: change them with `update private.state_hours set …`.
create table private.state_hours (
  state text primary key,
  zones text[] not null,
  opens time,
  closes time,
  sunday_opens time,
  constraint state_hours_both_or_none check ((opens is null) = (closes is null)),
  constraint state_hours_in_order check (opens < closes),
  constraint state_hours_zones_known check (cardinality(zones) > 0)
);

create table private.area_codes (
  code text primary key,
  state text not null references private.state_hours (state),
  -- Where the code lies in a part of its state; null: all of its zones.
  zones text[],
  constraint area_codes_form check (code ~ '^[2-9][0-9]{2}$')
);
create index area_codes_state_idx on private.area_codes (state);

-- The quiet hours that the owner set, or those that the store was started with.
create function private.quiet_hours(out quiet_from time, out quiet_until time)
language sql stable security definer set search_path = '' as $$
  select coalesce(shop.quiet_from, settings.quiet_from), coalesce(shop.quiet_until, settings.quiet_until)
  from private.settings left join public.shop on true
$$;

create function private.is_quiet(quiet_from time, quiet_until time, moment timestamptz)
returns boolean
language sql stable set search_path = '' as $$
  select case
    when quiet_from is null or quiet_from = quiet_until then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from (select (moment at time zone private.shop_zone())::time as clock) as here
$$;

-- The first moment from `moment` on that is outside these hours in this zone.
create function private.next_open_moment(
  moment timestamptz, zone text, quiet_from time, quiet_until time, sunday_until time default null
) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  today date := (moment at time zone zone)::date;
  clock time := (moment at time zone zone)::time;
begin
  if extract(dow from today) = 0 and clock < sunday_until then
    return case when sunday_until = '24:00' then today + 1 + quiet_until else today + sunday_until end
      at time zone zone;
  end if;
  if quiet_from > quiet_until and clock >= quiet_from then
    return (today + 1 + quiet_until) at time zone zone;
  end if;
  if clock < quiet_until and (quiet_from > quiet_until or clock >= quiet_from) then
    return (today + quiet_until) at time zone zone;
  end if;
  return moment;
end
$$;

-- The first moment from `moment` on at which a text may leave for this number.
create function private.next_text_time(moment timestamptz, to_phone text) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  best timestamptz := private.next_text_time(moment);
  before timestamptz;
  rule record;
  own record;
  zone text;
begin
  if to_phone is null then
    return best;
  end if;
  select settings.time_zone, hours.quiet_from, hours.quiet_until into own
    from private.settings, private.quiet_hours() as hours;
  select coalesce(codes.zones, hours.zones) as zones, hours.opens, hours.closes, hours.sunday_opens
  into rule
  from private.area_codes as codes join private.state_hours as hours using (state)
  where codes.code = substring(to_phone from 3 for 3);
  if not found then
    select '{America/New_York,Pacific/Honolulu}'::text[] as zones, time '10:00' as opens,
      time '20:00' as closes, time '24:00' as sunday_opens
    into rule;
  end if;
  if rule.opens is null and rule.sunday_opens is null and rule.zones = array[own.time_zone] then
    return best;
  end if;
  -- What one clock allows, another may forbid: until all agree.
  for round in 1..16 loop
    before := best;
    foreach zone in array rule.zones loop
      best := private.next_open_moment(best, zone, own.quiet_from, own.quiet_until);
      if rule.opens is not null then
        best := private.next_open_moment(best, zone, rule.closes, rule.opens, rule.sunday_opens);
      end if;
    end loop;
    best := private.next_text_time(best);
    exit when best = before;
  end loop;
  return best;
end
$$;

-- The first moment from `moment` on at which texts may leave.
create function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.next_open_moment(moment, settings.time_zone, hours.quiet_from, hours.quiet_until)
  from private.settings, private.quiet_hours() as hours
$$;

-- Texts of one share fill one hour and one day of the shop, so that no rush of another share stops them: links,
-- which anybody's form makes; what staff send; codes that anybody asks for; codes of admins; alerts to staff; alerts
-- that shoppers asked for.
create function private.text_share(kind text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select case when kind in ('resend', 'hold', 'message') then 'staff' else kind end $$;

-- Why the shop may send no more texts of this share; null where it may.
create function private.share_refusal(share text, moment timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
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
language sql stable security definer set search_path = '' as $$
  select case
    when to_phone is null or to_phone !~ '^\+1[0-9]{10}$' or to_phone ~ '^\+1(900|...976)'
      or us_numbers_only and not private.is_us_number(to_phone) then 'not_us'
    when private.has_opted_out(to_phone) then 'opted_out'
  end
  from private.settings
$$;

-- Whether an account has proven that this number is its own, to sign in or as a second factor.
create function private.owns_number(of_account uuid, to_phone text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.users
    where id = of_account and phone = substring(to_phone from 2) and phone_confirmed_at is not null
  ) or exists (
    select from auth.mfa_factors
    where user_id = of_account and phone = substring(to_phone from 2) and status = 'verified'
  );
end
$$;

-- Why a text of this kind may not go to this number now; null where it may: the rules for every text that the
-- shop sends. `of_account` is whose session asked for a code, null where somebody only wrote the number;
-- an address counts for links and codes. Codes of admins who are signed in, and of an account for its own number,
-- are counted by the account alone: no one else can use them up.
create function private.text_refusal(
  of_kind text, to_phone text, moment timestamptz,
  of_lender text default null, of_address inet default null, of_account uuid default null
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rule private.settings;
  refusal text;
  is_own boolean := of_account is not null
    and (of_kind = 'admin_code' or private.owns_number(of_account, to_phone));
  hour_ago timestamptz := moment - interval '1 hour';
  day_ago timestamptz := moment - interval '24 hours';
begin
  select * into rule from private.settings;
  refusal := case
    when private.text_share(of_kind) in ('link', 'staff', 'alert', 'product_alert') and not rule.texts_are_sent then 'no_provider'
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
    when of_kind = 'product_alert' and count(*) filter (where sent.kind = 'product_alert')
      >= rule.texts_per_phone_and_day then 'phone_day'
    when of_kind = 'alert' and count(*) filter (where sent.kind = 'alert' and sent.created_at > hour_ago)
      >= rule.alerts_per_phone_and_hour then 'phone_hour'
    when of_kind in ('code', 'admin_code') and not is_own and count(*) filter (
      where sent.kind = of_kind and (of_kind = 'code' or sent.account is null)
    ) >= rule.codes_per_phone_and_day then 'phone_day'
  end into refusal
  from private.text_outbox as sent
  where sent.phone = to_phone and sent.created_at > day_ago and sent.state not in ('refused', 'opted_out');
  if refusal is null and of_account is not null and (
    select count(*) from private.text_outbox as sent
    where sent.account = of_account and sent.created_at > hour_ago
  ) >= rule.codes_per_account_and_hour then
    refusal := 'account_hour';
  elsif refusal is null and not is_own and (
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
create function private.reach_refusal(consent text, junk text, to_phone text) returns text
language sql stable security definer set search_path = '' as $$
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
language sql immutable parallel safe set search_path = '' as $$
  select case
    when reason = 'no_provider' then 'No text provider is set up, so we can’t send texts.'
    when reason = 'not_us' then 'This isn’t a US number, so we can’t text it.'
    when reason = 'opted_out' then 'This number opted out of texts. They can text START to opt back in.'
    when reason = 'stop_question'
      then 'First tell us if they asked us to stop. We won’t text this number until you do.'
    when reason = 'phone_day' then 'This number reached its daily text limit.'
    when reason in ('shop_hour', 'shop_day') then 'The shop reached its text limit for now.'
    else reason
  end
$$;

-- Why staff may not text this lead's number, in a sentence for them; null where they may. Agreeing to
-- the link is no agreement to be written to; texting us is one, for thirty days.
create function private.message_refusal(lead public.financing_leads, moment timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  number text := lead.phone_e164;
  refusal text := private.text_refusal('message', number, moment);
  has_written boolean;
begin
  if lead.id is null or lead.anonymized_at is not null then
    return 'This lead no longer exists.';
  elsif refusal in ('no_provider', 'not_us', 'opted_out', 'stop_question') then
    return private.say_refusal(refusal);
  end if;
  has_written := exists (
    select from private.text_replies
    where phone = number and received_at > moment - interval '30 days' and kind <> 'stop'
      and meant_stop is not true
  );
  if not has_written and lead.suspected_junk is not null then
    return 'We don’t text suspected junk.';
  elsif not has_written and not exists (
    select from private.consent_ledger as given
    join private.consent_sentences as shown using (version)
    where given.phone_hash = private.phone_hash(number) and given.what = 'given'
      and shown.covers_conversation
  ) then
    return 'They didn’t agree to texts about their request. Call them, or wait for them to text.';
  end if;
  return private.say_refusal(refusal);
end
$$;

-- So long an answer can be taken back before its text leaves.
create function private.answer_pause() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '20 seconds' $$;
