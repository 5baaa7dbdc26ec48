-- The accounts behind the ids, and what people do with their own. auth.users is closed to everybody,
-- so admins ask through functions that check them first.

-- The account with this e-mail address or id, for an admin who wants to give it a role.
create function public.find_account(wanted text)
returns table (user_id uuid, email text, roles text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if octet_length(wanted) > 1020 then
    raise exception 'Keep the email address to 255 characters.';
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
create function public.account_emails(ids uuid[])
returns table (user_id uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if cardinality(ids) > 1000 then
    raise exception 'Ask for up to 1,000 accounts.';
  end if;
  return query
    select users.id, users.email::text from auth.users where users.id = any (ids);
end
$$;

-- One account as admins see it; no row where there is none.
create function public.show_account(person uuid)
returns table (
  user_id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[],
  is_owner boolean, is_me boolean, is_blocked boolean, sessions integer, has_second_step boolean
)
language plpgsql stable security definer set search_path = '' as $$
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
      ),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = users.id and factor.status = 'verified'
      )
    from auth.users where users.id = person and users.deleted_at is null;
end
$$;

-- Everybody with a role: when they were last here, whether a second step guards them, and how many open
-- leads they work.
create function public.staff_state()
returns table (user_id uuid, last_seen_at timestamptz, has_second_step boolean, open_leads integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select people.id,
      greatest(people.last_sign_in_at, (
        select max(coalesce(live.refreshed_at::timestamptz, live.created_at))
        from auth.sessions as live where live.user_id = people.id
      )),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = people.id and factor.status = 'verified'
      ),
      (
        select count(*)::integer from public.financing_leads as lead
        where lead.assigned_to = people.id and lead.status in ('pending', 'contacted')
      ) + (
        select count(*)::integer from public.inquiries as asked
        where asked.assigned_to = people.id and asked.status in ('pending', 'contacted')
      )
    from auth.users as people
    where exists (select from public.user_roles as held where held.user_id = people.id);
end
$$;

