-- One number's texts, both ways and across its leads, and what staff write to it.

alter table private.text_outbox drop constraint text_outbox_kind_known,
  add constraint text_outbox_kind_known check (kind in ('link', 'resend', 'hold', 'message'));

-- Beginnings of texts, with {first_name}, {me}, {shop}, {lender} and {phone} to be filled in.
create table public.text_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  body text not null,
  position integer not null default 0,
  constraint text_templates_name_length check (private.js_length(name) between 1 and 40),
  constraint text_templates_body_length check (private.js_length(body) between 1 and 600)
);
alter table public.text_templates enable row level security;
revoke all on public.text_templates from public, anon, authenticated;
grant select, insert (name, body, position), update (name, body, position), delete
  on public.text_templates to authenticated;
grant all on public.text_templates to service_role;
create policy "Admins see templates of texts" on public.text_templates
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins add templates of texts" on public.text_templates
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins change templates of texts" on public.text_templates
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove templates of texts" on public.text_templates
  for delete to authenticated using ((select private.has_role('admin')));
insert into public.text_templates (name, body, position) values
  ('Introduction', 'Hi {first_name}, this is {me} at {shop} about your {lender} request. When is a good time to call you?', 1),
  ('Missed you', 'Hi {first_name}, {me} at {shop}: I just tried to call you about your {lender} request. When suits you?', 2),
  ('What to bring', 'Hi {first_name}, please bring a photo ID and your last pay stub when you come in. Questions? Text back or call {phone}. {shop}', 3),
  ('Thank you', 'Thank you, {first_name}! If anything comes up, just text back. {me}, {shop}', 4);

-- Why staff may not text this lead's number, in a sentence for them; null where they may. Agreeing to
-- the link is no agreement to be written to; texting us is one, for thirty days.
create function private.message_refusal(lead public.financing_leads, moment timestamptz) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule record;
  number text := lead.phone_e164;
  has_written boolean;
  written_to bigint;
begin
  select * into rule from private.settings;
  if lead.id is null or lead.anonymized_at is not null then
    return 'This lead is not here any more.';
  elsif not rule.texts_are_sent then
    return 'No text provider is set, so no text is sent.';
  elsif number is null or rule.us_numbers_only and not private.is_us_number(number) then
    return 'This is no US number, so it is not texted.';
  elsif private.has_opted_out(number) then
    return 'This number has opted out of texts. Only a START from it changes that.';
  elsif private.has_stop_question(number) then
    return 'First say whether they asked us to stop. Until then nothing leaves for this number.';
  end if;
  has_written := exists (
    select from private.text_replies
    where phone = number and received_at > moment - interval '30 days' and kind <> 'stop'
      and meant_stop is not true
  );
  if not has_written and lead.suspected_junk is not null then
    return 'Suspected junk is not texted.';
  elsif not has_written and not exists (
    select from private.consent_ledger as given
    join private.consent_sentences as shown using (version)
    where given.phone_hash = private.phone_hash(number) and given.what = 'given'
      and shown.covers_conversation
  ) then
    return 'They did not agree to texts about their request. Call them, or wait until they text.';
  end if;
  select count(*) into written_to from private.text_outbox
  where phone = number and kind = 'message' and created_at > moment - interval '24 hours'
    and state not in ('refused', 'opted_out');
  if written_to >= rule.messages_per_phone_and_day then
    return 'This number has been sent enough texts for a day.';
  elsif private.shop_refusal(moment) is not null then
    return 'The shop has sent as many texts as it may for now.';
  end if;
  return null;
end
$$;

