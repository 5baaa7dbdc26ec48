-- What shoppers send from the financing page, and how staff work it together.

-- What shoppers send from the financing page, and what staff note about it.
create table public.financing_leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  phone text not null,
  financing_option text not null references public.lenders (name) on update cascade,
  status text not null default 'pending',
  notes text,
  created_at timestamptz not null default now(),
  -- Made by the form: a request that is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  -- One way to write a US number, whatever the form said; null for anything else.
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- Counts the changes: a save that names the version it was typed over cannot undo another's.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- When the lead first left "pending"; null again for one that was put back.
  first_contacted_at timestamptz,
  -- Which sentence about the text stood under the form's button: shop/financing-consent.ts.
  consent_version text,
  consented_at timestamptz generated always as (
    case when consent_version is not null then created_at end
  ) stored,
  anonymized_at timestamptz,
  -- Why a lead may be junk: too many from its address or for its phone, or staff set it aside. Staff put
  -- it back by making it null.
  suspected_junk text,
  -- A slip of the finger erases no first contact: what it was before the lead went back to pending is
  -- kept beside it, and comes back when the lead leaves pending again.
  earlier_contact_at timestamptz,
  -- Who works it; null: unassigned.
  assigned_to uuid references auth.users (id) on delete set null,
  -- When it comes back to the top of somebody's day.
  follow_up_at timestamptz,
  -- Calls that were noted, answered or not, and the first of them.
  calls integer not null default 0,
  first_called_at timestamptz,
  -- How the person came: over the site's form, or entered by staff.
  source text not null default 'site',
  -- Where the person stood or called; null for the site's form.
  showroom text references public.showrooms (id) on update cascade,
  -- The newest entry of its timeline, so that other screens learn of it.
  noted_at timestamptz,
  -- The product about which somebody asked for financing, by the last part of its address.
  piece text,
  -- Since when the oldest answer waits that no one dealt with; on the number's newest lead only.
  reply_waiting_since timestamptz,
  -- The same phone is one customer with one history. A likely same name is proposed, and staff say
  -- whether it is: no row is removed, and every step can be taken back.
  customer_id uuid not null default gen_random_uuid(),
  constraint financing_leads_first_name_trimmed check (first_name = private.js_trim(first_name)),
  constraint financing_leads_first_name_length check (private.js_length(first_name) between 1 and 50),
  constraint financing_leads_last_name_trimmed check (last_name = private.js_trim(last_name)),
  constraint financing_leads_last_name_length check (private.js_length(last_name) between 1 and 50),
  constraint financing_leads_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint financing_leads_phone_trimmed check (phone = private.js_trim(phone)),
  constraint financing_leads_status_known check (status in ('pending', 'contacted', 'converted', 'declined')),
  constraint financing_leads_notes_length check (private.js_length(notes) <= 2000),
  constraint financing_leads_submission_key_key unique (submission_key),
  constraint financing_leads_consent_version_short check (char_length(consent_version) between 1 and 40),
  constraint financing_leads_suspected_junk_known check (suspected_junk in ('address', 'phone', 'staff')),
  constraint financing_leads_calls_not_negative check (calls >= 0),
  constraint financing_leads_source_known check (source in ('site', 'walk_in', 'phone')),
  constraint financing_leads_piece_form check (piece ~ '^[a-z0-9-]{1,90}$'),
  constraint financing_leads_follow_up_range check (follow_up_at between '2020-01-01' and '2100-01-01')
);
-- The list is read in pages by (created_at, id); what changed since then, by updated_at.
create index financing_leads_newest_idx on public.financing_leads (created_at desc, id);
create index financing_leads_changed_idx on public.financing_leads (updated_at, id);
-- What is old is tidied in small transactions: embedded Postgres has one connection, and while one statement
-- takes the people out of a hundred thousand leads no one can send a form.
create index financing_leads_named_idx on public.financing_leads (created_at) where anonymized_at is null;
-- Counted by the last ten digits: a leading 1 and ways of writing make no other phone.
create index financing_leads_digits_idx on public.financing_leads
  ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)), created_at);
create index financing_leads_assigned_to_idx on public.financing_leads (assigned_to);
create index financing_leads_showroom_idx on public.financing_leads (showroom);
create index financing_leads_replies_idx on public.financing_leads (reply_waiting_since)
  where reply_waiting_since is not null;
create index financing_leads_customer_idx on public.financing_leads (customer_id);
create index financing_leads_phone_e164_idx on public.financing_leads
  (phone_e164, created_at desc, id) where phone_e164 is not null;
-- The orders of the list besides the newest first, which has its index.
create index financing_leads_status_idx on public.financing_leads (status, created_at desc, id);
create index financing_leads_financing_option_idx on public.financing_leads (financing_option, created_at desc, id);
create index financing_leads_follow_up_idx on public.financing_leads (follow_up_at) where follow_up_at is not null;
create index financing_leads_piece_idx on public.financing_leads (piece, created_at desc, id) where piece is not null;
create index financing_leads_name_key_idx on public.financing_leads
  ((private.name_key(first_name, last_name))) where anonymized_at is null;

