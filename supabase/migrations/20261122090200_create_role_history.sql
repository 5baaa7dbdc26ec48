-- Who gave or took which role.

create table public.role_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null where no signed-in person did it, such as for the first admin.
  changed_by uuid,
  changed_by_email text,
  action text not null,
  role text not null,
  user_id uuid not null,
  -- As it was then, so that the history outlives the account.
  user_email text,
  constraint role_events_action_known check (action in ('assigned', 'removed'))
);
create index role_events_user_idx on public.role_events (user_id, id);

-- A trigger is the only writer. Nobody has the right to add, change or remove an event.
alter table public.role_events enable row level security;
revoke all on public.role_events from public, anon, authenticated, service_role;
revoke all on sequence public.role_events_id_seq from public, anon, authenticated, service_role;
grant select on public.role_events to authenticated, service_role;

create policy "Admins see the history of roles" on public.role_events
  for select to authenticated using ((select private.has_role('admin')));

create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select auth.uid(), auth.jwt() ->> 'email', change.action, change.role, change.user_id, coalesce(
    (select users.email from auth.users where users.id = change.user_id),
    -- A deleted account takes its roles with it: its address is only here.
    (select earlier.user_email from public.role_events as earlier
     where earlier.user_id = change.user_id order by earlier.id desc limit 1)
  )
  from (values
    ('removed', old.role, old.user_id),
    ('assigned', new.role, new.user_id)
  ) as change (action, role, user_id)
  where change.user_id is not null;
  return null;
end
$$;
revoke all on function private.record_role_change() from public, anon, authenticated, service_role;

create trigger record_role_change after insert or delete on public.user_roles
  for each row execute function private.record_role_change();
create trigger record_role_change_on_update after update on public.user_roles
  for each row when ((new.user_id, new.role) is distinct from (old.user_id, old.role))
  execute function private.record_role_change();
