-- Rows are the admins'. Nothing that was ever sold is deleted; days, offers and notices may be.
do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('products', 'insert, update'), ('stock', 'insert, update'), ('packages', 'insert, update'),
      ('offers', 'insert, update, delete'), ('notices', 'insert, update, delete'),
      ('shop', 'update'), ('showrooms', 'update'), ('opening_hours', 'insert, update'),
      ('special_days', 'insert, update, delete'), ('pictures', 'insert'),
      ('product_slugs', null), ('changes', null), ('publications', null)
    ) as tables (name, writes)
  loop
    execute format('alter table public.%I enable row level security', entry.name);
    execute format('revoke all on public.%I from public, anon, authenticated', entry.name);
    execute format('grant select on public.%I to authenticated', entry.name);
    execute format(
      'create policy "Admins see %s" on public.%I for select to authenticated
         using ((select private.has_role(''admin'')))', replace(entry.name, '_', ' '), entry.name);
    if entry.writes is not null then
      execute format('grant %s on public.%I to authenticated', entry.writes, entry.name);
    end if;
    if entry.writes ~ 'insert' then
      execute format(
        'create policy "Admins add %s" on public.%I for insert to authenticated
           with check ((select private.has_role(''admin'')))', replace(entry.name, '_', ' '), entry.name);
    end if;
    if entry.writes ~ 'update' then
      execute format(
        'create policy "Admins change %s" on public.%I for update to authenticated
           using ((select private.has_role(''admin''))) with check ((select private.has_role(''admin'')))',
        replace(entry.name, '_', ' '), entry.name);
    end if;
    if entry.writes ~ 'delete' then
      execute format(
        'create policy "Admins remove %s" on public.%I for delete to authenticated
           using ((select private.has_role(''admin'')))', replace(entry.name, '_', ' '), entry.name);
    end if;
  end loop;
end
$$;
grant all on public.products, public.stock, public.packages, public.offers, public.notices,
  public.shop, public.showrooms, public.opening_hours, public.special_days, public.pictures,
  public.product_slugs to service_role;
revoke all on public.changes, public.publications from service_role;
grant select on public.changes, public.publications to service_role;
revoke all on sequence public.changes_id_seq from public, anon, authenticated, service_role;

-- The lenders are everybody's to read, as before, and the admins' to change.
grant update (audience, terms, details, application_url, active, position, version)
  on public.lenders to authenticated;
create policy "Admins change lenders" on public.lenders
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
