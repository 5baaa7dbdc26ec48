-- When a text may leave, what it says, and how many a phone, an address and the shop are allowed.

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

revoke all on function
  private.text_now(), private.next_text_time(timestamptz), private.text_body(text),
  private.count_texts(timestamptz, text, text, inet, text),
  private.text_refusal(text, text, inet, boolean, timestamptz)
  from public, anon, authenticated, service_role;
