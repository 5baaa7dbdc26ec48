-- The list of what a store still needs knows whether a mail server takes its mails.
alter table private.settings add mails_are_sent boolean not null default false;
drop function public.store_standing();
create function public.store_standing()
returns table (quiet_from time, quiet_until time, started_quiet_from time, started_quiet_until time,
  backed_up_at timestamptz, mails_are_sent boolean)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select hours.quiet_from, hours.quiet_until, settings.quiet_from, settings.quiet_until,
      (select made_at from private.last_backup), settings.mails_are_sent
    from private.settings, private.quiet_hours() as hours;
end
$$;

revoke all on function public.store_standing() from public, anon, authenticated, service_role;
grant execute on function public.store_standing() to authenticated, service_role;
