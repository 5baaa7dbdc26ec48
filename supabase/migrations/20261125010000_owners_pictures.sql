-- The owner's own pictures of a piece: which original each is made of, how it is cut, what it shows. The
-- originals lie in the bucket "originals" under the names of their contents and are never removed, so
-- whatever is taken off a piece can be put back.
create table public.product_pictures (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  -- Its place among the piece's pictures, lowest first.
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
  constraint product_pictures_position_range check (position between 1 and 8),
  constraint product_pictures_original_form check (original ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  constraint product_pictures_turn_known check (turn in (0, 90, 180, 270)),
  constraint product_pictures_zoom_range check (zoom between 100 and 400),
  constraint product_pictures_focus_range
    check (focus_x between 0 and 100 and focus_y between 0 and 100),
  constraint product_pictures_alt_length check (length(alt) <= 200)
);
create index product_pictures_product_idx on public.product_pictures (product_id, position);
create index product_pictures_updated_idx on public.product_pictures (updated_at);

create function private.check_product_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := 'photo-' || left(md5(new.original || ' ' || new.turn::text || ' ' || new.zoom::text || ' '
    || new.focus_x::text || ' ' || new.focus_y::text), 12);
  if tg_op = 'UPDATE' and new.name <> old.name then
    new.problem := null;
  end if;
  -- Writers take turns, so nobody else adds one meanwhile.
  if (select count(*) from public.product_pictures as other
      where other.product_id = new.product_id and other.id <> new.id) >= 8 then
    raise exception 'A piece has one to eight pictures.';
  end if;
  if btrim(new.alt) = '' and exists (
      select from public.products where id = new.product_id
        and (state = 'live' or publish_at is not null)) then
    raise exception 'Say what each picture shows, for people who cannot see it.';
  end if;
  return new;
end
$$;

-- A piece that is not for sale yet may become so by itself, at a moment.
alter table public.products
  add column publish_at timestamptz,
  -- Where the compare-at price stood: the maker's list, a tag, a link.
  add column compare_at_source text not null default '',
  add constraint products_compare_at_source_length check (length(compare_at_source) <= 200);
create index products_publish_at_idx on public.products (publish_at) where publish_at is not null;

-- Whoever looks at a piece without seeing it is told what its pictures show.
create function private.check_going_live() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.state <> 'draft' then
    new.publish_at := null;
  end if;
  if (new.state = 'live' or new.publish_at is not null)
    and (tg_op = 'INSERT' or old.state <> 'live' and old.publish_at is null)
    and exists (
      select from public.product_pictures where product_id = new.id and btrim(alt) = ''
    ) then
    raise exception 'Say what each picture shows, for people who cannot see it.';
  end if;
  return new;
end
$$;
create trigger a_check_going_live before insert or update on public.products
  for each row execute function private.check_going_live();

create trigger a_check_product_picture before insert or update on public.product_pictures
  for each row execute function private.check_product_picture();
create trigger take_catalog_turn before insert or update or delete on public.product_pictures
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.product_pictures
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.product_pictures
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.product_pictures
  for each row execute function private.record_change('id', 'product_id');

alter table public.product_pictures enable row level security;
revoke all on public.product_pictures from public, anon, authenticated, service_role;
grant select on public.product_pictures to authenticated, service_role;
create policy "Admins see product pictures" on public.product_pictures
  for select to authenticated using ((select private.has_role('admin')));

-- The pictures of pieces that people may see, in their order: {"<product>": [{"name", "alt"}]}.
create function private.shown_pictures() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(shown.product_id, shown.pictures), '{}') from (
    select pictures.product_id, jsonb_agg(
      jsonb_build_object('name', pictures.name, 'alt', pictures.alt)
      order by pictures.position, pictures.id) as pictures
    from public.product_pictures as pictures
      join public.products on products.id = pictures.product_id
    where products.state in ('live', 'sold')
      or products.state = 'archived' and products.went_live_at is not null
    group by pictures.product_id
  ) as shown
$$;

-- Pieces whose moment has come are for sale; answers when the next one's comes.
create function private.publish_due() returns timestamptz
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due text;
begin
  for due in select id from public.products where state = 'draft' and publish_at <= now() loop
    begin
      update public.products set state = 'live', publish_at = null where id = due;
    exception when others then
      -- One that may not be shown holds nothing else up; it stays a draft.
      update public.products set publish_at = null where id = due;
    end;
  end loop;
  return (select min(publish_at) from public.products where state = 'draft' and publish_at > now());
end
$$;

revoke all on function private.check_product_picture(), private.check_going_live(),
  private.shown_pictures(), private.publish_due() from public, anon, authenticated, service_role;
