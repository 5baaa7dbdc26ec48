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

create function private.follow_lender() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.lenders where name = new.financing_option) then
    new.financing_option := coalesce(
      (select lender from private.former_lender_names where name = new.financing_option),
      new.financing_option
    );
  end if;
  return new;
end
$$;
create trigger follow_lender before insert on public.financing_leads
  for each row execute function private.follow_lender();

revoke all on function private.keep_former_name(), private.follow_lender()
  from public, anon, authenticated, service_role;
