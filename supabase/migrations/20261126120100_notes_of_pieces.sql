-- What the shop alone knows of a piece: what it cost, which pallet or lot it came with, what is to be
-- remembered. It is no part of what is published, so it stands in no column of a piece.
create table public.product_notes (
  product_id text primary key references public.products (id) on delete cascade,
  cost_cents integer,
  lot text not null default '',
  note text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint product_notes_cost_range check (cost_cents between 0 and 100000000),
  constraint product_notes_lot_length check (length(lot) <= 120),
  constraint product_notes_note_length check (length(note) <= 1000)
);
create trigger count_version before update on public.product_notes
  for each row execute function private.count_version();
create trigger touch_updated_at before update on public.product_notes
  for each row execute function private.touch_updated_at();
create trigger take_catalog_turn before insert or update or delete on public.product_notes
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update or delete on public.product_notes
  for each row execute function private.record_change('product_id', 'product_id');

alter table public.product_notes enable row level security;
revoke all on public.product_notes from public, anon, authenticated, service_role;
grant select on public.product_notes to authenticated, service_role;
create policy "Admins see notes of pieces" on public.product_notes
  for select to authenticated using ((select private.has_role('admin')));

-- The piece's notes are these: {"cost_cents", "lot", "note"}.
create function private.set_notes(piece text, given jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'Notes are needed.';
  end if;
  insert into public.product_notes (product_id, cost_cents, lot, note)
    select piece, notes.cost_cents, coalesce(btrim(notes.lot), ''), coalesce(btrim(notes.note), '')
    from jsonb_to_record(given) as notes (cost_cents integer, lot text, note text)
    where num_nonnulls(notes.cost_cents, nullif(btrim(notes.lot), ''), nullif(btrim(notes.note), '')) > 0
      or exists (select from public.product_notes where product_id = piece)
  on conflict (product_id) do update
    set cost_cents = excluded.cost_cents, lot = excluded.lot, note = excluded.note
    where (product_notes.cost_cents, product_notes.lot, product_notes.note)
      is distinct from (excluded.cost_cents, excluded.lot, excluded.note);
end
$$;

-- What is saved with a piece and stands beside it, to see whether any of it was changed.
create function private.beside_piece(piece text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pictures', (
      select jsonb_agg(to_jsonb(pictures) - array['version', 'updated_at', 'problem'] order by pictures.id)
      from public.product_pictures as pictures where pictures.product_id = piece),
    'notes', (
      select to_jsonb(notes) - array['version', 'updated_at']
      from public.product_notes as notes where notes.product_id = piece))
$$;

-- As before, with the piece's notes in "notes". Whoever changes nothing but pictures or notes counts the
-- piece's version, too: two who do so at once meet there.
create or replace function public.save_piece(
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
  fields jsonb := piece - 'id' - 'version' - 'notes';
  wanted text := piece ->> 'state';
  beside jsonb;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  if jsonb_typeof(piece) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at');
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
    if piece ? 'notes' then
      perform private.set_notes(number, piece -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or piece ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (piece ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.beside_piece(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if piece ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, piece -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (piece ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.beside_piece(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (piece ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

revoke all on function private.set_notes(text, jsonb), private.beside_piece(text)
  from public, anon, authenticated, service_role;

-- Notes are put back from the history as everything else of a piece is.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.key_of(text)'::regprocedure,
        $old$when 'product_pictures' then 'id::text'$old$,
        $new$when 'product_pictures' then 'id::text' when 'product_notes' then 'product_id'$new$),
      ('public.put_back(bigint[])'::regprocedure,
        $old$'delivery_zones', 'product_pictures') then$old$,
        $new$'delivery_zones', 'product_pictures', 'product_notes') then$new$)
    ) as changes (function, old, new)
  loop
    definition := pg_get_functiondef(changed.function);
    if position(changed.old in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    execute replace(definition, changed.old, changed.new);
  end loop;
end
$$;
