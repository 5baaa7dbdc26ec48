-- Who lost the phone with the authenticator app asks the owner, who sees whom it is, instead of whoever
-- keeps the shop's secret key.

alter table public.role_events
  drop constraint role_events_action_known,
  add constraint role_events_action_known check (
    action in (
      'assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left', 'second factors removed'
    )
  );

-- The password alone opens the account from then on, so every session of it ends. Returns how many
-- factors there were.
create function public.remove_second_factors(person uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  perform private.require_power_over(person);
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the shop''s owner turns off two-step verification for somebody else.';
  end if;
  delete from auth.mfa_factors where user_id = person;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'This account has no two-step verification.';
  end if;
  delete from auth.sessions where user_id = person;
  perform private.record_account_event('second factors removed', person);
  return removed;
end
$$;

-- As before, and whether more than a password guards the account.
drop function public.show_account(uuid);
create function public.show_account(person uuid)
returns table (
  user_id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[],
  is_owner boolean, is_me boolean, is_blocked boolean, sessions integer, has_second_step boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select users.id, users.email::text, users.created_at, users.last_sign_in_at,
      array(
        select held.role from public.user_roles as held where held.user_id = users.id
        order by held.role
      ),
      exists (
        select from public.user_roles as held where held.user_id = users.id and held.is_owner
      ),
      users.id = auth.uid(),
      coalesce(users.banned_until > now(), false),
      (
        select count(*)::integer from auth.sessions as live cross join private.settings
        where live.user_id = users.id
          and (live.not_after is null or live.not_after > now())
          and coalesce(live.refreshed_at::timestamptz, live.created_at)
            > now() - make_interval(days => settings.sessions_idle_days)
      ),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = users.id and factor.status = 'verified'
      )
    from auth.users where users.id = person and users.deleted_at is null;
end
$$;

revoke all on function public.remove_second_factors(uuid), public.show_account(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.remove_second_factors(uuid), public.show_account(uuid)
  to authenticated;
