-- Functions for staff ask for the role before they look at an argument, and refuse what is too long or too much;
-- tables refuse long texts before anything looks through them.

-- The length that JavaScript sees: a character beyond U+FFFF, such as an emoji, counts twice. Checks count and
-- trim as a browser does: otherwise one side would refuse what the other accepted. No rule allows more than
-- 2,000, and a text above 8,000 bytes has more: it is not looked through, and emoji count once.
create or replace function private.js_length(value text) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select char_length(value) + case when octet_length(value) <= 8000
    then char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]+', '', 'g')) else 0 end
$$;

-- The places of the shop elsewhere: [{"name", "url"}].
create or replace function private.are_links(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 12
    and not exists (
      select from jsonb_array_elements(value) as link
      where jsonb_typeof(link -> 'name') is distinct from 'string'
        or length(btrim(link ->> 'name')) not between 1 and 40
        or jsonb_typeof(link -> 'url') is distinct from 'string'
        or length(link ->> 'url') > 400 or link ->> 'url' !~ '^https://[^\s"<>]+$'
    )
$$;

-- Refuses a row with a text that is longer in bytes than four times what its rules allow in characters; the
-- trigger's condition names texts and limits (96_sizes.sql). It fires before whatever looks at every character.
create function private.refuse_long_text() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The text in % is too long.', (
    select field from jsonb_each_text(to_jsonb(new)) as fields (field, value)
    order by octet_length(value) desc nulls last limit 1
  ) using errcode = 'check_violation';
end
$$;

