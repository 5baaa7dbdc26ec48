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
  anonymised_at timestamptz,
  constraint financing_leads_first_name_trimmed check (first_name = private.js_trim(first_name)),
  constraint financing_leads_first_name_length
    check (private.js_length(first_name) between 1 and 50),
  constraint financing_leads_last_name_trimmed check (last_name = private.js_trim(last_name)),
  constraint financing_leads_last_name_length
    check (private.js_length(last_name) between 1 and 50),
  constraint financing_leads_phone_form check (phone ~ '^[0-9() -]{10,20}$'),
  constraint financing_leads_phone_trimmed check (phone = private.js_trim(phone)),
  constraint financing_leads_status_known
    check (status in ('pending', 'contacted', 'converted', 'declined')),
  constraint financing_leads_notes_length check (private.js_length(notes) <= 2000),
  constraint financing_leads_submission_key_key unique (submission_key),
  constraint financing_leads_consent_version_short
    check (char_length(consent_version) between 1 and 40)
);
create index financing_leads_financing_option_idx on public.financing_leads (financing_option);
-- The list is read in pages by (created_at, id); what changed since then, by updated_at.
create index financing_leads_newest_idx on public.financing_leads (created_at desc, id);
create index financing_leads_changed_idx on public.financing_leads (updated_at, id);
create index financing_leads_phone_e164_idx on public.financing_leads (phone_e164)
  where phone_e164 is not null;

alter table public.financing_leads enable row level security;
revoke all on public.financing_leads from public, anon, authenticated;
grant insert
  (first_name, last_name, phone, financing_option, status, submission_key, consent_version)
  on public.financing_leads to anon, authenticated;
grant select, update (status, notes) on public.financing_leads to authenticated;
grant all on public.financing_leads to service_role;

create policy "Anyone may ask for financing from an active lender" on public.financing_leads
  for insert to anon, authenticated
  with check (
    status = 'pending'
    and exists (
      select from public.lenders where lenders.name = financing_option and lenders.active
    )
  );
create policy "Admins see all leads" on public.financing_leads
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins edit leads" on public.financing_leads
  for update to authenticated
  using ((select private.has_role('admin')))
  with check ((select private.has_role('admin')));

create function private.stamp_lead() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status = 'pending' then
    new.first_contacted_at := null;
  elsif old.status = 'pending' then
    new.first_contacted_at := new.updated_at;
  end if;
  return new;
end
$$;

create trigger stamp_lead before update on public.financing_leads
  for each row when (
    (new.first_name, new.last_name, new.phone, new.financing_option, new.status, new.notes)
      is distinct from
    (old.first_name, old.last_name, old.phone, old.financing_option, old.status, old.notes)
  )
  execute function private.stamp_lead();

revoke all on function private.stamp_lead() from public, anon, authenticated, service_role;
