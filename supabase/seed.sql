-- Sample leads for `supabase db reset`. Names and numbers are invented.

insert into public.financing_leads
  (first_name, last_name, phone, financing_option, status, notes, created_at)
values
  ('Dana', 'Whitfield', '(586) 555-0117',
   (select name from public.lenders where position = 1), 'pending', null,
   now() - interval '40 minutes'),
  ('Marcus', 'Oyelaran', '248-555-0164',
   (select name from public.lenders where position = 3), 'contacted',
   'Asked about the Ridgewood bedroom set. Call back Friday after 4.', now() - interval '1 day'),
  ('Theresa', 'Kowalczyk', '313 555 0139',
   (select name from public.lenders where position = 2), 'converted',
   'Approved for $2,400. Delivery booked.', now() - interval '3 days'),
  ('Luis', 'Arredondo', '586-555-0182',
   (select name from public.lenders where position = 4), 'declined', null,
   now() - interval '6 days');
