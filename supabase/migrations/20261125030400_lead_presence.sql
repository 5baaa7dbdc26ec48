-- Who has a lead's panel open now. It ends by itself: a screen that has not been heard of for a quarter
-- of a minute is not there.

create table private.lead_presence (
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null,
  -- Something is typed there that is not saved.
  is_writing boolean not null,
  primary key (lead_id, session_id)
);
create index lead_presence_user_idx on private.lead_presence (user_id);
alter table private.lead_presence enable row level security;
revoke all on private.lead_presence from public, anon, authenticated, service_role;
create policy "Nobody reads or writes who is where" on private.lead_presence
  for all to anon, authenticated using (false);

-- Says that the caller's screen shows the lead, and answers which others do.
create function public.meet_at_lead(lead uuid, is_typing boolean default false)
returns table (user_id uuid, is_writing boolean)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_admin();
  delete from private.lead_presence where seen_at < clock_timestamp() - interval '1 minute';
  insert into private.lead_presence (lead_id, session_id, user_id, seen_at, is_writing)
  select id, here, auth.uid(), clock_timestamp(), coalesce($2, false)
  from public.financing_leads where id = $1
  on conflict (lead_id, session_id) do update set
    user_id = excluded.user_id, seen_at = excluded.seen_at, is_writing = excluded.is_writing;
  return query
    select other.user_id, bool_or(other.is_writing) from private.lead_presence as other
    where other.lead_id = $1 and other.session_id <> here
      and other.seen_at > clock_timestamp() - interval '15 seconds'
    group by other.user_id order by other.user_id;
end
$$;

create function public.leave_lead(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.lead_presence
  where lead_id = lead and session_id = coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
end
$$;

revoke all on function public.meet_at_lead(uuid, boolean), public.leave_lead(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.meet_at_lead(uuid, boolean), public.leave_lead(uuid) to authenticated;
