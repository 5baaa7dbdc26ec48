-- A slip of the finger erases no first contact: what it was before the lead went back to pending is
-- kept beside it, and comes back when the lead leaves pending again.

alter table public.financing_leads add earlier_contact_at timestamptz;

-- Two minutes tell a slip from a decision. Contacted by mistake and put back at once is no contact; put
-- back to pending by mistake, or after a contact that stood, keeps its time.
create or replace function private.stamp_lead() returns trigger
language plpgsql
set search_path = ''
as $$
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
