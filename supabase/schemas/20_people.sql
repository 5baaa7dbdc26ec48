-- Who is staff, who owns the shop, and who gave or took which role.

-- Who is staff. Policies of other tables ask private.has_role.
create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  -- One admin is the shop's owner: the first one, until the owner hands the shop over. No one who signs in
  -- takes that role away.
  is_owner boolean not null default false,
  -- Where a colleague works, as the invitation says; admins change it. It opens and closes nothing: it is
  -- what their devices begin with. A showroom of 34_shop.sql.
  showroom text,
  -- What colleagues call them; customers read the first word. Null: what stands before the @ of the address.
  name text,
  constraint user_roles_name_form check (private.is_one_line(name) and length(name) <= 60),
  -- An admin's role opens the sales floor alone: leads, holds, sales, counts and texts.
  limited_to_sales boolean not null default false,
  constraint user_roles_limit_of_admins check (not limited_to_sales or role = 'admin' and not is_owner),
  constraint user_roles_role_known check (role in ('user', 'admin')),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_owner_is_admin check (role = 'admin' or not is_owner)
);
create index user_roles_newest_idx on public.user_roles (created_at desc, id);
create unique index user_roles_one_owner_idx on public.user_roles (is_owner) where is_owner;
create index user_roles_showroom_idx on public.user_roles (showroom);

-- A person's name as it is kept: trimmed, null where nothing is left. Raises where it is no line of 60
-- characters at most.
create function private.as_name(value text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  found_one text;
begin
  if octet_length(value) <= 240 then
    found_one := nullif(private.js_trim(value), '');
  end if;
  if octet_length(value) > 240 or length(found_one) > 60 or not private.is_one_line(found_one) then
    raise exception 'Enter a name of up to 60 characters on one line.';
  end if;
  return found_one;
end
$$;

-- Whether the caller's session still stands. An access token outlives it by up to an hour: signed out
-- everywhere, password changed, not used for long, account blocked.
create function private.session_stands() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions join auth.users on users.id = sessions.user_id
    cross join private.settings
    where sessions.id = case
        -- Another issuer's token may say anything; a cast that fails would be a 400.
        when auth.jwt() ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
          then (auth.jwt() ->> 'session_id')::uuid
      end
      and sessions.user_id = auth.uid()
      and (sessions.not_after is null or sessions.not_after > now())
      and coalesce(sessions.refreshed_at::timestamptz, sessions.created_at)
        > now() - make_interval(days => settings.sessions_idle_days)
      and (users.banned_until is null or users.banned_until <= now())
  )
$$;

-- Whether admin work asks this session for a second factor that it lacks.
create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select not coalesce(auth.jwt() ->> 'aal' = 'aal2', false) and (
    exists (select from private.settings where admins_need_second_factor)
    or exists (
      select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
    )
  )
$$;

-- Whether the caller works here, on the sales floor at least: in a session that still stands, and with the
-- second factor that the account has or the shop asks for. What is not the sales floor's asks has_role.
create function private.may_work_sales() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles where user_id = auth.uid() and role = 'admin'
  ) and private.session_stands() and not private.lacks_second_factor()
$$;

-- An admin is one only in a session that still stands, with the second factor that the account has or the shop
-- asks for, and not where the role is limited to the sales floor.
create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and role = wanted and not limited_to_sales
  ) and (
    wanted <> 'admin' or private.session_stands() and not private.lacks_second_factor()
  )
$$;

-- Refuses who is not an admin, and who is limited to the sales floor with a sentence of their own.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.has_role('admin') then
    return;
  end if;
  if private.may_work_sales() then
    raise exception 'Your account is limited to the sales floor. Ask the owner, or an admin without this limit.'
      using errcode = 'insufficient_privilege', hint = 'limited_to_sales';
  end if;
  raise exception 'Only an admin can do this.' using errcode = 'insufficient_privilege';
end
$$;

-- Refuses who does not work here.
create function private.require_sales() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_work_sales() then
    raise exception 'Only an admin can do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Refuses, with this sentence, an admin who is not the owner.
