-- The mail about last week, on Mondays.

-- The Mondays whose mail was made, or left out: the row is the lock.
create table private.week_mails (
  monday date primary key,
  made_at timestamptz not null default now()
);

alter table private.week_mails enable row level security;
revoke all on private.week_mails from public, anon, authenticated, service_role;
create policy "Nobody reads or writes mails of weeks" on private.week_mails
  for all to anon, authenticated using (false);

-- What the mail of the last Monday, seven o'clock, says and to whom; null where it was made already, is
-- not wanted, or has nothing to say. A server that was away makes it when it is back.
create function private.claim_week_mail(moment timestamptz default now()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  due constant date :=
    date_trunc('week', moment at time zone 'America/Detroit' - interval '7 hours')::date;
  address constant text := (
    select users.email from public.user_roles as held join auth.users on users.id = held.user_id
    where held.is_owner
  );
  -- Midnights of the shop's Mondays, whatever the clocks did in between.
  mondays constant timestamptz[] := array(
    select (due - days)::timestamp at time zone 'America/Detroit' from unnest(array[14, 7, 0]) as days
  );
  week jsonb;
  before jsonb;
begin
  insert into private.week_mails (monday) values (due) on conflict do nothing;
  if not found or address is null or not exists (
    select from private.settings where monday_mail
  ) then
    return null;
  end if;
  week := private.read_week('showroom', mondays[2], mondays[3], private.in_time(mondays[2]));
  before := private.read_week('showroom', mondays[1], mondays[2], private.in_time(mondays[1]));
  if jsonb_array_length(week) + jsonb_array_length(before) <= 2 then
    return null; -- Each has the line of all leads, and no showroom.
  end if;
  return jsonb_build_object(
    'to', address, 'first_day', due - 7, 'last_day', due - 1, 'week', week, 'before', before
  );
end
$$;

-- For admins; to others it is null.
create function public.monday_mail() returns boolean
language sql stable security definer
set search_path = ''
as $$ select monday_mail from private.settings where (select private.has_role('admin')) $$;

create function public.set_monday_mail(wanted boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception 'Only the owner can turn the Monday email on or off.'
      using errcode = 'insufficient_privilege';
  end if;
  update private.settings set monday_mail = wanted where monday_mail is not null;
end
$$;

revoke all on function
  private.claim_week_mail(timestamptz), public.monday_mail(), public.set_monday_mail(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.monday_mail(), public.set_monday_mail(boolean) to authenticated;
