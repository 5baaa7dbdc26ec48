-- What was changed in the catalog and in the shop's facts, by whom, and when it went live.

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
alter table private.catalog_state enable row level security;
revoke all on private.catalog_state from public, anon, authenticated, service_role;
create policy "Nobody reads or writes the catalog's state" on private.catalog_state
  for all to anon, authenticated using (false);
insert into private.catalog_state default values;

create table public.changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null where no signed-in person did it.
  changed_by uuid,
  -- As it was then, so that the history outlives the account.
  changed_by_email text,
  table_name text not null,
  -- The row's key: "fenwick-queen-bed", "101 east", "east 2026-11-26".
  record text not null,
  -- What people call it: a title, a name.
  record_name text not null,
  action text not null,
  -- Only the columns that changed; null for a new row, and after for one that was removed.
  before jsonb,
  after jsonb,
  -- The version of the catalog that holds it; public.publications says when that went live.
  catalog_version bigint not null,
  constraint changes_action_known check (action in ('added', 'changed', 'removed'))
);
create index changes_record_idx on public.changes (table_name, record, id);
create index changes_version_idx on public.changes (catalog_version);

-- When each version went live, or why not, in the owner's words. The publisher writes it.
create table public.publications (
  version bigint primary key,
  -- Null while it failed.
  published_at timestamptz,
  error text,
  -- What a single row cannot know: a package dearer than its parts, an offer that has ended.
  warnings text[] not null default '{}',
  pages_written integer not null default 0,
  release text,
  constraint publications_live_or_failed check ((published_at is null) <> (error is null))
);

-- Makes a version of the catalog, once a transaction, and tells the publisher when it commits.
create function private.next_catalog_version() returns bigint
language plpgsql security definer
set search_path = ''
as $$
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

-- Writers take turns before they lock a row, so that no two of them can wait for each other.
create function private.take_catalog_turn() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from private.catalog_state for update;
  return null;
end
$$;

-- Counts the row's versions. A caller that sets `version` says which one it saw.
create function private.count_version() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.version is distinct from old.version then
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'Read it again, then change it.';
  end if;
  if to_jsonb(new) = to_jsonb(old) then
    return new;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new is distinct from old then new.updated_at := clock_timestamp(); end if;
  return new;
end
$$;

-- Writes the history. The arguments are the columns of the key, then the one people call it by.
create function private.record_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
  insert into public.changes
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version)
  values
    (auth.uid(), auth.jwt() ->> 'email', tg_table_name, key, coalesce(title, key),
     case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
     old_values, new_values, private.next_catalog_version());
  return null;
end
$$;

-- A product keeps answering at the addresses it had.
create function private.keep_former_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.product_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
      on conflict (slug) do update set product_id = excluded.product_id, since = now();
  end if;
  return null;
end
$$;

create function private.stamp_sale() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.state = 'sold' then
    new.sold_at := coalesce(new.sold_at, clock_timestamp());
  else
    new.sold_at := null;
  end if;
  return new;
end
$$;

revoke all on function private.next_catalog_version(), private.take_catalog_turn(), private.count_version(),
  private.touch_updated_at(), private.record_change(), private.keep_former_slug(),
  private.stamp_sale() from public, anon, authenticated, service_role;

create trigger a_stamp_sale before insert or update on public.products
  for each row execute function private.stamp_sale();
create trigger keep_former_slug after insert on public.products
  for each row execute function private.keep_former_slug();
create trigger keep_former_slug_on_change after update on public.products
  for each row when (new.slug is distinct from old.slug)
  execute function private.keep_former_slug();

do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('products', '''id'', ''title''', true),
      ('stock', '''product_id'', ''showroom'', ''product_id''', false),
      ('packages', '''id'', ''name''', true),
      ('offers', '''id'', ''headline''', true),
      ('notices', '''id'', ''words''', true),
      ('shop', '''name'', ''name''', true),
      ('showrooms', '''id'', ''name''', true),
      ('opening_hours', '''showroom'', ''weekday'', ''showroom''', false),
      ('special_days', '''showroom'', ''day'', ''day''', false),
      ('lenders', '''name'', ''name''', true)
    ) as tables (name, columns, has_updated_at)
  loop
    execute format(
      'create trigger take_catalog_turn before insert or update or delete on public.%I
         for each statement execute function private.take_catalog_turn()', entry.name);
    execute format(
      'create trigger count_version before update on public.%I
         for each row execute function private.count_version()', entry.name);
    if entry.has_updated_at then
      execute format(
        'create trigger touch_updated_at before update on public.%I
           for each row execute function private.touch_updated_at()', entry.name);
    end if;
    execute format(
      'create trigger record_change after insert or update or delete on public.%I
         for each row execute function private.record_change(%s)', entry.name, entry.columns);
  end loop;
end
$$;
