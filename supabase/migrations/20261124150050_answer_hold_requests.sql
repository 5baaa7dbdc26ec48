-- What staff say to a request to hold a piece, the text that tells it, and what of it is kept.

-- What the form that has just been sent may promise: "text", or "call" where no text can reach them.
create function public.hold_promise(submission uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when private.reach_refusal(consent_version, suspected_junk, phone_e164) is null then 'text'
    else 'call'
  end
  from public.hold_requests
  where submission_key = submission and created_at > now() - interval '1 hour'
$$;

-- So long an answer can be taken back before its text leaves.
create function private.answer_pause() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '20 seconds' $$;

-- Writes down what staff said and queues its text, in their transaction.
create function private.answer_hold_request(
  asked public.hold_requests, what text, why text, by_hold uuid, words text
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  refusal text := coalesce(
    private.reach_refusal(asked.consent_version, asked.suspected_junk, asked.phone_e164),
    private.shop_refusal(moment)
  );
begin
  update public.hold_requests set
    answer = what, reason = why, hold_id = by_hold, answered_at = moment,
    answered_by_email = auth.jwt() ->> 'email'
  where id = asked.id;
  insert into private.text_outbox
    (hold_request_id, kind, state, reason, phone, body, due_at, requested_by, created_at, updated_at)
  values (
    asked.id, 'hold',
    case when refusal is null then 'queued' when refusal = 'opted_out' then refusal else 'refused' end,
    refusal, asked.phone_e164, words,
    private.next_text_time(moment + private.answer_pause()), auth.uid(), moment, moment
  );
end
$$;

-- The request, locked, as long as it waits for an answer.
create function private.waiting_request(request uuid) returns public.hold_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_admin();
  select * into asked from public.hold_requests where id = request for update;
  if asked.id is null or asked.anonymized_at is not null then
    raise exception 'This request is not here any more.' using errcode = 'PT409';
  elsif asked.answer is not null then
    raise exception '% was answered at %: %.', asked.name, private.say_moment(asked.answered_at),
      case asked.answer when 'held' then 'it is held' else 'declined' end using errcode = 'PT409';
  end if;
  return asked;
end
$$;

create function private.say_piece(of_product text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when length(title) > 45 then left(title, 44) || '…' else title end
  from public.products where id = of_product
$$;

-- Holds the piece, by the printed rule and with all that stands in the way of a hold.
create function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
  made public.holds;
begin
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    settings.shop_name, private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  )) from private.settings;
  return made;
end
$$;

create function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
begin
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we cannot hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    settings.shop_name, private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  )) from private.settings;
end
$$;

-- Takes an answer back as long as its text has not left.
create function public.reopen_hold_request(request uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_admin();
  select * into asked from public.hold_requests where id = request for update;
  if asked.answer is null or asked.anonymized_at is not null then
    return;
  end if;
  if exists (
    select from private.text_outbox
    where hold_request_id = request and state not in ('queued', 'refused', 'opted_out')
  ) then
    raise exception 'The text has left already. Call them.' using errcode = 'PT409';
  end if;
  update private.text_outbox set state = 'refused', reason = 'undone', updated_at = private.text_now()
  where hold_request_id = request and state = 'queued';
  update public.holds set state = 'ended' where id = asked.hold_id and state = 'held';
  update public.hold_requests set
    answer = null, reason = null, hold_id = null, answered_at = null, answered_by_email = null
  where id = request;
end
$$;

-- Takes the people out of these requests and their texts.
create function private.anonymize_requests(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.hold_requests set
    name = 'Removed', phone = '000-000-0000', submission_key = null,
    reason = case when reason is not null then 'Removed' end, anonymized_at = private.text_now()
  where id = any (ids) and anonymized_at is null;
  update private.text_outbox set
    phone = null, body = null, error = null,
    state = case when state = 'queued' then 'refused' else state end,
    reason = case when state = 'queued' then 'anonymized' else reason end
  where hold_request_id = any (ids);
  delete from private.hold_request_addresses where request_id = any (ids)
$$;

create or replace function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

create or replace function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  forgotten bigint;
begin
  delete from private.hold_request_addresses where created_at < day_ago;
  update private.text_outbox set address = null, captcha_token = null
  where id in (
    select id from private.text_outbox
    where created_at < day_ago and (address is not null or captcha_token is not null)
    order by created_at limit most
  );
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- The requests to hold that came with these ten digits.
create function private.hold_requests_of(any_phone text) returns setof public.hold_requests
language sql stable security definer
set search_path = ''
as $$
  select asked from public.hold_requests as asked
  where right(regexp_replace(asked.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(any_phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(any_phone, '[^0-9]', '', 'g')) >= 10
    and asked.anonymized_at is null
$$;

-- Erases what a person asked to have held. That they agreed to a text stays, under a hash of the number.
create function private.erase_hold_requests(any_phone text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from private.hold_requests_of(any_phone) as asked
  where asked.consent_version is not null and asked.phone_e164 is not null;
  select private.anonymize_requests(array(select id from private.hold_requests_of(any_phone)))
$$;

-- A person who is erased asked by both forms, perhaps. The functions stay as they are but for this.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('public.erase_sender(uuid)'::regprocedure,
        'gone := array(',
        'perform private.erase_hold_requests((select phone from public.financing_leads where id = lead));
  gone := array('),
      ('public.preview_erasure(uuid)'::regprocedure,
        'from public.holds as kept where kept.phone_e164 = number)',
        'from public.holds as kept where kept.phone_e164 = number) + (
        select count(*)::integer from private.hold_requests_of(
          (select phone from public.financing_leads where id = lead)
        )
      )')
    ) as changes (function, old, new)
  loop
    definition := pg_get_functiondef(changed.function);
    if position(changed.old in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    execute replace(definition, changed.old, changed.new);
  end loop;
end
$$;

revoke all on function
  private.judge_request(bigint, bigint), private.count_request_in_call(), private.limit_hold_requests(),
  private.check_hold_request(), private.keep_request_address(),
  private.reach_refusal(text, text, text), public.hold_promise(uuid), private.answer_pause(),
  private.answer_hold_request(public.hold_requests, text, text, uuid, text),
  private.waiting_request(uuid), private.say_piece(text), public.confirm_hold_request(uuid),
  public.decline_hold_request(uuid, text), public.reopen_hold_request(uuid),
  private.anonymize_requests(uuid[]), private.hold_requests_of(text), private.erase_hold_requests(text)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_promise(uuid) to anon, authenticated;
grant execute on function public.confirm_hold_request(uuid), public.decline_hold_request(uuid, text),
  public.reopen_hold_request(uuid) to authenticated;

-- The piece about which somebody asked for financing, by the last part of its address.
alter table public.financing_leads add column piece text,
  add constraint financing_leads_piece_form check (piece ~ '^[a-z0-9-]{1,90}$');
grant insert (piece) on public.financing_leads to anon, authenticated;
