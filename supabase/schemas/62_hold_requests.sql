-- What shoppers send to have a product held. A request takes nothing from the stock: staff answer it, and
-- only a hold that they make does. A person who asked is told by text what came of it.
create table public.hold_requests (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  name text not null,
  phone text not null,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- Made by the form: a request that is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  -- Which sentence stood above the form's button: shop/hold-consent.ts.
  consent_version text,
  created_at timestamptz not null default now(),
  -- As with leads: too many from one address or for one phone.
  suspected_junk text,
  -- Null while it waits.
  answer text,
  -- Why it was declined, in words that the person is texted.
  reason text,
  answered_at timestamptz,
  answered_by_email text,
  hold_id uuid references public.holds (id) on delete set null,
  anonymized_at timestamptz,
  constraint hold_requests_submission_key_key unique (submission_key),
  constraint hold_requests_showroom_known check (showroom in ('east', 'west')),
  constraint hold_requests_name_trimmed check (name = private.js_trim(name)),
  constraint hold_requests_name_length check (private.js_length(name) between 1 and 100),
  constraint hold_requests_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint hold_requests_consent_version_short check (char_length(consent_version) between 1 and 40),
  constraint hold_requests_suspected_junk_known check (suspected_junk in ('address', 'phone')),
  constraint hold_requests_answer_known check (answer in ('held', 'declined')),
  constraint hold_requests_reason_length check (length(btrim(reason)) between 1 and 120),
  constraint hold_requests_reason_of_declined check ((reason is not null) = (answer is not distinct from 'declined')),
  constraint hold_requests_answered check ((answer is null) = (answered_at is null))
);
create index hold_requests_product_idx on public.hold_requests (product_id);
create index hold_requests_hold_idx on public.hold_requests (hold_id);
create index hold_requests_waiting_idx on public.hold_requests (created_at) where answer is null;
create index hold_requests_named_idx on public.hold_requests (created_at) where anonymized_at is null;
create index hold_requests_digits_idx on public.hold_requests
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);

create trigger begin_requests before insert on public.hold_requests
  for each statement execute function private.begin_leads();
create trigger check_consent before insert or update of consent_version on public.hold_requests
  for each row when (new.consent_version is not null and auth.role() is not null)
  execute function private.require_shown_consent('hold');
create trigger record_consent after insert on public.hold_requests for each row
  when (new.consent_version is not null and new.phone_e164 is not null) execute function private.record_consent();

-- Whose request it was, for a day.
create table private.hold_request_addresses (
  request_id uuid primary key references public.hold_requests (id) on delete cascade,
  address inet not null,
  created_at timestamptz not null
);
create index hold_request_addresses_idx on private.hold_request_addresses (address, created_at);

-- Only what is for sale can be asked for, under the limits of leads.
create function private.check_hold_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.products where id = new.product_id and state = 'live')
      or exists (select from public.showrooms where id = new.showroom and not is_shown) then
    raise exception 'This product is no longer for sale.' using errcode = 'PT409';
  end if;
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  new.suspected_junk := private.judge_request((
    select count(*) from private.hold_request_addresses
    where address = private.request_address() and created_at > private.text_now() - interval '1 hour'
  ), (
    select count(*) from public.hold_requests
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
  ));
  return new;
end
$$;
create trigger check_request before insert on public.hold_requests for each row
  when (auth.role() in ('anon', 'authenticated')) execute function private.check_hold_request();

create function private.keep_request_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  from_address inet := private.request_address();
begin
  if from_address is not null then
    insert into private.hold_request_addresses values (new.id, from_address, private.text_now());
  end if;
  return null;
end
$$;
create trigger keep_address after insert on public.hold_requests for each row
  when (auth.role() in ('anon', 'authenticated')) execute function private.keep_request_address();

-- What the form that has just been sent may promise: "text", or "call" where no text can reach them.
create function public.hold_promise(submission uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.reach_refusal(consent_version, suspected_junk, phone_e164) is null then 'text'
    else 'call'
  end
  from public.hold_requests
  where submission_key = submission and created_at > now() - interval '1 hour'
$$;

-- The request, locked, as long as it waits for an answer.
create function private.waiting_request(request uuid) returns public.hold_requests
language plpgsql security definer set search_path = '' as $$
declare
  asked public.hold_requests;
begin
  select * into asked from public.hold_requests where id = request for update;
  if asked.id is null or asked.anonymized_at is not null then
    raise exception 'This request no longer exists.' using errcode = 'PT409';
  elsif asked.answer is not null then
    raise exception '% was answered at %: %.', asked.name, private.say_moment(asked.answered_at),
      case asked.answer when 'held' then 'on hold' else 'declined' end using errcode = 'PT409';
  end if;
  return asked;
end
$$;

-- Writes down what staff said and queues its text, in their transaction.
create function private.answer_hold_request(
  asked public.hold_requests, what text, why text, by_hold uuid, words text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.hold_requests set
    answer = what, reason = why, hold_id = by_hold, answered_at = private.text_now(),
    answered_by_email = auth.jwt() ->> 'email'
  where id = asked.id;
  perform private.add_text(
    'hold', asked.phone_e164, words, private.text_now(), request => asked.id,
    against => private.reach_refusal(asked.consent_version, asked.suspected_junk, asked.phone_e164)
  );
end
$$;

-- Holds the product, by the printed rule and with all that stands in the way of a hold.
create function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer set search_path = '' as $$
declare
  asked public.hold_requests;
  made public.holds;
begin
  perform private.require_sales();
  perform from public.hold_requests where id = request for update;
  if private.is_repeated() then
    select holds.* into made from public.holds join public.hold_requests on hold_requests.hold_id = holds.id
      where hold_requests.id = request;
    return made;
  end if;
  asked := private.waiting_request(request);
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we''re holding %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

create function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.hold_requests;
begin
  perform private.require_sales();
  asked := private.waiting_request(request);
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we can''t hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;

-- Takes an answer back as long as its text has not left.
create function public.reopen_hold_request(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked public.hold_requests;
begin
  perform private.require_sales();
  select * into asked from public.hold_requests where id = request for update;
  if asked.answer is null or asked.anonymized_at is not null then
    return;
  end if;
  if exists (
    select from private.text_outbox
    where hold_request_id = request and state not in ('queued', 'refused', 'opted_out')
  ) then
    raise exception 'The text already went out. Call them.' using errcode = 'PT409';
  end if;
  update private.text_outbox set state = 'refused', reason = 'undone', updated_at = private.text_now()
  where hold_request_id = request and state = 'queued';
  update public.holds set state = 'ended' where id = asked.hold_id and state = 'held';
  update public.hold_requests set
    answer = null, reason = null, hold_id = null, answered_at = null, answered_by_email = null
  where id = request;
end
$$;
