-- What staff need to work on leads together: who changed what and when, which lead changed last,
-- when someone first called, and which leads share a phone.

alter table public.financing_leads
  -- One way to write a US number, whatever the form said; null for anything else.
  add column phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- Counts the changes: a save that names the version it was typed over cannot undo another's.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- When the lead first left "pending"; null again for one that was put back.
  add column first_contacted_at timestamptz;
update public.financing_leads set updated_at = created_at;

-- The list is read in pages by (created_at, id); what changed since then, by updated_at.
drop index public.financing_leads_created_at_idx;
create index financing_leads_newest_idx on public.financing_leads (created_at desc, id);
create index financing_leads_changed_idx on public.financing_leads (updated_at, id);
create index financing_leads_phone_e164_idx on public.financing_leads (phone_e164)
  where phone_e164 is not null;

create function private.stamp_lead() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status = 'pending' then
    new.first_contacted_at := null;
  elsif old.status = 'pending' then
    new.first_contacted_at := new.updated_at;
  end if;
  return new;
end
$$;

create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes)
  )
  execute function private.stamp_lead();

create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  at timestamptz not null,
  -- Null where no signed-in person did it.
  changed_by uuid,
  -- As it was then, so that the history outlives the account.
  changed_by_email text,
  field text not null,
  old_value text,
  new_value text,
  constraint lead_events_field_known check (field in ('status', 'notes'))
);
create index lead_events_lead_idx on public.lead_events (lead_id, id);

-- A trigger is the only writer. Nobody has the right to add, change or remove an event.
alter table public.lead_events enable row level security;
revoke all on public.lead_events from public, anon, authenticated, service_role;
revoke all on sequence public.lead_events_id_seq from public, anon, authenticated, service_role;
grant select on public.lead_events to authenticated, service_role;

create policy "Admins see the history of leads" on public.lead_events
  for select to authenticated using ((select private.has_role('admin')));

create function private.record_lead_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  select new.id, new.updated_at, auth.uid(), auth.jwt() ->> 'email',
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes)
  ) as change (field, old_value, new_value)
  where change.old_value is distinct from change.new_value;
  return null;
end
$$;

create trigger record_lead_change after update on public.financing_leads
  for each row when ((new.status, new.notes) is distinct from (old.status, old.notes))
  execute function private.record_lead_change();

revoke all on function private.stamp_lead(), private.record_lead_change()
  from public, anon, authenticated, service_role;
