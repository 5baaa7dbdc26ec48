-- The owner's own words of the home page, and pictures of the shop: logo, icon, share picture, showrooms.

-- What the home page says where its words are free, by part; what is absent has the words of the code.
create or replace function private.are_home_words(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as said (part, words)
    where part not in ('hero', 'delivery', 'title1', 'text1', 'title2', 'text2', 'title3', 'text3', 'title4', 'text4')
      or jsonb_typeof(words) <> 'string' or length(btrim(words #>> '{}')) not between 1 and 300
  )
$$;

revoke all on function private.are_home_words(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.are_home_words(jsonb) to authenticated, service_role;
alter table public.shop
  add column home_words jsonb not null default '{}',
  add constraint shop_home_words_form check (private.are_home_words(home_words));

alter table public.product_pictures
  alter column product_id drop not null,
  add column place text,
  add constraint product_pictures_place_known check (place in ('logo', 'icon', 'share', 'east', 'west')),
  add constraint product_pictures_of_one check ((product_id is null) = (place is not null)),
  add constraint product_pictures_place_key unique (place);

create or replace function private.check_product_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The logo and the icon are not cut to four by three, so they are called otherwise.
  new.name := 'photo-' || case when new.place in ('logo', 'icon') then new.place || '-' else '' end
    || left(md5(new.original || ' ' || new.turn::text || ' ' || new.zoom::text || ' '
    || new.focus_x::text || ' ' || new.focus_y::text || case when new.light = 0 then '' else ' ' || new.light::text end), 12);
  if tg_op = 'UPDATE' and new.name <> old.name then
    new.problem := null;
    new.can_retry := false;
  end if;
  -- Writers take turns, so nobody else adds one meanwhile.
  if (select count(*) from public.product_pictures as other
      where other.product_id = new.product_id and other.id <> new.id) >= 8 then
    raise exception 'Add one to eight pictures.';
  end if;
  if not private.says_something(new.alt) and exists (
      select from public.products where id = new.product_id
        and (state = 'live' or publish_at is not null)) then
    raise exception 'Describe each picture for people who can’t see it.';
  end if;
  return new;
end
$$;

-- The original is the shop's picture in this place from now on; null takes it away again. For admins.
create or replace function public.set_shop_picture(place text, original text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return;
  end if;
  if original is null then
    delete from public.product_pictures as known where known.place = set_shop_picture.place;
    return;
  end if;
  insert into public.product_pictures as known (place, original)
    values (set_shop_picture.place, set_shop_picture.original)
  on conflict on constraint product_pictures_place_key do update set original = excluded.original
    where known.original <> excluded.original;
end
$$;

-- The shop's own pictures by their places: {"logo": "photo-logo-0123456789ab"}.
create or replace function private.shop_pictures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(place, name), '{}') from public.product_pictures where place is not null
$$;

revoke all on function public.set_shop_picture(text, text), private.shop_pictures()
  from public, anon, authenticated, service_role;
grant execute on function public.set_shop_picture(text, text) to authenticated;

-- Writes the history. The arguments are the columns of the key, then the one people call it by.
create or replace function private.record_change() returns trigger
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
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version, row_version)
  values
    (auth.uid(), auth.jwt() ->> 'email', tg_table_name, key, coalesce(title, row_now ->> 'place', key),
     case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
     old_values, new_values, private.next_catalog_version(), (is_now ->> 'version')::integer);
  return null;
end
$$;
