-- Consent says how often texts come, how to get help, and that nothing has to be agreed to in order to buy;
-- the answer to a request to hold is in the words that people use.

insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('2026-11-26',
    'By sending this form you agree that {shop} may text you this application link, text it again if it does not arrive, and text and call you about your application. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    true, 'financing'),
  ('hold-2026-11-26',
    'By sending this you agree that {shop} may text you once whether the piece is held, and call you about it. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'hold')
on conflict (version) do nothing;

create or replace function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
  made public.holds;
begin
  perform private.require_admin();
  perform from public.hold_requests where id = request for update;
  if private.is_repeated() then
    select holds.* into made from public.holds join public.hold_requests on hold_requests.hold_id = holds.id
      where hold_requests.id = request;
    return made;
  end if;
  asked := private.waiting_request(request);
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we''re holding %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
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
  asked public.hold_requests;
begin
  perform private.require_admin();
  asked := private.waiting_request(request);
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we can''t hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;
