-- Accounts, how people sign in, and where they are signed in: the tables of the authentication service, as
-- near to a hosted project's as this server needs. The schema itself is made by
-- server/database/platform.sql.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud varchar(255) not null default 'authenticated',
  role varchar(255) not null default 'authenticated',
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change varchar(255) not null default '',
  email_change_sent_at timestamptz,
  email_change_confirm_status smallint not null default 0
    check (email_change_confirm_status between 0 and 2),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text not null default '',
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_created_at_idx on auth.users (created_at, id);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  -- The time step of the last accepted code, so that no code is accepted twice.
  last_totp_step bigint not null default 0,
  phone text,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_friendly_name_idx
  on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address text not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

-- Tokens are kept as SHA-256, here and below: whoever reads the database can sign in as nobody.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  parent text,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  auth_code text unique,
  auth_code_issued_at timestamptz,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  code_challenge text not null,
  authentication_method text not null,
  created_at timestamptz not null default now()
);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'confirmation_token', 'recovery_token', 'email_change_token_new',
    'email_change_token_current', 'phone_change_token', 'reauthentication_token'
  )),
  token_hash text not null unique,
  -- The six digits of the same message; gone after five wrong guesses or a newer message.
  code_hash text,
  code_attempts smallint not null default 0,
  relates_to text not null,
  flow_state_id uuid references auth.flow_state (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- A code is guessed at five times from where it was asked for, and five times from anywhere else: what
  -- strangers guess takes nothing from its owner.
  asked_from text not null default '',
  code_attempts_elsewhere smallint not null default 0
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

-- Counters of the request limits, shared by all processes on one Postgres.
create table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
