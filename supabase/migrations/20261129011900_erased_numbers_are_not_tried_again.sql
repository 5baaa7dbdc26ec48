-- A text that was with the provider while its person was erased has no number to be tried again.

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