-- One way to write a US number; null for anything else.
create or replace function private.us_number(phone text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when octet_length(phone) <= 80 then
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  end
$$;

-- The account with this e-mail address or id, for an admin who wants to give it a role.
create or replace function public.find_account(wanted text)
returns table (user_id uuid, email text, roles text[])
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if octet_length(wanted) > 1020 then
    raise exception 'An e-mail address has 255 characters at most.';
  end if;
  return query
    select users.id, users.email::text, array(
      select user_roles.role from public.user_roles where user_roles.user_id = users.id
      order by user_roles.role
    )
    from auth.users
    where users.deleted_at is null and (
      users.email = lower(btrim(wanted))
      or users.id = case
        when btrim(wanted) ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then btrim(wanted)::uuid
      end
    )
    limit 1;
end
$$;

-- The e-mail addresses of these accounts, shown beside their ids.
create or replace function public.account_emails(ids uuid[])
returns table (user_id uuid, email text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 1000 then
    raise exception 'Ask for 1,000 accounts at most.';
  end if;
  return query
    select users.id, users.email::text from auth.users where users.id = any (ids);
end
$$;

-- A newer invitation of the same address replaces the older one. `token` is a random text that the
-- link in the mail carries; only its hash is kept.
create or replace function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
  made uuid;
begin
  perform private.require_admin();
  if octet_length(invited_email) > 1020 then
    raise exception 'An e-mail address has 255 characters at most.';
  end if;
  address := lower(btrim(coalesce(invited_email, '')));
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a token of 64 characters.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, invited_by, invited_by_email, showroom, token_hash)
  values (address, invited_role, auth.uid(), auth.jwt() ->> 'email', at_showroom,
    encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

-- Gives the role to whoever is signed in with the invited address and has the link. Returns the role.
-- Whoever invited must still be an admin: one who left brings nobody in.
create or replace function public.accept_invitation(token text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  found_one record;
begin
  if auth.uid() is null or not private.session_stands() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(token) > 64 then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  select * into found_one from public.invitations
  where token_hash = encode(sha256(convert_to(coalesce($1, ''), 'UTF8')), 'hex')
    and email = (select lower(users.email) from auth.users where users.id = auth.uid())
  for update;
  if found_one.id is null then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  if found_one.accepted_at is not null then
    return found_one.role;
  end if;
  if found_one.expires_at < now() or not exists (
    select from public.user_roles where user_id = found_one.invited_by and role = 'admin'
  ) then
    raise exception 'This invitation is over. Ask for a new one.';
  end if;
  update public.invitations set accepted_at = now() where id = found_one.id;
  if not exists (
    select from public.user_roles where user_id = auth.uid() and role = found_one.role
  ) then
    insert into public.user_roles (user_id, role, showroom)
    values (auth.uid(), found_one.role, found_one.showroom);
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where id = (
      select max(id) from public.role_events
      where user_id = auth.uid() and action = 'assigned' and role_events.role = found_one.role
    );
  end if;
  return found_one.role;
end
$$;

create or replace function private.slug_for(title text, id text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(left(title, 90)), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  if words = '' then
    return 'piece-' || id;
  end if;
  return case when private.is_taken_slug(words) then words || '-' || id else words end;
end
$$;

-- `changes` is [{"id", "version", and any of "price_cents", "compare_at_cents", "list", "state"}]: all of them
-- or none. A price that moves far, and a product that goes live while none is counted, have to be said to be
-- meant.
create or replace function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 5000
    or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change) <> 'object' or change ->> 'id' is null or change ->> 'version' is null
        or exists (
          select from jsonb_object_keys(change) as field
          where field not in ('id', 'version', 'price_cents', 'compare_at_cents', 'list', 'state')
        )
    ) then
    raise exception 'A list of changes is needed, each with the id and the version of its piece.';
  end if;
  perform from private.catalog_state for update;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes) where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Somebody else changed % in the meantime. Nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Read again, then change it.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = coalesce(wanted.compare_at_cents, products.compare_at_cents),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

-- `product` holds columns of products, and its notes in "notes"; with "id" and "version" it changes that product,
-- without them it is a new one, and `request` makes a second try after a lost answer the same product.
-- `pictures` and `stock` ({"east": 1, "west": 0}) are left as they are where they are null. Whoever changes
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
    raise exception 'A piece is needed.';
  end if;
  perform from private.catalog_state for update;
  number := product ->> 'id';
  fields := product - 'id' - 'version' - 'notes';
  wanted := product ->> 'state';
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
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
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.pictures_and_notes(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (product ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
create or replace function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer
set search_path = ''
as $$
declare
  change public.changes;
  last_before bigint;
begin
  perform private.require_admin();
  if cardinality(changes) > 5000 then
    raise exception 'Put back 5,000 changes at most.';
  end if;
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    order by known.table_name = 'sales' desc, known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
      execute format('delete from public.%I where %s = $1', change.table_name,
        private.key_of(change.table_name)) using change.record;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added, which cannot be put back here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception when unique_violation then
  raise exception 'It is there again already.' using errcode = 'PT409';
end
$$;

-- These are one person's. Returns the leads that joined, for whoever takes it back.
create or replace function public.merge_customers(lead uuid, other uuid) returns uuid[]
language plpgsql security definer
set search_path = ''
as $$
declare
  kept uuid;
  joined uuid;
  moved uuid[];
begin
  perform private.require_admin();
  select customer_id into kept from public.financing_leads where id = lead;
  select customer_id into joined from public.financing_leads where id = other;
  if kept is null or joined is null then
    raise exception 'This lead is not here any more.' using errcode = 'PT409';
  elsif kept = joined then
    return '{}';
  end if;
  with changed as (
    update public.financing_leads set customer_id = kept where customer_id = joined returning id
  )
  select array_agg(id order by id) into moved from changed;
  perform private.add_lead_event(id, 'customer', null, 'joined') from unnest(moved) as id;
  return moved;
end
$$;

-- The condition on `lead` that it was called or contacted within the first hour in which a showroom was
-- open, special days too: as wasCalledInTime in app/admin/leads/list/more-filter.ts, for leads that came
-- from `since` on. The days stand in it as numbers, in milliseconds, so that a lead costs no look-up.
create or replace function private.in_time(since timestamptz) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  -- Days before the first lead and after today are not walked, whatever the caller asks for.
  first constant date := (least(
    greatest(since, coalesce((select min(created_at) from public.financing_leads), now())), now()
  ) at time zone 'America/Detroit')::date;
  opened bigint[];
  lasting bigint[];
  earlier bigint[];
  reached constant text := 'coalesce(lead.first_called_at, lead.first_contacted_at)';
  open_until text;
begin
  select array_agg(opens order by day), array_agg(lasts order by day), array_agg(before order by day)
  into opened, lasting, earlier
  from (
    select door.day, coalesce(door.opens, 0) as opens, coalesce(door.closes - door.opens, 0) as lasts,
      coalesce(sum(door.closes - door.opens) over (
        order by door.day rows between unbounded preceding and 1 preceding
      ), 0) as before
    from (
      select days.day,
        extract(epoch from min(days.day + times.opens) at time zone 'America/Detroit') * 1000 as opens,
        extract(epoch from max(days.day + times.closes) at time zone 'America/Detroit') * 1000 as closes
      from (
        select first + ahead as day
        from generate_series(0, (now() at time zone 'America/Detroit')::date - first + 31) as ahead
      ) as days
      cross join public.showrooms as showroom
      left join public.special_days as special
        on special.showroom = showroom.id and special.day = days.day
      left join public.opening_hours as usual
        on usual.showroom = showroom.id and usual.weekday = extract(dow from days.day)
      cross join lateral (
        select case when special.day is null then usual.opens else special.opens end as opens,
          case when special.day is null then usual.closes else special.closes end as closes
      ) as times
      group by days.day
    ) as door
  ) as counted;
  open_until := format(
    '(%2$L::bigint[])[%1$s] + least(greatest(floor(extract(epoch from %%1$s) * 1000)::bigint
      - (%3$L::bigint[])[%1$s], 0), (%4$L::bigint[])[%1$s])',
    format('(%%1$s at time zone ''America/Detroit'')::date - %L::date + 1', first),
    earlier, opened, lasting
  );
  return format(
    '(%1$s is not null and (%1$s - lead.created_at <= interval ''1 hour''
      or (%2$s) - (%3$s) <= 3600000))',
    reached, format(open_until, reached), format(open_until, 'lead.created_at')
  );
