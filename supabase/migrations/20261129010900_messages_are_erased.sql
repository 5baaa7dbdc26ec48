-- What staff wrote to a person goes with the person: it may name them. The people who were taken out before are, too.

-- Takes the people out of these leads and inquiries, their texts and what was noted about them.
create or replace function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, reply_waiting_since = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.inquiries set name = 'Removed', phone = null, notes = null, follow_up_at = null,
    submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and (lead_id = any (ids) or inquiry_id = any (ids));
  update public.sales set note = '' where (lead_id = any (ids) or inquiry_id = any (ids)) and note <> '';
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    -- What staff wrote may name the person.
    body = case when kind <> 'message' then body end,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

update private.text_outbox set body = null where kind = 'message' and body is not null
  and lead_id in (select id from public.financing_leads where anonymized_at is not null);
