-- What people answer to texts, and what staff write to them: one number's texts, both ways and across its leads.

-- What people answered: the proof of an opt-out.
create table private.text_replies (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  kind text not null,
  provider_id text,
  received_at timestamptz not null,
  -- When somebody answered it or said that it needs no answer; null: it waits.
  settled_at timestamptz,
  settled_by_email text,
  -- What staff took a question for.
  meant_stop boolean,
  constraint text_replies_provider_id_key unique (provider_id),
  constraint text_replies_kind_known check (kind in ('stop', 'start', 'help', 'maybe_stop', 'other'))
);
create index text_replies_phone_idx on private.text_replies (phone, received_at);
create index text_replies_kept_idx on private.text_replies (received_at) where body <> '';
create index text_replies_waiting_idx on private.text_replies (phone, received_at)
  where settled_at is null and kind in ('other', 'maybe_stop');

-- Which of the words that everybody may answer with a text is. "Stop!" and "stop texting me" count as STOP,
-- with letters apart or of another width, misspelled, and in other languages that are spoken here; "stop by
-- at five?" and "please take me off your list" are for a person to decide. Too many questions cost a tap, one
-- too few costs a person's wish.
create function private.reply_kind(body text) returns text
language sql immutable set search_path = '' as $$
  select case
    when words in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT',
      'OPT OUT') then 'stop'
    when words ~ '^(STOP|UNSUBSCRIBE) ' and words !~ '^STOP (BY|IN|AT|OVER|ON|THERE|HERE|AND|BACK) '
      and words !~ '^STOP (BY|IN|OVER|THERE|HERE|BACK)$' then 'stop'
    when words in ('START', 'UNSTOP') then 'start'
    when words in ('HELP', 'INFO') then 'help'
    when words ~ ('\m(STO+P+|STAHP|UNSUB\w*|UNSUSCRIBE\w*|OPT( ?(ME|US))? ?OUT|REMOVE|DELETE|ERASE|BLOCK(ED|ING)? (YOU|U|THIS)'
      '|CANCEL\w*|QUIT|REVOKE|TAKE (ME|US|MY|THIS) (OFF|OUT)|GET (ME|US) (OFF|OUT)|WANT OUT|OFF (YOUR|UR|THE|THIS|THAT|ALL) LISTS?'
      '|WRONG (NUMBER|PERSON|PHONE|GUY|LADY)|LEAVE (ME|US)|LOSE (MY|THIS) NUMBER|NO MORE|NOT INTERESTED|NO LONGER|GO AWAY'
      '|(PLEASE|PLS|PLZ) END|END (THIS|THESE|ALL|THE) (TEXT|MESSAGE|MSG|SPAM)\w*'
      '|(DON ?T|DO NOT|QUIT|NEVER) (EVER )?(TEXT|CALL|CONTACT|MESSAGE|MSG|WRITE|SEND|BOTHER|DISTURB|SOLICIT)|DND'
      '|(DIDN ?T|DID NOT|NEVER|DON ?T|DO NOT) (SIGN(ED)? UP|ASK(ED)? FOR THIS|CONSENT(ED)?|AGREED?|SUBSCRIBED?)'
      '|THIS (ISN ?T|IS NOT|AIN ?T) (ME|MY|HIM|HER)|NOT ME|SPAM\w*|SCAM\w*|SOLICIT\w*|HARASS\w*|LAWYER|ATTORNEY|SUE (YOU|U)|SUING'
      '|FCC|FTC|TCPA|CEASE|REPORT(ED|ING)? (YOU|THIS)|REPORTING|ENOUGH|FUCK\w*|PISS OFF|SCREW (YOU|OFF)'
      '|ALTO|BASTA|DETENER|DETENGA\w*|SALIR|CANCELAR|BORRAR\w*|BORRE(N|ME|NME)?|BORRAME|ELIMIN(AR|E|EN)\w*'
      '|QUIT(E|EN|A|AR)(ME|NOS)|DEJ(E|EN|A)\w*|NO QUIERO|YA NO|NO MAS|PARE(N|ME|NME)?'
      '|NO (ME |NOS )?(ESCRIB|LLAM|MANDE|ENVIE|MOLEST|CONTACTE|TEXTE)\w*|ARRET\w*)\M')
      or words ~ '^(WRONG|BLOCK|[A-Z]( [A-Z])+)$' and replace(words, ' ', '') ~ '^(WRONG|BLOCK|STO*P+|STOPALL|END|QUIT|CANCEL|OPTOUT)$'
      or body ~* '\mst0p' or body ~ '[🛑✋🚫🖕]'
      or lower(body) ~ '(стоп|отпис|хватит|не пиш|توقف|أوقف|اوقف|إلغاء|الغاء|لا ترسل|停止|退订|退訂|取消)'
      then 'maybe_stop'
    else 'other'
  end
  from (
    select body, btrim(regexp_replace(upper(translate(
      body, 'ÁÀÂÉÈÊÍÓÚÜÑáàâéèêíóúüñ’''', 'AAAEEEIOUUNAAAEEEIOUUN'
    )), '[^A-Z]+', ' ', 'g')) as words
    from (select normalize(reply_kind.body, NFKC) as body) as written
  ) as cleaned
