-- Whoever handed the shop on may take it back for 72 hours, and nobody else closes that account meanwhile.

create table private.ownership_handovers (
  former_owner uuid primary key references auth.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  mailed_at timestamptz
);

alter table private.ownership_handovers enable row level security;
revoke all on private.ownership_handovers from public, anon, authenticated, service_role;
create policy "Nobody reads or writes who handed the shop on" on private.ownership_handovers
  for all to anon, authenticated using (false);

-- When the person's time to take the shop back ends; null where there is nothing to take back.
create or replace function private.may_take_back_until(person uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select at + interval '72 hours' from private.ownership_handovers
  where former_owner = person and at > now() - interval '72 hours'
$$;

-- An admin who deletes the whole account may take the role along; the owner stays. Whoever was removed
-- while they waited removes nobody: the policies were asked before.
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
  if auth.uid() is not null and private.may_take_back_until(old.user_id) is not null then
    raise exception 'This was the shop''s owner less than 72 hours ago. Nobody removes the role until those are over.';
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

-- Makes an admin the owner instead of another, and notes it in the history.
create or replace function private.move_ownership(former uuid, next uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = next and role = 'admin';
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select auth.uid(), auth.jwt() ->> 'email', change.action, 'owner', users.id, users.email
  from (values ('removed', former), ('assigned', next)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

-- The owner makes another admin the owner, stays an admin, and may take the shop back for 72 hours.
create or replace function public.hand_over_ownership(new_owner uuid) returns void
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
  perform private.require_proof();
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account is no admin. Give it that role first.';
  end if;
  if new_owner = me then
    return;
  end if;
  perform private.move_ownership(me, new_owner);
  -- Handed back to whom it came from: that is their right to take it back, used, and the giver gets none.
  delete from private.ownership_handovers
  where at >= (
    select at from private.ownership_handovers
    where former_owner = new_owner and private.may_take_back_until(new_owner) is not null
  );
  if not found then
    insert into private.ownership_handovers (former_owner) values (me)
    on conflict (former_owner) do update set at = excluded.at, mailed_at = null;
  end if;
end
$$;

-- Gives the shop back to the person who handed it on, whoever has it now. Raises where the 72 hours are over.
create or replace function private.return_ownership(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7130417227);
  if private.may_take_back_until(person) is null or not exists (
    select from public.user_roles where user_id = person and role = 'admin'
  ) then
    raise exception 'The shop can be taken back for 72 hours by the admin who handed it on.';
  end if;
  perform private.move_ownership(
    (select user_id from public.user_roles where is_owner), person
  );
  delete from private.ownership_handovers
  where at >= (select at from private.ownership_handovers where former_owner = person);
end
$$;

create or replace function public.take_back_ownership() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.return_ownership(auth.uid());
end
$$;

-- Until when the caller may take the shop back; null where there is nothing to take back.
create or replace function public.may_take_back_ownership() returns timestamptz
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.may_take_back_until(auth.uid());
end
$$;

-- Whom a mail has to tell that they handed the shop on; each is returned once.
create or replace function private.claim_handover_mail()
returns table (person uuid, email text)
language sql security definer
set search_path = ''
as $$
  update private.ownership_handovers as handover set mailed_at = now()
  from auth.users
  where users.id = handover.former_owner and handover.mailed_at is null and users.email is not null
    and handover.at > now() - interval '72 hours'
  returning users.id, users.email::text
$$;

-- Lets through an admin who may change this account and has just proved who they are, one at a time: two
-- admins who close each other's accounts at one moment must not both succeed.
create or replace function private.require_power_over(person uuid) returns void
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
  if private.may_take_back_until(person) is not null then
    raise exception 'This was the shop''s owner less than 72 hours ago, whose account nobody else changes yet.';
  end if;
  perform private.require_proof();
end
$$;

-- The caller's account with its sessions, factors and roles. Financing requests stay: they are the
-- shop's, and belong to no account.
create or replace function public.delete_my_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_own_session();
  -- The triggers on user_roles hold these too; here they have sentences for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You are the shop''s last admin. Make somebody else an admin first.';
  end if;
  if exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'You are the shop''s owner. Hand the shop on to another admin first.';
  end if;
  if private.may_take_back_until(me) is not null then
    raise exception 'You handed the shop on less than 72 hours ago. Your account stays until those are over.';
  end if;
  perform private.require_proof();
  delete from auth.users where id = me;
end
$$;


revoke all on function
  private.may_take_back_until(uuid), private.move_ownership(uuid, uuid), private.return_ownership(uuid),
  private.claim_handover_mail(), public.take_back_ownership(), public.may_take_back_ownership()
  from public, anon, authenticated, service_role;
grant execute on function public.take_back_ownership(), public.may_take_back_ownership() to authenticated;
