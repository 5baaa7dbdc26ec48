-- Whoever gives a role twice reads a sentence, not the name of an index.

create function private.refuse_second_role() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.user_roles where user_id = new.user_id and role = new.role
  ) then
    raise exception 'This account already has this role.' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_second_role() from public, anon, authenticated, service_role;
create trigger refuse_second_role before insert on public.user_roles
  for each row when (auth.role() = 'authenticated')
  execute function private.refuse_second_role();
