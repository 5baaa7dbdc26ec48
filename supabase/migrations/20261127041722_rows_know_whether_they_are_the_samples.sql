-- Products and packages know whether they are the sample's. The history has no entry for the sample that filled
-- the store, so what it has none of, or none but of states and places, is the sample's as it came.

-- Makes a row that the sample shop brought the owner's own as soon as anybody changes what customers see of it.
-- The arguments are columns that do not count, such as its state. What puts it back sets is_sample itself; the
-- server sets store.follows_code while it brings rows that nobody changed up to its own sample.
create or replace function private.mark_as_own() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  quiet constant text[] := array['is_sample', 'version', 'updated_at', 'position'] || coalesce(tg_argv, '{}');
begin
  if new.is_sample and old.is_sample and to_jsonb(new) - quiet <> to_jsonb(old) - quiet
    and coalesce(current_setting('store.follows_code', true), '') <> 'on' then
    new.is_sample := false;
  end if;
  return new;
end
$$;

revoke all on function private.mark_as_own() from public, anon, authenticated, service_role;

alter table public.products add column is_sample boolean not null default false;
alter table public.products disable trigger user;
update public.products set is_sample = true
  where exists (select from private.catalog_state where filled_at is not null)
    and not exists (
      select from public.changes
      where changes.table_name = 'products' and changes.record = products.id
        and (changes.action = 'added' or changes.after - array['state', 'sold_at', 'publish_at', 'went_live_at', 'position'] <> '{}')
    );
alter table public.products enable trigger user;
create trigger mark_as_own before update on public.products
  for each row execute function private.mark_as_own('state', 'sold_at', 'publish_at', 'went_live_at');

alter table public.packages add column is_sample boolean not null default false;
alter table public.packages disable trigger user;
update public.packages set is_sample = true
  where exists (select from private.catalog_state where filled_at is not null)
    and not exists (
      select from public.changes
      where changes.table_name = 'packages' and changes.record = packages.id
        and (changes.action = 'added' or changes.after - array['state', 'position'] <> '{}')
    );
alter table public.packages enable trigger user;
create trigger mark_as_own before update on public.packages
  for each row execute function private.mark_as_own('state');
