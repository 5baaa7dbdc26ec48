-- What two functions did in the same way is one: products as they are published, the day of a sale, taking a person
-- out. Whoever is erased by the number goes with the texts they sent, too, and is found by them alone.

-- Products with their counts and the days of these, in their order: the `wanted` ones, or all that pages show.
create or replace function private.published_products(wanted text[] default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(products) || jsonb_build_object('counted_on', (
    select coalesce(jsonb_object_agg(
      stock.showroom, (stock.counted_at at time zone 'America/Detroit')::date
    ), '{}') from public.stock
    where stock.product_id = products.id
      and stock.counted_at > (select filled_at from private.catalog_state)
  ), 'stock', (
    select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
    where stock.product_id = products.id
      and stock.showroom not in (select id from public.showrooms where not is_shown)
  )) order by products.list, products.position, products.id), '[]')
  from public.products
  where products.id = any (wanted) or wanted is null and (products.state in ('live', 'sold')
    or products.state = 'archived' and products.went_live_at is not null)
$$;

-- Everything that public pages show, as one consistent picture: rows as they lie, in their order.
create or replace function private.published_rows() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', private.published_products(),
    'packages', coalesce((
      select jsonb_agg(to_jsonb(packages) order by packages.position, packages.id)
      from public.packages where packages.state = 'live'
    ), '[]'),
    'offers', coalesce((select jsonb_agg(to_jsonb(offers) order by offers.id) from public.offers), '[]'),
    'notices', coalesce((select jsonb_agg(to_jsonb(notices) order by notices.id) from public.notices), '[]'),
    'shop', (select to_jsonb(shop) from public.shop),
    'showrooms', coalesce((
      select jsonb_agg(to_jsonb(showrooms) order by showrooms.id) from public.showrooms
      where showrooms.is_shown
    ), '[]'),
    'opening_hours', coalesce((
      select jsonb_agg(to_jsonb(opening_hours) order by opening_hours.showroom, opening_hours.weekday)
      from public.opening_hours
    ), '[]'),
    'special_days', coalesce((
      select jsonb_agg(to_jsonb(special_days) order by special_days.day, special_days.showroom)
      from public.special_days where special_days.day >= current_date - 1
    ), '[]'),
    'lenders', coalesce((
      select jsonb_agg(to_jsonb(lenders) order by lenders.position) from public.lenders
      where lenders.active
    ), '[]'),
    'pictures', coalesce((select jsonb_agg(to_jsonb(pictures) order by pictures.name) from public.pictures), '[]'),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;

