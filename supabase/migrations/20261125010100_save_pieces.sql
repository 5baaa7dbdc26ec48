-- A piece with its stock and its pictures in one step: all of it or nothing.

-- What a device sent once is one piece, however often it is sent again.
create table private.piece_requests (
  request uuid primary key,
  product_id text not null references public.products (id) on delete cascade,
  at timestamptz not null default now()
);
alter table private.piece_requests enable row level security;
revoke all on private.piece_requests from public, anon, authenticated, service_role;
create policy "Nobody reads or writes requests" on private.piece_requests
  for all to anon, authenticated using (false);
create index piece_requests_product_idx on private.piece_requests (product_id);

create function private.slug_for(title text, id text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  if words = '' then
    return 'piece-' || id;
  end if;
  if exists (select from public.products where slug = words)
    or exists (select from public.product_slugs where slug = words) then
    return words || '-' || id;
  end if;
  return words;
end
$$;

create function private.set_stock(piece text, counts jsonb) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stock (product_id, showroom, on_hand)
    select piece, key, value::integer from jsonb_each_text(counts)
  on conflict (product_id, showroom) do update
    set on_hand = excluded.on_hand, counted_at = clock_timestamp()
    where stock.on_hand <> excluded.on_hand
$$;

-- The piece's pictures are these, in this order: [{"id", "original", "turn", "zoom", "focus_x",
-- "focus_y", "alt"}]. One that is left out is taken off; history knows it.
create function private.set_pictures(piece text, given jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 8 then
    raise exception 'A piece has one to eight pictures.';
  end if;
  delete from public.product_pictures where product_id = piece
    and id not in (select (picture ->> 'id')::uuid from jsonb_array_elements(given) as picture);
  insert into public.product_pictures
    (id, product_id, position, original, turn, zoom, focus_x, focus_y, alt)
  select picture.id, piece, at, picture.original, coalesce(picture.turn, 0),
    coalesce(picture.zoom, 100), coalesce(picture.focus_x, 50), coalesce(picture.focus_y, 50),
    coalesce(picture.alt, '')
  from jsonb_array_elements(given) with ordinality as list (entry, at),
    jsonb_to_record(entry) as picture (id uuid, original text, turn smallint, zoom smallint,
      focus_x smallint, focus_y smallint, alt text)
  on conflict (id) do update set position = excluded.position, original = excluded.original,
    turn = excluded.turn, zoom = excluded.zoom, focus_x = excluded.focus_x,
    focus_y = excluded.focus_y, alt = excluded.alt
    where (product_pictures.position, product_pictures.original, product_pictures.turn,
      product_pictures.zoom, product_pictures.focus_x, product_pictures.focus_y,
      product_pictures.alt)
      is distinct from (excluded.position, excluded.original, excluded.turn, excluded.zoom,
      excluded.focus_x, excluded.focus_y, excluded.alt);
  if (select count(*) from public.product_pictures where product_id = piece)
    <> jsonb_array_length(given) then
    raise exception 'One of these pictures is another piece’s.';
  end if;
end
$$;

-- `piece` holds columns of products; with "id" and "version" it changes that piece, without them it is a
-- new one, and `request` makes a second try after a lost answer the same piece. `pictures` and `stock`
-- ({"east": 1, "west": 0}) are left as they are where they are null.
create function public.save_piece(
  piece jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text := piece ->> 'id';
  fields jsonb := piece - 'id' - 'version';
  wanted text := piece ->> 'state';
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if jsonb_typeof(piece) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'publish_at');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_piece.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_piece.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if wanted is distinct from 'draft' and wanted is not null or piece ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (piece ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    fields := fields || jsonb_build_object('version', (piece ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

revoke all on function private.slug_for(text, text), private.set_stock(text, jsonb),
  private.set_pictures(text, jsonb), public.save_piece(jsonb, jsonb, jsonb, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.save_piece(jsonb, jsonb, jsonb, uuid) to authenticated;
