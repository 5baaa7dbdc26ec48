-- When the last backup was whole, as the shop's server or the backup command says. It is no part of a backup.
create table private.last_backup (
  the_only_row boolean primary key default true,
  made_at timestamptz not null,
  constraint last_backup_one_row check (the_only_row)
);

-- What the settings page says of the store.
create function public.store_standing()
returns table (quiet_from time, quiet_until time, started_quiet_from time, started_quiet_until time,
  backed_up_at timestamptz, mails_are_sent boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select hours.quiet_from, hours.quiet_until, settings.quiet_from, settings.quiet_until,
      (select made_at from private.last_backup), settings.mails_are_sent
    from private.settings, private.quiet_hours() as hours;
end
$$;
