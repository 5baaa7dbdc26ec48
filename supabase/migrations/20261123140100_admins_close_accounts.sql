-- What an admin does about somebody else's account: end its sessions, block it, let an employee go.
-- The owner's account and one's own are out of reach.

-- The history of roles tells of accounts, too; these have no role.
alter table public.role_events alter column role drop not null,
  drop constraint role_events_action_known,
  add constraint role_events_action_known check (
    action in ('assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left')
  ),
  add constraint role_events_role_known_where_it_counts
    check ((role is not null) = (action in ('assigned', 'removed')));

-- Lets through whoever may change this account, one at a time: two admins who close each other's
-- accounts at one moment must not both succeed.
create function private.require_power_over(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_admin();
  if person = auth.uid() then
    raise exception 'This is your own account: change it on your account page.';
  end if;
  if not exists (select from auth.users where id = person and deleted_at is null) then
    raise exception 'This account is not here any more.';
  end if;
  if exists (select from public.user_roles where user_id = person and is_owner) then
    raise exception 'This is the shop''s owner, whose account nobody else changes.';
  end if;
end
$$;

create function private.record_account_event(what text, person uuid) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.role_events (changed_by, changed_by_email, action, user_id, user_email)
  select auth.uid(), auth.jwt() ->> 'email', what, users.id, users.email
  from auth.users where users.id = person
$$;

-- A hundred years: the authentication service reads no date without an end.
create function private.close_account(person uuid) returns void
language sql security definer
set search_path = ''
as $$
  update auth.users set banned_until = now() + interval '100 years' where id = person;
  delete from auth.sessions where user_id = person
$$;

-- One account as admins see it; no row where there is none.
create function public.show_account(person uuid)
returns table (
  user_id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[],
  is_owner boolean, is_me boolean, is_blocked boolean, sessions integer
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text, users.created_at, users.last_sign_in_at,
      array(
        select held.role from public.user_roles as held where held.user_id = users.id
        order by held.role
      ),
      exists (
        select from public.user_roles as held where held.user_id = users.id and held.is_owner
      ),
      users.id = auth.uid(),
      coalesce(users.banned_until > now(), false),
      (
        select count(*)::integer from auth.sessions as live cross join private.settings
        where live.user_id = users.id
          and (live.not_after is null or live.not_after > now())
          and coalesce(live.refreshed_at::timestamptz, live.created_at)
            > now() - make_interval(days => settings.sessions_idle_days)
      )
    from auth.users where users.id = person and users.deleted_at is null;
end
$$;

-- Returns how many there were.
create function public.end_sessions_of(person uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_power_over(person);
  delete from auth.sessions where user_id = person;
  get diagnostics ended = row_count;
  perform private.record_account_event('signed out', person);
  return ended;
end
$$;

create function public.block_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  perform private.close_account(person);
  perform private.record_account_event('blocked', person);
end
$$;

create function public.unblock_account(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  update auth.users set banned_until = null where id = person;
  perform private.record_account_event('unblocked', person);
end
$$;

-- Roles off, sessions ended, account blocked: all of it or nothing.
create function public.employee_left(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_power_over(person);
  delete from public.user_roles where user_id = person;
  perform private.close_account(person);
  perform private.record_account_event('left', person);
end
$$;

revoke all on function
  private.require_power_over(uuid), private.record_account_event(text, uuid),
  private.close_account(uuid), public.show_account(uuid), public.end_sessions_of(uuid),
  public.block_account(uuid), public.unblock_account(uuid), public.employee_left(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.show_account(uuid), public.end_sessions_of(uuid), public.block_account(uuid),
  public.unblock_account(uuid), public.employee_left(uuid)
  to authenticated;
