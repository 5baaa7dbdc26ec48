-- Shoppers ask whether a piece is still here and staff answer all of them in one press; what draws people and doesn't
-- sell is found in one place and said among the things to do; Monday's mail counts inquiries.

alter table private.consent_sentences drop constraint consent_sentences_form_known;
alter table private.consent_sentences add constraint consent_sentences_form_known
  check (form in ('financing', 'hold', 'price', 'available', 'similar', 'check'));
insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('check-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number once staff have looked whether this piece is still here. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'check')
on conflict (version) do update set form = excluded.form;

alter table public.product_alerts add column answer text;
alter table public.product_alerts drop constraint product_alerts_kind_whole;
alter table public.product_alerts add constraint product_alerts_answer_known
  check (answer is null or answer in ('here', 'gone') and kind = 'check');
alter table public.product_alerts add constraint product_alerts_kind_whole check (case kind
    when 'price' then num_nonnulls(product_id, most_cents) = 2 and num_nonnulls(type, size) = 0
    when 'similar' then type is not null and product_id is null
    else kind in ('available', 'check') and product_id is not null and num_nonnulls(type, size, most_cents) = 0 end);
drop trigger a_bound_texts on public.product_alerts;
create trigger a_bound_texts before insert or update on public.product_alerts
  for each row when (octet_length(new.kind) > 80 or octet_length(new.product_id) > 240 or octet_length(new.type) > 160 or octet_length(new.size) > 240 or octet_length(new.phone) > 80 or octet_length(new.consent_version) > 160 or octet_length(new.suspected_junk) > 80 or octet_length(new.address) > 240 or octet_length(new.answer) > 80)
  execute function private.refuse_long_text();

-- Queues a text for up to `most` alerts that came true by the moment, the oldest first, and returns how many. Each
-- leaves when its number's hours allow, or waits; of "available", a day belongs to as many as are. A "check" comes true
-- once staff answered, or the product is sold. `addresses` says where each list's products stand:
-- {"bedroom": "https://…/deals/bedroom"}.
create or replace function private.send_product_alerts(
  addresses jsonb, most integer default 40, moment timestamptz default private.text_now()
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
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
create or replace function public.waiting_shoppers()
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
    where texted_at is null and suspected_junk is null and answer is null
    group by 1, 2, 3, 4 order by kind <> 'check', 5 desc, 1, 2, 3, 4 limit 500;
end
$$;

-- Says "here" or "gone" to all who asked whether a product is still there, or null to take that back while no text is
-- queued. Answers how many people it is for.
create or replace function public.answer_stock_checks(product text, answer text) returns integer
language plpgsql security definer set search_path = ''
as $$
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

revoke all on function public.answer_stock_checks(text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_stock_checks(text, text) to authenticated;

-- What waits for staff and is to be said now, up to `most`: in opening hours, once, and of the last three days. What is
-- said has been neither answered nor suspected of junk. A worker that stopped is not waited for longer than two minutes.
create or replace function private.claim_staff_alerts(most integer, moment timestamptz default private.text_now())
returns table (id bigint, attempt integer, kind text, title text, body text, path text, showroom text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from public.push_devices) and not exists (select from public.alert_phones) then
    return;
  end if;
  -- Workers that looked side by side would say it twice.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_staff_alerts', 0));
  delete from private.staff_alerts where since < moment - interval '4 days';
  return query
    with found as (
      select 'hold' as kind, asked.id::text as subject, asked.created_at as since, 'Request to hold' as title,
        concat_ws(', ', private.initial(asked.name), private.short_title(asked.product_id)) as body,
        '/admin#hold-requests' as path, asked.showroom
      from public.hold_requests as asked
      where answer is null and suspected_junk is null and anonymized_at is null
      union all
      select 'hold', 'check ' || asked.product_id, min(asked.created_at), 'Is it still there?',
        private.short_title(asked.product_id), '/admin#stock-checks', null
      from public.product_alerts as asked
      where kind = 'check' and answer is null and texted_at is null and suspected_junk is null
      group by asked.product_id
      union all
      select 'reply', min(said.id)::text, min(said.received_at), 'New text reply',
        coalesce(nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
          'A number ending in ' || right(said.phone, 4)),
        coalesce('/admin/financing-leads?lead=' || lead.id, '/admin/financing-leads'), lead.showroom
      from private.text_replies as said
      left join public.financing_leads as lead
        on lead.phone_e164 = said.phone and lead.reply_waiting_since is not null and lead.anonymized_at is null
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
      group by said.phone, lead.id
      union all
      select 'follow_up', lead.id::text, lead.follow_up_at, 'Time to call again',
        concat_ws(', ', nullif(
          concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''), lead.financing_option),
        '/admin/financing-leads?lead=' || lead.id, lead.showroom
      from public.financing_leads as lead
      where lead.follow_up_at <= moment and lead.status in ('pending', 'contacted') and lead.suspected_junk is null
      union all
      select 'follow_up', asked.id::text, asked.follow_up_at, 'Time to call again',
        concat_ws(', ', nullif(private.initial(asked.name), ''), case asked.kind when 'walk_in' then 'walk-in' when 'wants_call' then 'wants a call' else asked.kind end),
        '/admin/financing-leads?lead=' || asked.id, asked.showroom
      from public.inquiries as asked
      where asked.follow_up_at <= moment and asked.status in ('pending', 'contacted')
    ), due as (
      select found.* from found
      where found.since > moment - interval '3 days' and private.is_open(found.showroom, moment) and not exists (
        select from private.staff_alerts as earlier
        where (earlier.kind, earlier.subject, earlier.since) = (found.kind, found.subject, found.since)
          and (done_at is not null or attempts >= 3 or claimed_at > moment - interval '2 minutes')
      )
      order by found.since limit most
    ), claimed as (
      insert into private.staff_alerts as said (kind, subject, since, claimed_at)
      select due.kind, due.subject, due.since, moment from due
      on conflict on constraint staff_alerts_once do update set claimed_at = moment, attempts = said.attempts + 1
      returning said.*
    )
    select claimed.id, claimed.attempts, due.kind, due.title, due.body, due.path, due.showroom
    from claimed join due using (kind, subject, since);
end
$$;

-- How much each product drew people and what came of it, in the last 7 and 28 days. Leads, holds, texts and sales are
-- there whether or not visits are counted. A hold is one that staff made or that a shopper asked for; a text, one that
-- left for somebody whose lead names the product; a sale, as in public.sold.
create or replace function private.demand_of_products(today date)
returns table (product_id text, kind text, week bigint, month bigint)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  start constant timestamptz := (today - 27)::timestamp at time zone 'America/Detroit';
begin
  return query
    with leads as (
      select id, piece, created_at from public.financing_leads
      where piece is not null and suspected_junk is null and created_at > start - interval '60 days'
    ), done as (
      select product_id, kind, day, count from private.demand_counts where day > today - 28
      union all
      select products.id, 'lead', (leads.created_at at time zone 'America/Detroit')::date, 1
      from leads join public.products on products.slug = leads.piece where leads.created_at >= start
      union all
      select product_id, 'hold', (made_at at time zone 'America/Detroit')::date, 1
      from public.holds where made_at >= start and state not in ('asked', 'refused')
      union all
      select product_id, 'hold', (created_at at time zone 'America/Detroit')::date, 1
      from public.hold_requests where created_at >= start and suspected_junk is null and hold_id is null
      union all
      select products.id, 'texted', (texts.created_at at time zone 'America/Detroit')::date, 1
      from leads join public.products on products.slug = leads.piece
      join private.text_outbox as texts on texts.lead_id = leads.id
      where texts.created_at >= start and texts.state in ('sent', 'delivered')
      union all
      select product_id, 'sale', day, quantity from public.sold where sold_at >= start and product_id is not null
    )
    select product_id, kind, coalesce(sum(count) filter (where day > today - 7), 0), sum(count)
    from done group by product_id, kind;
end
$$;

-- The products that draw people and do not sell: for sale; in 28 days looked at 30 times or more and half again as often
-- as the middle product for sale, and neither sold nor held. A count that looks bent says nothing, nor do old ones in a
-- shop that counts no more.
create or replace function private.drawing_products(today date) returns table (product_id text, views integer)
language sql stable security definer set search_path = ''
as $$
  with numbers as materialized (
    select * from private.demand_of_products(today)
  ), live as (
    select products.id, coalesce(viewed.month, 0)::integer as views
    from public.products left join numbers as viewed on viewed.product_id = products.id and viewed.kind = 'view'
    where state = 'live'
  )
  select id, views from live
  where views >= 30 and views >= 1.5 * (select (array_agg(views order by views))[(1 + count(*) / 2)::integer] from live)
    and not exists (
      select from numbers where numbers.product_id = id and numbers.kind in ('sale', 'hold') and numbers.month > 0
    )
    and not exists (select from private.bent_demand(today) as bent where bent.product_id = id)
    and exists (select from public.shop where counts_demand)
$$;

revoke all on function private.demand_of_products(date), private.drawing_products(date)
  from public, anon, authenticated, service_role;

-- What the back office shows of demand: {"is_on", "products": {"901": {"view": [7 days, 28 days], …}}, "drawing": ids of
-- those that draw people and do not sell, "searches": [{"term", "count"}], "bent": [{"product_id", "day", "kind",
-- "count", "usual"}]}. A search is shown from the second time on, so that what one visitor typed once is read by nobody.
create or replace function public.read_demand() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (private.text_now() at time zone 'America/Detroit')::date;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'is_on', exists (select from public.shop where counts_demand),
    'products', (
      select coalesce(jsonb_object_agg(product_id, numbers), '{}') from (
        select product_id, jsonb_object_agg(kind, jsonb_build_array(week, month)) as numbers
        from private.demand_of_products(today) group by product_id
      ) as by_product
    ),
    'drawing', (select coalesce(jsonb_agg(product_id), '[]') from private.drawing_products(today)),
    'searches', (
      select coalesce(jsonb_agg(jsonb_build_object('term', term, 'count', count) order by count desc, term), '[]')
      from (
        select term, sum(count) as count from private.empty_searches where day > today - 28
        group by term having sum(count) > 1 order by 2 desc, 1 limit 20
      ) as often
    ),
    'bent', (select coalesce(jsonb_agg(to_jsonb(bent) order by day desc, count desc), '[]')
      from private.bent_demand(today) as bent)
  );
end
$$;

-- At most three things to do with the stock, one of a kind, with the numbers that say why: "lower" the price for which
-- most people wait, "rethink" that of what most look at (`people` are views) and nobody buys, or, where there is none,
-- "mark_down" what stands longest, thirty days at least, without a lead or a hold in the last thirty, and "bring_in"
-- what most people wait for. Days standing are those of public.sold. shop/suggestions.ts has the words.
create or replace function private.suggestions(moment timestamptz default private.text_now())
returns table (
  kind text, slug text, title text, days integer, people integer, price_cents integer, least_cents integer,
  most_cents integer
)
language sql stable security definer set search_path = ''
as $$
  with here as (
    select * from public.products where state = 'live' and private.free_quantity(id) > 0
  ), waiting as (
    select * from public.product_alerts where texted_at is null and suspected_junk is null
  ), drawing as (
    select here.*, drawn.views
    from private.drawing_products((moment at time zone 'America/Detroit')::date) as drawn
    join here on here.id = drawn.product_id
    where not exists (select from waiting where product_id = here.id)
      and not exists (select from public.price_plans where product_id = here.id and state <> 'ended')
    order by views desc, here.id limit 1
  )
  (
    select 'lower', here.slug, here.title, null::integer, count(distinct phone)::integer as people, price_cents,
      min(waiting.most_cents), max(waiting.most_cents)
    from here join waiting on waiting.product_id = here.id and waiting.kind = 'price'
      and waiting.most_cents < here.price_cents
    group by here.id, here.slug, here.title, price_cents order by people desc, here.id limit 1
  )
  union all
  select 'rethink', slug, title, null, views, price_cents, null, null from drawing
  union all
  (
    select 'mark_down', here.slug, here.title, (moment at time zone 'America/Detroit')::date - added_on, null,
      price_cents, null, null
    from here
    where not is_sample and added_on <= (moment at time zone 'America/Detroit')::date - 30
      and not exists (select from public.financing_leads
        where piece = here.slug and suspected_junk is null and created_at > moment - interval '30 days')
      and not exists (select from public.hold_requests
        where product_id = here.id and suspected_junk is null and created_at > moment - interval '30 days')
      and not exists (select from public.holds where product_id = here.id and made_at > moment - interval '30 days')
      and not exists (select from waiting where product_id = here.id)
      and not exists (select from public.price_plans where product_id = here.id and state <> 'ended')
      and not exists (select from drawing)
    order by added_on, price_cents desc, here.id limit 1
  )
  union all
  (
    -- In the catalog's words: what strangers type stands in no mail.
    select 'bring_in', null, concat_ws(' ', known.size, known.type), null,
      count(distinct phone)::integer as people, null, min(waiting.most_cents), max(waiting.most_cents)
    from waiting cross join lateral (
      select lower(products.type) as type, (
        select lower(sized.size) from public.products as sized where lower(sized.size) = lower(waiting.size) limit 1
      ) as size
      from public.products where lower(products.type) = lower(waiting.type) limit 1
    ) as known
    where waiting.kind = 'similar' group by known.size, known.type
    order by people desc, 3 limit 1
  )
$$;

-- What the mail of the last Monday, seven o'clock, says and to whom; null where it was made already, is
-- not wanted, or has nothing to say. A server that was away makes it when it is back.
create or replace function private.claim_week_mail(moment timestamptz default now()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  due constant date :=
    date_trunc('week', moment at time zone 'America/Detroit' - interval '7 hours')::date;
  address constant text := (
    select users.email from public.user_roles as held join auth.users on users.id = held.user_id
    where held.is_owner
  );
  -- Midnights of the shop's Mondays, whatever the clocks did in between.
  mondays constant timestamptz[] := array(
    select (due - days)::timestamp at time zone 'America/Detroit' from unnest(array[14, 7, 0]) as days
  );
  week jsonb;
  before jsonb;
  inquiries bigint[];
begin
  insert into private.week_mails (monday) values (due) on conflict do nothing;
  if not found or address is null or not exists (
    select from private.settings where monday_mail
  ) then
    return null;
  end if;
  week := private.read_week('showroom', mondays[2], mondays[3], private.in_time(mondays[2]));
  before := private.read_week('showroom', mondays[1], mondays[2], private.in_time(mondays[1]));
  select array[
    count(*) filter (where created_at >= mondays[2]), count(*) filter (where created_at < mondays[2]),
    count(*) filter (where created_at >= mondays[2] and status = 'converted'),
    count(*) filter (where created_at < mondays[2] and status = 'converted')
  ] into inquiries from public.inquiries where created_at >= mondays[1] and created_at < mondays[3];
  if jsonb_array_length(week) + jsonb_array_length(before) <= 2 and inquiries[1] + inquiries[2] = 0 then
    return null; -- Each has the line of all leads, and no showroom.
  end if;
  return jsonb_build_object(
    'to', address, 'first_day', due - 7, 'last_day', due - 1, 'week', week, 'before', before,
    'inquiries', inquiries,
    'suggestions', (select coalesce(jsonb_agg(to_jsonb(worth)), '[]') from private.suggestions() as worth)
  );
end
$$;
