-- Policies that say the same of many tables are made by one loop, so their names are standard ones: who, and what.

do $$
declare
  known record;
begin
  for known in
    select policyname as name, tablename as of_table,
      case when coalesce(qual, with_check) ~ 'has_role' then 'Admins' else 'Staff' end || ': ' || lower(cmd) as standard
    from pg_policies
    where schemaname = 'public' and policyname not in (
      'Everyone sees the lenders', 'Anyone may ask for financing from an active lender',
      'Anyone may ask to have a product held', 'Anyone may ask for an alert', 'Staff work with their own devices',
      'People see their own roles, admins see all', 'Admins take invitations back',
      'The owner chooses what showrooms are texted about'
    )
  loop
    execute format('alter policy %I on public.%I rename to %I', known.name, known.of_table, known.standard);
  end loop;
end
$$;
alter policy "Admins see texts" on private.text_outbox rename to "Staff see texts";
