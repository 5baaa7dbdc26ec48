-- Staff hear of requests to hold, answers to texts and leads to call again as they hear of leads; each device and each
-- showroom's phone chooses what.

alter table public.push_devices add column kinds text[] not null default '{lead,hold,reply,follow_up}',
  add constraint push_devices_kinds_known
    check (kinds <@ '{lead,hold,reply,follow_up}'::text[] and cardinality(kinds) <= 4);
grant select (kinds), update (kinds) on public.push_devices to authenticated;
alter table public.alert_phones add column kinds text[] not null default '{lead,hold,reply,follow_up}',
  add constraint alert_phones_kinds_known
    check (kinds <@ '{lead,hold,reply,follow_up}'::text[] and cardinality(kinds) <= 4);
grant update (kinds) on public.alert_phones to authenticated;
create policy "The owner chooses what showrooms are texted about" on public.alert_phones
  for update to authenticated using ((select private.has_role('admin'))
    and exists (select from public.user_roles where user_id = (select auth.uid()) and is_owner));

create or replace function private.text_lead_alert(of_lead uuid, site text) returns setof text
language sql security definer
set search_path = ''
as $$
  select (private.add_text('alert', alert_phones.phone_e164, said.words, private.text_now())).reason
  from public.financing_leads as lead
  join private.lead_alerts as alert on alert.lead_id = lead.id and alert.attempts = 1
  left join public.showrooms on showrooms.id = lead.showroom
  cross join lateral (
    select format(
      'New lead: %s. %s/admin/financing-leads?lead=%s',
      concat_ws(', ',
        nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
        lead.financing_option, showrooms.name
      ), site, lead.id
    ) as words
  ) as said
  join lateral (
    select distinct phone_e164 from public.alert_phones
    where (lead.showroom is null or alert_phones.showroom = lead.showroom) and 'lead' = any (kinds)
  ) as alert_phones on true
  where lead.id = of_lead
$$;

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
  constraint staff_alerts_once unique (kind, subject, since)
);

alter table private.staff_alerts enable row level security;
revoke all on private.staff_alerts from public, anon, authenticated, service_role;
revoke all on sequence private.staff_alerts_id_seq from public, anon, authenticated, service_role;
create policy "Nobody reads or writes what was said" on private.staff_alerts
  for all to anon, authenticated using (false);

-- Whether a showroom, or any where none is named, is open, as shop/calendar/open-time.ts counts. A shop without hours
-- is never closed.
create function private.is_open(at_showroom text, moment timestamptz) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.opening_hours) or exists (
    select from public.showrooms
    cross join lateral (
      select moment at time zone time_zone as clock from private.settings
    ) as here
    cross join lateral private.hours_on(showrooms.id, clock::date) as hours
    where (at_showroom is null or showrooms.id = at_showroom) and clock::time >= opens and clock::time < closes
  )
$$;

-- What waits for staff and is to be said now, up to `most`: in opening hours, once, and of the last three days. What is
-- said has been neither answered nor suspected of junk. A worker that stopped is not waited for longer than two minutes.
create function private.claim_staff_alerts(most integer, moment timestamptz default private.text_now())
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

-- Queues a text to each showroom's phone that is to hear of this kind. Returns why not, for each that gets none.
create function private.text_showrooms(of_kind text, at_showroom text, words text) returns setof text
language sql security definer set search_path = ''
as $$
  select (private.add_text('alert', phones.phone_e164, words, private.text_now())).reason
  from (
    select distinct phone_e164 from public.alert_phones
    where (at_showroom is null or showroom = at_showroom) and of_kind = any (kinds)
  ) as phones
$$;

create function private.finish_staff_alert(alert bigint) returns void
language sql security definer set search_path = ''
as $$ update private.staff_alerts set done_at = private.text_now() where id = alert $$;

drop function private.push_targets(text, timestamptz);
create function private.push_targets(at_showroom text, moment timestamptz default null, of_kind text default 'lead')
returns table (id uuid, endpoint text, p256dh text, auth text)
language sql stable security definer
set search_path = ''
as $$
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

revoke all on function
  private.is_open(text, timestamptz), private.claim_staff_alerts(integer, timestamptz),
  private.text_showrooms(text, text, text), private.finish_staff_alert(bigint),
  private.push_targets(text, timestamptz, text)
  from public, anon, authenticated, service_role;
