-- One admin is the shop's owner: the first one, until the owner hands the shop on. Nobody who signs in
-- takes that role away.

alter table public.user_roles add is_owner boolean not null default false,
  add constraint user_roles_owner_is_admin check (role = 'admin' or not is_owner);
create unique index user_roles_one_owner_idx on public.user_roles (is_owner) where is_owner;

update public.user_roles set is_owner = true
where id = (select id from public.user_roles where role = 'admin' order by created_at, id limit 1);

create function private.first_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two first admins at once take turns, as those do who remove each other.
  perform pg_advisory_xact_lock(7130417227);
  new.is_owner := not exists (select from public.user_roles where is_owner);
  return new;
end
$$;
create trigger first_admin_owns before insert on public.user_roles
  for each row when (new.role = 'admin' and not new.is_owner)
  execute function private.first_admin_owns();

-- Where SQL or the shop's own key took the owner away, the shop is the longest-serving admin's.
create function private.next_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.user_roles set is_owner = true
  where id = (
    select id from public.user_roles where role = 'admin' order by created_at, id limit 1
  ) and not exists (select from public.user_roles where is_owner);
  return null;
end
$$;
create trigger next_admin_owns after delete on public.user_roles
  for each row when (old.is_owner)
  execute function private.next_admin_owns();
create trigger next_admin_owns_on_update after update on public.user_roles
  for each row when (old.is_owner and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.next_admin_owns();

-- As before, and the owner stays.
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
  if auth.uid() is not null and not exists (
    select from public.user_roles where user_id = auth.uid() and role = 'admin'
  ) then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
  if old.is_owner and auth.uid() is not null then
    raise exception 'This is the shop''s owner, whose role nobody removes. Only the owner can hand the shop on.';
  end if;
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' order by id for update
  ) as locked;
  if admins <= 1 then
    raise exception 'The last admin cannot be removed.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.is_owner := false;
  return new;
end
$$;

-- The owner makes another admin the owner, and stays an admin.
create function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  if not exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'Only the owner can hand the shop on.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account is no admin. Give it that role first.';
  end if;
  if new_owner = me then
    return;
  end if;
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = new_owner and role = 'admin';
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select me, auth.jwt() ->> 'email', change.action, 'owner', users.id, users.email
  from (values ('removed', me), ('assigned', new_owner)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

create or replace function public.delete_my_account() returns void
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
  -- The triggers on user_roles hold these too; here they have sentences for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You are the shop''s last admin. Make somebody else an admin first.';
  end if;
  if exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'You are the shop''s owner. Hand the shop on to another admin first.';
  end if;
  delete from auth.users where id = me;
end
$$;

revoke all on function
  private.first_admin_owns(), private.next_admin_owns(), public.hand_over_ownership(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.hand_over_ownership(uuid) to authenticated;