-- Two minutes tell a slip from a decision. Contacted by mistake and put back at once is no contact; put
-- back to pending by mistake, or after a contact that stood, keeps its time.
create function private.stamp_lead() returns trigger
language plpgsql set search_path = '' as $$
declare
  slip constant interval := '2 minutes';
  came_back timestamptz;
  had_left timestamptz;
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status = old.status then
    return new;
  end if;
  if new.status = 'pending' then
    new.earlier_contact_at := old.first_contacted_at;
    new.first_contacted_at := null;
  elsif old.status = 'pending' then
    new.first_contacted_at := new.updated_at;
    new.earlier_contact_at := null;
    if old.earlier_contact_at is not null then
      select max(at) into came_back from public.lead_events
      where lead_id = old.id and field = 'status' and new_value = 'pending';
      select max(at) into had_left from public.lead_events
      where lead_id = old.id and field = 'status' and old_value = 'pending' and at < came_back;
      if new.updated_at - came_back < slip or came_back - had_left >= slip then
        new.first_contacted_at := old.earlier_contact_at;
      end if;
    end if;
  end if;
  return new;
end
$$;
create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes,
     new.suspected_junk, new.assigned_to, new.follow_up_at, new.calls, new.noted_at,
     new.reply_waiting_since, new.customer_id)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes,
     old.suspected_junk, old.assigned_to, old.follow_up_at, old.calls, old.noted_at,
     old.reply_waiting_since, old.customer_id)
  )
  execute function private.stamp_lead();

-- Counts the rows of one call anew.
create function private.begin_leads() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('store.leads_in_call', '0', true);
  return null;
end
$$;
create trigger begin_leads before insert on public.financing_leads
  for each statement execute function private.begin_leads();

-- What becomes of one more request beside those of its address and of its phone: why it may be junk,
-- or null; far beyond the ordinary it is refused.
create function private.judge_request(by_address bigint, by_phone bigint) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rule record;
begin
  select * into rule from private.settings;
  if by_address >= rule.most_leads_per_address_and_hour then
    raise exception 'Too many requests came from your connection. Try again in an hour, or call us.'
      using errcode = 'PT429';
  elsif by_phone >= rule.most_leads_per_phone_and_day then
    raise exception 'Too many requests were made for this phone number today. Please call us.'
      using errcode = 'PT429';
  end if;
  return case
    when by_address >= rule.leads_per_address_and_hour then 'address'
    when by_phone >= rule.leads_per_phone_and_day then 'phone'
  end;
end
$$;

-- One request in a call.
create function private.count_request_in_call() returns void
language plpgsql set search_path = '' as $$
begin
  if current_setting('store.leads_in_call', true) = '1' then
    raise exception 'Send one request at a time.';
  end if;
  perform set_config('store.leads_in_call', '1', true);
end
$$;

-- A row at a time, so that the second of two thousand ends the call before anything is done for them.
-- Addresses are with the texts, where they are forgotten after a day.
create function private.limit_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  new.suspected_junk := private.judge_request((
    select count(*) from private.text_outbox
    where address = private.request_address() and created_at > private.text_now() - interval '1 hour'
      and kind = 'link'
  ), (
    select count(*) from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
  ));
  return new;
end
$$;

-- Only strangers and shoppers through the API: samples, imports and restores are SQL.
create trigger limit_leads before insert on public.financing_leads for each row
  when (auth.role() in ('anon', 'authenticated')) execute function private.limit_leads();

create function private.follow_lender() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.lenders where name = new.financing_option) then
    new.financing_option := coalesce(
      (select lender from private.former_lender_names where name = new.financing_option),
      new.financing_option
    );
  end if;
  return new;
end
$$;
create trigger follow_lender before insert on public.financing_leads
  for each row execute function private.follow_lender();

create function private.join_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.customer_id := coalesce((
    select customer_id from public.financing_leads
    where phone_e164 = private.us_number(new.phone) and anonymized_at is null
    order by created_at desc, id limit 1
  ), new.customer_id, gen_random_uuid());
  return new;
end
$$;
create trigger join_customer before insert on public.financing_leads
  for each row execute function private.join_customer();

create function private.check_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.user_roles where user_id = new.assigned_to and role = 'admin'
  ) then
    raise exception 'Only an admin can work a lead.';
  end if;
  return new;
end
$$;
create trigger check_assignee before insert or update of assigned_to on public.financing_leads for each row
  when (new.assigned_to is not null) execute function private.check_assignee();

