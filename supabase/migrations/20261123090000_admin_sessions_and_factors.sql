-- What makes a caller an admin beside the role: a session that still stands, and the second factor
-- that the account has or the shop asks for. In SQL, because a hosted project has only this.

-- Whether admin work asks this session for a second factor that it lacks.
create function private.lacks_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and (
    exists (select from private.settings where admins_need_second_factor)
    or exists (
      select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    )
  )
$$;

-- Whether the caller's session still stands. An access token outlives it by up to an hour: signed out
-- everywhere, password changed.
create function private.session_stands() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = case
        -- Another issuer's token may say anything; a cast that fails would be a 400.
        when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (auth.jwt() ->> 'session_id')::uuid
      end
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
  )
$$;
revoke all on function private.lacks_second_factor(), private.session_stands()
  from public, anon, authenticated, service_role;

create or replace function private.has_role(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = auth.uid() and role = wanted
  ) and (
    wanted <> 'admin' or private.session_stands() and not private.lacks_second_factor()
  )
$$;

create or replace function public.admin_needs_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select private.lacks_second_factor()
$$;
