-- Who is no admin any more has no way back to the shop that they handed on.

-- When the person's time to take the shop back ends; null where there is nothing to take back, and for who is no
-- admin.
create or replace function private.may_take_back_until(person uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select at + interval '72 hours' from private.ownership_handovers
  where former_owner = person and at > now() - interval '72 hours' and exists (
    select from public.user_roles where user_id = person and role = 'admin'
  )
$$;

-- Gives the shop back to the person who handed it on, whoever has it now. Raises where the 72 hours are over.
create or replace function private.return_ownership(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7130417227);
  if private.may_take_back_until(person) is null then
    raise exception 'The shop can be taken back for 72 hours by the admin who handed it on.';
  end if;
  perform private.move_ownership(
    (select user_id from public.user_roles where is_owner), person
  );
  delete from private.ownership_handovers
  where at >= (select at from private.ownership_handovers where former_owner = person);
end
$$;

