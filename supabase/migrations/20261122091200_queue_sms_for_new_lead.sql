-- The text of a new lead.

-- A lead is stored whatever becomes of its text.
create function private.queue_text() returns trigger
language plpgsql security definer
set search_path = ''
set lock_timeout = '1s'
as $$
declare
  moment timestamptz := private.text_now();
  from_address inet;
  token text;
  refusal text;
  trouble text;
  rendered text;
  due timestamptz := moment;
begin
  begin
    -- One at a time: rows of a flood that counted side by side would all find room. One lock for
    -- everybody, because several in one transaction could wait for each other.
    perform pg_advisory_xact_lock(hashtextextended('private.text_outbox', 0));
    from_address := private.request_address();
    token := left(nullif(current_setting('request.headers', true), '')::jsonb
      ->> 'x-captcha-token', 2048);
    refusal := private.text_refusal(
      new.phone_e164, new.financing_option, from_address, token is not null, moment
    );
    rendered := private.text_body(new.financing_option);
    due := private.next_text_time(moment);
  exception when others then
    refusal := 'error';
    trouble := sqlerrm;
  end;
  insert into private.text_outbox
    (lead_id, state, reason, phone, lender, body, address, captcha_token, due_at, error,
     created_at, updated_at)
  values (
    new.id,
    case
      when refusal = 'opted_out' then refusal
      when refusal is not null then 'refused'
      when token is not null and (select texts_need_captcha from private.settings) then 'checking'
      else 'queued'
    end,
    refusal, new.phone_e164, new.financing_option, rendered, from_address,
    case when refusal is null then token end, due, trouble, moment, moment
  );
  return null;
end
$$;

-- Only what came through the API: samples, imports and restores, which are SQL, text nobody.
create trigger queue_text after insert on public.financing_leads
  for each row when (auth.role() is not null)
  execute function private.queue_text();

revoke all on function private.queue_text() from public, anon, authenticated, service_role;
