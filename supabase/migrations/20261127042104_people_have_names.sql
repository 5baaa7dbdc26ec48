-- People who work here have a name: colleagues read it, customers its first word.

-- A person's name as it is kept: trimmed, null where nothing is left. Raises where it is no line of 60
-- characters at most.
create or replace function private.as_name(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  found_one text;
begin
  if octet_length(value) <= 240 then
    found_one := nullif(private.js_trim(value), '');
  end if;
  if octet_length(value) > 240 or length(found_one) > 60 or not private.is_one_line(found_one) then
    raise exception 'A name is one line of 60 characters at most.';
  end if;
  return found_one;
end
$$;

alter table public.user_roles add column name text,
  add constraint user_roles_name_form check (private.is_one_line(name) and length(name) <= 60);
grant update (name) on public.user_roles to authenticated;
alter policy "Admins say where people work" on public.user_roles rename to "Admins say who people are";

alter table public.invitations add column name text,
  add constraint invitations_name_form check (private.is_one_line(name) and length(name) <= 60);
grant select (name) on public.invitations to authenticated;

drop trigger a_bound_texts on public.user_roles;
create trigger a_bound_texts before insert or update on public.user_roles
  for each row when (
    octet_length(new.role) > 80 or octet_length(new.showroom) > 80 or octet_length(new.name) > 240
  ) execute function private.refuse_long_text();
drop trigger a_bound_texts on public.invitations;
create trigger a_bound_texts before insert or update on public.invitations
  for each row when (
    octet_length(new.email) > 1020 or octet_length(new.role) > 80 or octet_length(new.showroom) > 80
      or octet_length(new.name) > 240
  ) execute function private.refuse_long_text();

-- Everybody who can work a lead: whom leads are given to, and what an author's address is called. The name is
-- null where none was given. At most 200 people, those who have been here longest.
create or replace function public.list_staff()
returns table (user_id uuid, email text, name text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select held.user_id, users.email::text, held.name
    from public.user_roles as held join auth.users on users.id = held.user_id
    where held.role = 'admin' order by held.created_at, held.id limit 200;
end
$$;

-- What the caller is called at work, and in which showroom; null: no name, no showroom. Raises for who has no
-- role.
create or replace function public.introduce_myself(my_name text, at_showroom text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  if not exists (select from public.user_roles where user_id = auth.uid()) then
    raise exception 'Only people who work here say what they are called.'
      using errcode = 'insufficient_privilege';
  end if;
  update public.user_roles set name = private.as_name(my_name), showroom = at_showroom
  where user_id = auth.uid();
end
$$;

drop function public.invite_staff(text, text, text, text);
-- A newer invitation of the same address replaces the older one. `token` is a random text that the
-- link in the mail carries; only its hash is kept.
create or replace function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null,
  invited_name text default null
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
  insert into public.invitations (email, role, invited_by, invited_by_email, showroom, name, token_hash)
  values (address, invited_role, auth.uid(), auth.jwt() ->> 'email', at_showroom,
    private.as_name(invited_name), encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

-- Gives the role to whoever is signed in with the invited address and has the link. Returns the role.
-- Whoever invited must still be an admin: one who left brings nobody in.
create or replace function public.accept_invitation(token text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  found_one record;
begin
  if auth.uid() is null or not private.session_stands() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(token) > 64 then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  select * into found_one from public.invitations
  where token_hash = encode(sha256(convert_to(coalesce($1, ''), 'UTF8')), 'hex')
    and email = (select lower(users.email) from auth.users where users.id = auth.uid())
  for update;
  if found_one.id is null then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  if found_one.accepted_at is not null then
    return found_one.role;
  end if;
  if found_one.expires_at < now() or not exists (
    select from public.user_roles where user_id = found_one.invited_by and role = 'admin'
  ) then
    raise exception 'This invitation is over. Ask for a new one.';
  end if;
  update public.invitations set accepted_at = now() where id = found_one.id;
  if not exists (
    select from public.user_roles where user_id = auth.uid() and role = found_one.role
  ) then
    insert into public.user_roles (user_id, role, showroom, name)
    values (auth.uid(), found_one.role, found_one.showroom, found_one.name);
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where id = (
      select max(id) from public.role_events
      where user_id = auth.uid() and action = 'assigned' and role_events.role = found_one.role
    );
  end if;
  return found_one.role;
end
$$;

revoke all on function
  private.as_name(text), public.list_staff(), public.introduce_myself(text, text),
  public.invite_staff(text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_staff(), public.introduce_myself(text, text),
  public.invite_staff(text, text, text, text, text)
  to authenticated;
