-- Shoppers ask for one text: when a price drops, when a product is free again, when one like it comes in.

alter table private.consent_sentences drop constraint consent_sentences_form_known,
  add constraint consent_sentences_form_known check (form in ('financing', 'hold', 'price', 'available', 'similar'));
insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('price-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when this piece costs the amount above or less. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'price'),
  ('available-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when this piece is available again. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'available'),
  ('similar-2026-11-27',
    'By sending this you agree that {shop} may send you one automated text at this number when a piece like this comes in. Message frequency: one text. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'similar')
on conflict (version) do update set form = excluded.form;
alter table private.consent_ledger drop constraint consent_ledger_source_known,
  add constraint consent_ledger_source_known
    check (source in ('financing_form', 'hold_form', 'alert_form', 'reply', 'provider', 'staff'));
alter table private.text_outbox drop constraint text_outbox_kind_known,
  add constraint text_outbox_kind_known
    check (kind in ('link', 'resend', 'hold', 'message', 'code', 'admin_code', 'alert', 'product_alert'));

create table public.product_alerts (
  id uuid primary key default gen_random_uuid(),
  -- "price": it costs `most_cents` or less; "available": it's no longer held or out of stock; "similar": one of that type
  -- and size comes in, for `most_cents` or less where that is said.
  kind text not null,
  product_id text references public.products (id) on delete cascade,
  type text,
  size text,
  most_cents integer,
  -- In the one way to write it, +15865550117, however it was typed.
  phone text not null,
  -- Made by the form: an alert that is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  -- Which sentence stood above the form's button: shop/alert-consent.ts.
  consent_version text not null,
  created_at timestamptz not null default now(),
  suspected_junk text,
  -- Whose request it was, for a day.
  address text,
  -- When it is looked at next: a text that may not leave now waits until it may.
  due_at timestamptz not null default now(),
  -- When its text was queued; null while it waits.
  texted_at timestamptz,
  constraint product_alerts_submission_key_key unique (submission_key),
  constraint product_alerts_kind_whole check (case kind
    when 'price' then num_nonnulls(product_id, most_cents) = 2 and num_nonnulls(type, size) = 0
    when 'available' then product_id is not null and num_nonnulls(type, size, most_cents) = 0
    when 'similar' then type is not null and product_id is null else false end),
  -- No link and no number to call: staff read it.
  constraint product_alerts_type_form check (length(btrim(type)) between 1 and 40 and type !~ '[/.:@]|[0-9]{4}'),
  constraint product_alerts_size_form check (length(btrim(size)) between 1 and 60 and size !~ '[/:@]|[a-z]\.[a-z]|[0-9]{4}'),
  constraint product_alerts_most_cents_bounded check (most_cents between 100 and 100000000),
  constraint product_alerts_phone_form check (phone ~ '^\+1[2-9][0-9]{9}$'),
  constraint product_alerts_consent_version_short check (char_length(consent_version) between 1 and 40)
);
create index product_alerts_product_idx on public.product_alerts (product_id, most_cents);
create index product_alerts_similar_idx on public.product_alerts (created_at)
  where kind = 'similar' and texted_at is null;
create index product_alerts_phone_idx on public.product_alerts (phone, created_at);
create index product_alerts_address_idx on public.product_alerts (address, created_at) where address is not null;
create index product_alerts_age_idx on public.product_alerts (created_at);

alter table public.product_alerts enable row level security;
revoke all on public.product_alerts from public, anon, authenticated;
grant insert (kind, product_id, type, size, most_cents, phone, submission_key, consent_version)
  on public.product_alerts to anon, authenticated;
grant all on public.product_alerts to service_role;
create policy "Anyone may ask for an alert" on public.product_alerts
  for insert to anon, authenticated with check (texted_at is null);

create trigger begin_requests before insert on public.product_alerts
  for each statement execute function private.begin_leads();

-- An alert by the rules of every form: one a call, of what the shop has shown, to a US number, under the limits of
-- requests to hold, with the sentence that was shown in the ledger. It answers the same whoever waits already.
create function private.take_product_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rule private.settings;
  by_address bigint;
  by_phone bigint;
begin
  perform private.count_request_in_call();
  select * into rule from private.settings;
  new.phone := private.us_number(new.phone);
  if not rule.texts_are_sent then
    raise exception 'We can’t send texts right now. Please call us.' using errcode = 'PT409';
  elsif new.phone is null or rule.us_numbers_only and not private.is_us_number(new.phone) then
    raise exception 'Enter a US mobile number with its area code.' using errcode = 'PT422';
  elsif not exists (
    select from private.consent_sentences where version = new.consent_version and form = new.kind
  ) then
    raise exception 'This form’s wording about texts is out of date. Reload the page and send it again.';
  elsif new.product_id is not null and not exists (
    select from public.products where id = new.product_id and state = 'live'
  ) then
    raise exception 'This product is no longer for sale.' using errcode = 'PT409';
  end if;
  new.address := host(private.request_address());
  select count(*) into by_address from (
    select from public.product_alerts
    where address = new.address and created_at > private.text_now() - interval '1 hour'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.product_alerts
    where phone = new.phone and created_at > private.text_now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  new.created_at := private.text_now();
  new.due_at := new.created_at;
  perform private.add_to_ledger(new.phone, 'given', 'alert_form', new.created_at, new.consent_version);
  return new;
end
$$;

create trigger take_alert before insert on public.product_alerts
  for each row when (auth.role() in ('anon', 'authenticated'))
  execute function private.take_product_alert();

-- How many of a product somebody could buy now, in all showrooms.
create function private.free_quantity(of_product text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(greatest(on_hand - private.held_quantity(product_id, showroom), 0)), 0)
  from public.stock where product_id = of_product
$$;

-- Queues a text for up to `most` alerts that came true by the moment, the oldest first, and returns how many. Each
-- leaves when its number's hours allow, or waits; of "available", a day belongs to as many as are. `addresses` says
-- where each list's products stand: {"bedroom": "https://…/deals/bedroom"}.
create function private.send_product_alerts(
  addresses jsonb, most integer default 40, moment timestamptz default private.text_now()
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  alert record;
  refusal text;
  queued integer := 0;
  leaves timestamptz;
begin
  if not exists (select from public.product_alerts where texted_at is null)
    or private.next_text_time(moment) > moment or private.share_refusal('product_alert', moment) is not null then
    return 0;
  end if;
  -- Servers that looked side by side would text the same people.
  perform pg_advisory_xact_lock(hashtextextended('private.send_product_alerts', 0));
  for alert in
    select asked.*, products.id as found, slug, list, price_cents
    from public.products join lateral (
      select * from public.product_alerts as named
      where named.product_id = products.id and named.kind <> 'similar'
        and (named.most_cents is null or named.most_cents >= price_cents)
      union all
      select * from public.product_alerts as described
      where described.kind = 'similar' and described.texted_at is null
        and described.created_at < went_live_at
        and (described.most_cents is null or described.most_cents >= price_cents)
        and lower(described.type) = lower(products.type)
        and (described.size is null or position(lower(described.size) in lower(products.size)) > 0)
    ) as asked on asked.texted_at is null and asked.suspected_junk is null and asked.due_at <= moment
    where state = 'live' and private.free_quantity(products.id) > 0
    order by asked.created_at, asked.id limit most
  loop
    -- What was texted a moment ago in this loop counts.
    continue when not exists (select from public.product_alerts where id = alert.id and texted_at is null);
    leaves := private.next_text_time(moment, alert.phone);
    if leaves = moment and alert.kind = 'available' and private.free_quantity(alert.found) <= (
      select count(*) from public.product_alerts
      where product_id = alert.found and kind = 'available' and texted_at > moment - interval '24 hours'
    ) then
      leaves := moment + interval '10 minutes';
    end if;
    if leaves = moment then
      refusal := (private.add_text('product_alert', alert.phone, format(
        '%s: %s %s. %s/%s STOP to opt out, HELP for help.', private.shop_name(), private.short_title(alert.found),
        case alert.kind when 'price' then 'is now ' when 'similar' then 'came in at ' else 'is available again at ' end
          || replace(to_char(alert.price_cents / 100.0, '"$"FM9,999,990.00'), '.00', ''),
        addresses ->> alert.list, alert.slug
      ), moment)).reason;
      if refusal is null then
        queued := queued + 1;
      elsif refusal in ('opted_out', 'not_us') then
        delete from public.product_alerts where id = alert.id;
      else
        exit when refusal in ('shop_hour', 'shop_day');
        leaves := moment + interval '1 hour';
      end if;
    end if;
    update public.product_alerts set due_at = leaves, texted_at = case when leaves = moment then moment end
    where phone = alert.phone and kind = alert.kind and texted_at is null
      and (product_id, type, size) is not distinct from (alert.product_id, alert.type, alert.size)
      and (most_cents is null or most_cents >= alert.price_cents);
  end loop;
  return queued;
end
$$;

-- How many people wait for what, the most first; nobody's number.
create function public.waiting_shoppers()
returns table (
  kind text, product_id text, type text, size text, people integer, least_cents integer, most_cents integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_sales();
  return query
    select kind, product_id, lower(type), lower(size),
      count(distinct phone)::integer, min(most_cents), max(most_cents)
    from public.product_alerts
    where texted_at is null and suspected_junk is null
    group by 1, 2, 3, 4 order by 5 desc, 1, 2, 3, 4 limit 500;
end
$$;

revoke all on function
  private.take_product_alert(), private.free_quantity(text),
  private.send_product_alerts(jsonb, integer, timestamptz), public.waiting_shoppers()
  from public, anon, authenticated, service_role;
grant execute on function public.waiting_shoppers() to authenticated;

create trigger a_bound_texts before insert or update on public.product_alerts
  for each row when (octet_length(new.kind) > 80 or octet_length(new.product_id) > 240 or octet_length(new.type) > 160 or octet_length(new.size) > 240 or octet_length(new.phone) > 80 or octet_length(new.consent_version) > 160 or octet_length(new.suspected_junk) > 80 or octet_length(new.address) > 240)
  execute function private.refuse_long_text();

create or replace function private.record_opt_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.add_to_ledger(
    new.phone, 'revoked',
    case new.keyword when 'provider' then 'provider' when 'staff' then 'staff' else 'reply' end,
    new.since
  );
  update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = new.since
  where phone = new.phone and state in ('queued', 'checking');
  delete from public.product_alerts where phone = new.phone and texted_at is null;
  return null;
end
$$;

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
    when private.text_share(of_kind) in ('link', 'staff', 'alert', 'product_alert') and not rule.texts_are_sent then 'no_provider'
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
    when of_kind = 'product_alert' and count(*) filter (where sent.kind = 'product_alert')
      >= rule.texts_per_phone_and_day then 'phone_day'
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

create or replace function private.claim_texts(most integer, moment timestamptz default null)
returns table (id uuid, attempt integer, phone text, body text)
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  share text;
  room bigint;
  taken_now bigint;
begin
  -- Workers that counted side by side would all find room.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_texts', 0));
  foreach share in array '{staff,link,alert,product_alert}'::text[] loop
    continue when not exists (
      select from private.text_outbox as outbox
      where outbox.state = 'queued' and outbox.due_at <= current and private.text_share(outbox.kind) = share
    );
    select least(
      texts_per_day - count(taken.claimed_at),
      texts_per_hour - count(taken.claimed_at) filter (where taken.claimed_at > current - interval '1 hour')
    ) into room
    from private.settings left join private.text_outbox as taken
      on taken.attempts > 0 and taken.claimed_at > current - interval '24 hours'
        and private.text_share(taken.kind) = share
    group by texts_per_day, texts_per_hour;
    return query
      with due as (
        select outbox.id, private.has_opted_out(outbox.phone) as is_opted_out,
          outbox.kind = 'alert' and outbox.created_at < current - interval '1 hour' as is_late,
          case when outbox.kind = 'hold' then current
            else private.next_text_time(current, outbox.phone) end as leaves_at
        from private.text_outbox as outbox
        where outbox.state = 'queued' and outbox.due_at <= current
          and private.text_share(outbox.kind) = share
          and not private.has_stop_question(outbox.phone)
        order by outbox.due_at, outbox.id
        limit greatest(least(most, room), 0)
        for update skip locked
      ), taken as (
        update private.text_outbox as outbox set
          state = case
            when due.is_opted_out then 'opted_out'
            when due.is_late then 'refused'
            when due.leaves_at > current then 'queued'
            else 'sending'
          end,
          reason = case when due.is_late then 'late' else outbox.reason end,
          due_at = greatest(outbox.due_at, due.leaves_at),
          attempts = outbox.attempts
            + case when due.is_opted_out or due.is_late or due.leaves_at > current then 0 else 1 end,
          claimed_at = case when due.leaves_at > current then outbox.claimed_at else current end,
          updated_at = current
        from due where outbox.id = due.id
        returning outbox.id, outbox.attempts, outbox.phone, outbox.body, outbox.state
      )
      select taken.id, taken.attempts, taken.phone, taken.body from taken
      where taken.state = 'sending';
    get diagnostics taken_now = row_count;
    most := most - taken_now;
  end loop;
end
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
  delete from public.product_alerts where created_at < day_ago - interval '89 days';
  update public.product_alerts set address = null where created_at < day_ago and address is not null;
  delete from private.text_outbox
  where created_at < day_ago and kind in ('code', 'admin_code', 'alert', 'product_alert') and state not in ('queued', 'sending');
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

create or replace function private.anonymize_holds(created_before timestamptz) returns void
language sql security definer set search_path = ''
as $$
  delete from public.product_alerts where created_at < created_before;
  update public.holds set name = 'Removed', phone = '000-000-0000'
  where made_at < created_before and phone <> '000-000-0000'
    and not (state = 'held' and until > private.text_now());
  update public.deliveries set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where day < created_before::date and zip <> '00000';
  select private.anonymize_requests(array(
    select id from public.hold_requests where created_at < created_before and anonymized_at is null
  ))
$$;

create or replace function private.erase_hold_requests(any_phone text) returns void
language sql security definer
set search_path = ''
as $$
  delete from public.product_alerts where phone = private.us_number(any_phone);
  delete from private.text_outbox where phone = private.us_number(any_phone) and kind = 'product_alert';
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from private.hold_requests_of(any_phone) as asked
  where asked.consent_version is not null and asked.phone_e164 is not null;
  select private.anonymize_requests(array(select id from private.hold_requests_of(any_phone)))
$$;

create or replace function public.preview_erasure(lead uuid)
returns table (
  names text[], leads integer, texts integer, replies integer, holds integer, has_opted_out boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  select phone_e164 into number from public.financing_leads where id = lead;
  return query
    select array_agg(distinct found.first_name || ' ' || found.last_name), count(*)::integer,
      (
        select count(*)::integer from private.text_outbox as sent
        where sent.lead_id = any (array_agg(found.id)) and sent.phone is not null
      ),
      (select count(*)::integer from private.text_replies as said where said.phone = number),
      (select count(*)::integer from public.holds as kept where kept.phone_e164 = number) + (
        select count(*)::integer from private.hold_requests_of(
          (select phone from public.financing_leads where id = lead)
        )
      ) + (select count(*)::integer from public.product_alerts as wanted where wanted.phone = number),
      coalesce(private.has_opted_out(number), false)
    from private.requests_of_sender(lead) as found
    having count(*) > 0;
end
$$;

create or replace function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
      union all
      select name, null, id from public.deliveries where phone_e164 = number and sale_id is not null
      union all
      select 'Asked for an alert', null, id from public.product_alerts as wanted where wanted.phone = number
    ) as kept
    having count(*) > 0;
end
$$;
