-- The shop's name is the one that its owner changes, in texts and in what people agree to as well.

create function private.shop_name() returns text
language sql stable security definer
set search_path = ''
as $$ select coalesce((select name from public.shop), 'The shop') $$;
revoke all on function private.shop_name() from public, anon, authenticated, service_role;

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
      select replace(shown.words, '{shop}', private.shop_name())
      from private.consent_sentences as shown where shown.version = add_to_ledger.version
    ),
    lead, request, reply,
    case when source = 'staff' then auth.jwt() ->> 'email' end)
$$;

create or replace function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
  made public.holds;
begin
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

create or replace function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests := private.waiting_request(request);
begin
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we cannot hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.say_piece(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;

create or replace function private.text_body(wanted_lender text) returns text
language sql stable security definer
set search_path = ''
as $$
  select replace(replace(replace(
    coalesce((select text_wording from public.shop),
      '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.'),
    '{shop}', private.shop_name()), '{lender}', lenders.name), '{link}', lenders.application_url)
  from public.lenders where lenders.name = wanted_lender
$$;

alter table private.settings drop column shop_name;
