-- What shoppers want to be texted about once: a price, a product that is available again, something like what is gone,
-- whether a product is still there.

create table public.product_alerts (
  id uuid primary key default gen_random_uuid(),
  -- "price": it costs `most_cents` or less; "available": it's no longer held or out of stock; "similar": one of that type
  -- and size comes in, for `most_cents` or less where that is said; "check": staff looked whether it's still there.
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
  -- What staff said to a "check".
  answer text,
  constraint product_alerts_answer_known check (answer is null or answer in ('here', 'gone') and kind = 'check'),
  constraint product_alerts_submission_key_key unique (submission_key),
  constraint product_alerts_kind_whole check (case kind
    when 'price' then num_nonnulls(product_id, most_cents) = 2 and num_nonnulls(type, size) = 0
    when 'similar' then type is not null and product_id is null
    else kind in ('available', 'check') and product_id is not null and num_nonnulls(type, size, most_cents) = 0 end),
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

create trigger begin_requests before insert on public.product_alerts
  for each statement execute function private.begin_leads();

-- An alert by the rules of every form: one a call, of what the shop has shown, to a US number, under the limits of
-- requests to hold, with the sentence that was shown in the ledger. It answers the same whoever waits already.
create function private.take_product_alert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rule private.settings;
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
  new.created_at := private.text_now();
  new.suspected_junk := private.judge_request((
    select count(*) from public.product_alerts
    where address = new.address and created_at > new.created_at - interval '1 hour'
  ), (
    select count(*) from public.product_alerts
    where phone = new.phone and created_at > new.created_at - interval '24 hours'
  ));
  new.due_at := new.created_at;
  perform private.add_to_ledger(new.phone, 'given', 'alert_form', new.created_at, new.consent_version);
  return new;
end
$$;
create trigger take_alert before insert on public.product_alerts for each row
  when (auth.role() in ('anon', 'authenticated')) execute function private.take_product_alert();

-- How many of a product somebody could buy now, in all showrooms.
create function private.free_quantity(of_product text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(greatest(on_hand - private.held_quantity(product_id, showroom), 0)), 0)
  from public.stock where product_id = of_product
$$;

-- Queues a text for up to `most` alerts that came true by the moment, the oldest first, and returns how many. Each
-- leaves when its number's hours allow, or waits; of "available", a day belongs to as many as are. A "check" comes true
-- once staff answered, or the product is sold. `addresses` says where each list's products stand:
-- {"bedroom": "https://…/deals/bedroom"}.
create function private.send_product_alerts(
  addresses jsonb, most integer default 40, moment timestamptz default private.text_now()
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  alert record;
  is_gone boolean;
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
    select asked.*, products.id as found, slug, list, price_cents, state
    from public.products join lateral (
      select * from public.product_alerts as named
      where named.product_id = products.id and named.kind in ('price', 'available')
        and (named.most_cents is null or named.most_cents >= price_cents)
      union all
      select * from public.product_alerts as checked
      where checked.product_id = products.id and checked.kind = 'check'
        and (checked.answer is not null or products.state <> 'live')
      union all
      select * from public.product_alerts as described
      where described.kind = 'similar' and described.texted_at is null
        and described.created_at < went_live_at
        and (described.most_cents is null or described.most_cents >= price_cents)
        and lower(described.type) = lower(products.type)
        and (described.size is null or position(lower(described.size) in lower(products.size)) > 0)
    ) as asked on asked.texted_at is null and asked.suspected_junk is null and asked.due_at <= moment
    where asked.kind = 'check' or state = 'live' and private.free_quantity(products.id) > 0
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
      is_gone := alert.kind = 'check' and (alert.state <> 'live' or alert.answer = 'gone');
      refusal := (private.add_text('product_alert', alert.phone, format(
        '%s: %s %s%s STOP to opt out, HELP for help.', private.shop_name(), private.short_title(alert.found),
        case when is_gone then 'is gone. What else is here: ' else format('%s %s. ',
          case alert.kind when 'price' then 'is now' when 'similar' then 'came in at'
            when 'check' then 'is still here at' else 'is available again at' end,
          replace(to_char(alert.price_cents / 100.0, '"$"FM9,999,990.00'), '.00', '')) end,
        concat_ws('/', addresses ->> alert.list, case when not is_gone then alert.slug end)
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

-- How many people wait for what, first those whom staff answer, then the most; nobody's number.
create function public.waiting_shoppers()
returns table (
  kind text, product_id text, type text, size text, people integer, least_cents integer, most_cents integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_sales();
  return query
    select kind, product_id, lower(type), lower(size),
      count(distinct phone)::integer, min(most_cents), max(most_cents)
    from public.product_alerts
    where texted_at is null and suspected_junk is null and answer is null
    group by 1, 2, 3, 4 order by kind <> 'check', 5 desc, 1, 2, 3, 4 limit 500;
end
$$;

-- Says "here" or "gone" to all who asked whether a product is still there, or null to take that back while no text is
-- queued. Answers how many people it is for.
create function public.answer_stock_checks(product text, answer text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  people integer;
begin
  perform private.require_sales();
  with answered as (
    update public.product_alerts as asked
    set answer = answer_stock_checks.answer, due_at = private.text_now() + private.answer_pause()
    where product_id = product and kind = 'check' and texted_at is null and suspected_junk is null
      and (asked.answer is null) = (answer_stock_checks.answer is not null)
    returning phone
  )
  select count(distinct phone) into people from answered;
  if people = 0 then
    raise exception 'Somebody answered this already, or the text went out.' using errcode = 'PT409';
  end if;
  return people;
end
$$;