-- What a publisher lacks that has everything up to the version `seen`: the products that were changed
-- since, as they are now. Null where it has to read everything, because something else was changed too.
create or replace function private.published_rows_since(seen bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with later as (
    select changes.table_name, changes.record from public.changes
    where changes.catalog_version > seen
  ), touched as (
    select distinct split_part(later.record, ' ', 1) as id from later
    where later.table_name in ('products', 'stock')
  )
  select case when state.version >= seen
      and not exists (select from later where
        later.table_name not in ('products', 'stock', 'stock_moves', 'sales', 'holds', 'deliveries'))
    then jsonb_build_object(
      'database', state.id,
      'version', state.version,
      'touched', coalesce((select jsonb_agg(touched.id) from touched), '[]'),
      'products', private.published_products(array(select touched.id from touched)),
      'former_slugs', coalesce((
        select jsonb_object_agg(product_slugs.slug, products.slug)
        from public.product_slugs join public.products on products.id = product_slugs.product_id
      ), '{}')
    ) end
  from private.catalog_state as state
$$;

-- When it was first for sale, and when it was sold: in no days to come, or it would stand on its list as sold until then.
create or replace function private.stamp_sale_days() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.went_live_at := case
    -- Customers miss nothing that the sample shop showed: its address answers no more.
    when tg_op = 'UPDATE' and new.is_sample and new.state = 'archived' and new.went_live_at is null then null
    when tg_op = 'UPDATE' and old.went_live_at is not null then old.went_live_at
    when new.state in ('live', 'sold') then clock_timestamp()
  end;
  new.sold_at := case when new.state = 'sold' then
    least(coalesce(new.sold_at, clock_timestamp()), clock_timestamp())
  end;
  return new;
end
$$;

drop trigger a_stamp_first_sale_day on public.products;
drop trigger a_stamp_sale on public.products;
create trigger a_stamp_sale_days before insert or update on public.products
  for each row execute function private.stamp_sale_days();

-- Takes everything of the sample off the site in one step of the history, which put_back takes back: products are
-- hidden, other rows are removed, and lenders that leads name are switched off. Answers the step. Admins only.
create or replace function public.start_empty(keeps_articles boolean default true) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  taken text;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  delete from public.packages where is_sample;
  delete from public.reviews where is_sample;
  delete from public.articles where is_sample and not coalesce(keeps_articles, true);
  for taken in select name from public.lenders where is_sample loop
    begin
      delete from public.lenders where name = taken;
    exception when foreign_key_violation then
      update public.lenders set active = false where name = taken;
    end;
  end loop;
  update public.products set state = 'archived', went_live_at = null, publish_at = null
    where is_sample and (state <> 'archived' or went_live_at is not null);
  update public.shop set sample_marks = array_remove(sample_marks, 'lenders'), social = coalesce((
    select jsonb_agg(link order by at) from jsonb_array_elements(social) with ordinality as links (link, at)
    where link ->> 'url' !~ '^https://([^/]*\.)?example(\.(com|net|org))?(/|$)|\.example$'
  ), '[]');
  return (select version from private.catalog_state);
end
$$;

-- The provider says that the number of this text wants none, if it was not erased while the text was under way.
create or replace function private.keep_provider_opt_out(of_text uuid, moment timestamptz) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.text_opt_outs (phone, keyword, since)
  select phone, 'provider', moment from private.text_outbox where id = of_text and phone is not null
  on conflict do nothing
$$;

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
    -- A code is stored nowhere: who waits for it asks for another.
    when of_attempt >= most_attempts or exists (
      select from private.text_outbox where id = of_id and kind in ('code', 'admin_code')
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

-- What the provider says became of a text. Receipts come twice and in any order: none takes back what a
-- later one said.
create or replace function private.record_receipt(
  of_id uuid,
  of_provider_id text,
  status text,
  code text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  next_state text := case
    when status in ('delivered', 'read') then 'delivered'
    when status in ('undelivered', 'failed', 'canceled') then 'failed'
    when status in ('accepted', 'scheduled', 'queued', 'sending', 'sent') then 'sent'
  end;
  result text;
begin
  update private.text_outbox set
    state = case when code = '21610' then 'opted_out' else next_state end,
    provider_id = coalesce(provider_id, of_provider_id),
    sent_at = coalesce(sent_at, current),
    delivered_at = case when next_state = 'delivered' then coalesce(delivered_at, current) end,
    error_code = code,
    error = null,
    updated_at = current
  where id = of_id
    and coalesce(provider_id, of_provider_id) = of_provider_id
    and case next_state
      when 'sent' then state in ('sending', 'unknown')
      when 'failed' then state in ('sending', 'unknown', 'sent')
      when 'delivered' then state in ('sending', 'unknown', 'sent', 'failed')
    end
  returning state into result;
  if result = 'opted_out' then
    perform private.keep_provider_opt_out(of_id, current);
  end if;
  return result;
end
$$;

drop trigger skip_erased_number on private.text_opt_outs;

-- Only what is for sale can be asked for, under the limits of leads.
create or replace function private.check_hold_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if not exists (select from public.products where id = new.product_id and state = 'live')
      or exists (select from public.showrooms where id = new.showroom and not is_shown) then
    raise exception 'This product is no longer for sale.' using errcode = 'PT409';
  end if;
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.hold_request_addresses
    where address = from_address and created_at > private.text_now() - interval '1 hour'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.hold_requests
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

drop trigger limit_requests on public.hold_requests;

-- Takes out of everything who has this number, and who is behind this lead or inquiry where there is one. That they
-- agreed to texts, or want none, stays under a hash of the number.
create or replace function private.erase_person(any_phone text, lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number constant text := private.us_number(any_phone);
  gone uuid[];
  requests uuid[];
  sent integer;
  said integer;
begin
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  gone := array(select id from private.all_of_sender(lead));
  if lead is not null and cardinality(gone) = 0 then
    raise exception 'This request no longer exists.';
  end if;
  requests := array(select id from private.hold_requests_of(any_phone));
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
    (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
  from public.financing_leads as agreed
  where agreed.id = any (gone) and agreed.consent_version is not null and number is not null
  union all
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from public.hold_requests as asked
  where asked.id = any (requests) and asked.consent_version is not null and asked.phone_e164 is not null;
  insert into private.erased_opt_outs (phone_hash, since)
  select private.phone_hash(phone), since from private.text_opt_outs where phone = number
  on conflict do nothing;
  delete from private.text_opt_outs where phone = number;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone), private.anonymize_requests(requests);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  delete from public.product_alerts where phone = number;
  delete from private.text_outbox where phone = number and kind = 'product_alert';
  update public.deliveries as delivery
  set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where phone_e164 = number
    or exists (select from public.holds where id = delivery.hold_id and (phone_e164 = number or lead_id = any (gone)))
    or exists (select from public.sales where (lead_id = any (gone) or inquiry_id = any (gone))
      and (id = delivery.sale_id or hold_id = delivery.hold_id));
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', case cardinality(gone) when 0 then 'holds' else 'requests' end,
    cardinality(gone), sent, said);
end
$$;

create or replace function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if lead is null then
    raise exception 'This request no longer exists.';
  end if;
  perform private.erase_person(private.phone_of(lead), lead);
end
$$;

-- What erase_number would take; no row where nothing is kept for the number.
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
      select name, id, null from public.inquiries where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
      union all
      select name, null, id from public.deliveries where phone_e164 = number and sale_id is not null
      union all
      select 'Asked for an alert', null, id from public.product_alerts as wanted where wanted.phone = number
      union all
      select 'Texted the shop', null, null from private.text_replies as said where said.phone = number
    ) as kept
    having count(*) > 0;
end
$$;

-- Who has no request from which they could be erased is erased by the number; with a request, that goes along.
create or replace function public.erase_number(phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  request uuid;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'We have nothing on file for this number.';
  end if;
  select id into request from (
    select id from public.financing_leads where phone_e164 = number and anonymized_at is null
    union all
    select id from public.inquiries where phone_e164 = number and anonymized_at is null
  ) as asked limit 1;
  perform private.erase_person(number, request);
end
$$;

-- Queues a text of a new lead, with a link into the back office of `site`. What a stranger wrote never stands in it:
-- two letters at most. Kept with when, so that none is texted twice.
create or replace function private.text_lead_alert(of_lead uuid, site text) returns setof text
language sql security definer
set search_path = ''
as $$
  with alert as (
    update private.lead_alerts set texted_at = private.text_now()
    where lead_id = of_lead and texted_at is null returning lead_id
  )
  select private.text_showrooms('lead', lead.showroom, format(
    'New lead: %s. %s/admin/financing-leads?lead=%s',
    concat_ws(', ',
      nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
      lead.financing_option, showrooms.name
    ), site, lead.id
  ))
  from alert join public.financing_leads as lead on lead.id = alert.lead_id
  left join public.showrooms on showrooms.id = lead.showroom
$$;

drop function private.stamp_first_sale_day(), private.stamp_sale(), private.skip_row(), private.limit_hold_requests(),
  private.erase_hold_requests(text), private.erase_deliveries(text, uuid[]);
revoke all on function
  private.published_products(text[]), private.stamp_sale_days(), private.keep_provider_opt_out(uuid, timestamptz),
  private.erase_person(text, uuid)
  from public, anon, authenticated, service_role;
