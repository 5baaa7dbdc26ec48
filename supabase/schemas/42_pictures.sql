-- Pictures of products: what was made for the site, and the owner's originals that it is made of.

-- Pictures that people uploaded; those of the studio ship with the code.
create table public.pictures (
  -- As in "/pictures/<name>-<hash>-800.avif".
  name text primary key,
  hash text not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  -- The dominant color, shown until the picture arrives.
  color text not null,
  -- Words for screen readers.
  alt text not null,
  created_at timestamptz not null default now(),
  -- Whether a JPEG lies beside the other formats, for merchant centers that read nothing newer.
  has_jpeg boolean not null default false,
  constraint pictures_name_form check (name ~ '^[a-z0-9]+(-+[a-z0-9]+)*$'),
  constraint pictures_hash_form check (hash ~ '^[0-9a-f]{6,64}$'),
  constraint pictures_size_positive check (width > 0 and height > 0),
  constraint pictures_widths_filled check (cardinality(widths) between 1 and 8),
  constraint pictures_color_form check (color ~ '^#[0-9a-f]{6}$'),
  constraint pictures_alt_length check (length(btrim(alt)) between 1 and 200)
);

-- Pictures are published, too: adding one makes a version, and history knows it.
call pg_temp.keep_history('public.pictures', '{name,alt}');

-- The owner's own pictures of a product, or of the shop in one of its places: which original each is made of,
-- how it is cut, what it shows. The originals lie in the bucket "originals" under the names of their contents; one
-- that the history knows is never removed, so whatever is taken off a product can be put back.
create table public.product_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id text references public.products (id) on delete cascade,
  -- Its place among the product's pictures, lowest first.
  position smallint not null default 1,
  -- The original's name: the hash of its bytes, and what it is.
  original text not null,
  -- Degrees clockwise, after the camera's own turn.
  turn smallint not null default 0,
  -- Cut to four by three: enlarged by so many percent, about this point, in percent of what may be moved.
  zoom smallint not null default 100,
  focus_x smallint not null default 50,
  focus_y smallint not null default 50,
  -- Words for screen readers; none before it is for sale.
  alt text not null default '',
  -- Made of the above by a trigger: the name in public.pictures, so the same cut of the same original is one.
  name text not null default '',
  -- Why nothing could be made of it, in the owner's words; the shop's own server writes it.
  problem text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- A picture taken in a dark back room is made lighter, one against the light darker, in steps of an eighth.
  light smallint not null default 0,
  -- A picture may show something similar until the product itself is photographed: the shop says so on it, and
  -- merchant centers are not told of it.
  stands_in boolean not null default false,
  -- Whether it was the server that failed, not the picture: it is tried again by itself, and when staff ask.
  can_retry boolean not null default false,
  -- Of the shop: its logo, its icon, what is shown where a page is shared, its showrooms, its deliveries; and
  -- each original that articles may have, in a place called after it.
  place text,
  -- Of a picture that staff took of the very product in a showroom: where and when. Pages say so.
  showroom text,
  taken_at timestamptz,
  constraint product_pictures_taken_whole check (num_nulls(showroom, taken_at) in (0, 2)
    and (showroom is null or product_id is not null and showroom in ('east', 'west'))),
  constraint product_pictures_place_known check (
    place in ('logo', 'icon', 'share', 'east', 'west', 'inside', 'delivery-1', 'delivery-2', 'delivery-3')
    or place ~ '^article-[0-9a-f]{64}$'
  ),
  constraint product_pictures_of_one check ((product_id is null) = (place is not null)),
  constraint product_pictures_place_key unique (place),
  constraint product_pictures_position_range check (position between 1 and 8),
  constraint product_pictures_original_form check (original ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  constraint product_pictures_turn_known check (turn in (0, 90, 180, 270)),
  constraint product_pictures_zoom_range check (zoom between 100 and 400),
  constraint product_pictures_focus_range check (focus_x between 0 and 100 and focus_y between 0 and 100),
  constraint product_pictures_alt_length check (length(alt) <= 200),
  constraint product_pictures_light_range check (light between -3 and 3)
);
create index product_pictures_product_idx on public.product_pictures (product_id, position);
create index product_pictures_updated_idx on public.product_pictures (updated_at);

call pg_temp.keep_history('public.product_pictures', '{id,product_id}');

