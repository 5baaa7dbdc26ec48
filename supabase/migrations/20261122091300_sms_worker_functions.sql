-- What the worker does. Each call is one transaction of its own; `moment` is null but in tests.

-- Takes up to `most` due texts: from here on each may be in the provider's hands.
create function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
begin
  if private.next_text_time(current) > current then
    return;
  end if;
  return query
    with due as (
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
      order by outbox.due_at, outbox.id
      limit most
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
      then private.next_text_time(current + pause) else due_at end,
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

-- A text whose worker is gone may have left, so nobody sends it again by itself.
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
  where state in ('sending', 'checking') and claimed_at < claimed_before;
  get diagnostics settled = row_count;
  return settled;
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

revoke all on function
  private.claim_texts(integer, timestamptz),
  private.finish_text(uuid, integer, text, text, text, text, text, integer, timestamptz),
  private.settle_abandoned_texts(timestamptz, timestamptz),
  private.claim_captchas(integer, timestamptz), private.finish_captcha(uuid, boolean)
  from public, anon, authenticated, service_role;
