-- The four sample lenders of content/lenders.ts.

insert into public.lenders (position, name, audience, terms, application_url) values
  (1, 'Harbor First Financing', 'For Good Credit',
   '0% interest plans, 6 months to 4 years',
   'https://apply.example.com/harbor-first'),
  (2, 'Bridgewater Credit', 'Credit Needed',
   '90 days no interest, may require a credit pull',
   'https://apply.example.com/bridgewater'),
  (3, 'Easy Lane Leasing', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/easy-lane'),
  (4, 'Northstar Lease-to-Own', 'No Credit Needed',
   '100 days no interest, no credit check',
   'https://apply.example.com/northstar');