create function private.require_owner(otherwise text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception '%', otherwise using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- Whether the person has proved who they are within ten minutes before the moment. `amr` is a token's claim:
-- ways of signing in, each with the second at which it was last done, which a refresh leaves as it is. A person who
-- has a verified factor must have proved a factor; one that is younger than 72 hours counts only together with
-- the password or mail, because a thief may have added it.
create function private.is_proven(person uuid, session text, amr jsonb, moment timestamptz)
returns boolean
language sql stable security definer set search_path = '' as $$
  with proofs as (
    select coalesce(bool_or(method in ('totp', 'mfa/phone', 'mfa/webauthn')), false) as by_factor,
      coalesce(bool_or(method not in (
        'totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh', 'anonymous'
      )), false) as by_sign_in
    from (
      select entry ->> 'method' as method,
        case when jsonb_typeof(entry -> 'timestamp') = 'number'
          then (entry ->> 'timestamp')::numeric end as second
      from jsonb_array_elements(private.as_array(amr)) as entry
    ) as said
    where second > extract(epoch from moment) - 600
  )
  select case when exists (
    select from auth.mfa_factors where user_id = person and status = 'verified'
  ) then by_factor and (by_sign_in or exists (
    select from auth.sessions join auth.mfa_factors on mfa_factors.id = sessions.factor_id
    where sessions.user_id = person and sessions.id::text = session
      and mfa_factors.created_at < moment - interval '72 hours'
  )) else by_sign_in end
  from proofs
$$;

-- Refuses a token whose bearer has not proved who they are within ten minutes. A caller without a person's token
-- passes: the server's start, make-admin, a restore, the SQL editor, the secret key.
create function private.require_proof() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not private.is_proven(
    auth.uid(), auth.jwt() ->> 'session_id', auth.jwt() -> 'amr', now()
  ) then
    raise exception 'Confirm it’s you: sign in again, then repeat this within ten minutes.'
      using errcode = 'insufficient_privilege', hint = 'proof_needed';
  end if;
end
$$;

-- Lets the back office say why it stays empty: this session lacks what admin work needs.
create function public.admin_needs_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.lacks_second_factor()
$$;

-- A person who gives a role twice reads a sentence, not the name of an index.
create function private.refuse_second_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.user_roles where user_id = new.user_id and role = new.role
  ) then
    raise exception 'This account already has this role.' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_second_role before insert on public.user_roles for each row when (auth.role() = 'authenticated')
  execute function private.refuse_second_role();

-- For roles that are written through the API's table; functions that give or take roles ask by themselves.
create function private.require_proof_for_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Others are refused by the policies, whatever they prove.
  if private.has_role('admin') then
    perform private.require_proof();
  end if;
  return coalesce(new, old);
end
$$;
create trigger require_proof before insert or delete on public.user_roles for each row
  when (current_user = 'authenticated') execute function private.require_proof_for_roles();

-- Who handed the shop on and may take it back for 72 hours, and whether a mail has said so. A thief who hands it
-- on with the owner's session has until then an owner who can undo it.
create table private.ownership_handovers (
  former_owner uuid primary key references auth.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  mailed_at timestamptz
);

-- When the person's time to take the shop back ends; null where there is nothing to take back, and for who is no
-- admin.
create function private.may_take_back_until(person uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select at + interval '72 hours' from private.ownership_handovers
  where former_owner = person and at > now() - interval '72 hours' and exists (
    select from public.user_roles where user_id = person and role = 'admin' and not limited_to_sales
  )
$$;

-- An admin who deletes the whole account may take the role along; the owner stays. A person who was removed
-- while they waited removes no one: the policies were asked before.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  admins bigint;
begin
  if old.user_id = auth.uid() and exists (select from auth.users where id = old.user_id) then
    raise exception 'You cannot remove your own admin role.';
  end if;
  if auth.uid() is not null and old.user_id <> auth.uid() and not exists (
    select from public.user_roles
    where user_id = auth.uid() and role = 'admin' and not limited_to_sales
  ) then
    raise exception 'Only an admin can do this.' using errcode = 'insufficient_privilege';
  end if;
  if old.is_owner and auth.uid() is not null then
    raise exception 'This is the shop’s owner, so the role can’t be removed. Only the owner can hand the shop over.';
  end if;
  if auth.uid() is not null and private.may_take_back_until(old.user_id) is not null then
    raise exception 'This was the shop’s owner less than 72 hours ago. You can’t remove the role until then.';
  end if;
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' and not limited_to_sales order by id for update
  ) as locked;
  if admins <= 1 and not old.limited_to_sales then
    raise exception 'You can’t remove the last admin.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.is_owner := false;
  return new;
