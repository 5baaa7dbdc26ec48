-- The financing partners that the site's cards name.

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
