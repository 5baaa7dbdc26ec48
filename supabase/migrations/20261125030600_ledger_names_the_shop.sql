-- The ledger says what was shown with the name that the shop has now, as the form does.
create or replace function private.add_to_ledger(
  of_phone text, what text, source text, moment timestamptz,
  version text default null, lead uuid default null, request uuid default null,
  reply bigint default null
) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.consent_ledger
    (at, phone_hash, what, source, version, words, lead_id, hold_request_id, reply_id, by_email)
  values (moment, private.phone_hash(of_phone), what, source, version,
    (
      select replace(
        shown.words, '{shop}', coalesce((select name from public.shop), settings.shop_name)
      )
      from private.consent_sentences as shown, private.settings
      where shown.version = add_to_ledger.version
    ),
    lead, request, reply,
    case when source = 'staff' then auth.jwt() ->> 'email' end)
$$;
