-- Roles, the shop, other people's accounts, one's own account and a copy of everything ask for proof: the
-- person signed in, or confirmed who they are, within ten minutes.

-- Whether the person has proved who they are within ten minutes before the moment. `amr` is a token's claim:
-- ways of signing in, each with the second at which it was last done, which a refresh leaves as it is. Whoever
-- has a verified factor must have proved a factor; one that is younger than 72 hours counts only together with
-- the password or mail, because a thief may have added it.
create or replace function private.is_proven(person uuid, session text, amr jsonb, moment timestamptz)
returns boolean
language sql stable security definer
set search_path = ''
as $$
  with proofs as (
    select coalesce(bool_or(method in ('totp', 'mfa/phone', 'mfa/webauthn')), false) as by_factor,
      coalesce(bool_or(method not in (
        'totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh', 'anonymous'
      )), false) as by_sign_in
    from (
      select entry ->> 'method' as method,
        case when jsonb_typeof(entry -> 'timestamp') = 'number'
          then (entry ->> 'timestamp')::numeric end as second
      from jsonb_array_elements(
        case when jsonb_typeof(amr) = 'array' then amr else '[]' end
      ) as entry
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

-- Refuses a token whose bearer has not proved who they are within ten minutes. Whoever has no person's token
-- passes: the server's start, make-admin, a restore, the SQL editor, the secret key.
create or replace function private.require_proof() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_proven(
    auth.uid(), auth.jwt() ->> 'session_id', auth.jwt() -> 'amr', now()
  ) then
    raise exception 'Confirm that it is you: sign in again, then repeat this within ten minutes.'
      using errcode = 'insufficient_privilege', hint = 'proof_needed';
  end if;
end
$$;

-- For roles that are written through the API's table; functions that give or take roles ask by themselves.
create or replace function private.require_proof_for_roles() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Others are refused by the policies, whatever they prove.
  if private.has_role('admin') then
    perform private.require_proof();
  end if;
  return coalesce(new, old);
end
$$;


create trigger require_proof before insert or delete on public.user_roles
  for each row when (current_user = 'authenticated')
  execute function private.require_proof_for_roles();

alter table public.role_events drop constraint role_events_action_known;
alter table public.role_events add constraint role_events_action_known check (
  action in (
    'assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left', 'second factors removed',
    'exported'
  )
);

-- The owner makes another admin the owner, and stays an admin.
create or replace function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  if not exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'Only the owner can hand the shop on.' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_proof();
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account is no admin. Give it that role first.';
  end if;
  if new_owner = me then
    return;
  end if;
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = new_owner and role = 'admin';
  insert into public.role_events
    (changed_by, changed_by_email, action, role, user_id, user_email)
  select me, auth.jwt() ->> 'email', change.action, 'owner', users.id, users.email
  from (values ('removed', me), ('assigned', new_owner)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

-- Lets through an admin who may change this account and has just proved who they are, one at a time: two
-- admins who close each other's accounts at one moment must not both succeed.
create or replace function private.require_power_over(person uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_admin();
  if person = auth.uid() then
    raise exception 'This is your own account: change it on your account page.';
  end if;
  if not exists (select from auth.users where id = person and deleted_at is null) then
    raise exception 'This account is not here any more.';
  end if;
  if exists (select from public.user_roles where user_id = person and is_owner) then
    raise exception 'This is the shop''s owner, whose account nobody else changes.';
  end if;
  perform private.require_proof();
end
$$;

-- Notes in the history that the caller takes a copy of everything. The back office asks before it reads the
-- tables; whoever may read them through the API can do so without it.
create or replace function public.begin_export() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_proof();
  perform private.record_account_event('exported', auth.uid());
end
$$;

-- The caller's account with its sessions, factors and roles. Financing requests stay: they are the
-- shop's, and belong to no account.
create or replace function public.delete_my_account() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_own_session();
  -- The triggers on user_roles hold these too; here they have sentences for the person.
  if exists (select from public.user_roles where user_id = me and role = 'admin')
    and not exists (select from public.user_roles where user_id <> me and role = 'admin') then
    raise exception 'You are the shop''s last admin. Make somebody else an admin first.';
  end if;
  if exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'You are the shop''s owner. Hand the shop on to another admin first.';
  end if;
  perform private.require_proof();
  delete from auth.users where id = me;
end
$$;

-- A newer invitation of the same address replaces the older one. `token` is a random text that the
-- link in the mail carries; only its hash is kept.
create or replace function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
  made uuid;
begin
  perform private.require_admin();
  if octet_length(invited_email) > 1020 then
    raise exception 'An e-mail address has 255 characters at most.';
  end if;
  address := lower(btrim(coalesce(invited_email, '')));
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a token of 64 characters.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  perform private.require_proof();
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, invited_by, invited_by_email, showroom, token_hash)
  values (address, invited_role, auth.uid(), auth.jwt() ->> 'email', at_showroom,
    encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;


revoke all on function
  private.is_proven(uuid, text, jsonb, timestamptz), private.require_proof(), private.require_proof_for_roles(),
  public.begin_export()
  from public, anon, authenticated, service_role;
grant execute on function public.begin_export() to authenticated;
