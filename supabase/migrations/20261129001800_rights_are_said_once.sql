-- What is closed to everybody is closed by one rule, and a policy says a condition once: one policy where seeing and
-- changing ask the same, and none repeats for what is written the condition of what is read.

do $$
declare
  closed text;
  policy record;
begin
  for policy in select policyname as name, tablename as of_table from pg_policies where schemaname = 'private'
    and tablename <> 'text_outbox' loop
    execute format('drop policy %I on private.%I', policy.name, policy.of_table);
  end loop;
  for closed in select tablename from pg_tables where schemaname = 'private' and tablename <> 'text_outbox' loop
    execute format('create policy "Nobody reads or writes it" on private.%I for all to anon, authenticated
      using (false)', closed);
  end loop;
  -- Those of one condition become one policy.
  for policy in select policyname as name, tablename as of_table from pg_policies where schemaname = 'public'
    and tablename in ('reviews', 'shop', 'delivery_zones', 'stock', 'offers', 'notices', 'pictures', 'articles',
      'inquiries', 'holds', 'deliveries', 'push_devices', 'lots', 'price_plans') loop
    execute format('drop policy %I on public.%I', policy.name, policy.of_table);
  end loop;
  -- Without one of its own, an update is held to the condition of what it may see.
  for policy in select policyname as name, tablename as of_table, qual from pg_policies where schemaname = 'public'
    and cmd = 'UPDATE' and with_check = qual loop
    execute format('drop policy %I on public.%I', policy.name, policy.of_table);
    execute format('create policy %I on public.%I for update to authenticated using (%s)', policy.name,
      policy.of_table, policy.qual);
  end loop;
end
$$;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;

create policy "Admins work with reviews" on public.reviews for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with the shop" on public.shop for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with delivery zones" on public.delivery_zones for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with lots" on public.lots for all to authenticated
  using ((select private.has_role('admin')));
create policy "Staff work with stock" on public.stock for all to authenticated
  using ((select private.may_work_sales()));
create policy "Admins work with offers" on public.offers for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with notices" on public.notices for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with pictures" on public.pictures for all to authenticated
  using ((select private.has_role('admin')));
create policy "Admins work with articles" on public.articles for all to authenticated
  using ((select private.has_role('admin')));
create policy "Staff work with inquiries" on public.inquiries for all to authenticated
  using ((select private.may_work_sales()));
create policy "Staff work with holds" on public.holds for all to authenticated
  using ((select private.may_work_sales()));
create policy "Admins work with price plans" on public.price_plans for all to authenticated
  using ((select private.has_role('admin')));
create policy "Staff work with deliveries" on public.deliveries for all to authenticated
  using ((select private.may_work_sales()));
create policy "Staff work with their own devices" on public.push_devices for all to authenticated
  using (user_id = (select auth.uid()) and (select private.may_work_sales()));