-- Who is limited to the sales floor takes leads, and gives away their own; sets none aside as junk.
create function private.limit_lead_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Inquiries, which have no junk, are limited by it, too.
  if to_jsonb(new) -> 'suspected_junk' is distinct from to_jsonb(old) -> 'suspected_junk'
    or new.assigned_to is distinct from old.assigned_to
    and auth.uid() is distinct from new.assigned_to and auth.uid() is distinct from old.assigned_to then
    perform private.require_admin();
  end if;
  return new;
end
$$;
create trigger limit_lead_changes before update of suspected_junk, assigned_to on public.financing_leads for each row
  when (auth.uid() is not null) execute function private.limit_lead_changes();

-- A person who is no admin any more sees no leads, so their open ones become unassigned, where all admins see them.
-- "Employee left" has handed them to a colleague before.
create function private.let_go_of_leads() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.financing_leads set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  update public.inquiries set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  return null;
end
$$;
create trigger let_go_of_leads after delete or update of user_id, role on public.user_roles for each row
  when (old.role = 'admin') execute function private.let_go_of_leads();

-- Who changed what about a lead, and when. A trigger is the only writer, as of role_events.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  at timestamptz not null,
  -- Null where no signed-in person did it.
  changed_by uuid default auth.uid(),
  -- As it was then, so that the history outlives the account.
  changed_by_email text default auth.jwt() ->> 'email',
  field text not null,
  old_value text,
  new_value text,
  constraint lead_events_field_known check (
    field in ('status', 'notes', 'suspected_junk', 'assigned_to', 'follow_up_at', 'call', 'note',
      'customer', 'piece')
  )
);
create index lead_events_lead_idx on public.lead_events (lead_id, id);

-- People are named as they were then, so that the history outlives their accounts.
create function private.record_lead_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, inquiry_id, at, field, old_value, new_value)
  select case tg_table_name when 'financing_leads' then new.id end,
    case tg_table_name when 'inquiries' then new.id end, new.updated_at,
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes),
    ('suspected_junk', to_jsonb(old) ->> 'suspected_junk', to_jsonb(new) ->> 'suspected_junk'),
    ('piece', old.piece, new.piece),
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
create trigger record_lead_change
  after update of status, notes, suspected_junk, assigned_to, follow_up_at on public.financing_leads
  for each row execute function private.record_lead_change();

-- An entry of a lead's timeline that is no change of a column.
create function private.add_lead_event(lead uuid, field text, old_value text, new_value text)
returns void
language sql security definer set search_path = '' as $$
  insert into public.lead_events (lead_id, at, field, old_value, new_value)
  values (lead, clock_timestamp(), field, old_value, new_value)
$$;

-- Adds to the timeline. No one changes or removes what is in it.
create function public.add_lead_note(lead uuid, words text)
returns setof public.financing_leads
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sales();
  if private.js_length(private.js_trim(coalesce(words, ''))) not between 1 and 2000 then
    raise exception 'Enter a note of 1 to 2000 characters.';
  end if;
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
  end if;
  perform private.add_lead_event(id, 'note', null, private.js_trim(words))
  from public.financing_leads where id = lead and anonymized_at is null;
  if not found then
    raise exception 'This request no longer exists.';
  end if;
  return query update public.financing_leads as noted set noted_at = clock_timestamp()
  where noted.id = lead
  returning noted.*;
end
$$;

-- Notes a call in one step: whose the lead is from now on, unless it is somebody's, and when to try
-- again. A lead that was reached is contacted.
create function public.log_call(lead uuid, outcome text, next_try timestamptz default null)
returns setof public.financing_leads
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sales();
  if outcome is null or outcome not in ('no_answer', 'left_message', 'reached') then
    raise exception 'Choose no answer, left a message or reached.';
  end if;
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
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

-- Takes back the newest call of a lead that no one changed since; the caller says whose it was and when
-- it was due before. The timeline keeps both.
create function public.take_back_call(
  lead uuid, at_version integer, assignee uuid default null, next_try timestamptz default null
)
returns setof public.financing_leads
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_sales();
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
  end if;
  return query update public.financing_leads as called set
    calls = called.calls - 1,
    first_called_at = case when called.calls > 1 then called.first_called_at end,
    follow_up_at = next_try,
    assigned_to = assignee
  where called.id = lead and called.version = at_version and called.calls > 0
  returning called.*;
  if not found then
    raise exception 'Someone has changed this lead since then.';
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

-- Somebody who stands in a showroom or calls: contacted already, and the person who enters it works it. The
-- same key twice is one lead.
create function public.enter_lead(
  first_name text, last_name text, phone text, financing_option text, source text,
  showroom text, notes text, submission_key uuid
)
returns setof public.financing_leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given alias for $8;
begin
  perform private.require_sales();
  if $5 is null or $5 not in ('walk_in', 'phone') then
    raise exception 'Choose walk-in or phone.';
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