-- Queues what staff wrote. The same key twice is one text. Whoever writes takes a lead that is
-- nobody's, and has dealt with the answers that waited.
create function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text := private.js_trim(coalesce(words, ''));
  refusal text;
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'A text has 1 to 1,600 characters; this one has %.',
      to_char(private.js_length(said), 'FM999,999,990');
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if not exists (select from private.text_outbox as sent where sent.id = key and sent.lead_id = lead) then
    refusal := private.message_refusal(wanted, moment);
    if refusal is not null then
      raise exception '%', refusal;
    end if;
    insert into private.text_outbox
      (id, lead_id, kind, state, phone, lender, body, due_at, requested_by, created_at, updated_at)
    values (
      key, lead, 'message', 'queued', wanted.phone_e164, wanted.financing_option, said,
      private.next_text_time(moment, wanted.phone_e164), auth.uid(), moment, moment
    );
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

-- What both sides wrote, oldest first, at most the newest `most`; whether and when a text may leave; and
-- what the number agreed to. In the shape of app/admin/leads/sms/conversation.ts.
create function public.read_conversation(lead uuid, most integer default 100) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  number text;
  leaves_at timestamptz;
begin
  perform private.require_admin();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  number := wanted.phone_e164;
  leaves_at := private.next_text_time(moment, number);
  return jsonb_build_object(
    'phone', number,
    'refusal', private.message_refusal(wanted, moment),
    'leavesAt', case when leaves_at > moment + interval '1 minute' then leaves_at end,
    'state', (select state from private.area_codes where code = substring(number from 3 for 3)),
    'hasOptedOut', number is not null and private.has_opted_out(number),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at, newest.id), '[]')
      from (
        select * from (
          select sent.id::text as id, 'shop' as "from", sent.created_at as at, sent.body, sent.kind,
            sent.state, sent.reason, sent.error_code as "errorCode", sent.error,
            sent.due_at as "dueAt", coalesce(sent.delivered_at, sent.sent_at, sent.updated_at) as "stateAt",
            sent.lead_id as "leadId", sent.provider,
            (select email from auth.users where users.id = sent.requested_by) as "by",
            false as "isOpen", null::boolean as "meantStop"
          from private.text_outbox as sent
          where sent.phone = number or sent.lead_id = lead
          union all
          select said.id::text, 'person', said.received_at, said.body, said.kind, null, null, null, null,
            null, said.received_at, null, null, said.settled_by_email,
            said.settled_at is null, said.meant_stop
          from private.text_replies as said where said.phone = number
        ) as both_ways
        order by at desc, id desc limit least(greatest(most, 1), 500)
      ) as newest
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id), '[]')
      from (
        select ledger.id, ledger.at, ledger.what, ledger.source, ledger.version, ledger.words,
          ledger.by_email as "by"
        from private.consent_ledger as ledger
        where number is not null and ledger.phone_hash = private.phone_hash(number)
        order by ledger.id desc limit 50
      ) as entry
    )
  );
end
$$;

-- Numbers whose answers wait while no lead bears them: whoever asked to have a piece held, or is known
-- by the number alone.
create function public.replies_without_lead()
returns table (phone text, name text, body text, received_at timestamptz, question bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select waiting.phone,
      (
        select asked.name from public.hold_requests as asked
        where asked.phone_e164 = waiting.phone and asked.anonymized_at is null
        order by asked.created_at desc limit 1
      ),
      left(waiting.body, 300), waiting.received_at,
      (
        select min(open.id) from private.text_replies as open
        where open.phone = waiting.phone and open.kind = 'maybe_stop' and open.settled_at is null
      )
    from (
      select distinct on (said.phone) said.phone, said.body, said.received_at
      from private.text_replies as said
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
        and not exists (
          select from public.financing_leads as lead
          where lead.phone_e164 = said.phone and lead.anonymized_at is null
        )
      order by said.phone, said.received_at desc
    ) as waiting
    order by waiting.received_at desc limit 100;
end
$$;

revoke all on function
  private.message_refusal(public.financing_leads, timestamptz), public.send_text(uuid, text, uuid),
  public.read_conversation(uuid, integer), public.replies_without_lead()
  from public, anon, authenticated, service_role;
grant execute on function
  public.send_text(uuid, text, uuid), public.read_conversation(uuid, integer),
  public.replies_without_lead()
  to authenticated;
