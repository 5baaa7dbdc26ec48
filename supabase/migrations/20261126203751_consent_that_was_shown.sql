-- A form's consent names a sentence that was shown under that form.

alter table private.consent_sentences add column form text;
update private.consent_sentences set form = case when version like 'hold-%' then 'hold' else 'financing' end;
alter table private.consent_sentences
  alter column form set not null,
  add constraint consent_sentences_form_known check (form in ('financing', 'hold'));

-- Evidence is the server's: a version that was never shown under this form (the trigger's argument) is refused
-- with 400. What an older page showed is still in the table.
create function private.require_shown_consent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from private.consent_sentences as shown
    where shown.version = new.consent_version and shown.form = tg_argv[0]
  ) then
    raise exception 'This shop never showed the words about texts that this form names. Reload the page and send it again.';
  end if;
  return new;
end
$$;
revoke all on function private.require_shown_consent() from public, anon, authenticated, service_role;

-- As with limits, only what comes through the API: samples, imports and restores are SQL.
create trigger check_consent before insert or update of consent_version on public.financing_leads
  for each row when (new.consent_version is not null and auth.role() is not null)
  execute function private.require_shown_consent('financing');
create trigger check_consent before insert or update of consent_version on public.hold_requests
  for each row when (new.consent_version is not null and auth.role() is not null)
  execute function private.require_shown_consent('hold');
