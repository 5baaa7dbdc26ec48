-- Helpers with one caller are part of it, limits count what they ask for themselves, and a history of a lead is asked
-- for by the columns that it has.

-- A row at a time, so that the second of two thousand ends the call before anything is done for them.
-- Addresses are with the texts, where they are forgotten after a day.
create or replace function private.limit_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  new.suspected_junk := private.judge_request((
    select count(*) from private.text_outbox
    where address = private.request_address() and created_at > private.text_now() - interval '1 hour'
      and kind = 'link'
  ), (
    select count(*) from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
  ));
  return new;
end
$$;

-- Only what is for sale can be asked for, under the limits of leads.
create or replace function private.check_hold_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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

-- An alert by the rules of every form: one a call, of what the shop has shown, to a US number, under the limits of
-- requests to hold, with the sentence that was shown in the ledger. It answers the same whoever waits already.
create or replace function private.take_product_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- The requests to hold that came with these ten digits.
create or replace function private.hold_requests_of(any_phone text) returns setof public.hold_requests
language sql stable security definer
set search_path = ''
as $$
  select asked from public.hold_requests as asked
  where right(regexp_replace(asked.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(any_phone, '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(any_phone, '[^0-9]', '', 'g')) >= 10
    and asked.anonymized_at is null
$$;

-- The phone of a lead or an inquiry that still names somebody.
create or replace function private.phone_of(lead uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select phone from public.financing_leads where id = lead and anonymized_at is null
  union all select phone from public.inquiries where id = lead and anonymized_at is null
$$;

-- All that the person behind this lead or inquiry asked for: what came with the same number, by its ten digits.
create or replace function private.all_of_sender(lead uuid) returns table (id uuid, name text)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.first_name || ' ' || found.last_name from public.financing_leads as found
  where found.anonymized_at is null and (found.id = lead or (
    right(regexp_replace(found.phone, '[^0-9]', '', 'g'), 10)
      = right(regexp_replace(private.phone_of(lead), '[^0-9]', '', 'g'), 10)
    and length(regexp_replace(private.phone_of(lead), '[^0-9]', '', 'g')) >= 10
  ))
  union
  select asked.id, asked.name from public.inquiries as asked
  where (asked.id = lead or asked.phone_e164 = private.us_number(private.phone_of(lead)))
    and asked.anonymized_at is null
$$;

-- What a shopper holds is looked up by the last part of its address, so no product is called as a package is.
create or replace function private.slug_for(title text, id text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(left(title, 90)), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  return case
    when words = '' then 'piece-' || id
    when words ~ '^package-[0-9]+$' or exists (select from public.products where slug = words)
      or exists (select from public.product_slugs where slug = words) then words || '-' || id
    else words
  end;
end
$$;

-- `product` holds columns of products, its notes in "notes", and how many a manifest says in "expected"; with "id" and "version" it changes that product,
-- without them it is a new one, and `request` makes a second try after a lost answer the same product.
-- `pictures` and `stock` ({"east": 1, "west": 0}) are left as they are where they are null. A person who changes
-- nothing but pictures or notes counts the product's version, too: two who do so at once meet there.
create or replace function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text;
  fields jsonb;
  wanted text;
  beside jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(product) is distinct from 'object' then
    raise exception 'Send a product.';
  end if;
  perform from private.catalog_state for update;
  number := product ->> 'id';
  if private.is_repeated() and number is not null then
    return query select * from public.products where id = number;
    return;
  end if;
  fields := product - 'id' - 'version' - 'notes' - 'expected';
  wanted := product ->> 'state';
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at', 'sku', 'facts', 'lot_id');
  if wrong is not null then
    raise exception 'A product has no %, or it can’t be set here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_product.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_product.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' then
      perform private.set_notes(number, product -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or product ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (product ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.pictures_and_notes(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, product -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (product ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'We can’t find that product.' using errcode = 'PT404';
    end if;
    if private.pictures_and_notes(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (product ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  if fields ? 'lot_id' and stock is not null then
    perform private.share_lot_cost((product ->> 'lot_id')::uuid);
  end if;
  if product ? 'expected' then
    insert into public.lot_counts (product_id, expected)
      values (number, coalesce((product ->> 'expected')::integer, 0))
      on conflict on constraint lot_counts_pkey do update set expected = excluded.expected;
  end if;
  return query select * from public.products where id = number;
end
$$;

-- Addresses are for the limits, which look back a day at most, and so are codes and alerts; tokens are good for
-- minutes, and what a shopper waits for, for 90 days. Counts of visits are kept for 400 days, searches for 90. Returns
-- how many addresses and tokens were forgotten, the oldest first.
create or replace function private.forget_addresses(
  moment timestamptz default null, most integer default null
) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  day_ago timestamptz := coalesce(moment, private.text_now()) - interval '24 hours';
  today date := private.shop_day();
  forgotten bigint;
begin
  delete from private.demand_counts where day < today - 400;
  delete from private.empty_searches where day < today - 90;
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

-- Takes a sale back as if it had never been: the products stand there again, the lead is as it was, and so is the
-- hold if it would still run. A return is taken back the same way. Twice is once. Who is limited to the sales
-- floor takes back their own sales.
create or replace function public.undo_sale(sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  past public.sales;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  if past.undone_at is not null then
    return;
  end if;
  if private.returned_quantity(sale) > 0 then
    raise exception 'Some of this sale came back. Undo that return first.' using errcode = 'PT409';
  end if;
  update public.sales set undone_at = clock_timestamp(), undone_by_email = auth.jwt() ->> 'email'
    where id = sale;
  if past.return_of is null or past.is_restocked then
    perform private.move_count(past, -past.quantity);
  end if;
  if past.was_last then
    update public.products set state = case when past.return_of is null then 'live' else 'sold' end
      where id = past.product_id and state in ('live', 'sold');
  end if;
  if past.return_of is not null then
    return;
  end if;
  update public.holds set state = case when until > private.text_now() then 'held' else 'ended' end
    where id = past.hold_id and state = 'sold';
  update public.financing_leads set status = past.lead_status_before
    where id = past.lead_id and status = 'converted' and past.lead_status_before <> 'converted';
  update public.inquiries set status = past.lead_status_before
    where id = past.inquiry_id and status = 'converted' and past.lead_status_before <> 'converted';
end
$$;

-- The product is sold out with this, or no longer: its state follows the count, and the sale remembers that it did.
create or replace function private.follow_count(product text, sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  total constant bigint := (
    select coalesce(sum(items), 0) from (
      select on_hand as items from public.stock where product_id = product
      union all
      select quantity from public.stock_moves where product_id = product and unloaded_showroom is null
    ) as here_or_on_the_truck
  );
begin
  if total = 0 then
    update public.products set state = 'sold' where id = product and state = 'live';
    update public.sales set was_last = true where id = sale;
  elsif (select was_last from public.sales where id = sale) then
    update public.products set state = 'live' where id = product and state = 'sold';
    update public.sales set was_last = false where id = sale;
  end if;
end
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

create or replace function private.keep_lead_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_words (lead_id, found, said) values (
    new.id,
    private.fold(
      new.first_name || ' ' || new.last_name || E'\n' || new.phone || E'\n'
        || regexp_replace(new.phone, '[^0-9]', '', 'g')
    ),
    case when new.notes <> '' or new.piece <> '' then
      private.fold(coalesce(new.notes, '') || E'\n' || replace(coalesce(new.piece, ''), '-', ' '))
    end
  )
  on conflict (lead_id) do update set found = excluded.found, said = excluded.said;
  return null;
end
$$;

drop trigger record_lead_change on public.financing_leads;
create trigger record_lead_change
  after update of status, notes, suspected_junk, assigned_to, follow_up_at on public.financing_leads
  for each row execute function private.record_lead_change();
drop trigger record_lead_change on public.inquiries;
create trigger record_lead_change
  after update of status, notes, assigned_to, follow_up_at, piece on public.inquiries
  for each row execute function private.record_lead_change();
drop trigger forget_erased_opt_out on private.text_replies;

drop function private.requests_of_sender(uuid), private.is_taken_slug(text), private.set_expected(text, integer),
  private.forget_demand(), private.quantity_on_truck(text), private.forget_erased_opt_out(),
  private.words_of(public.financing_leads);
