-- The accounts behind the ids, and what people do with their own. auth.users is closed to everybody,
-- so admins ask through functions that check them first.

-- The account with this e-mail address or id, for an admin who wants to give it a role.
create function public.find_account(wanted text)
returns table (user_id uuid, email text, roles text[])
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
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
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text from auth.users where users.id = any (ids);
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

revoke all on function
  public.find_account(text), public.account_emails(uuid[]), public.delete_my_account()
  from public, anon, authenticated, service_role;
grant execute on function
  public.find_account(text), public.account_emails(uuid[]), public.delete_my_account()
  to authenticated;
