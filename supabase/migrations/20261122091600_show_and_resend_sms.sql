-- What people may see of texts, and do about them.

create view public.lead_texts with (security_barrier) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at
  from private.text_outbox
  where (select private.has_role('admin'));
revoke all on public.lead_texts from public, anon, authenticated, service_role;
grant select on public.lead_texts to authenticated;

-- What the form that has just been sent may promise: nothing about a person, and for an hour only.
create function public.text_promise(submission uuid)
returns table (state text, due_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select
    case
      when outbox.state in ('checking', 'queued')
        and outbox.due_at > private.text_now() + interval '2 minutes' then 'later'
      when outbox.state in ('checking', 'queued', 'sending', 'sent', 'delivered', 'unknown')
        then 'coming'
      when outbox.state = 'opted_out' then 'opted_out'
      when outbox.reason = 'not_us' then 'not_us'
      when outbox.reason in ('lender_day', 'phone_day', 'address_hour', 'shop_hour') then 'limit'
      else 'none'
    end,
    case when outbox.state in ('checking', 'queued') then outbox.due_at end
  from public.financing_leads as lead join private.text_outbox as outbox on outbox.lead_id = lead.id
  where lead.submission_key = submission and outbox.kind = 'link'
    and lead.created_at > now() - interval '1 hour'
  order by outbox.created_at limit 1
$$;

-- Another text for a lead, when staff ask for it. The opt-out list and the quiet hours hold.
create function public.resend_text(lead uuid) returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  rule record;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('private.text_outbox', 0));
  select * into rule from private.settings;
  select id, phone_e164, financing_option into wanted
  from public.financing_leads where id = lead and anonymised_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if not rule.texts_are_sent then
    raise exception 'No text provider is set, so no text is sent.';
  end if;
  if wanted.phone_e164 is null
    or rule.us_numbers_only and not private.is_us_number(wanted.phone_e164) then
    raise exception 'This is no US number, so it is not texted.';
  end if;
  if private.has_opted_out(wanted.phone_e164) then
    raise exception 'This number has opted out of texts. Only a START from it changes that.';
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  if private.count_texts(moment - interval '24 hours', of_phone => wanted.phone_e164,
      of_kind => 'resend') >= rule.resends_per_phone_and_day then
    raise exception 'This number has been sent enough texts for a day.';
  end if;
  return query
    insert into private.text_outbox as outbox
      (lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      lead, 'resend', 'queued', wanted.phone_e164, wanted.financing_option,
      private.text_body(wanted.financing_option), private.next_text_time(moment), auth.uid(),
      moment, moment
    )
    returning outbox.state, outbox.due_at;
end
$$;

revoke all on function
  public.text_promise(uuid), public.resend_text(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.text_promise(uuid) to anon, authenticated;
grant execute on function public.resend_text(uuid) to authenticated;
