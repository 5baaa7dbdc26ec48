-- Whose a lead is, when to try it again, how often it was called, and what was said, for several people
-- who work the same list.

alter table public.financing_leads
  -- Who works it; null: nobody yet.
  add assigned_to uuid references auth.users (id) on delete set null,
  -- When it comes back to the top of somebody's day.
  add follow_up_at timestamptz,
  -- Calls that were noted, whoever answered, and the first of them.
  add calls integer not null default 0,
  add first_called_at timestamptz,
  -- How the person came: over the site's form, or entered by staff.
  add source text not null default 'site',
  -- Where the person stood or called; null for the site's form.
  add showroom text references public.showrooms (id) on update cascade,
  -- The newest entry of its timeline, so that other screens learn of it.
  add noted_at timestamptz,
  add constraint financing_leads_calls_not_negative check (calls >= 0),
  add constraint financing_leads_source_known check (source in ('site', 'walk_in', 'phone'));
create index financing_leads_assigned_to_idx on public.financing_leads (assigned_to);
create index financing_leads_showroom_idx on public.financing_leads (showroom);
grant update (assigned_to, follow_up_at) on public.financing_leads to authenticated;

create function private.check_assignee() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.user_roles where user_id = new.assigned_to and role = 'admin'
  ) then
    raise exception 'Only an admin can work a lead.';
  end if;
  return new;
end
$$;
create trigger check_assignee before insert or update of assigned_to on public.financing_leads
  for each row when (new.assigned_to is not null)
  execute function private.check_assignee();

drop trigger stamp_lead on public.financing_leads;
create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk, new.assigned_to, new.follow_up_at, new.calls, new.noted_at)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk, old.assigned_to, old.follow_up_at, old.calls, old.noted_at)
  )
  execute function private.stamp_lead();

alter table public.lead_events drop constraint lead_events_field_known,
  add constraint lead_events_field_known check (
    field in ('status', 'notes', 'suspected_junk', 'assigned_to', 'follow_up_at', 'call', 'note')
  );

-- People are named as they were then, so that the history outlives their accounts.
create or replace function private.record_lead_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  select new.id, new.updated_at, auth.uid(), auth.jwt() ->> 'email',
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes),
    ('suspected_junk', old.suspected_junk, new.suspected_junk),
    (
      'assigned_to',
      coalesce((select email::text from auth.users where id = old.assigned_to), old.assigned_to::text),
      coalesce((select email::text from auth.users where id = new.assigned_to), new.assigned_to::text)
    ),
    ('follow_up_at', to_jsonb(old.follow_up_at) #>> '{}', to_jsonb(new.follow_up_at) #>> '{}')
  ) as change (field, old_value, new_value)
  where change.old_value is distinct from change.new_value;
  return null;
end
$$;
drop trigger record_lead_change on public.financing_leads;
create trigger record_lead_change after update on public.financing_leads
  for each row when (
    (new.status, new.notes, new.suspected_junk, new.assigned_to, new.follow_up_at)
      is distinct from
    (old.status, old.notes, old.suspected_junk, old.assigned_to, old.follow_up_at)
  )
  execute function private.record_lead_change();

-- An entry of a lead's timeline that is no change of a column.
create function private.add_lead_event(lead uuid, field text, old_value text, new_value text)
returns void
language sql security definer
set search_path = ''
as $$
  insert into public.lead_events
    (lead_id, at, changed_by, changed_by_email, field, old_value, new_value)
  values (lead, clock_timestamp(), auth.uid(), auth.jwt() ->> 'email', field, old_value, new_value)
$$;

-- Notes a call in one step: whose the lead is from now on, unless it is somebody's, and when to try
-- again. Whoever was reached is contacted.
create function public.log_call(lead uuid, outcome text, next_try timestamptz default null)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('no_answer', 'left_message', 'reached') then
    raise exception 'A call was not answered, left a message or reached somebody.';
  end if;
  perform private.add_lead_event(id, 'call', null, outcome)
  from public.financing_leads where id = lead;
  return query update public.financing_leads as called set
    calls = called.calls + 1,
    first_called_at = coalesce(called.first_called_at, clock_timestamp()),
    follow_up_at = next_try,
    assigned_to = coalesce(called.assigned_to, auth.uid()),
    status = case when outcome = 'reached' and called.status = 'pending' then 'contacted'
      else called.status end
  where called.id = lead
  returning called.*;
end
$$;

-- Takes back the newest call of a lead that nobody changed since; the caller says whose it was and when
-- it was due before. The timeline keeps both.
create function public.take_back_call(
  lead uuid, at_version integer, assignee uuid default null, next_try timestamptz default null
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query update public.financing_leads as called set
    calls = called.calls - 1,
    first_called_at = case when called.calls > 1 then called.first_called_at end,
    follow_up_at = next_try,
    assigned_to = assignee
  where called.id = lead and called.version = at_version and called.calls > 0
  returning called.*;
  if not found then
    raise exception 'Somebody changed this lead since.';
  end if;
  perform private.add_lead_event(
    lead, 'call',
    (
      select new_value from public.lead_events
      where lead_id = lead and field = 'call' and new_value is not null order by id desc limit 1
    ),
    null
  );
end
$$;

-- Adds to the timeline. Nobody changes or removes what is in it.
create function public.add_lead_note(lead uuid, words text)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.js_length(private.js_trim(coalesce(words, ''))) not between 1 and 2000 then
    raise exception 'A note has 1 to 2000 characters.';
  end if;
  perform private.add_lead_event(id, 'note', null, private.js_trim(words))
  from public.financing_leads where id = lead and anonymized_at is null;
  if not found then
    raise exception 'This request is not here any more.';
  end if;
  return query update public.financing_leads as noted set noted_at = clock_timestamp()
  where noted.id = lead
  returning noted.*;
end
$$;

-- Somebody who stands in a showroom or calls: contacted already, and whoever enters it works it. The
-- same key twice is one lead.
create function public.enter_lead(
  first_name text, last_name text, phone text, financing_option text, source text,
  showroom text, notes text, submission_key uuid
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  given alias for $8;
begin
  perform private.require_admin();
  if $5 is null or $5 not in ('walk_in', 'phone') then
    raise exception 'Staff enter people who walk in or call.';
  end if;
  insert into public.financing_leads
    (first_name, last_name, phone, financing_option, source, showroom, notes, submission_key,
     status, first_contacted_at, first_called_at, assigned_to)
  values ($1, $2, $3, $4, $5, $6, nullif(private.js_trim(coalesce($7, '')), ''), $8,
    'contacted', now(), now(), auth.uid())
  on conflict (submission_key) do nothing;
  return query select * from public.financing_leads where submission_key = given;
end
$$;

-- As before, and what was noted about the person goes, too.
create or replace function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and lead_id = any (ids);
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

revoke all on function
  private.check_assignee(), private.add_lead_event(uuid, text, text, text),
  public.log_call(uuid, text, timestamptz),
  public.take_back_call(uuid, integer, uuid, timestamptz), public.add_lead_note(uuid, text),
  public.enter_lead(text, text, text, text, text, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.log_call(uuid, text, timestamptz),
  public.take_back_call(uuid, integer, uuid, timestamptz), public.add_lead_note(uuid, text),
  public.enter_lead(text, text, text, text, text, text, text, uuid)
  to authenticated;
