-- What people answer is shown to staff and waits until somebody deals with it. What may mean “stop” is
-- a question to staff, and as long as it is open nothing leaves for that number.

alter table private.settings
  add replies_per_phone_and_hour integer not null default 60,
  add replies_per_phone_and_day integer not null default 200,
  add messages_per_phone_and_day integer not null default 30;

alter table private.text_replies
  drop constraint text_replies_kind_known,
  add constraint text_replies_kind_known
    check (kind in ('stop', 'start', 'help', 'maybe_stop', 'other')),
  -- When somebody answered it or said that it needs no answer; null: it waits.
  add settled_at timestamptz,
  add settled_by_email text,
  -- What staff took a question for.
  add meant_stop boolean;
update private.text_replies set settled_at = received_at;
create index text_replies_waiting_idx on private.text_replies (phone, received_at)
  where settled_at is null and kind in ('other', 'maybe_stop');

-- Since when the oldest answer waits that nobody dealt with; on the number's newest lead only.
alter table public.financing_leads add reply_waiting_since timestamptz;
create index financing_leads_replies_idx on public.financing_leads (reply_waiting_since)
  where reply_waiting_since is not null;

drop trigger stamp_lead on public.financing_leads;
create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk, new.assigned_to, new.follow_up_at, new.calls, new.noted_at,
     new.reply_waiting_since)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk, old.assigned_to, old.follow_up_at, old.calls, old.noted_at,
     old.reply_waiting_since)
  )
  execute function private.stamp_lead();

