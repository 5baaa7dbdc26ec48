-- Who asks without a lender: people who walk in, call, want to be called when something arrives, or pay cash. Staff
-- enter them; they stand in one list with the leads, and no number of leads counts them.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  -- Null where somebody in the showroom left none.
  phone text,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- The product that it is about, by the last part of its address, as in leads.
  piece text,
  showroom text references public.showrooms (id) on update cascade,
  status text not null default 'pending',
  notes text,
  -- Who works it: at first who entered it.
  assigned_to uuid references auth.users (id) on delete set null,
  follow_up_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  first_contacted_at timestamptz,
  -- Made by the form: what is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  anonymized_at timestamptz,
  constraint inquiries_kind_known check (kind in ('walk_in', 'call', 'wants_call', 'cash')),
  constraint inquiries_name_trimmed check (name = private.js_trim(name)),
  constraint inquiries_name_length check (private.js_length(name) between 1 and 100),
  constraint inquiries_phone_form check (phone ~ '^[0-9() -]{10,20}$' and phone = private.js_trim(phone)),
  constraint inquiries_phone_given
    check (phone is not null or kind in ('walk_in', 'cash') or anonymized_at is not null),
  constraint inquiries_piece_form check (piece ~ '^[a-z0-9-]{1,90}$'),
  constraint inquiries_status_known check (status in ('pending', 'contacted', 'converted', 'declined')),
  constraint inquiries_notes_length check (private.js_length(notes) <= 2000),
  constraint inquiries_follow_up_range check (follow_up_at between '2020-01-01' and '2100-01-01'),
  constraint inquiries_submission_key_key unique (submission_key)
);
create index inquiries_newest_idx on public.inquiries (created_at desc, id);
create index inquiries_changed_idx on public.inquiries (updated_at, id);
create index inquiries_named_idx on public.inquiries (created_at) where anonymized_at is null;
create index inquiries_phone_idx on public.inquiries (phone_e164) where phone_e164 is not null;
create index inquiries_assigned_to_idx on public.inquiries (assigned_to);
create index inquiries_showroom_idx on public.inquiries (showroom);
create index inquiries_follow_up_idx on public.inquiries (follow_up_at) where follow_up_at is not null;

create trigger check_assignee before insert or update of assigned_to on public.inquiries for each row
  when (new.assigned_to is not null) execute function private.check_assignee();
create trigger limit_lead_changes before update of assigned_to on public.inquiries for each row
  when (auth.uid() is not null) execute function private.limit_lead_changes();

-- Who stands there or is on the line is contacted already; who wants a call waits for it.
create function private.begin_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.may_work_sales() then
    new.assigned_to := auth.uid();
  end if;
  if new.kind <> 'wants_call' then
    new.status := 'contacted';
    new.first_contacted_at := new.created_at;
  end if;
  return new;
end
$$;
create trigger begin_inquiry before insert on public.inquiries for each row when (auth.uid() is not null)
  execute function private.begin_inquiry();

create function private.stamp_inquiry() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status <> 'pending' then
    new.first_contacted_at := coalesce(new.first_contacted_at, new.updated_at);
  end if;
  return new;
end
$$;
create trigger stamp_inquiry before update on public.inquiries
  for each row when (
    (new.name, new.phone, new.piece, new.status, new.notes, new.assigned_to, new.follow_up_at)
      is distinct from
    (old.name, old.phone, old.piece, old.status, old.notes, old.assigned_to, old.follow_up_at)
  )
  execute function private.stamp_inquiry();

-- One history for both.
alter table public.lead_events
  alter lead_id drop not null,
  add column inquiry_id uuid references public.inquiries (id) on delete cascade,
  add constraint lead_events_lead_or_inquiry check (num_nonnulls(lead_id, inquiry_id) = 1);
create index lead_events_inquiry_idx on public.lead_events (inquiry_id, id) where inquiry_id is not null;

create trigger record_lead_change after update of status, notes, assigned_to, follow_up_at, piece on public.inquiries
  for each row execute function private.record_lead_change();
