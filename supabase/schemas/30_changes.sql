-- What was changed in the products and the shop's facts, by whom, and in which version of what the shop
-- shows. The triggers of all tables whose history is kept are made of these functions.

-- Every version of what the shop shows; a transaction that changes anything makes one.
create table private.catalog_state (
  the_only_row boolean primary key default true,
  -- Tells this database from another one that publishes into the same folder.
  id uuid not null default gen_random_uuid(),
  version bigint not null default 0,
  -- The transaction that made this version.
  changed_in bigint,
  changed_at timestamptz not null default now(),
  -- When the sample shop was put in; it is put in once.
  filled_at timestamptz,
  constraint catalog_state_one_row check (the_only_row)
);

-- Makes a version of what is published, once a transaction, and tells the publisher when it commits.
create function private.next_catalog_version() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  now_at bigint;
begin
  update private.catalog_state
    set version = version + 1, changed_in = txid_current(), changed_at = clock_timestamp()
    where changed_in is distinct from txid_current();
  select version into now_at from private.catalog_state;
  perform pg_notify('catalog', now_at::text);
  return now_at;
end
$$;

create table public.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null where no signed-in person did it.
  changed_by uuid default auth.uid(),
  -- As it was then, so that the history outlives the account.
  changed_by_email text default auth.jwt() ->> 'email',
  table_name text not null,
  -- The row's key: "fenwick-queen-bed", "101 east", "east 2026-11-26".
  record text not null,
  -- What people call it: a title, a name.
  record_name text not null,
  action text not null,
  -- Only the columns that changed; null for a new row, and after for one that was removed.
  before jsonb,
  after jsonb,
  -- The version that holds it; public.publications says when that went live.
  catalog_version bigint not null,
  -- The version that a row had after a change: who saved over an older one is told what came since, and no more.
  -- Null for rows that count no versions, and for changes before this.
  row_version integer,
  constraint changes_action_known check (action in ('added', 'changed', 'removed'))
);
create index changes_record_idx on public.changes (table_name, record, id);
create index changes_version_idx on public.changes (catalog_version);
-- A product keeps answering at its address on a list that it has left, as at a slug that it had before.
create index changes_list_idx on public.changes (record)
  where table_name = 'products' and action = 'changed' and before ? 'list';

-- Writers take turns before they lock a row, so that no two of them can wait for each other.
create function private.take_catalog_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.catalog_state for update;
  return null;
end
$$;

-- Counts the row's versions. A caller that sets `version` says which one it saw; what was done and is sent again
-- leaves the row as it is.
create function private.count_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.version is distinct from old.version then
    if private.is_repeated() then
      return old;
    end if;
    raise exception 'Someone else changed this first.'
      using errcode = 'PT409', hint = 'Reload it, then make your change.';
  end if;
  if to_jsonb(new) = to_jsonb(old) then
    return new;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new is distinct from old then new.updated_at := clock_timestamp(); end if;
  return new;
end
$$;

-- Makes a row that the sample shop brought the owner's own as soon as anybody changes what customers see of it.
-- The arguments are columns that do not count, such as its state. What puts it back sets is_sample itself; the
-- server sets store.follows_code while it brings rows that no one changed up to its own sample.
create function private.mark_as_own() returns trigger
language plpgsql set search_path = '' as $$
declare
  quiet constant text[] := array['is_sample', 'version', 'updated_at', 'position'] || coalesce(tg_argv, '{}');
begin
  if new.is_sample and old.is_sample and to_jsonb(new) - quiet <> to_jsonb(old) - quiet
    and coalesce(current_setting('store.follows_code', true), '') <> 'on' then
    new.is_sample := false;
  end if;
  return new;
end
$$;

-- Writes the history. The arguments are the columns of the key, then the one people call it by.
create function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(is_now, was);
  quiet constant text[] := array['version', 'updated_at', 'counted_at'];
  old_values jsonb;
  new_values jsonb;
  key text;
  title text;
begin
  -- The sample shop that fills an empty database is no change by anybody.
  if exists (select from private.catalog_state where filled_at is null) then
    perform private.next_catalog_version();
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(fields.name, was -> fields.name),
           jsonb_object_agg(fields.name, is_now -> fields.name)
      into old_values, new_values
      from jsonb_object_keys(is_now) as fields (name)
      where not fields.name = any (quiet) and was -> fields.name is distinct from is_now -> fields.name;
    if new_values is null then return null; end if;
  else
    old_values := was - quiet;
    new_values := is_now - quiet;
  end if;
  select string_agg(row_now ->> name, ' ' order by at) into key
    from unnest(tg_argv[0:tg_nargs - 2]) with ordinality as columns (name, at);
  title := row_now ->> tg_argv[tg_nargs - 1];
  if tg_table_name = 'stock' then
    select products.title into title from public.products where products.id = row_now ->> 'product_id';
  end if;
  insert into public.changes (table_name, record, record_name, action, before, after, catalog_version, row_version)
  values (tg_table_name, key, coalesce(title, row_now ->> 'place', key),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    old_values, new_values, private.next_catalog_version(), (is_now ->> 'version')::integer);
  return null;
end
$$;

-- Gives a table its history: writers take turns, a row counts its versions and says when it changed, one of the sample
-- that somebody changes becomes the owner's own, and every change is written down, by the function `writer`. `names` are
-- the columns of the key, then the one people call it by; `quiet` those that leave a sample row a sample. Only the files
-- after this one call it.
create procedure pg_temp.keep_history(
  of_table regclass, names text[] default '{}', quiet text[] default '{}', writer text default 'record_change'
)
language plpgsql as $$
declare
  made record;
begin
  for made in select * from (values
    ('take_catalog_turn', 'before insert or update or delete', 'statement', 'take_catalog_turn', '{}', null),
    ('count_version', 'before update', 'row', 'count_version', '{}', 'version'),
    ('touch_updated_at', 'before update', 'row', 'touch_updated_at', '{}', 'updated_at'),
    ('mark_as_own', 'before update', 'row', 'mark_as_own', quiet, 'is_sample'),
    ('record_change', 'after insert or update or delete', 'row', writer, names, null)
  ) as known (name, moment, level, does, arguments, needs)
  where needs is null or exists (select from pg_attribute where attrelid = of_table and attname = needs) loop
    execute format('create trigger %I %s on %s for each %s execute function private.%I(%s)', made.name, made.moment,
      of_table, made.level, made.does, (select string_agg(quote_literal(one), ', ') from unnest(made.arguments) as one));
  end loop;
end
$$;
