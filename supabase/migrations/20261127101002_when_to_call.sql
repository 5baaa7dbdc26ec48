-- The template of the sample asks in plain words. One that the owner has changed stays as it is.
update public.text_templates
set body = replace(body, 'When suits you?', 'When is a good time?')
where body = 'Hi {first_name}, {me} at {shop}: I just tried to call you about your {lender} request. When suits you?';
