-- What a hosted Supabase project has before its first migration. Runs at every start and changes
-- nothing that is already there. Tables of schema auth are in ../auth/migrations.

-- Roles belong to the whole server, where another database's store may be making them right now.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role bypassrls'] loop
    if to_regrole(split_part(wanted, ' ', 1)) is null then
      begin
        execute format('create role %s nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

-- A server that is no superuser may act as these roles only as their member. Where somebody else
-- made it one, it needs no right to do so itself.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
exception when insufficient_privilege then
  if not (
    pg_has_role('anon', 'member')
    and pg_has_role('authenticated', 'member')
    and pg_has_role('service_role', 'member')
  ) then
    raise;
  end if;
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create or replace function auth.uid() returns uuid
language sql stable
set search_path = ''
as $$ select (auth.jwt() ->> 'sub')::uuid $$;

create or replace function auth.role() returns text
language sql stable
set search_path = ''
as $$ select auth.jwt() ->> 'role' $$;

create or replace function auth.email() returns text
language sql stable
set search_path = ''
as $$ select auth.jwt() ->> 'email' $$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
