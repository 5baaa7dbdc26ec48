-- Who leaves hands their open leads on, and admins see who is about: when each was last seen, and who
-- has a second step.

drop function public.employee_left(uuid);

-- Roles off, sessions ended, account blocked, open leads to a colleague or to nobody: all of it or
-- nothing. Returns how many leads changed hands.
create function public.employee_left(person uuid, heir uuid default null) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  handed integer;
begin
  perform private.require_power_over(person);
  if heir = person then
    raise exception 'Choose somebody else for the open leads.';
  end if;
  update public.financing_leads set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed = row_count;
  delete from public.user_roles where user_id = person;
  perform private.close_account(person);
  perform private.record_account_event('left', person);
  return handed;
end
$$;

-- Everybody with a role: when they were last here, whether a second step guards them, and how many open
-- leads they work.
create function public.staff_state()
returns table (user_id uuid, last_seen_at timestamptz, has_second_step boolean, open_leads integer)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select people.id,
      greatest(people.last_sign_in_at, (
        select max(coalesce(live.refreshed_at::timestamptz, live.created_at))
        from auth.sessions as live where live.user_id = people.id
      )),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = people.id and factor.status = 'verified'
      ),
      (
        select count(*)::integer from public.financing_leads as lead
        where lead.assigned_to = people.id and lead.status in ('pending', 'contacted')
      )
    from auth.users as people
    where exists (select from public.user_roles as held where held.user_id = people.id);
end
$$;

revoke all on function public.employee_left(uuid, uuid), public.staff_state()
  from public, anon, authenticated, service_role;
grant execute on function public.employee_left(uuid, uuid), public.staff_state() to authenticated;
