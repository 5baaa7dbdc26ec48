-- A new lead, a request to hold, an answer to a text and a lead to call again are heard on every device that asked
-- for it, by web push, and on the phone of a showroom whose number the owner set.

-- A device that shows notifications. It belongs to a session: who signs out, is locked out or leaves hears
-- no more.
create table public.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  -- Where the browser's push service takes messages for it, and the keys that they are sealed with.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- What the person calls it: "Chrome on Android".
  label text not null,
  -- Leads of this showroom, and those of none; null: all.
  showroom text references public.showrooms (id) on update cascade on delete set null,
  -- Silent between these, by the shop's clock; both null: never.
  quiet_from time,
  quiet_until time,
  created_at timestamptz not null default now(),
  failures integer not null default 0,
  kinds text[] not null default '{lead,hold,reply,follow_up}',
  -- Names of hosts only: the server must not be sent to addresses within its own network.
  constraint push_devices_endpoint_form
    check (endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(:443)?/[^\s]*$' and length(endpoint) <= 1000),
  constraint push_devices_keys_form check (p256dh ~ '^[A-Za-z0-9_-]{87,88}=?$' and auth ~ '^[A-Za-z0-9_-]{22,24}=*$'),
  constraint push_devices_label_length check (length(label) between 1 and 80),
  constraint push_devices_quiet_both_or_none check ((quiet_from is null) = (quiet_until is null)),
  constraint push_devices_kinds_known check (kinds <@ '{lead,hold,reply,follow_up}'::text[] and cardinality(kinds) <= 4)
);
create index push_devices_user_idx on public.push_devices (user_id);
create index push_devices_showroom_idx on public.push_devices (showroom);

-- The number that a showroom is texted at.
create table public.alert_phones (
  showroom text primary key references public.showrooms (id) on update cascade on delete cascade,
  phone_e164 text not null,
  kinds text[] not null default '{lead,hold,reply,follow_up}',
  constraint alert_phones_form check (phone_e164 ~ '^\+1[2-9][0-9]{9}$'),
  constraint alert_phones_kinds_known check (kinds <@ '{lead,hold,reply,follow_up}'::text[] and cardinality(kinds) <= 4)
);

-- The public half of the key that push services know the shop by; the worker writes it down.
create table private.push_key (
  the_only_row boolean primary key default true,
  public_key text not null,
  constraint push_key_one_row check (the_only_row)
);

-- New leads that are still to be said.
create table private.lead_alerts (
  lead_id uuid primary key references public.financing_leads (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  attempts integer not null default 0,
  texted_at timestamptz
);

create function private.queue_lead_alert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.push_devices) or exists (select from public.alert_phones) then
    insert into private.lead_alerts (lead_id) values (new.id);
  end if;
  return null;
end
$$;

-- As with limits, only what comes through the API: samples, imports and restores are SQL.
create trigger queue_lead_alert after insert on public.financing_leads for each row
  when (new.source = 'site' and new.suspected_junk is null and auth.role() in ('anon', 'authenticated'))
  execute function private.queue_lead_alert();

-- What is to be said now. A worker that stopped is not waited for longer than two minutes, and what is
-- an hour old is no news.
create function private.claim_lead_alerts(most integer)
returns table (
  lead_id uuid, first_name text, last_name text, financing_option text, showroom text
)
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.lead_alerts as old
  where old.created_at < clock_timestamp() - interval '1 hour' or old.attempts >= 3;
  return query
    with due as (
      select alert.lead_id from private.lead_alerts as alert
      where alert.claimed_at is null
        or alert.claimed_at < clock_timestamp() - interval '2 minutes'
      order by alert.created_at limit most
      for update skip locked
    ), claimed as (
      update private.lead_alerts as alert
      set claimed_at = clock_timestamp(), attempts = alert.attempts + 1
      from due where alert.lead_id = due.lead_id
      returning alert.lead_id
    )
    select lead.id, lead.first_name, lead.last_name, lead.financing_option, lead.showroom
    from claimed join public.financing_leads as lead on lead.id = claimed.lead_id;
end
$$;

-- Queues a text to each showroom's phone that is to hear of this kind. Returns why not, for each that gets none.
create function private.text_showrooms(of_kind text, at_showroom text, words text) returns setof text
language sql security definer set search_path = '' as $$
  select (private.add_text('alert', phones.phone_e164, words, private.text_now())).reason
  from (
    select distinct phone_e164 from public.alert_phones
    where (at_showroom is null or showroom = at_showroom) and of_kind = any (kinds)
  ) as phones
$$;

-- Queues a text of a new lead, with a link into the back office of `site`. What a stranger wrote never stands in it:
-- two letters at most. Kept with when, so that none is texted twice.
create function private.text_lead_alert(of_lead uuid, site text) returns setof text
language sql security definer set search_path = '' as $$
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

create function private.finish_lead_alert(lead uuid) returns void
language sql security definer set search_path = '' as $$ delete from private.lead_alerts where lead_id = lead $$;

-- What was said of holds, replies and leads to call again, for four days: each is said once.
create table private.staff_alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- The request, the oldest answer that waits, or the lead.
  subject text not null,
  since timestamptz not null,
  claimed_at timestamptz not null,
  attempts integer not null default 1,
  done_at timestamptz,
  texted_at timestamptz,
  constraint staff_alerts_once unique (kind, subject, since)
);

