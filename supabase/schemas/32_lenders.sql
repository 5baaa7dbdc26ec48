-- The financing partners that the site's cards name.
create table public.lenders (
  name text primary key,
  position smallint not null,
  audience text not null,
  terms text not null,
  application_url text not null,
  active boolean not null default true,
  slug text,
  -- Lines under the terms on the lender's card.
  details text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  plan text not null,
  -- How many months the example of a 0 % plan runs.
  example_months smallint,
  constraint lenders_position_key unique (position),
  constraint lenders_slug_key unique (slug),
  constraint lenders_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint lenders_details_filled check (private.are_lines(details)),
  constraint lenders_application_url_form check (application_url ~ '^https://[^\s]+$'),
  constraint lenders_plan_known check (plan in ('zero-percent', 'deferred-interest', 'lease-to-own')),
  constraint lenders_example_months_of_zero_percent
    check ((plan = 'zero-percent') = (example_months is not null)),
  constraint lenders_example_months_span check (example_months between 3 and 72),
  constraint lenders_name_length check (length(btrim(name)) between 1 and 60),
  constraint lenders_audience_length check (length(btrim(audience)) between 1 and 60),
  constraint lenders_terms_length check (length(btrim(terms)) between 1 and 120)
);
alter table public.lenders
  add constraint lenders_application_url_length
    check (length(application_url) <= 400) not valid,
  add constraint lenders_words_readable check (
    private.is_one_line(name) and private.is_one_line(audience) and private.is_one_line(terms)
  ) not valid;

alter table public.lenders enable row level security;
revoke all on public.lenders from public, anon, authenticated;
grant select on public.lenders to anon, authenticated;
grant update
  (name, position, audience, terms, application_url, active, details, version, plan, example_months)
  on public.lenders to authenticated;
grant all on public.lenders to service_role;
create policy "Everyone sees the lenders" on public.lenders
  for select to anon, authenticated using (true);
create policy "Admins change lenders" on public.lenders
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.lenders
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.lenders
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.lenders
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.lenders
  for each row execute function private.record_change('name', 'name');

-- A shopper's page may still show the name that a lender had when it was opened: what they send is a
-- request to that lender, whatever its name is by then, and is not refused.
create table private.former_lender_names (
  name text primary key,
  lender text not null references public.lenders (name) on update cascade on delete cascade
);
create index former_lender_names_lender_idx on private.former_lender_names (lender);

alter table private.former_lender_names enable row level security;
revoke all on private.former_lender_names from public, anon, authenticated, service_role;
create policy "Nobody reads or writes former names of lenders" on private.former_lender_names
  for all to anon, authenticated using (false);

create function private.keep_former_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.former_lender_names where name = new.name;
  insert into private.former_lender_names (name, lender) values (old.name, new.name)
  on conflict (name) do update set lender = excluded.lender;
  return null;
end
$$;

create trigger keep_former_name after update of name on public.lenders
  for each row when (new.name <> old.name)
  execute function private.keep_former_name();

revoke all on function private.keep_former_name() from public, anon, authenticated, service_role;
