-- The financing partners that the site's cards name. The four here are samples, as in content/shop.ts.

create table public.lenders (
  name text primary key,
  position smallint not null,
  audience text not null,
  terms text not null,
  application_url text not null,
  active boolean not null default true,
  constraint lenders_position_key unique (position)
);

alter table public.lenders enable row level security;
revoke all on public.lenders from public, anon, authenticated;
grant select on public.lenders to anon, authenticated;
grant all on public.lenders to service_role;

create policy "Everyone sees the lenders" on public.lenders
  for select to anon, authenticated using (true);

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