end
$$;
create trigger keep_an_admin_on_delete before delete on public.user_roles for each row when (old.role = 'admin')
  execute function private.keep_an_admin();
create trigger keep_an_admin_on_update before update on public.user_roles
  for each row when (old.role = 'admin' and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.keep_an_admin();

-- Two admins who remove each other at one moment: each held the other's row and waited for one's own
-- (deadlock, 40P01). A trigger for each row comes too late, so the whole statement waits its turn.
create function private.take_turns_over_admins() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Until the transaction ends; the number is nobody else's.
  perform pg_advisory_xact_lock(7130417227);
  return null;
end
$$;
create trigger admins_take_turns before delete or update on public.user_roles
  for each statement execute function private.take_turns_over_admins();

-- The first admin is the shop's owner.
create function private.first_admin_owns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two first admins at once take turns, as those do who remove each other.
  perform pg_advisory_xact_lock(7130417227);
  new.is_owner := not exists (select from public.user_roles where is_owner);
  new.limited_to_sales := new.limited_to_sales and not new.is_owner;
  return new;
end
$$;
create trigger first_admin_owns before insert on public.user_roles for each row
  when (new.role = 'admin' and not new.is_owner) execute function private.first_admin_owns();

-- Where SQL or the shop's own key took the owner away, the shop is the longest-serving admin's, before any who is
-- limited to the sales floor.
create function private.next_admin_owns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_roles set is_owner = true, limited_to_sales = false
  where id = (
    select id from public.user_roles where role = 'admin'
    order by limited_to_sales, created_at, id limit 1
  ) and not exists (select from public.user_roles where is_owner);
  return null;
end
$$;
create trigger next_admin_owns after delete on public.user_roles for each row when (old.is_owner)
  execute function private.next_admin_owns();
create trigger next_admin_owns_on_update after update on public.user_roles
  for each row when (old.is_owner and (new.role, new.user_id) is distinct from (old.role, old.user_id))
  execute function private.next_admin_owns();

-- Makes an admin the owner instead of another, and notes it in the history.
create function private.move_ownership(former uuid, next uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = next and role = 'admin';
  insert into public.role_events (action, role, user_id, user_email)
  select change.action, 'owner', users.id, users.email
  from (values ('removed', former), ('assigned', next)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

-- The owner makes another admin the owner, stays an admin, and may take the shop back for 72 hours.
create function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_owner('Only the owner can hand the shop over.');
  perform private.require_proof();
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account isn’t an admin. Give it that role first.';
  end if;
  if exists (
    select from public.user_roles where user_id = new_owner and role = 'admin' and limited_to_sales
  ) then
    raise exception 'This account is limited to the sales floor. Give it all of an admin''s rights first.';
  end if;
  if new_owner = me then
    return;
  end if;
  perform private.move_ownership(me, new_owner);
  -- Handed back to whom it came from: that is their right to take it back, used, and the giver gets none.
  delete from private.ownership_handovers
  where at >= (
    select at from private.ownership_handovers
    where former_owner = new_owner and private.may_take_back_until(new_owner) is not null
  );
  if not found then
    insert into private.ownership_handovers (former_owner) values (me)
    on conflict (former_owner) do update set at = excluded.at, mailed_at = null;
  end if;
end
$$;

-- Gives the shop back to the person who handed it over. Raises where the 72 hours are over.
create function private.return_ownership(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(7130417227);
  if private.may_take_back_until(person) is null then
    raise exception 'Only the admin who handed the shop over can take it back, within 72 hours.';
  end if;
  perform private.move_ownership(
    (select user_id from public.user_roles where is_owner), person
  );
  delete from private.ownership_handovers
  where at >= (select at from private.ownership_handovers where former_owner = person);
end
$$;

create function public.take_back_ownership() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.return_ownership(auth.uid());
end
$$;

-- Until when the caller may take the shop back; null where there is nothing to take back.
create function public.may_take_back_ownership() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.may_take_back_until(auth.uid());
end
$$;

-- Whom a mail has to tell that they handed the shop on; each is returned once.
create function private.claim_handover_mail()
returns table (person uuid, email text)
language sql security definer set search_path = '' as $$
  update private.ownership_handovers as handover set mailed_at = now()
  from auth.users
  where users.id = handover.former_owner and handover.mailed_at is null and users.email is not null
    and handover.at > now() - interval '72 hours'
  returning users.id, users.email::text
$$;

-- Who gave or took which role. A trigger is the only writer: no one has the right to add, change or remove an event.
create table public.role_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null where no signed-in person did it, such as for the first admin.
  changed_by uuid default auth.uid(),
  changed_by_email text default auth.jwt() ->> 'email',
  action text not null,
  role text,
  user_id uuid not null,
  -- As it was then, so that the history outlives the account.
  user_email text,
  constraint role_events_role_known_where_it_counts check ((role is not null) = (action in ('assigned', 'removed'))),
  constraint role_events_action_known check (
    action in (
      'assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left', 'second factors removed',
      'exported', 'limited to sales', 'limit removed'
    )
  )
);
create index role_events_user_idx on public.role_events (user_id, id);

create function private.record_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.role_events (action, role, user_id, user_email)
  select change.action, change.role, change.user_id, coalesce(
    (select users.email from auth.users where users.id = change.user_id),
    -- A deleted account takes its roles with it: its address is only here.
    (select earlier.user_email from public.role_events as earlier
     where earlier.user_id = change.user_id order by earlier.id desc limit 1)
  )
  from (values
    ('removed', old.role, old.user_id),
    ('assigned', new.role, new.user_id)
  ) as change (action, role, user_id)
  where change.user_id is not null;
  return null;
end
$$;
create trigger record_role_change after insert or delete on public.user_roles
  for each row execute function private.record_role_change();
create trigger record_role_change_on_update after update on public.user_roles for each row
  when ((new.user_id, new.role) is distinct from (old.user_id, old.role)) execute function private.record_role_change();

create function private.record_account_event(what text, person uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.role_events (action, user_id, user_email)
  select what, users.id, users.email from auth.users where users.id = person
$$;

-- Who limits an admin to the sales floor, or takes the limit away, has all of an admin's rights and has just proved
-- who they are. No one limits the owner, who the owner was until 72 hours ago, or themselves.
create function private.check_sales_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.limited_to_sales and old.is_owner and new.is_owner then
    raise exception 'This is the shop’s owner, who can’t be limited to the sales floor.';
  end if;
  if auth.uid() is null then
    return new;
  end if;
  perform private.require_admin();
  if old.user_id = auth.uid() then
    raise exception 'You cannot limit your own admin role.';
  end if;
  if private.may_take_back_until(old.user_id) is not null then
    raise exception 'This was the shop’s owner less than 72 hours ago. You can’t limit the role until then.';
  end if;
  perform private.require_proof();
  return new;
end
$$;
create trigger check_sales_limit before update on public.user_roles for each row
  when (new.limited_to_sales is distinct from old.limited_to_sales) execute function private.check_sales_limit();

-- Writes the limit into the history. Invitations of who may not invite any more are gone.
create function private.record_sales_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.record_account_event(
    case when new.limited_to_sales then 'limited to sales' else 'limit removed' end, new.user_id
  );
  if new.limited_to_sales then
    delete from public.invitations where invited_by = new.user_id and accepted_at is null;
  end if;
  return null;
end
$$;

-- After the role itself, by the order of the names.
create trigger record_sales_limit after insert on public.user_roles for each row when (new.limited_to_sales)
  execute function private.record_sales_limit();
create trigger record_sales_limit_on_update after update on public.user_roles for each row
  when (new.limited_to_sales is distinct from old.limited_to_sales) execute function private.record_sales_limit();
