-- Tidying what is old, in small transactions: embedded Postgres has one connection, and while one
-- statement takes the people out of a hundred thousand leads nobody can send a form.

create index financing_leads_named_idx on public.financing_leads (created_at)
  where anonymised_at is null;
create index text_replies_kept_idx on private.text_replies (received_at) where body <> '';
create index text_outbox_addresses_idx on private.text_outbox (created_at)
  where address is not null or captcha_token is not null;

drop function private.anonymise_leads(timestamptz, boolean);
drop function private.forget_addresses(timestamptz);

-- Takes the people out of leads and texts from before a moment, or only counts them: the oldest
-- `most` leads and as many replies, or all. What the shop counts (when, which lender, which status)
-- stays, and so does the list of who wants no texts.
create function private.anonymise_leads(
  created_before timestamptz, for_real boolean, most integer default null
)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  old_leads uuid[];
  old_replies bigint[];
begin
  select array_agg(old.id), count(*), min(old.created_at), max(old.created_at)
  into old_leads, leads, oldest, newest
  from (
    select id, created_at from public.financing_leads
    where created_at < created_before and anonymised_at is null
    order by created_at limit most
  ) as old;
  select count(*) into texts from private.text_outbox where lead_id = any (old_leads);
  select array_agg(old.id), count(*) into old_replies, replies from (
    select id from private.text_replies
    where received_at < created_before and body <> ''
    order by received_at limit most
  ) as old;
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
    update private.text_replies set phone = '', body = '' where id = any (old_replies);
  end if;
  return next;
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
  forgotten bigint;
begin
  update private.text_outbox set address = null, captcha_token = null
  where id in (
    select id from private.text_outbox
    where created_at < coalesce(moment, private.text_now()) - interval '24 hours'
      and (address is not null or captcha_token is not null)
    order by created_at limit most
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- A text whose worker is gone may have left, so nobody sends it again by itself. One that waits for
-- its captcha and was never looked at is given up once its token is too old to be good.
create or replace function private.settle_abandoned_texts(
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

revoke all on function private.anonymise_leads(timestamptz, boolean, integer),
  private.forget_addresses(timestamptz, integer)
  from public, anon, authenticated, service_role;