create function private.show_waiting_replies(of_phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  since timestamptz := (
    select min(received_at) from private.text_replies
    where phone = of_phone and kind in ('other', 'maybe_stop') and settled_at is null
  );
  newest uuid := (
    select id from public.financing_leads
    where phone_e164 = of_phone and anonymized_at is null
    order by suspected_junk is not null, created_at desc, id limit 1
  );
begin
  update public.financing_leads
  set reply_waiting_since = case when id = newest then since end
  where phone_e164 = of_phone
    and reply_waiting_since is distinct from case when id = newest then since end;
end
$$;

create function private.has_stop_question(of_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.text_replies
    where phone = of_phone and kind = 'maybe_stop' and settled_at is null
  )
$$;

-- Which of the words that everybody may answer with a text is. "Stop!" and "stop texting me" count as
-- STOP; "stop by at five?" and "please take me off your list" are for a person to decide.
create or replace function private.reply_kind(body text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when words in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT',
      'OPT OUT') then 'stop'
    when words ~ '^(STOP|UNSUBSCRIBE) ' and words !~ '^STOP (BY|IN|AT|OVER|ON|THERE|HERE|AND|BACK) '
      and words !~ '^STOP (BY|IN|OVER|THERE|HERE|BACK)$' then 'stop'
    when words in ('START', 'UNSTOP') then 'start'
    when words in ('HELP', 'INFO') then 'help'
    when words ~ ('\m(STOP|STOPP|STAHP|UNSUBSCRIBE|OPT ?OUT|REMOVE|CANCEL|QUIT|REVOKE|TAKE ME OFF|OFF YOUR LIST'
      '|WRONG (NUMBER|PERSON)|LEAVE ME|LOSE (MY|THIS) NUMBER|NO MORE|NOT INTERESTED|NO LONGER'
      '|(DON ?T|DO NOT|QUIT|NEVER) (EVER )?(TEXT|CALL|CONTACT|MESSAGE|MSG|WRITE|SEND|BOTHER)'
      '|SPAM|HARASS\w*|LAWYER|ATTORNEY|REPORT(ED|ING)? YOU|ENOUGH'
      '|ALTO|BASTA|DEJE\w*|NO MAS|PARE\w*|ARRET\w*)\M')
      or body ~ '[🛑✋🚫🖕]' then 'maybe_stop'
    else 'other'
  end
  from (
    select btrim(regexp_replace(upper(translate(
      body, 'ÁÀÂÉÈÊÍÓÚÜÑáàâéèêíóúüñ’''', 'AAAEEEIOUUNAAAEEEIOUUN'
    )), '[^A-Z]+', ' ', 'g')) as words
  ) as cleaned
$$;

-- Writes down what somebody texted, once for each of the provider's ids, and acts on the words that act
-- by themselves. Beyond the limits nothing is kept; even then a STOP is heard.
create or replace function private.record_reply(
  from_phone text,
  said text,
  with_id text default null,
  told_kind text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  heard text := coalesce(told_kind, private.reply_kind(said));
  was_out boolean;
  in_hour bigint;
  in_day bigint;
  rule record;
  stored bigint;
begin
  -- Two answers at once, or an answer and a text that is being queued.
  perform private.take_turns_over_phone(from_phone);
  -- A webhook that comes again, late, must not undo what was said after it.
  if with_id is not null
    and exists (select from private.text_replies where provider_id = with_id) then
    return heard;
  end if;
  was_out := private.has_opted_out(from_phone);
  select count(*) filter (where received_at > current - interval '1 hour'), count(*)
  into in_hour, in_day
  from (
    select received_at from private.text_replies
    where phone = from_phone and received_at > current - interval '24 hours'
    order by received_at desc limit 10000
  ) as earlier;
  select replies_per_phone_and_hour, replies_per_phone_and_day into rule from private.settings;
  if (in_hour >= rule.replies_per_phone_and_hour or in_day >= rule.replies_per_phone_and_day)
    and not (heard = 'stop' and not was_out) then
    return 'flood';
  end if;

  insert into private.text_replies (phone, body, kind, provider_id, received_at, settled_at)
  values (
    from_phone, coalesce(nullif(left(said, 10000), ''), '(no words)'), heard, with_id, current,
    case when heard not in ('other', 'maybe_stop') then current end
  )
  on conflict (provider_id) do nothing
  returning id into stored;
  if stored is null then
    return heard;
  end if;
  if heard = 'stop' then
    insert into private.text_opt_outs (phone, keyword, since)
    values (from_phone, left(said, 40), current)
    on conflict (phone) do nothing;
    -- Whoever says it in plain words answers the open question, too.
    update private.text_replies set settled_at = current, meant_stop = true
    where phone = from_phone and kind = 'maybe_stop' and settled_at is null;
  elsif heard = 'start' then
    delete from private.text_opt_outs where phone = from_phone;
    if was_out then
      perform private.add_to_ledger(from_phone, 'restored', 'reply', current, reply => stored);
    end if;
  end if;
  perform private.show_waiting_replies(from_phone);
  return heard;
end
$$;

-- Staff say what an answer meant: true ends all texts to the number, false keeps them, null asks again.
create function public.answer_stop_question(reply bigint, means_stop boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked private.text_replies;
  moment timestamptz := private.text_now();
begin
  perform private.require_admin();
  perform private.take_turns_over_phone(phone) from private.text_replies where id = reply;
  select * into asked from private.text_replies where id = reply and kind = 'maybe_stop' for update;
  if asked.id is null or asked.phone = '' then
    raise exception 'This text is not here any more.' using errcode = 'PT409';
  end if;
  if asked.meant_stop is not distinct from means_stop
    and (asked.settled_at is null) = (means_stop is null) then
    return;
  elsif asked.settled_at is not null and means_stop is not null then
    raise exception '% answered this first: %.', coalesce(asked.settled_by_email, 'Somebody'),
      case when asked.meant_stop then 'it means stop' else 'it does not mean stop' end
      using errcode = 'PT409';
  end if;
  if means_stop then
    insert into private.text_opt_outs (phone, keyword, since) values (asked.phone, 'staff', moment)
    on conflict (phone) do nothing;
  elsif means_stop is not null then
    perform private.add_to_ledger(asked.phone, 'not_revoked', 'staff', moment, reply => reply);
  elsif asked.meant_stop then
    -- Only what staff themselves decided is theirs to take back.
    delete from private.text_opt_outs where phone = asked.phone and keyword = 'staff';
    if found then
      perform private.add_to_ledger(asked.phone, 'restored', 'staff', moment, reply => reply);
    end if;
  end if;
  update private.text_replies set
    meant_stop = means_stop,
    settled_at = case when means_stop is not null then moment end,
    settled_by_email = case when means_stop is not null then auth.jwt() ->> 'email' end
  where id = reply;
  perform private.show_waiting_replies(asked.phone);
end
$$;

-- The number's answers need none from us; false takes that back for the newest of them.
create function public.settle_replies(phone_number text, are_settled boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
begin
  perform private.require_admin();
  if are_settled then
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = phone_number and kind = 'other' and settled_at is null;
  else
    update private.text_replies set settled_at = null, settled_by_email = null
    where id = (
      select id from private.text_replies where phone = phone_number and kind = 'other'
      order by received_at desc, id desc limit 1
    );
  end if;
  perform private.show_waiting_replies(phone_number);
end
$$;

-- Whoever is erased waits for no answer.
do $$
declare
  definition text := pg_get_functiondef('private.anonymize(uuid[])'::regprocedure);
begin
  if position('follow_up_at = null,' in definition) = 0 then
    raise exception 'private.anonymize is not as this migration knows it.';
  end if;
  execute replace(definition, 'follow_up_at = null,', 'follow_up_at = null, reply_waiting_since = null,');
end
$$;

revoke all on function
  private.show_waiting_replies(text), private.has_stop_question(text),
  public.answer_stop_question(bigint, boolean), public.settle_replies(text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.answer_stop_question(bigint, boolean), public.settle_replies(text, boolean)
  to authenticated;
