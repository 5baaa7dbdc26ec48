-- What people do with their own account, and how well an admin must be signed in.

-- One row that the shop's owner changes: nobody else has a right to it.
create table private.settings (
  the_only_row boolean primary key default true,
  -- Admin work needs a session with a second factor (aal2).
  admins_need_second_factor boolean not null default false,
  constraint settings_one_row check (the_only_row)
);
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
insert into private.settings default values;

-- As before, and where the setting is on, an admin is one only with a second factor.
create or replace function private.has_role(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = auth.uid() and role = wanted
  ) and (
    wanted <> 'admin'
    or coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (select from private.settings where admins_need_second_factor)
  )
$$;

-- Lets the back office say why it stays empty: this session lacks what admin work needs.
create function public.admin_needs_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select not coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and exists (select from private.settings where admins_need_second_factor)
$$;
revoke all on function public.admin_needs_second_factor()
  from public, anon, authenticated, service_role;
grant execute on function public.admin_needs_second_factor() to authenticated;

-- As before, but an admin who deletes the whole account may take the role along.
create or replace function private.keep_an_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  admins bigint;
begin
  if old.user_id = auth.uid() and exists (select from auth.users where id = old.user_id) then
    raise exception 'You cannot remove your own admin role.';
  end if;
  -- Locking every admin's row makes two admins who remove each other take turns.
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' order by id for update
  ) as locked;
  if admins <= 1 then
    raise exception 'The last admin cannot be removed.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- The caller's account with its sessions, factors and roles. Financing requests stay: they are the
-- shop's, and belong to no account.
create function public.delete_my_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  -- Somebody who knows only the password must not get around the second factor.
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors where user_id = me and status = 'verified'
  ) then
    raise exception 'Sign in again with your second factor first.';
  end if;
  -- The trigger on user_roles holds this too; here it has a sentence for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You are the shop''s last admin. Make somebody else an admin first.';
  end if;
  delete from auth.users where id = me;
end
$$;
revoke all on function public.delete_my_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_my_account() to authenticated;