end
$$;

-- Refuses what no search box sends: each word is looked for in every lead.
create function private.require_short_search(asked jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if octet_length(asked::text) > 16000
    or jsonb_typeof(asked -> 'words') = 'array' and jsonb_array_length(asked -> 'words') > 50 then
    raise exception 'Search for fewer words.';
  end if;
end
$$;

-- The parts are private, and nobody but this body may name them.
create or replace function public.find_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.require_short_search(asked);
  with parts as materialized (
    select words, filter, private.few_leads(words, (asked ->> 'few')::integer) as few
    from (
      select private.name_filter(asked) as words,
        private.lead_filter(asked, private.time_filter(asked)) as filter
    ) as written
  ), near as materialized (
    select private.find_leads(asked, filter, words, private.first_by_name(asked, words)) as page
    from parts where few is null and words is not null and asked ->> 'sort' = 'name'
  )
  -- A page that is not full may go on behind them. How many match is not known.
  select coalesce(
    (
      select page || '{"matching": null}' from near
      where jsonb_array_length(page -> 'leads') >= coalesce((asked ->> 'most')::integer, 25)
    ),
    (select private.find_leads(asked, filter, words, few) from parts)
  );
end;

create or replace function public.count_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.require_short_search(asked);
  select private.count_leads(
    asked, private.lead_filter(asked, private.time_filter(asked)), private.name_filter(asked),
    private.few_leads(private.name_filter(asked), (asked ->> 'few')::integer),
    private.notes_filter(asked),
    private.few_leads(
      private.notes_filter(asked) || ' and not (' || private.name_filter(asked) || ')',
      (asked ->> 'few')::integer
    )
  );
end;

-- How many leads are on each worklist, for whoever asks; `every` counts junk, too. As countWorklists
-- in app/admin/leads/shared/worklists.ts.
create or replace function public.count_worklists(moment timestamptz default now()) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select jsonb_build_object(
    'every', count(*),
    'all', count(*) filter (where not is_junk),
    'waiting', count(*) filter (where not is_junk and status = 'pending' and first_called_at is null),
    'texted', count(*) filter (where not is_junk and reply_waiting_since is not null),
    'due', count(*) filter (where not is_junk and is_open and follow_up_at <= moment),
    'mine', count(*) filter (where not is_junk and is_open and assigned_to = (select auth.uid())),
    'free', count(*) filter (where not is_junk and is_open and assigned_to is null),
    'contacted', count(*) filter (where not is_junk and first_contacted_at is not null)
  )
  from (
    select *, suspected_junk is not null as is_junk, status in ('pending', 'contacted') as is_open
    from public.financing_leads
  ) as lead;
end;

-- Refuses what is no list of days.
create function private.require_few_days(days timestamptz[]) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if coalesce(cardinality(days), 0) not between 2 and 400 or array_ndims(days) > 1 then
    raise exception 'Choose 1 to 399 days.';
  end if;
end
$$;

-- The numbers above the list, of the days that begin at these moments; the last one ends them. As
-- summarizeLeads in app/admin/leads/overview/overview.ts.
create or replace function public.read_overview(days timestamptz[]) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.require_few_days(days);
  with received as materialized (
    select width_bucket(created_at, days) as day, status, financing_option, suspected_junk,
      case when first_contacted_at is not null then
        greatest(extract(epoch from first_contacted_at - created_at) * 1000, 0)
      end as wait
    from public.financing_leads
    where created_at >= days[1] and created_at < days[cardinality(days)]
  ),
  lead as (select * from received where suspected_junk is null)
  select jsonb_build_object(
    'junk', (select count(*) from received where suspected_junk is not null),
    'days', (
      select jsonb_agg(coalesce(leads, 0) order by place)
      from generate_series(1, cardinality(days) - 1) as place
      left join (select day, count(*) as leads from lead group by day) as counted on day = place
    ),
    'statuses', (
      select coalesce(jsonb_object_agg(status, leads), '{}')
      from (select status, count(*) as leads from lead group by status) as counted
    ),
    'lenders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'lender', financing_option, 'leads', leads, 'converted', converted
      )), '[]')
      from (
        select financing_option, count(*) as leads,
          count(*) filter (where status = 'converted') as converted
        from lead group by financing_option
      ) as counted
    ),
    'contacted', (select count(wait) from lead),
    'median', (select percentile_cont(0.5) within group (order by wait) from lead),
    'spans', (
      select jsonb_build_array(
        count(*) filter (where wait < 3600000),
        count(*) filter (where wait >= 3600000 and wait < 14400000),
        count(*) filter (where wait >= 14400000 and wait < 86400000),
        count(*) filter (where wait >= 86400000 and wait < 259200000),
        count(*) filter (where wait >= 259200000)
      ) from lead
    )
  );
