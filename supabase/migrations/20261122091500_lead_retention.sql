-- What is kept of people, and for how long.

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

revoke all on function
  private.forget_addresses(timestamptz), private.anonymise_leads(timestamptz, boolean)
  from public, anon, authenticated, service_role;
