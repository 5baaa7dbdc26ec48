-- As before, by the hours of where each text goes; what may be meant as a stop holds them back.
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
      select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out,
        private.next_text_time(current, outbox.phone) as leaves_at
      from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current
        and not private.has_stop_question(outbox.phone)
      order by outbox.due_at, outbox.id
      limit greatest(least(most, room), 0)
      for update skip locked
    ), taken as (
      update private.text_outbox as outbox set
        state = case
          when due.is_opted_out then 'opted_out'
          when due.leaves_at > current then 'queued'
          else 'sending'
        end,
        due_at = greatest(outbox.due_at, due.leaves_at),
        attempts = outbox.attempts
          + case when due.is_opted_out or due.leaves_at > current then 0 else 1 end,
        claimed_at = case when due.leaves_at > current then outbox.claimed_at else current end,
        updated_at = current
      from due where outbox.id = due.id
      returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
    )
    select taken.id, taken.attempts, taken.phone, taken.body from taken
    where taken.state = 'sending';
end
$$;
