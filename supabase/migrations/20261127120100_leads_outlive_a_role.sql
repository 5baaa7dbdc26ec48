-- Whoever is no admin any more sees no leads, so their open ones are nobody's, where everybody sees them.
-- "Employee left" has handed them to a colleague before.
create function private.let_go_of_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.financing_leads set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  return null;
end
$$;
revoke all on function private.let_go_of_leads() from public, anon, authenticated, service_role;
create trigger let_go_of_leads after delete or update of user_id, role on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.let_go_of_leads();

update public.financing_leads set assigned_to = null
where status in ('pending', 'contacted') and assigned_to is not null and not exists (
  select from public.user_roles where user_id = assigned_to and role = 'admin'
);
