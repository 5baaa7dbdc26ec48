-- What a hosted project's linter asks for. The number is the rule's; supabase/tests/linter.test.ts
-- holds them all.

-- 0006: one policy answers who may read a role.
drop policy "People see their own roles" on public.user_roles;
drop policy "Admins see all roles" on public.user_roles;
create policy "People see their own roles, admins see all" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('admin')));

-- 0010: the view reads as its caller, whom the table itself checks.
grant select
  (id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
   provider_id, error_code, error, requested_by, created_at, updated_at)
  on private.text_outbox to authenticated;
create policy "Admins see texts" on private.text_outbox
  for select to authenticated using ((select private.has_role('admin')));
create or replace view public.lead_texts with (security_invoker) as
  select id, lead_id, kind, state, reason, body, attempts, due_at, sent_at, delivered_at, provider,
    provider_id, error_code, error, requested_by, created_at, updated_at
  from private.text_outbox;

-- 0008: closed on purpose. Only functions that run as their owner read and write these.
create policy "Nobody reads or writes settings" on private.settings
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes opt-outs" on private.text_opt_outs
  for all to anon, authenticated using (false);
create policy "Nobody reads or writes replies" on private.text_replies
  for all to anon, authenticated using (false);
