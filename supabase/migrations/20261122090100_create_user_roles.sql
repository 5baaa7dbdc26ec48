-- Who is staff. Policies of other tables ask private.has_role.

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_role_known check (role in ('user', 'admin')),
  constraint user_roles_user_id_role_key unique (user_id, role)
);
create index user_roles_newest_idx on public.user_roles (created_at desc, id);

-- Where the setting is on, an admin is one only with a second factor.
create function private.has_role(wanted text) returns boolean
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
revoke all on function private.has_role(text) from public, anon, authenticated;
grant execute on function private.has_role(text) to authenticated, service_role;

create function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.has_role('admin') then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_admin() from public, anon, authenticated, service_role;

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

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant all on public.user_roles to service_role;

create policy "People see their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins see all roles" on public.user_roles
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins assign roles" on public.user_roles
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins remove roles" on public.user_roles
  for delete to authenticated using ((select private.has_role('admin')));

-- An admin who deletes the whole account may take the role along.
create function private.keep_an_admin() returns trigger
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
revoke all on function private.keep_an_admin() from public, anon, authenticated, service_role;

create trigger keep_an_admin_on_delete before delete on public.user_roles
  for each row when (old.role = 'admin')
  execute function private.keep_an_admin();
create trigger keep_an_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.keep_an_admin();