-- Everybody who can work a lead: whom leads are given to, and what an author's address is called. The name is
-- null where none was given. At most 200 people, those who have been here longest.
create function public.list_staff()
returns table (user_id uuid, email text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_sales();
  return query
    select held.user_id, users.email::text, held.name
    from public.user_roles as held join auth.users on users.id = held.user_id
    where held.role = 'admin' order by held.created_at, held.id limit 200;
end
$$;

-- Lets through an admin who may change this account and has just proved who they are, one at a time: two
-- admins who close each other's accounts at one moment must not both succeed.
create function private.require_power_over(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_admin();
  if person = auth.uid() then
    raise exception 'This is your own account. Change it on your account page.';
  end if;
  if not exists (select from auth.users where id = person and deleted_at is null) then
    raise exception 'This account no longer exists.';
  end if;
  if exists (select from public.user_roles where user_id = person and is_owner) then
    raise exception 'This is the shop’s owner. Only the owner can change this account.';
  end if;
  if private.may_take_back_until(person) is not null then
    raise exception 'This was the shop’s owner less than 72 hours ago, so you can’t change this account yet.';
  end if;
  perform private.require_proof();
end
$$;

-- A hundred years: the authentication service reads no date without an end.
create function private.close_account(person uuid) returns void
language sql security definer set search_path = '' as $$
  update auth.users set banned_until = now() + interval '100 years' where id = person
$$;

-- Ends what somebody who is no admin any more, or is blocked, could still act by. What refers to an account and
-- stays is listed, with the reason, in supabase/tests/planted.test.ts.
create function private.end_what_was_planted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if tg_table_name = 'users' then
    person := old.id;
    delete from auth.sessions where user_id = person;
  else
    person := old.user_id;
  end if;
  -- Where the account is gone, the column may be empty already.
  delete from public.invitations
  where coalesce(invited_by, person) = person and accepted_at is null;
  delete from public.push_devices where user_id = person;
  delete from private.lead_presence where user_id = person;
  return null;
end
$$;

-- All ways of blocking count: a function here, the authentication service, or a hosted project's dashboard.
create trigger end_what_was_planted after update of banned_until on auth.users for each row
  when (new.banned_until > now()) execute function private.end_what_was_planted();
create trigger end_what_was_planted after delete on public.user_roles for each row when (old.role = 'admin')
  execute function private.end_what_was_planted();
create trigger end_what_was_planted_on_update after update on public.user_roles
  for each row when (old.role = 'admin' and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.end_what_was_planted();

create function public.block_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  perform private.close_account(person);
  perform private.record_account_event('blocked', person);
end
$$;

create function public.unblock_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  update auth.users set banned_until = null where id = person;
  perform private.record_account_event('unblocked', person);
end
$$;

-- Returns how many there were.
create function public.end_sessions_of(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
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

-- The password alone opens the account from then on, so every session of it ends. Returns how many
-- factors there were.
create function public.remove_second_factors(person uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  perform private.require_power_over(person);
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the shop’s owner can turn off two-step verification for someone else.';
  end if;
  delete from auth.mfa_factors where user_id = person;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'This account doesn’t use two-step verification.';
  end if;
  delete from auth.sessions where user_id = person;
  perform private.record_account_event('second factors removed', person);
  return removed;
end
$$;

-- Roles off, sessions ended, account blocked, open leads to a colleague or to no one: all of it or
-- nothing. Returns how many leads and inquiries changed hands.
create function public.employee_left(person uuid, heir uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  handed integer;
  handed_inquiries integer;
begin
  perform private.require_power_over(person);
  if heir = person then
    raise exception 'Choose someone else for the open leads.';
  end if;
  update public.financing_leads set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed = row_count;
  update public.inquiries set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed_inquiries = row_count;
  delete from public.user_roles where user_id = person;
  perform private.close_account(person);
  perform private.record_account_event('left', person);
  return handed + handed_inquiries;
end
$$;

-- Notes in the history that the caller takes a copy of everything. The back office asks before it reads the
-- tables; readers with a right to them can do so without it.
create function public.begin_export() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.record_account_event('exported', auth.uid());
end
$$;

-- Lets an open page tell "nothing there" from "signed out elsewhere".
create function public.still_signed_in() returns boolean
language sql stable security definer set search_path = '' as $$ select private.session_stands() $$;

-- A password alone must not open what the second factor protects.
create function private.require_own_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.session_stands() then
    raise exception 'You’re signed out. Sign in again.'
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

-- What the caller is called at work, and in which showroom; null: no name, no showroom. Raises for who has no
-- role.
create function public.introduce_myself(my_name text, at_showroom text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_session();
  if not exists (select from public.user_roles where user_id = auth.uid()) then
    raise exception 'Only people who work here can set their name.'
      using errcode = 'insufficient_privilege';
  end if;
  update public.user_roles set name = private.as_name(my_name), showroom = at_showroom
  where user_id = auth.uid();
end
$$;

-- Where the caller is signed in, the last used first.
create function public.my_sessions()
returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean
)
language plpgsql stable security definer set search_path = '' as $$
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
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_session();
  delete from auth.sessions where id = session and user_id = auth.uid();
  return found;
end
$$;

-- The caller's account with its sessions, factors and roles. Financing requests stay: they are the
-- shop's, and belong to no account.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_own_session();
  -- The triggers on user_roles hold these too; here they have sentences for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You’re the shop’s last admin. Make someone else an admin first.';
  end if;
  if exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'You’re the shop’s owner. Hand the shop over to another admin first.';
  end if;
  if private.may_take_back_until(me) is not null then
    raise exception 'You handed the shop over less than 72 hours ago. You can delete your account after that.';
  end if;
  perform private.require_proof();
  delete from auth.users where id = me;
end
$$;