-- What lies in the shop's own folder of originals, and who sent it, for the limits on both. The server
-- writes it and compares it with the folder once a day; a hosted project's storage counts by itself.
create table private.stored_originals (
  name text primary key,
  bytes bigint not null,
  -- Null where that is not known.
  sent_by uuid references auth.users (id) on delete set null,
  constraint stored_originals_name_form check (name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  constraint stored_originals_bytes_positive check (bytes > 0)
);
create index stored_originals_sent_by_idx on private.stored_originals (sent_by);

create function private.check_product_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The logo and the icon are not cut to four by three, so they are called otherwise.
  new.name := 'photo-' || case when new.place in ('logo', 'icon') then new.place || '-' else '' end
    || left(md5(concat_ws(' ', new.original, new.turn, new.zoom, new.focus_x, new.focus_y, nullif(new.light, 0))), 12);
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
create trigger a_check_product_picture before insert or update on public.product_pictures
  for each row execute function private.check_product_picture();

-- Screen readers are told what a product's pictures show.
create function private.check_going_live() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state <> 'draft' then
    new.publish_at := null;
  end if;
  if (new.state = 'live' or new.publish_at is not null)
    and (tg_op = 'INSERT' or old.state <> 'live' and old.publish_at is null)
    and exists (
      select from public.product_pictures where product_id = new.id and not private.says_something(alt)
    ) then
    raise exception 'Describe each picture for people who can’t see it.';
  end if;
  return new;
end
$$;
create trigger a_check_going_live before insert or update on public.products
  for each row execute function private.check_going_live();

-- The product's pictures are these, in this order: [{"id", "original", "turn", "zoom", "focus_x", "focus_y",
-- "light", "stands_in", "alt"}]. One that is left out is taken off; history knows it.
create function private.set_pictures(piece text, given jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 8 then
    raise exception 'Add one to eight pictures.';
  end if;
  delete from public.product_pictures where product_id = piece
    and id not in (select (picture ->> 'id')::uuid from jsonb_array_elements(given) as picture);
  insert into public.product_pictures
    (id, product_id, position, original, turn, zoom, focus_x, focus_y, light, stands_in, alt)
  select picture.id, piece, at, picture.original, coalesce(picture.turn, 0),
    coalesce(picture.zoom, 100), coalesce(picture.focus_x, 50), coalesce(picture.focus_y, 50),
    coalesce(picture.light, 0), coalesce(picture.stands_in, false), coalesce(picture.alt, '')
  from jsonb_array_elements(given) with ordinality as list (entry, at),
    jsonb_to_record(entry) as picture (id uuid, original text, turn smallint, zoom smallint,
      focus_x smallint, focus_y smallint, light smallint, stands_in boolean, alt text)
  on conflict (id) do update set position = excluded.position, original = excluded.original,
    turn = excluded.turn, zoom = excluded.zoom, focus_x = excluded.focus_x,
    focus_y = excluded.focus_y, light = excluded.light, stands_in = excluded.stands_in, alt = excluded.alt
    where (product_pictures.position, product_pictures.original, product_pictures.turn,
      product_pictures.zoom, product_pictures.focus_x, product_pictures.focus_y,
      product_pictures.light, product_pictures.stands_in, product_pictures.alt)
      is distinct from (excluded.position, excluded.original, excluded.turn, excluded.zoom,
      excluded.focus_x, excluded.focus_y, excluded.light, excluded.stands_in, excluded.alt);
  if (select count(*) from public.product_pictures where product_id = piece)
    <> jsonb_array_length(given) then
    raise exception 'One of these pictures belongs to another product.';
  end if;
end
$$;

-- The original is the picture of this very product in that showroom from now on, and an earlier one is taken off;
-- null takes it off. Refuses with PT404 an unknown product, with PT409 one that isn't for sale there or has eight
-- pictures of other kinds.
create function public.set_actual_picture(product text, showroom text, original text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  piece public.products;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return;
  end if;
  select * into piece from public.products where id = product;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  elsif set_actual_picture.original is not null and (piece.state in ('sold', 'archived') or not exists (
    select from public.stock where product_id = product and stock.showroom = set_actual_picture.showroom and on_hand > 0
  )) then
    raise exception '“%” isn’t for sale at %.', piece.title, private.say_showroom(set_actual_picture.showroom)
      using errcode = 'PT409';
  end if;
  delete from public.product_pictures as known
    where known.product_id = product and known.showroom = set_actual_picture.showroom;
  if (select count(*) from public.product_pictures where product_id = product) >= 8 then
    raise exception '“%” has eight pictures. Remove one first.', piece.title using errcode = 'PT409';
  end if;
  insert into public.product_pictures (product_id, position, original, alt, showroom, taken_at)
    select product, least(8, 1 + coalesce(max(position), 0)), set_actual_picture.original,
      piece.title || ', as it stands at ' || private.say_showroom(set_actual_picture.showroom),
      set_actual_picture.showroom, clock_timestamp()
    from public.product_pictures where product_id = product having set_actual_picture.original is not null;
  -- A form that is open with the pictures before is told.
  update public.products set updated_at = clock_timestamp() where id = product;
end
$$;

-- The pictures of products that people may see, in their order: {"<product>": [{"name", "alt", "standsIn", "showroom",
-- "taken_at"}]}. One of the very product is shown as long as nothing of it has left that showroom since.
create function private.shown_pictures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(shown.product_id, shown.pictures), '{}') from (
      select pictures.product_id, jsonb_agg(
        jsonb_build_object('name', pictures.name, 'alt', pictures.alt)
          || case when pictures.stands_in then '{"standsIn": true}'::jsonb else '{}' end
          || case when taken_at is null then '{}'
            else jsonb_build_object('showroom', pictures.showroom, 'taken_at', taken_at) end
        order by pictures.position, pictures.id) as pictures
      from public.product_pictures as pictures
        join public.products on products.id = pictures.product_id
      where (products.state in ('live', 'sold')
          or products.state = 'archived' and products.went_live_at is not null)
        and (taken_at is null or products.state = 'live'
          and exists (select from public.stock
            where product_id = products.id and stock.showroom = pictures.showroom and on_hand > 0)
          and not exists (select from public.sales where product_id = products.id
            and sales.showroom = pictures.showroom and sold_at > taken_at and undone_at is null)
          and not exists (select from public.stock_moves as moves where product_id = products.id
            and moves.showroom = pictures.showroom and sent_at > taken_at
            and unloaded_showroom is distinct from moves.showroom))
      group by pictures.product_id
    ) as shown
  );
end
$$;

-- The original is the shop's picture in this place from now on; null takes it away again. For admins.
create function public.set_shop_picture(place text, original text) returns void
language plpgsql volatile security definer set search_path = '' as $$
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

-- The shop's own pictures by their places, without those of articles: {"logo": "photo-logo-0123456789ab"}.
create function private.shop_pictures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(place, name), '{}') from public.product_pictures where place not like 'article-%'
$$;
