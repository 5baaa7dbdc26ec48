-- A new colleague is invited by mail: the link in it proves the mailbox, and brings the role. The mail
-- is the authentication service's own, so a hosted project sends it, too, and no browser needs a secret.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  invited_by uuid default auth.uid() references auth.users (id) on delete set null,
  invited_by_email text default auth.jwt() ->> 'email',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '48 hours',
  accepted_at timestamptz,
  -- Of what stands in the link; the mail alone has it.
  token_hash text not null unique,
  showroom text references public.showrooms (id) on update cascade on delete set null,
  -- What colleagues will call them.
  name text,
  -- The role is one of the sales floor alone.
  limited_to_sales boolean not null default false,
  constraint invitations_limit_of_admins check (not limited_to_sales or role = 'admin'),
  constraint invitations_name_form check (private.is_one_line(name) and length(name) <= 60),
  constraint invitations_email_form check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 255),
  constraint invitations_role_known check (role in ('user', 'admin')),
  constraint invitations_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_showroom_idx on public.invitations (showroom);

-- A newer invitation of the same address replaces the older one. `token` is a random text that the
-- link in the mail carries; only its hash is kept.
create function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null,
  invited_name text default null, only_sales boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  made uuid;
begin
  perform private.require_admin();
  if octet_length(invited_email) > 1020 then
    raise exception 'Keep the email address to 255 characters.';
  end if;
  address := lower(btrim(coalesce(invited_email, '')));
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a 64-character token.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  perform private.require_proof();
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, showroom, name, limited_to_sales, token_hash)
  values (address, invited_role, at_showroom, private.as_name(invited_name), coalesce(only_sales, false),
    encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

-- Gives the role to the signed-in person with the invited address and the link. Returns the role.
-- The inviter must still be an admin: one who left lets no one in.
create function public.accept_invitation(token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_one record;
  events_before bigint;
begin
  if auth.uid() is null or not private.session_stands() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(token) > 64 then
    raise exception 'This invitation is for another account, or it was canceled.';
  end if;
  select * into found_one from public.invitations
  where token_hash = encode(sha256(convert_to(coalesce($1, ''), 'UTF8')), 'hex')
    and email = (select lower(users.email) from auth.users where users.id = auth.uid())
  for update;
  if found_one.id is null then
    raise exception 'This invitation is for another account, or it was canceled.';
  end if;
  if found_one.accepted_at is not null then
    return found_one.role;
  end if;
  if found_one.expires_at < now() or not exists (
    select from public.user_roles
    where user_id = found_one.invited_by and role = 'admin' and not limited_to_sales
  ) then
    raise exception 'This invitation has expired. Ask for a new one.';
  end if;
  update public.invitations set accepted_at = now() where id = found_one.id;
  if not exists (
    select from public.user_roles where user_id = auth.uid() and role = found_one.role
  ) then
    select coalesce(max(id), 0) into events_before from public.role_events;
    insert into public.user_roles (user_id, role, showroom, name, limited_to_sales)
    values (auth.uid(), found_one.role, found_one.showroom, found_one.name, found_one.limited_to_sales);
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where user_id = auth.uid() and id > events_before;
  end if;
  return found_one.role;
end
$$;
