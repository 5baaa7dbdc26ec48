-- The sessions that people have: listed, ended one by one, and over after some idle weeks.

alter table private.settings
  add sessions_idle_days integer not null default 90,
  -- The back office covers itself on a computer that nobody used for so long; null never does.
  add lock_after_minutes integer,
  add constraint settings_sessions_idle_days_positive check (sessions_idle_days > 0),
  add constraint settings_lock_after_minutes_known check (lock_after_minutes between 1 and 480);

-- As before, and neither one that was not used for long nor one of a blocked account.
create or replace function private.session_stands() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions join auth.users on users.id = sessions.user_id
    cross join private.settings
    where sessions.id = case
        -- Another issuer's token may say anything; a cast that fails would be a 400.
        when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (auth.jwt() ->> 'session_id')::uuid
      end
      and sessions.user_id = auth.uid()
      and (sessions.not_after is null or sessions.not_after > now())
      and coalesce(sessions.refreshed_at::timestamptz, sessions.created_at)
        > now() - make_interval(days => settings.sessions_idle_days)
      and (users.banned_until is null or users.banned_until <= now())
  )
$$;

-- Lets an open page tell "nothing there" from "signed out elsewhere".
create function public.still_signed_in() returns boolean
language sql stable security definer
set search_path = ''
as $$ select private.session_stands() $$;

-- Whoever knows only the password must not look around behind the second factor.
create function private.require_own_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.session_stands() then
    raise exception 'You are signed out. Sign in again first.'
      using errcode = 'insufficient_privilege';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ) then
    raise exception 'Sign in again with your second factor first.'
      using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Where the caller is signed in, the last used first.
create function public.my_sessions()
returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  return query
    select mine.id, mine.user_agent, mine.created_at,
      coalesce(mine.refreshed_at::timestamptz, mine.created_at) as used,
      mine.id::text = auth.jwt() ->> 'session_id'
    from auth.sessions as mine cross join private.settings
    where mine.user_id = auth.uid()
      and (mine.not_after is null or mine.not_after > now())
      and coalesce(mine.refreshed_at::timestamptz, mine.created_at)
        > now() - make_interval(days => settings.sessions_idle_days)
    order by used desc, mine.id;
end
$$;

-- False where it had ended already, or was never the caller's.
create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end
$$;

create function public.lock_after_minutes() returns integer
language sql stable security definer
set search_path = ''
as $$ select lock_after_minutes from private.settings $$;

create function public.set_lock_after_minutes(minutes integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner sets when computers lock.'
      using errcode = 'insufficient_privilege';
  end if;
  if minutes not between 1 and 480 then
    raise exception 'Computers lock after 1 to 480 minutes, or never.';
  end if;
  update private.settings set lock_after_minutes = minutes;
end
$$;

revoke all on function
  public.still_signed_in(), private.require_own_session(), public.my_sessions(),
  public.end_my_session(uuid), public.lock_after_minutes(), public.set_lock_after_minutes(integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.still_signed_in(), public.my_sessions(), public.end_my_session(uuid),
  public.lock_after_minutes(), public.set_lock_after_minutes(integer)
  to authenticated;
