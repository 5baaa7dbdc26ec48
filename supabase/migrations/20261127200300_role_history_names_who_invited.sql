-- Who takes an invitation gets the role from whoever invited: the history named the newcomer for both.

do $$
declare
  definition text := pg_get_functiondef('public.accept_invitation(text)'::regprocedure);
  given constant text :=
    $old$values (auth.uid(), found_one.role, found_one.showroom);$old$;
begin
  if position(given in definition) = 0 then
    raise exception 'public.accept_invitation is not as this migration knows it.';
  end if;
  execute replace(definition, given, given || $new$
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where id = (
      select max(id) from public.role_events
      where user_id = auth.uid() and action = 'assigned' and role_events.role = found_one.role
    );$new$);
end
$$;

-- What was written so far. The event follows the invitation's own time within one transaction.
update public.role_events as event
set changed_by = invitation.invited_by, changed_by_email = invitation.invited_by_email
from public.invitations as invitation
where event.action = 'assigned'
  and event.changed_by = event.user_id
  and event.role = invitation.role
  and lower(event.user_email) = invitation.email
  and event.at between invitation.accepted_at and invitation.accepted_at + interval '10 seconds';