end;

create or replace function public.read_week(grouping_by text, since timestamptz, until timestamptz) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_admin();
  select private.read_week(grouping_by, since, until, private.in_time(since));
end;

-- The request, locked, as long as it waits for an answer.
create or replace function private.waiting_request(request uuid) returns public.hold_requests
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
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

-- Holds the product, by the printed rule and with all that stands in the way of a hold.
create or replace function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
  made public.holds;
begin
  perform private.require_admin();
  asked := private.waiting_request(request);
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

create or replace function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_admin();
  asked := private.waiting_request(request);
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we cannot hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;

-- Queues what staff wrote. The same key twice is one text. Whoever writes takes a lead that is
-- nobody's, and has dealt with the answers that waited.
create or replace function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text;
  refusal text;
begin
  perform private.require_admin();
  said := private.js_trim(coalesce(words, ''));
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'A text has 1 to 1,600 characters; this one has %.',
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
    insert into private.text_outbox
      (id, lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      key, lead, 'message', 'queued', wanted.phone_e164, wanted.financing_option, said,
      private.next_text_time(moment, wanted.phone_e164), auth.uid(), moment, moment
    );
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

-- What erase_sender would take and what it would keep, for the question before it.
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
      ),
      coalesce(private.has_opted_out(number), false)
    from private.requests_of_sender(lead) as found
    having count(*) > 0;
end
$$;

create or replace function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  gone uuid[];
  sent integer;
  said integer;
