-- The rest of the names are American, so these are too. What functions and rows say is renamed with
-- them; rights and owners stay, since nothing is created anew.

alter table public.financing_leads rename column anonymised_at to anonymized_at;
alter function private.anonymise_leads(timestamptz, boolean, integer) rename to anonymize_leads;

do $$
declare
  changed regprocedure;
begin
  foreach changed in array array[
    'private.anonymize_leads(timestamptz, boolean, integer)'::regprocedure,
    'public.resend_text(uuid)'::regprocedure
  ] loop
    execute replace(pg_get_functiondef(changed), 'anonymised', 'anonymized');
  end loop;
end
$$;

update private.text_outbox set reason = 'anonymized' where reason = 'anonymised';
