-- What a hosted Supabase project has before its first migration. Runs at every start and changes
-- nothing that is already there. Tables of schema auth are in ../auth/schema.sql.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

-- A server that is no superuser may act as these roles only as their member.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
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