$$;

-- Writes down what somebody texted, once for each of the provider's ids, and acts on the words that act
-- by themselves. Beyond the limits nothing is kept; even then a STOP is heard.
create function private.record_reply(
  from_phone text,
  said text,
  with_id text default null,
  told_kind text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer set search_path = '' as $$
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
    and not (heard = 'stop' and (not was_out or exists (
      select from private.text_opt_outs where phone = from_phone and keyword = 'staff'
    )))
    and not (heard = 'maybe_stop' and not was_out and not private.has_stop_question(from_phone)) then
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
    delete from private.erased_opt_outs where phone_hash = private.phone_hash(from_phone);
    if was_out then
      perform private.add_to_ledger(from_phone, 'restored', 'reply', current, reply => stored);
    end if;
  end if;
  perform private.show_waiting_replies(from_phone);
  return heard;
end
$$;

create function private.show_waiting_replies(of_phone text) returns void
language plpgsql security definer set search_path = '' as $$
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
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.text_replies
    where phone = of_phone and kind = 'maybe_stop' and settled_at is null
  )
$$;

-- Staff say what an answer meant: true ends all texts to the number, false keeps them, null asks again.
create function public.answer_stop_question(reply bigint, means_stop boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked private.text_replies;
  moment timestamptz := private.text_now();
begin
  perform private.require_sales();
  perform private.take_turns_over_phone(phone) from private.text_replies where id = reply;
  select * into asked from private.text_replies where id = reply and kind = 'maybe_stop' for update;
  if asked.id is null or asked.phone = '' then
    raise exception 'This text no longer exists.' using errcode = 'PT409';
  end if;
  if asked.meant_stop is not distinct from means_stop
    and (asked.settled_at is null) = (means_stop is null) then
    return;
  elsif asked.settled_at is not null and means_stop is not null then
    raise exception '% answered this first: %.', coalesce(asked.settled_by_email, 'Someone'),
      case when asked.meant_stop then 'it means stop' else 'it doesn’t mean stop' end
      using errcode = 'PT409';
  end if;
  if means_stop then
    insert into private.text_opt_outs (phone, keyword, since) values (asked.phone, 'staff', moment)
    on conflict (phone) do nothing;
  elsif means_stop is not null then
    perform private.add_to_ledger(asked.phone, 'not_revoked', 'staff', moment, reply => reply);
  elsif asked.meant_stop then
    -- Only what staff themselves decided is theirs to take back.
    delete from private.text_opt_outs as decided
    where decided.phone = asked.phone and decided.keyword = 'staff' and not exists (
      select from private.text_replies as other
      where other.phone = asked.phone and other.id <> asked.id and other.meant_stop
        and other.settled_at >= decided.since
    );
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
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
begin
  perform private.require_sales();
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

-- Numbers whose answers wait while no lead bears them: of people who asked to have a product held, or are known
-- by the number alone.
create function public.replies_without_lead()
returns table (phone text, name text, body text, received_at timestamptz, question bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sales();
  return query
    select waiting.phone,
      (
        select asked.name from public.hold_requests as asked
        where asked.phone_e164 = waiting.phone and asked.anonymized_at is null
        order by asked.created_at desc limit 1
      ),
      left(waiting.body, 300), waiting.received_at,
      (
        select min(open.id) from private.text_replies as open
        where open.phone = waiting.phone and open.kind = 'maybe_stop' and open.settled_at is null
      )
    from (
      select distinct on (said.phone) said.phone, said.body, said.received_at
      from private.text_replies as said
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
        and not exists (
          select from public.financing_leads as lead
          where lead.phone_e164 = said.phone and lead.anonymized_at is null
        )
      order by said.phone, said.received_at desc
    ) as waiting
    order by waiting.received_at desc limit 100;
end
$$;

-- Beginnings of texts, with {first_name}, {me}, {shop}, {lender} and {phone} to be filled in.
create table public.text_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  body text not null,
  position integer not null default 0,
  version integer not null default 1,
  -- When it was last offered; null: it is.
  archived_at timestamptz,
  constraint text_templates_name_length check (private.js_length(name) between 1 and 40),
  constraint text_templates_body_length check (private.js_length(body) between 1 and 600)
);

create trigger count_version before update on public.text_templates
  for each row execute function private.count_version();

-- Queues what staff wrote. The same key twice is one text. Writing assigns an unassigned lead to
-- the writer, and answers that waited are dealt with.
create function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text;
  refusal text;
begin
  perform private.require_sales();
  said := private.js_trim(coalesce(words, ''));
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'Keep a text to 1 to 1,600 characters. This one has %.',
      to_char(private.js_length(said), 'FM999,999,990');
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if not exists (select from private.text_outbox as sent where sent.id = key and sent.lead_id = lead) then
    refusal := private.message_refusal(wanted, moment);
    if refusal is not null then
      raise exception '%', refusal;
    end if;
    refusal := (private.add_text(
      'message', wanted.phone_e164, said, moment,
      lender => wanted.financing_option, lead => lead, id => key
    )).reason;
    if refusal is not null then
      raise exception '%', private.say_refusal(refusal);
    end if;
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

-- What both sides wrote, oldest first, at most the newest `most`; whether and when a text may leave; and
-- what the number agreed to. In the shape of app/admin/leads/sms/conversation.ts.
create function public.read_conversation(lead uuid, most integer default 100) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  number text;
  leaves_at timestamptz;
begin
  perform private.require_sales();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  number := wanted.phone_e164;
  leaves_at := private.next_text_time(moment, number);
  return jsonb_build_object(
    'phone', number,
    'refusal', private.message_refusal(wanted, moment),
    'leavesAt', case when leaves_at > moment + interval '1 minute' then leaves_at end,
    'state', (select state from private.area_codes where code = substring(number from 3 for 3)),
    'hasOptedOut', number is not null and private.has_opted_out(number),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at, newest.id), '[]')
      from (
        select * from (
          select sent.id::text as id, 'shop' as "from", sent.created_at as at, sent.body, sent.kind,
            sent.state, sent.reason, sent.error_code as "errorCode", sent.error,
            sent.due_at as "dueAt", coalesce(sent.delivered_at, sent.sent_at, sent.updated_at) as "stateAt",
            sent.lead_id as "leadId", sent.provider,
            (select email from auth.users where users.id = sent.requested_by) as "by",
            false as "isOpen", null::boolean as "meantStop"
          from private.text_outbox as sent
          where (sent.phone = number or sent.lead_id = lead)
            and private.text_share(sent.kind) in ('link', 'staff')
          union all
          select said.id::text, 'person', said.received_at, said.body, said.kind, null, null, null, null,
            null, said.received_at, null, null, said.settled_by_email,
            said.settled_at is null, said.meant_stop
          from private.text_replies as said where said.phone = number
        ) as both_ways
        order by at desc, id desc limit least(greatest(most, 1), 500)
      ) as newest
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id), '[]')
      from (
        select ledger.id, ledger.at, ledger.what, ledger.source, ledger.version, ledger.words,
          ledger.by_email as "by"
        from private.consent_ledger as ledger
        where number is not null and ledger.phone_hash = private.phone_hash(number)
        order by ledger.id desc limit 50
      ) as entry
    )
  );
end
$$;
