-- Strangers who know a number cannot use up the codes of the account that owns it.

-- Whether an account has proven that this number is its own, to sign in or as a second factor.
create function private.owns_number(of_account uuid, to_phone text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
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
-- are counted by the account alone: nobody else can use them up.
create or replace function private.text_refusal(
  of_kind text, to_phone text, moment timestamptz,
  of_lender text default null, of_address inet default null, of_account uuid default null
) returns text
language plpgsql stable security definer
set search_path = ''
as $$
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

revoke all on function private.owns_number(uuid, text) from public, anon, authenticated, service_role;
