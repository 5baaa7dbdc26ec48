-- Where a colleague works comes with the invitation; admins change it. It opens and closes nothing: it is
-- what their devices begin with.

alter table public.user_roles
  add showroom text references public.showrooms (id) on update cascade on delete set null;
create index user_roles_showroom_idx on public.user_roles (showroom);
grant update (showroom) on public.user_roles to authenticated;
create policy "Admins say where people work" on public.user_roles
  for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

alter table public.invitations
  add showroom text references public.showrooms (id) on update cascade on delete set null;
create index invitations_showroom_idx on public.invitations (showroom);
grant select (showroom) on public.invitations to authenticated;

-- The functions stay as they are but for this.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('public.invite_staff(text, text, text)'::regprocedure,
        $old$token text)$old$, $new$token text, at_showroom text default null)$new$),
      ('public.invite_staff(text, text, text)'::regprocedure,
        $old$invited_by_email, token_hash)$old$, $new$invited_by_email, showroom, token_hash)$new$),
      ('public.invite_staff(text, text, text)'::regprocedure,
        $old$auth.jwt() ->> 'email',$old$, $new$auth.jwt() ->> 'email', at_showroom,$new$)
    ) as changes (function, old, new)
  loop
    definition := coalesce(definition, pg_get_functiondef(changed.function));
    if position(changed.old in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    definition := replace(definition, changed.old, changed.new);
  end loop;
  drop function public.invite_staff(text, text, text);
  execute definition;

  definition := pg_get_functiondef('public.accept_invitation(text)'::regprocedure);
  if position($old$insert into public.user_roles (user_id, role) values (auth.uid(), found_one.role);$old$
    in definition) = 0 then
    raise exception 'public.accept_invitation is not as this migration knows it.';
  end if;
  execute replace(definition,
    $old$insert into public.user_roles (user_id, role) values (auth.uid(), found_one.role);$old$,
    $new$insert into public.user_roles (user_id, role, showroom)
    values (auth.uid(), found_one.role, found_one.showroom);$new$);
end
$$;
revoke all on function public.invite_staff(text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.invite_staff(text, text, text, text) to authenticated;
