-- What the server and the shop's owner set, in a schema that the API does not show.

create schema private;
revoke all on schema private from public;

-- One row. No one but the owner of the database has a right to it.
create table private.settings (
  the_only_row boolean primary key default true,
  -- Admin work needs a session with a second factor (aal2).
  admins_need_second_factor boolean not null default false,
  -- Set by a worker that has a provider to send through; without one, nothing may be promised.
  texts_are_sent boolean not null default false,
  -- Whatever is called a day, or a time of the day, is one by this clock.
  time_zone text not null default 'America/Detroit',
  -- No text but a code or an answer leaves from the first to the second; the same time twice means never quiet.
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
  -- Leads and texts older than this are anonymized by the worker; null keeps them.
  keep_leads_days integer,
  -- What tests say that the time is.
  clock timestamptz,
  -- What one address or one phone sends beyond the ordinary is stored and marked as suspected junk; far
  -- beyond, it is refused. No total over all strangers refuses a lead, or one flood would close the form
  -- to everybody.
  leads_per_address_and_hour integer not null default 60,
  leads_per_phone_and_day integer not null default 10,
  most_leads_per_address_and_hour integer not null default 600,
  most_leads_per_phone_and_day integer not null default 60,
  -- What the shop wants to pay for in a day, for each share of texts (private.text_share).
  texts_per_day integer not null default 500,
  -- A session that no one used for so long is over.
  sessions_idle_days integer not null default 90,
  -- The back office covers itself after so long without a touch; null never does.
  lock_after_minutes integer,
  -- How many answers of one number are kept, and how many messages staff may write to it.
  replies_per_phone_and_hour integer not null default 60,
  replies_per_phone_and_day integer not null default 200,
  messages_per_phone_and_day integer not null default 30,
  -- Whether the owner wants it; null until a server that sends mails has started.
  monday_mail boolean,
  -- Codes to sign in: asked for with a number, within an account, and from an address.
  codes_per_phone_and_day integer not null default 10,
  codes_per_account_and_hour integer not null default 10,
  codes_per_address_and_hour integer not null default 30,
  -- Texts of new leads to one showroom's phone.
  alerts_per_phone_and_hour integer not null default 20,
  -- Set once a mail server has taken a mail of the store.
  mails_are_sent boolean not null default false,
  constraint settings_one_row check (the_only_row),
  constraint settings_keep_leads_days_positive check (keep_leads_days > 0),
  constraint settings_sessions_idle_days_positive check (sessions_idle_days > 0),
  constraint settings_lock_after_minutes_known check (lock_after_minutes between 1 and 480)
);

-- Now, or what a test says that the time is.
create function private.text_now() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce((select clock from private.settings), now())
$$;

create function private.shop_zone() returns text
language sql stable security definer set search_path = '' as $$ select time_zone from private.settings $$;

-- The shop's day at a moment, and the moment at which a day begins there.
create function private.shop_day(moment timestamptz default private.text_now()) returns date
language sql stable security definer set search_path = ''
as $$ select (moment at time zone private.shop_zone())::date $$;

create function private.shop_midnight(day date) returns timestamptz
language sql stable security definer set search_path = ''
as $$ select day::timestamp at time zone private.shop_zone() $$;

-- Whose request this is; null where nothing trustworthy says so. Of IPv6 only the network counts,
-- since one customer has a whole network.
create function private.request_address() returns inet
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  hops text[];
  hop inet;
  proxies inet[];
begin
  select trusted_proxies, string_to_array((
    select headers ->> name from unnest(address_headers) with ordinality as known (name, place)
    where headers ? name order by place limit 1
  ), ',') into proxies, hops from private.settings;
  for place in reverse coalesce(cardinality(hops), 0)..1 loop
    hop := btrim(hops[place])::inet;
    exit when place = 1 or not (hop <<= any (proxies));
  end loop;
  return case when family(hop) = 6 then network(set_masklen(hop, 64)) else hop end;
exception when invalid_text_representation then
  return null;
end
$$;

create function public.lock_after_minutes() returns integer
language sql stable security definer set search_path = '' as $$ select lock_after_minutes from private.settings $$;

create function public.set_lock_after_minutes(minutes integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner('Only the owner can set when computers lock.');
  if minutes not between 1 and 480 then
    raise exception 'Choose 1 to 480 minutes, or never.';
  end if;
  update private.settings set lock_after_minutes = minutes;
end
$$;
