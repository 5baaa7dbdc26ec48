-- Made by `npm run baseline` from the schemas as they were declared on 2026-11-26, without their comments. It
-- stands as it is: what changes comes in a later file.

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
  code_hash text,
  code_attempts smallint not null default 0,
  relates_to text not null,
  flow_state_id uuid references auth.flow_state (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  asked_from text not null default '',
  code_attempts_elsewhere smallint not null default 0
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_last_seen_at_idx on auth.known_devices (last_seen_at);

create table auth.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'queued',
  sealed text,
  key_id text not null,
  token_hash text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_outbox_state_known check (
    state in ('queued', 'sending', 'sent', 'failed', 'dropped')
  ),
  constraint mail_outbox_sealed_while_waiting check (
    (sealed is not null) = (state in ('queued', 'sending'))
  )
);
create index mail_outbox_waiting_idx on auth.mail_outbox (due_at)
  where state in ('queued', 'sending');
create index mail_outbox_created_idx on auth.mail_outbox (created_at);

alter table auth.mail_outbox enable row level security;
revoke all on auth.mail_outbox from public, anon, authenticated, service_role;
