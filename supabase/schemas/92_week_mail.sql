-- What is worth doing, and the mail about last week, on Mondays.

-- At most three things to do with the stock, one of a kind, with the numbers that say why: "lower" the price for which
-- most people wait, "rethink" that of what most look at (`people` are views) and nobody buys, or, where there is none,
-- "mark_down" what stands longest, thirty days at least, without a lead or a hold in the last thirty, and "bring_in"
-- what most people wait for. Days standing are those of public.sold. shop/suggestions.ts has the words.
create function private.suggestions(moment timestamptz default private.text_now())
returns table (
  kind text, slug text, title text, days integer, people integer, price_cents integer, least_cents integer,
  most_cents integer
)
language sql stable security definer set search_path = '' as $$
  with here as (
    select * from public.products where state = 'live' and private.free_quantity(id) > 0
  ), waiting as (
    select * from public.product_alerts where texted_at is null and suspected_junk is null
  ), drawing as (
    select here.*, (demand -> 'products' -> id -> 'view' ->> 1)::integer as views
    from private.demand(private.shop_day(moment)) as demand
    join here on demand -> 'drawing' ? id
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
    select 'mark_down', here.slug, here.title, (select private.shop_day(moment)) - added_on, null,
      price_cents, null, null
    from here
    where not is_sample and added_on <= (select private.shop_day(moment)) - 30
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

-- The same for admins.
create function public.read_suggestions()
returns table (
  kind text, slug text, title text, days integer, people integer, price_cents integer, least_cents integer,
  most_cents integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.suggestions();
end
$$;

-- The Mondays whose mail was made, or left out: the row is the lock.
create table private.week_mails (
  monday date primary key,
  made_at timestamptz not null default now()
);

-- What the mail of the last Monday, seven o'clock, says and to whom; null where it was made already, is
-- not wanted, or has nothing to say. A server that was away makes it when it is back.
create function private.claim_week_mail(moment timestamptz default now()) returns jsonb
language plpgsql set search_path = '' as $$
declare
  due constant date :=
    date_trunc('week', moment at time zone private.shop_zone() - interval '7 hours')::date;
  address constant text := (
    select users.email from public.user_roles as held join auth.users on users.id = held.user_id
    where held.is_owner
  );
  -- Midnights of the shop's Mondays, whatever the clocks did in between.
  mondays constant timestamptz[] := array(
    select private.shop_midnight(due - days) from unnest(array[14, 7, 0]) as days
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
  week := private.read_week('showroom', mondays[2], mondays[3], private.in_time(mondays[2], private.shop_zone()));
  before := private.read_week('showroom', mondays[1], mondays[2], private.in_time(mondays[1], private.shop_zone()));
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

-- For admins; to others it is null.
create function public.monday_mail() returns boolean
language sql stable security definer set search_path = ''
as $$ select monday_mail from private.settings where (select private.has_role('admin')) $$;

create function public.set_monday_mail(wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner('Only the owner can turn the Monday email on or off.');
  update private.settings set monday_mail = wanted where monday_mail is not null;
end
$$;
