-- What draws people, in totals that name nobody: no address, no cookie, no row of one visitor. Nothing is counted until
-- the owner turns it on (public.shop.counts_demand).

create table private.demand_counts (
  product_id text not null references public.products (id) on delete cascade,
  -- By the shop's clock.
  day date not null,
  -- What a visitor did: looked at the product's page, tapped to call, to get directions or to text, saved, compared.
  kind text not null,
  count integer not null,
  constraint demand_counts_pkey primary key (product_id, day, kind),
  constraint demand_counts_kind_known check (kind in ('view', 'call', 'directions', 'text', 'save', 'compare')),
  constraint demand_counts_count_range check (count between 1 and 100000)
);
create index demand_counts_day_idx on private.demand_counts (day);

-- What was searched for and not found.
create table private.empty_searches (
  term text not null,
  day date not null,
  count integer not null,
  constraint empty_searches_pkey primary key (day, term),
  constraint empty_searches_term_length check (length(term) between 3 and 40),
  constraint empty_searches_count_range check (count between 1 and 100000)
);

-- How many messages this minute has brought, from everybody.
create table private.demand_pace (
  the_only_row boolean primary key default true,
  minute timestamptz not null,
  messages integer not null,
  constraint demand_pace_one_row check (the_only_row)
);

-- A search as it may be kept: in small letters, and nothing that could name a person. Null for a phone number, a ZIP
-- code, an email, a link, a street address, and what is too short or too long.
create function private.clean_search(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select term from (values (lower(btrim(regexp_replace(left(words, 200), '\s+', ' ', 'g'))))) as cleaned (term)
  where length(term) between 3 and 40 and term ~ '[[:alpha:]]' and term ~ '^[[:alnum:] ''"&.-]+$'
    and term !~ '[0-9]{4}|([0-9][^0-9]*){7}|[a-z]\.[a-z]'
    and term !~ '[0-9] .*\m(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|hwy|highway|pkwy)\M'
$$;

-- Adds what one visit saw and did: {"oak-bench": ["view", "call"]} and what it searched for in vain. Each kind counts
-- once a visit and product, for at most 20 products for sale and 5 searches; anything else is passed over.
-- Strangers call it, so it bounds them by itself: 300 messages a minute from all of them, 200 different searches a day.
-- A flood can use up a minute, never fill the disk; what it adds shows in private.bent_demand. Our own server also takes
-- 60 messages a day from one address (server/rest/count-budget.ts). On a hosted project only the 300 hold, beside
-- whatever the project's own gateway limits: the address is not looked at here, because it would have to be kept.
create function public.count_demand(seen jsonb default '{}', searches jsonb default '[]') returns void
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  today constant date := private.shop_day();
begin
  if not exists (select from public.shop where counts_demand) then
    raise exception 'This shop doesn’t count visits.' using errcode = 'PT403';
  elsif '1' in (headers ->> 'sec-gpc', headers ->> 'dnt') then
    raise exception 'This browser asks not to be counted.' using errcode = 'PT403';
  elsif jsonb_typeof(seen) is distinct from 'object' or jsonb_typeof(searches) is distinct from 'array'
    or length(seen::text) + length(searches::text) > 4096 then
    raise exception 'That isn’t what one visit sees.' using errcode = 'PT422';
  end if;
  -- Also makes those who count take turns.
  insert into private.demand_pace as pace (minute, messages)
  values (date_trunc('minute', private.text_now()), 1)
  on conflict (the_only_row) do update set
    messages = case when pace.minute = excluded.minute then pace.messages + 1 else 1 end, minute = excluded.minute;
  if (select messages > 300 from private.demand_pace) then
    raise exception 'Too many visits were counted within this minute.' using errcode = 'PT429';
  end if;
  insert into private.demand_counts as known (product_id, day, kind, count)
  select distinct products.id, today, done.kind, 1
  from (select * from jsonb_each(seen) limit 20) as one (slug, kinds)
  join public.products on products.slug = one.slug and products.state = 'live'
  cross join jsonb_array_elements_text(private.as_array(kinds)) as done (kind)
  where done.kind in ('view', 'call', 'directions', 'text', 'save', 'compare')
  on conflict (product_id, day, kind) do update set count = least(known.count + 1, 100000);
  insert into private.empty_searches as known (term, day, count)
  select distinct private.clean_search(words), today, 1
  from (select * from jsonb_array_elements_text(searches) limit 5) as typed (words)
  where private.clean_search(words) is not null and (
    exists (select from private.empty_searches where day = today and term = private.clean_search(words))
    or (select count(*) from private.empty_searches where day = today) < 200
  )
  on conflict (day, term) do update set count = least(known.count + 1, 100000);
end
$$;

-- Counts of the last seven days that somebody seems to have added to: fifty or more of a kind on one day and ten times
-- an average day (the four weeks before, of the product or of all, one at least); or twenty taps, and more than views.
create function private.bent_demand(today date)
returns table (product_id text, day date, kind text, count integer, usual integer)
language sql stable security definer set search_path = '' as $$
  with average as materialized (
    select kind, day, (select sum(before.count) / count(distinct before.product_id) from private.demand_counts as before
      where before.kind = lately.kind and before.day between lately.day - 28 and lately.day - 1) as month
    from private.demand_counts as lately where day between today - 6 and today and count >= 20 group by kind, day
  )
  select product_id, day, kind, count, usual from (
    select lately.*, greatest(1, round((
        select sum(before.count) from private.demand_counts as before where before.product_id = lately.product_id
          and before.kind = lately.kind and before.day between lately.day - 28 and lately.day - 1
      ) / 28.0), round(average.month / 28.0))::integer as usual, (
        select views.count from private.demand_counts as views
        where views.product_id = lately.product_id and views.day = lately.day and views.kind = 'view'
      ) as views
    from private.demand_counts as lately left join average using (kind, day)
    where lately.day between today - 6 and today and lately.count >= 20
  ) as judged
  where count >= 50 and count >= 10 * usual or kind <> 'view' and count > coalesce(views, 0)
$$;

-- How much each product drew people and what came of it, in the last 7 and 28 days; which draw people and do not sell;
-- which counts look bent: {"products": {"901": {"view": [7 days, 28 days], …}}, "drawing": ids, "bent": [{"product_id",
-- "day", "kind", "count", "usual"}]}. Leads, holds, texts and sales are there whether or not visits are counted. A hold
-- is one that staff made or that a shopper asked for; a text, one that left for somebody whose lead names the product;
-- a sale, as in public.sold. Those that draw people are for sale, were in 28 days looked at 30 times or more and half
-- again as often as the middle product for sale, and neither sold nor held. A count that looks bent says nothing there,
-- nor do old ones in a shop that counts no more.
create function private.demand(today date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  zone constant text := private.shop_zone();
  start constant timestamptz := private.shop_midnight(today - 27);
begin
  return (
    with leads as (
      select id, piece, created_at from public.financing_leads
      where piece is not null and suspected_junk is null and created_at > start - interval '60 days'
    ), done as (
      select product_id, kind, day, count from private.demand_counts where day > today - 28
      union all
      select products.id, 'lead', (leads.created_at at time zone zone)::date, 1
      from leads join public.products on products.slug = leads.piece where leads.created_at >= start
      union all
      select product_id, 'hold', (made_at at time zone zone)::date, 1
      from public.holds where made_at >= start and state not in ('asked', 'refused')
      union all
      select product_id, 'hold', (created_at at time zone zone)::date, 1
      from public.hold_requests where created_at >= start and suspected_junk is null and hold_id is null
      union all
      select products.id, 'texted', (texts.created_at at time zone zone)::date, 1
      from leads join public.products on products.slug = leads.piece
      join private.text_outbox as texts on texts.lead_id = leads.id
      where texts.created_at >= start and texts.state in ('sent', 'delivered')
      union all
      select product_id, 'sale', day, quantity from public.sold where sold_at >= start and product_id is not null
    ), numbers as (
      select product_id, kind, coalesce(sum(count) filter (where day > today - 7), 0) as week, sum(count) as month
      from done group by product_id, kind
    ), bent as (select * from private.bent_demand(today)), live as (
      select id, coalesce(month, 0) as views
      from public.products left join numbers on product_id = id and kind = 'view' where state = 'live'
    )
    select jsonb_build_object(
      'products', (
        select coalesce(jsonb_object_agg(product_id, of_kinds), '{}') from (
          select product_id, jsonb_object_agg(kind, jsonb_build_array(week, month)) as of_kinds
          from numbers group by product_id
        ) as by_product
      ),
      'drawing', (
        select coalesce(jsonb_agg(id), '[]') from live
        where views >= 30 and exists (select from public.shop where counts_demand)
          and views >= 1.5 * (select (array_agg(views order by views))[(1 + count(*) / 2)::integer] from live)
          and id not in (select product_id from numbers where kind in ('sale', 'hold') and month > 0)
          and id not in (select product_id from bent)
      ),
      'bent', (select coalesce(jsonb_agg(to_jsonb(bent) order by day desc, count desc), '[]') from bent)
    )
  );
end
$$;

-- What the back office shows of demand: private.demand with "is_on" and "searches": [{"term", "count"}]. A search is
-- shown from the second time on, so that what one visitor typed once is read by nobody.
create function public.read_demand() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := private.shop_day();
begin
  perform private.require_admin();
  return private.demand(today) || jsonb_build_object(
    'is_on', exists (select from public.shop where counts_demand),
    'searches', (
      select coalesce(jsonb_agg(jsonb_build_object('term', term, 'count', count) order by count desc, term), '[]')
      from (
        select term, sum(count) as count from private.empty_searches where day > today - 28
        group by term having sum(count) > 1 order by 2 desc, 1 limit 20
      ) as often
    )
  );
end
$$;
