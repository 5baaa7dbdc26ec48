-- Who gave or took which role, and the accounts behind the ids. auth.users is closed to everybody,
-- so admins ask through functions that check them first.

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

create index user_roles_newest_idx on public.user_roles (created_at desc, id);

create function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_admin() from public, anon, authenticated, service_role;

-- The account with this e-mail address or id, for an admin who wants to give it a role.
create function public.find_account(wanted text)
returns table (user_id uuid, email text, roles text[])
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
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
create function public.account_emails(ids uuid[])
returns table (user_id uuid, email text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text from auth.users where users.id = any (ids);
end
$$;

revoke all on function public.find_account(text), public.account_emails(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.find_account(text), public.account_emails(uuid[])
  to authenticated;
