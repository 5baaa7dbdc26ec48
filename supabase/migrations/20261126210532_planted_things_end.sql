-- What an account planted ends with its admin role or when it is blocked: invitations, devices, sessions.

-- A hundred years: the authentication service reads no date without an end.
create or replace function private.close_account(person uuid) returns void
language sql security definer
set search_path = ''
as $$
  update auth.users set banned_until = now() + interval '100 years' where id = person
$$;

-- Ends what somebody who is no admin any more, or is blocked, could still act by. What refers to an account and
-- stays is listed, with the reason, in supabase/tests/planted.test.ts.
create or replace function private.end_what_was_planted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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


create trigger end_what_was_planted after update of banned_until on auth.users
  for each row when (new.banned_until > now())
  execute function private.end_what_was_planted();
create trigger end_what_was_planted after delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.end_what_was_planted();
create trigger end_what_was_planted_on_update after update on public.user_roles
  for each row when (old.role = 'admin' and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.end_what_was_planted();

revoke all on function private.end_what_was_planted() from public, anon, authenticated, service_role;

-- What is left of those who were blocked or lost their role before.
delete from public.invitations
where accepted_at is null and not exists (
  select from public.user_roles join auth.users on users.id = user_roles.user_id
  where user_roles.user_id = invitations.invited_by and user_roles.role = 'admin'
    and (users.banned_until is null or users.banned_until <= now())
);
delete from public.push_devices
where not exists (
  select from public.user_roles join auth.users on users.id = user_roles.user_id
  where user_roles.user_id = push_devices.user_id and user_roles.role = 'admin'
    and (users.banned_until is null or users.banned_until <= now())
);
