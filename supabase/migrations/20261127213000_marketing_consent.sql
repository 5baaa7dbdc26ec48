-- Consent to an alert calls it marketing, and that to a financing text automated. What was agreed to before stays.
insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('2026-11-27',
    'By sending this form you agree that {shop} may send you an automated text with this application link, send it again if it does not arrive, and have its staff text and call you about this request. Message frequency varies. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    true, 'financing'),
  ('price-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when this piece costs the amount above or less. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'price'),
  ('available-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when this piece is available again. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'available'),
  ('similar-2026-11-27-2',
    'By sending this you agree that {shop} may send one automated marketing text to this number when a piece like this comes in. One text per alert; alerts end after 90 days. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'similar')
on conflict (version) do update set form = excluded.form;

update public.text_templates
set body = 'Hi {first_name}, the lender may ask for a photo ID and a recent pay stub, so have them handy. Questions? Text back or call {phone}. {shop}'
where name = 'What to bring'
  and body = 'Hi {first_name}, please bring a photo ID and your last pay stub when you come in. Questions? Text back or call {phone}. {shop}';
