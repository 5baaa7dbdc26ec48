-- What comes back: the provider's receipts, and what people answer.

-- What the provider says became of a text. Receipts come twice and in any order: none takes back
-- what a later one said.
create function private.record_receipt(
  of_id uuid,
  of_provider_id text,
  status text,
  code text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  next_state text := case
    when status in ('delivered', 'read') then 'delivered'
    when status in ('undelivered', 'failed', 'canceled') then 'failed'
    when status in ('accepted', 'scheduled', 'queued', 'sending', 'sent') then 'sent'
  end;
  result text;
begin
  update private.text_outbox set
    state = case when code = '21610' then 'opted_out' else next_state end,
    provider_id = coalesce(provider_id, of_provider_id),
    sent_at = coalesce(sent_at, current),
    delivered_at = case when next_state = 'delivered' then coalesce(delivered_at, current) end,
    error_code = code,
    error = null,
    updated_at = current
  where id = of_id
    and coalesce(provider_id, of_provider_id) = of_provider_id
    and case next_state
      when 'sent' then state in ('sending', 'unknown')
      when 'failed' then state in ('sending', 'unknown', 'sent')
      when 'delivered' then state in ('sending', 'unknown', 'sent', 'failed')
    end
  returning state into result;
  if result = 'opted_out' then
    insert into private.text_opt_outs (phone, keyword, since)
    select phone, 'provider', current from private.text_outbox where id = of_id
    on conflict do nothing;
  end if;
  return result;
end
$$;

-- Which of the words that everybody may answer with a text is. "Stop!" and "stop texting me" count
-- as STOP; "end of the month?" does not count as END.
create function private.reply_kind(body text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when words in ('STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT',
      'OPT OUT') or words ~ '^(STOP|UNSUBSCRIBE) ' then 'stop'
    when words in ('START', 'UNSTOP') then 'start'
    when words in ('HELP', 'INFO') then 'help'
    else 'other'
  end
  from (
    select btrim(regexp_replace(upper(body), '[^A-Z]+', ' ', 'g')) as words
  ) as cleaned
$$;

create function private.record_reply(
  from_phone text,
  said text,
  with_id text default null,
  told_kind text default null,
  moment timestamptz default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  current timestamptz := coalesce(moment, private.text_now());
  heard text := coalesce(told_kind, private.reply_kind(said));
begin
  insert into private.text_replies (phone, body, kind, provider_id, received_at)
  values (from_phone, left(said, 1600), heard, with_id, current)
  on conflict (provider_id) do nothing;
  -- A webhook that comes again, late, must not undo what was said after it.
  if not found then
    return heard;
  end if;
  if heard = 'stop' then
    insert into private.text_opt_outs (phone, keyword, since)
    values (from_phone, left(said, 40), current)
    on conflict (phone) do nothing;
    update private.text_outbox set state = 'opted_out', captcha_token = null, updated_at = current
    where phone = from_phone and state in ('queued', 'checking');
  elsif heard = 'start' then
    delete from private.text_opt_outs where phone = from_phone;
  end if;
  return heard;
end
$$;

revoke all on function
  private.record_receipt(uuid, text, text, text, timestamptz), private.reply_kind(text),
  private.record_reply(text, text, text, text, timestamptz)
  from public, anon, authenticated, service_role;
