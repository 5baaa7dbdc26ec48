-- Whether and when a text may leave. Texts rest where they arrive: a number's area code says in which state
-- its owner may sleep, and several states keep narrower hours than the country. Nobody knows where a phone
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

alter table private.state_hours enable row level security;
revoke all on private.state_hours from public, anon, authenticated, service_role;
create policy "Nobody reads or writes hours of states" on private.state_hours
  for all to anon, authenticated using (false);

create table private.area_codes (
  code text primary key,
  state text not null references private.state_hours (state),
  -- Where the code lies in a part of its state; null: all of its zones.
  zones text[],
  constraint area_codes_form check (code ~ '^[2-9][0-9]{2}$')
);
create index area_codes_state_idx on private.area_codes (state);

alter table private.area_codes enable row level security;
revoke all on private.area_codes from public, anon, authenticated, service_role;
create policy "Nobody reads or writes area codes" on private.area_codes
  for all to anon, authenticated using (false);

-- The quiet hours that the owner set, or those that the store was started with.
create function private.quiet_hours(out quiet_from time, out quiet_until time)
language sql stable security definer
set search_path = ''
as $$
  select coalesce(shop.quiet_from, settings.quiet_from), coalesce(shop.quiet_until, settings.quiet_until)
  from private.settings left join public.shop on true
$$;

create function private.is_quiet(quiet_from time, quiet_until time, moment timestamptz)
returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when quiet_from is null or quiet_from = quiet_until then false
    when quiet_from < quiet_until then clock >= quiet_from and clock < quiet_until
    else clock >= quiet_from or clock < quiet_until
  end
  from (select (moment at time zone 'America/Detroit')::time as clock) as here
$$;

-- The first moment from `moment` on that is outside these hours in this zone.
create function private.next_open_moment(
  moment timestamptz, zone text, quiet_from time, quiet_until time, sunday_until time default null
) returns timestamptz
language plpgsql stable
set search_path = ''
as $$
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
language plpgsql stable security definer
set search_path = ''
as $$
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
language sql stable security definer
set search_path = ''
as $$
  select private.next_open_moment(moment, settings.time_zone, hours.quiet_from, hours.quiet_until)
  from private.settings, private.quiet_hours() as hours
$$;

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

-- Why staff may not text this lead's number, in a sentence for them; null where they may. Agreeing to
-- the link is no agreement to be written to; texting us is one, for thirty days.
create function private.message_refusal(lead public.financing_leads, moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  number text := lead.phone_e164;
  has_written boolean;
  written_to bigint;
begin
  select * into rule from private.settings;
  if lead.id is null or lead.anonymized_at is not null then
    return 'This lead is not here any more.';
  elsif not rule.texts_are_sent then
    return 'No text provider is set, so no text is sent.';
  elsif number is null or rule.us_numbers_only and not private.is_us_number(number) then
    return 'This is no US number, so it is not texted.';
  elsif private.has_opted_out(number) then
    return 'This number has opted out of texts. Only a START from it changes that.';
  elsif private.has_stop_question(number) then
    return 'First say whether they asked us to stop. Until then nothing leaves for this number.';
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
  select count(*) into written_to from private.text_outbox
  where phone = number and kind = 'message' and created_at > moment - interval '24 hours'
    and state not in ('refused', 'opted_out');
  if written_to >= rule.messages_per_phone_and_day then
    return 'This number has been sent enough texts for a day.';
  elsif private.shop_refusal(moment) is not null then
    return 'The shop has sent as many texts as it may for now.';
  end if;
  return null;
end
$$;

-- So long an answer can be taken back before its text leaves.
create function private.answer_pause() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '20 seconds' $$;

revoke all on function
  private.quiet_hours(), private.is_quiet(time, time, timestamptz),
  private.next_open_moment(timestamptz, text, time, time, time), private.next_text_time(timestamptz, text),
  private.next_text_time(timestamptz), private.reach_refusal(text, text, text),
  private.shop_refusal(timestamptz),
  private.text_refusal(public.financing_leads, inet, boolean, timestamptz),
  private.message_refusal(public.financing_leads, timestamptz), private.answer_pause()
  from public, anon, authenticated, service_role;
