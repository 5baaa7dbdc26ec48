-- Two admins who remove each other at one moment: each held the other's row and waited for one's own
-- (deadlock, 40P01). A trigger for each row comes too late, so the whole statement waits its turn.

create function private.take_turns_over_admins() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Until the transaction ends; the number is nobody else's.
  perform pg_advisory_xact_lock(7130417227);
  return null;
end
$$;
revoke all on function private.take_turns_over_admins()
  from public, anon, authenticated, service_role;

create trigger admins_take_turns before delete or update on public.user_roles
  for each statement execute function private.take_turns_over_admins();

-- As before, and whoever was removed while they waited removes nobody: the policies were asked before.
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
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' order by id for update
  ) as locked;
  if admins <= 1 then
    raise exception 'The last admin cannot be removed.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
