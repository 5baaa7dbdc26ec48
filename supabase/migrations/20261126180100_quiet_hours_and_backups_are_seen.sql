-- The owner sees when no text leaves and when the last backup was made, and makes the quiet hours longer. The
-- law's own, nine to eight, stay: what is set here lies around them.
alter table public.shop
  -- Both null: as the store was started.
  add column quiet_from time,
  add column quiet_until time,
  add constraint shop_quiet_both_or_none check ((quiet_from is null) = (quiet_until is null)),
  add constraint shop_quiet_covers_the_night
    check (quiet_from between '15:00' and '21:00' and quiet_until between '08:00' and '12:00');

-- When the last backup was whole, as the shop's server or whoever made it says. It is no part of a backup.
create table private.last_backup (
  the_only_row boolean primary key default true,
  made_at timestamptz not null,
  constraint last_backup_one_row check (the_only_row)
);
alter table private.last_backup enable row level security;
revoke all on private.last_backup from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the last backup" on private.last_backup
  for all to anon, authenticated using (false);

-- The owner's, where there are some.
create function private.quiet_hours(out quiet_from time, out quiet_until time)
language sql stable security definer
set search_path = ''
as $$
  select coalesce(shop.quiet_from, settings.quiet_from), coalesce(shop.quiet_until, settings.quiet_until)
  from private.settings left join public.shop on true
$$;

create or replace function private.next_text_time(moment timestamptz) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select private.next_open_moment(moment, settings.time_zone, hours.quiet_from, hours.quiet_until)
  from private.settings, private.quiet_hours() as hours
$$;

-- The function stays as it is but for this.
do $$
declare
  old constant text := 'select time_zone, quiet_from, quiet_until into own from private.settings;';
  definition text := pg_get_functiondef('private.next_text_time(timestamptz, text)'::regprocedure);
begin
  if position(old in definition) = 0 then
    raise exception 'private.next_text_time is not as this migration knows it.';
  end if;
  execute replace(definition, old,
    'select settings.time_zone, hours.quiet_from, hours.quiet_until into own
    from private.settings, private.quiet_hours() as hours;');
end
$$;

-- What the settings page says of the store.
create function public.store_standing()
returns table (quiet_from time, quiet_until time, started_quiet_from time, started_quiet_until time,
  backed_up_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select hours.quiet_from, hours.quiet_until, settings.quiet_from, settings.quiet_until,
      (select made_at from private.last_backup)
    from private.settings, private.quiet_hours() as hours;
end
$$;

revoke all on function private.quiet_hours() from public, anon, authenticated, service_role;
revoke all on function public.store_standing() from public, anon;
grant execute on function public.store_standing() to authenticated;
