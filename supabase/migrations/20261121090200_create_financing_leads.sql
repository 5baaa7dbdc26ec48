-- What shoppers send from the financing page. The checks repeat the form's rules, so they count and
-- trim as a browser does: otherwise one side would refuse what the other accepted.

-- The length that JavaScript sees: a character beyond U+FFFF, such as an emoji, counts twice.
create function private.js_length(value text) returns integer
language sql immutable strict parallel safe
set search_path = ''
as $$
  select char_length(value)
    + char_length(regexp_replace(value, '[^\U00010000-\U0010FFFF]', '', 'g'))
$$;

-- What JavaScript's trim() leaves.
create function private.js_trim(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select btrim(value, E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006'
    '\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF')
$$;

revoke all on function private.js_length(text), private.js_trim(text)
  from public, anon, authenticated;
-- A check runs with the rights of whoever inserts.
grant execute on function private.js_length(text), private.js_trim(text)
  to anon, authenticated, service_role;

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
  constraint financing_leads_submission_key_key unique (submission_key)
);
create index financing_leads_created_at_idx on public.financing_leads (created_at desc);
create index financing_leads_financing_option_idx on public.financing_leads (financing_option);

alter table public.financing_leads enable row level security;
revoke all on public.financing_leads from public, anon, authenticated;
grant insert (first_name, last_name, phone, financing_option, status, submission_key)
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