-- Whether a showroom, or any where none is named, is open, as shop/calendar/open-time.ts counts. A shop without hours
-- is never closed.
create function private.is_open(at_showroom text, moment timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.opening_hours) or exists (
    select from public.showrooms
    cross join lateral (select moment at time zone private.shop_zone() as clock) as here
    cross join lateral private.hours_on(showrooms.id, clock::date) as hours
    where (at_showroom is null or showrooms.id = at_showroom) and clock::time >= opens and clock::time < closes
  )
$$;

-- What waits for staff and is to be said now, up to `most`: in opening hours, once, and of the last three days. What is
-- said has been neither answered nor suspected of junk. A worker that stopped is not waited for longer than two minutes.
create function private.claim_staff_alerts(most integer, moment timestamptz default private.text_now())
returns table (id bigint, attempt integer, kind text, title text, body text, path text, showroom text)
language plpgsql volatile security definer set search_path = '' as $$
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

-- Texts it unless an earlier attempt did, and keeps when.
create function private.text_staff_alert(alert bigint, at_showroom text, words text) returns setof text
language sql security definer set search_path = '' as $$
  with claimed as (
    update private.staff_alerts set texted_at = private.text_now()
    where id = alert and texted_at is null returning kind
  )
  select private.text_showrooms(claimed.kind, at_showroom, words) from claimed
$$;

create function private.finish_staff_alert(alert bigint) returns void
language sql security definer set search_path = ''
as $$ update private.staff_alerts set done_at = private.text_now() where id = alert $$;

-- The devices that hear of a lead now, or of something of another kind: of admins who are signed in, where it is not
-- quiet.
create function private.push_targets(at_showroom text, moment timestamptz default null, of_kind text default 'lead')
returns table (id uuid, endpoint text, p256dh text, auth text)
language sql stable security definer set search_path = '' as $$
  select device.id, device.endpoint, device.p256dh, device.auth
  from public.push_devices as device
  join auth.users on users.id = device.user_id
  where (device.showroom is null or at_showroom is null or device.showroom = at_showroom)
    and of_kind = any (device.kinds)
    and not private.is_quiet(
      device.quiet_from, device.quiet_until, coalesce(moment, clock_timestamp())
    )
    and (users.banned_until is null or users.banned_until <= now())
    and exists (select from auth.sessions where sessions.id = device.session_id)
    and exists (
      select from public.user_roles where user_roles.user_id = device.user_id and role = 'admin'
    )
$$;

-- A device whose push service does not know it any more is forgotten, and one that fails again and again.
create function private.note_push(device uuid, outcome text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if outcome = 'gone' then
    delete from public.push_devices where id = device;
    return;
  end if;
  update public.push_devices
  set failures = case outcome when 'sent' then 0 else failures + 1 end
  where id = device;
  delete from public.push_devices where id = device and failures >= 20;
end
$$;

-- What a browser needs to be told; null as long as no worker has started.
create function public.push_key() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sales();
  return (select public_key from private.push_key);
end
$$;

-- A device belongs to the person who is signed in on it now.
create function public.add_push_device(
  endpoint text, p256dh text, auth text, label text,
  showroom text default null, quiet_from time default null, quiet_until time default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  added uuid;
begin
  perform private.require_sales();
  if (select count(*) from public.push_devices as mine where mine.user_id = auth.uid()) >= 20 then
    delete from public.push_devices as oldest where oldest.id = (
      select mine.id from public.push_devices as mine
      where mine.user_id = auth.uid() order by mine.created_at limit 1
    );
  end if;
  insert into public.push_devices as device
    (user_id, session_id, endpoint, p256dh, auth, label, showroom, quiet_from, quiet_until)
  values (auth.uid(), (auth.jwt() ->> 'session_id')::uuid, $1, $2, $3, left($4, 80), $5, $6, $7)
  on conflict on constraint push_devices_endpoint_key do update set
    user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth = excluded.auth, label = excluded.label, showroom = excluded.showroom,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, failures = 0
  returning device.id into added;
  return added;
end
$$;

-- Null takes the number away.
create function public.set_alert_phone(at_showroom text, phone text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digits text;
begin
  perform private.require_owner('Only the owner can set where we text a showroom.');
  if octet_length(phone) > 80 then
    raise exception 'Enter a US number with its area code.';
  end if;
  digits := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  if digits = '' then
    delete from public.alert_phones where showroom = at_showroom;
    return;
  end if;
  if not coalesce(private.is_us_number(private.us_number(digits)), false) then
    raise exception 'Enter a US number with its area code.';
  end if;
  insert into public.alert_phones (showroom, phone_e164)
  values (at_showroom, '+1' || right(digits, 10))
  on conflict (showroom) do update set phone_e164 = excluded.phone_e164;
end
$$;

-- Sends the owner's own phone a text, to see that the shop's texts arrive. Answers why not;
-- null where it is queued.
create function public.send_test_text(phone text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.us_number(phone);
  if not coalesce(private.is_us_number(number), false) then
    raise exception 'Enter a US number with its area code.';
  end if;
  return (private.add_text(
    'alert', number, private.shop_name() || ': this is your test text.', private.text_now()
  )).reason;
end
$$;