begin
  perform private.require_admin();
  select phone_e164 into number from public.financing_leads where id = lead;
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  perform private.erase_hold_requests((select phone from public.financing_leads where id = lead));
  gone := array(select id from private.requests_of_sender(lead));
  if cardinality(gone) = 0 then
    raise exception 'This request is not here any more.';
  end if;
  if number is not null then
    insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
    select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
      (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
    from public.financing_leads as agreed
    where agreed.id = any (gone) and agreed.consent_version is not null;
    insert into private.erased_opt_outs (phone_hash, since)
    select private.phone_hash(phone), since from private.text_opt_outs where phone = number
    on conflict do nothing;
    delete from private.text_opt_outs where phone = number;
  end if;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', 'requests', cardinality(gone), sent, said);
end
$$;

create or replace function private.number_to_erase(phone text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.us_number(phone) is null then
    raise exception 'Write the phone number with its area code.';
  end if;
  return private.us_number(phone);
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
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
    ) as kept
    having count(*) > 0;
end
$$;

-- Somebody who only held a product has no request from which they could be erased: they are erased by their
-- number, with their requests to hold if there are any.
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
  select id into request from public.financing_leads
  where phone_e164 = number and anonymized_at is null limit 1;
  -- Takes holds and requests to hold along.
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'Nothing is kept for this number.';
  end if;
  perform private.erase_hold_requests(number);
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;

-- Null takes the number away.
create or replace function public.set_alert_phone(at_showroom text, phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  digits text;
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets where a showroom is texted.'
      using errcode = 'insufficient_privilege';
  end if;
  if octet_length(phone) > 80 then
    raise exception 'Write a US number with its area code.';
  end if;
  digits := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  if digits = '' then
    delete from public.alert_phones where showroom = at_showroom;
    return;
  end if;
  if digits !~ '^1?[2-9][0-9]{9}$' then
    raise exception 'Write a US number with its area code.';
  end if;
  insert into public.alert_phones (showroom, phone_e164)
  values (at_showroom, '+1' || right(digits, 10))
  on conflict (showroom) do update set phone_e164 = excluded.phone_e164;
end
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
begin
  insert into private.week_mails (monday) values (due) on conflict do nothing;
  if not found or address is null or not exists (
    select from private.settings where monday_mail
  ) then
    return null;
  end if;
  week := private.read_week('showroom', mondays[2], mondays[3], private.in_time(mondays[2]));
  before := private.read_week('showroom', mondays[1], mondays[2], private.in_time(mondays[1]));
  if jsonb_array_length(week) + jsonb_array_length(before) <= 2 then
    return null; -- Each has the line of all leads, and no showroom.
  end if;
  return jsonb_build_object(
    'to', address, 'first_day', due - 7, 'last_day', due - 1, 'week', week, 'before', before
  );
end
$$;

revoke all on function
  private.refuse_long_text(), private.require_short_search(jsonb), private.require_few_days(timestamptz[])
  from public, anon, authenticated, service_role;
grant execute on function
  private.require_short_search(jsonb), private.require_few_days(timestamptz[])
  to authenticated;

do $$
declare
  entry record;
  conditions text;
begin
  for entry in select * from (values
    -- A column, and the most characters that its rules allow.
    ('financing_leads', 'first_name 50, last_name 50, phone 20, financing_option 60, status 20, notes 2000,
      consent_version 40, suspected_junk 20, piece 90, source 20, showroom 20'),
    ('hold_requests', 'product_id 60, showroom 20, name 100, phone 20, consent_version 40, reason 120'),
    ('holds', 'product_id 60, showroom 20, name 100, phone 20, state 20'),
    ('products', 'id 60, slug 90, list 20, state 20, type 40, title 90, description 1200, badge 30, style 40,
      size 60, finish 200, care 1000, condition 20, condition_reason 300, location 20, gradient 230,
      compare_at_source 200'),
    ('product_notes', 'lot 120, note 1000'),
    ('stock', 'product_id 60, showroom 20'),
    ('packages', 'id 60, slug 90, state 20, name 90, description 2000, style 40, finish 200, care 1000'),
    ('offers', 'kind 20, package_id 60, headline 160'),
    ('notices', 'words 140, path 200'),
    ('pictures', 'name 120, hash 64, color 7, alt 200'),
    ('product_pictures', 'original 70, alt 200'),
    ('lenders', 'name 60, audience 60, terms 120, application_url 400, plan 20'),
    ('shop', 'name 60, description 600, phone 20, email 254, shop_online_url 400, payment_provider 60,
      hold_rule 300, text_wording 320'),
    ('showrooms', 'id 20, name 60, city 60, street 100, region 2, postal_code 5, phone 20'),
    ('opening_hours', 'showroom 20'),
    ('special_days', 'showroom 20, note 120'),
    ('delivery_zones', 'area 60'),
    ('invitations', 'email 255, role 20'),
    ('user_roles', 'role 20, showroom 20'),
    ('text_templates', 'name 40, body 600'),
    ('push_devices', 'endpoint 1000, p256dh 88, auth 24, label 80, showroom 20'),
    ('alert_phones', 'showroom 20')
  ) as known (in_table, columns) loop
    select string_agg(format('octet_length(new.%I) > %s', part[1], 4 * part[2]::integer), ' or ')
    into conditions
    from regexp_matches(entry.columns, '(\w+) (\d+)', 'g') as part;
    -- Before rows fire in the order of their names.
    execute format(
      'create trigger a_bound_texts before insert or update on public.%I
         for each row when (%s) execute function private.refuse_long_text()',
      entry.in_table, conditions
    );
  end loop;
end
$$;
