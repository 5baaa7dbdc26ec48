-- What the shop's owner sets, in a schema that the API does not show.

create schema private;
revoke all on schema private from public;

-- One row that the shop's owner changes: nobody else has a right to it.
create table private.settings (
  the_only_row boolean primary key default true,
  -- Admin work needs a session with a second factor (aal2).
  admins_need_second_factor boolean not null default false,
  -- Set by a worker that has a provider to send through; without one, nothing may be promised.
  texts_are_sent boolean not null default false,
  shop_name text not null default 'Tag & Timber',
  time_zone text not null default 'America/Detroit',
  -- No text leaves from the first to the second; the same time twice means never quiet.
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  us_numbers_only boolean not null default true,
  texts_per_phone_and_day integer not null default 3,
  resends_per_phone_and_day integer not null default 5,
  texts_per_address_and_hour integer not null default 30,
  texts_per_hour integer not null default 200,
  -- Only for a form that carried a Turnstile token; the worker has it checked before it sends.
  texts_need_captcha boolean not null default false,
  -- Where a request says whose it is, best first. Our own server lets only checked addresses through.
  address_headers text[] not null default '{cf-connecting-ip,x-forwarded-for}',
  -- Addresses of our own proxies, which are passed over in a list of forwarded addresses.
  trusted_proxies inet[] not null default '{}',
  -- Leads and texts older than this are anonymised by the worker; null keeps them.
  keep_leads_days integer,
  -- What tests say that the time is.
  clock timestamptz,
  constraint settings_one_row check (the_only_row),
  constraint settings_keep_leads_days_positive check (keep_leads_days > 0)
);
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
insert into private.settings default values;
