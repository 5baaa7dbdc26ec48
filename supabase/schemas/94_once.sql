-- A write is done once, however often it is sent: the back office sends it with a key, and again with the same
-- key where the answer was lost on its way.

-- Keys of writes that were done, for two days.
create table private.done_requests (
  key uuid primary key,
  account uuid not null,
  done_in bigint not null default txid_current(),
  at timestamptz not null default now(),
  -- The version of what is published that it made or met.
  catalog_version bigint
);
create index done_requests_at_idx on private.done_requests (at);

-- The key that the request bears; null where it has none, or no one is signed in.
create function private.request_key() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  said text := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'idempotency-key';
begin
  if auth.uid() is null or said !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  return said::uuid;
end
$$;

-- Keeps the key of a request that wrote something, with the version that it made, on the tables below.
create function private.note_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.request_key() is not null then
    insert into private.done_requests (key, account, catalog_version)
      select private.request_key(), auth.uid(), version from private.catalog_state
      on conflict do nothing;
    delete from private.done_requests where key in (
      select key from private.done_requests where at < now() - interval '2 days' limit 50 for update skip locked
    );
  end if;
  return null;
end
$$;
do $$
declare
  noted record;
begin
  for noted in select level, moment, name from (values
    ('statement', 'insert', '{public.changes,public.erasures,public.inquiries,public.lead_events,public.role_events}'),
    ('statement', 'insert', '{private.text_outbox}'),
    ('statement', 'update of counted_at', '{public.stock}'),
    -- Where a request may find no row, each row that it found notes it.
    ('row', 'insert or update or delete', '{public.push_devices,public.text_templates}'),
    ('row', 'insert or delete', '{public.invitations}'),
    ('row', 'update', '{public.hold_requests}')
  ) as known (level, moment, names), unnest(names::regclass[]) as name loop
    execute format('create trigger note_request after %s on %s for each %s execute function private.note_request()',
      noted.moment, noted.name, noted.level);
  end loop;
end
$$;

-- Whether an earlier request with this one's key did it already: then nothing is left to do. Asked under the
-- lock of what is written, it sees whatever was committed before.
create function private.is_repeated() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  return exists (
    select from private.done_requests
    where key = private.request_key() and account = auth.uid() and done_in <> txid_current()
  );
end
$$;

-- Whether the caller's request with this key was done: for a request that was refused when it was sent again,
-- since what it asked for was there already.
create function public.was_done(key uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_sales();
  return exists (
    select from private.done_requests where key = was_done.key and account = auth.uid()
  );
end
$$;
