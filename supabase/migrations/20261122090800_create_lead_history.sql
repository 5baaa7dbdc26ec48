-- Who changed what about a lead, and when.

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

revoke all on function private.record_lead_change() from public, anon, authenticated, service_role;
