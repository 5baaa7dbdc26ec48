-- What the shop sells. Money is integer cents; percentages are computed, never stored. Public pages are
-- published from these rows (private.published_rows): strangers and shoppers read nothing here.

-- Numbers of products that come in after the sample.
create sequence private.product_numbers start 1001;

create function private.next_product_id() returns text
language sql volatile security definer set search_path = '' as $$ select nextval('private.product_numbers')::text $$;

-- A list of things in the box, empty before it is measured: [{"name", "count", "widthIn", "depthIn", "heightIn"}],
-- inches of one part, and of each perhaps its cartons, by their three sides: "boxes": [[80, 20, 8]].
create function private.are_parts(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60
    and not exists (
      select from jsonb_array_elements(value) as piece
      where not private.is_name(piece -> 'name')
        or not private.is_number(piece -> 'count', 1, 100, is_whole => true)
        or not private.is_number(piece -> 'widthIn', 0.1, 400)
        or not private.is_number(piece -> 'depthIn', 0.1, 400)
        or not private.is_number(piece -> 'heightIn', 0.1, 400)
        or piece ? 'boxes' and jsonb_typeof(piece -> 'boxes') <> 'array'
        or exists (
          select from jsonb_array_elements(private.as_array(piece -> 'boxes')) as box
          where jsonb_array_length(private.as_array(box)) <> 3 or exists (
            select from jsonb_array_elements(private.as_array(box)) as side
            where not private.is_number(side, 0.1, 400)
          )
        )
    );
end;

-- Things sold beside a product: [{"name", "priceCents"}].
create function private.are_add_ons(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20
    and not exists (
      select from jsonb_array_elements(value) as add_on
      where not private.is_name(add_on -> 'name')
        or not private.is_number(add_on -> 'priceCents', 1, 100000000, is_whole => true)
    );
end;

-- What is known of a product beyond its texts, sizes and condition: {"assembly": "needed", "openLengthIn": 68}.
-- shop/facts.ts has the same names, kinds and bounds. Inches, pounds and minutes.
create function private.are_facts(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as fact (name, said)
    left join (values
      ('assemblyMinutes', 1000, true), ('assemblyPeople', 10, true), ('cartons', 100, true),
      ('weightLimitLb', 5000, true), ('weightLb', 5000, true), ('heaviestLb', 5000, true),
      ('openLengthIn', 400, false), ('clearanceIn', 100, false), ('legsIn', 60, false),
      ('backOffHeightIn', 100, false)
    ) as number (name, most, is_whole) using (name)
    where not coalesce(case
      when name in ('legsOff', 'backOff', 'antiTip') then said = 'true'
      when name = 'assembly' then said #>> '{}' in ('none', 'needed', 'by us')
      when name = 'cleaningCode' then said #>> '{}' in ('W', 'S', 'WS', 'X')
      when name in ('maker', 'madeIn') then jsonb_typeof(said) = 'string'
        and length(said #>> '{}') <= case name when 'maker' then 60 else 40 end
        and private.is_one_line(said #>> '{}')
      when name in ('included', 'notIncluded') then jsonb_array_length(private.as_array(said)) between 1 and 12
        and not exists (
          select from jsonb_array_elements(private.as_array(said)) as line
          where jsonb_typeof(line) <> 'string' or length(line #>> '{}') > 80 or not private.is_one_line(line #>> '{}')
        )
      else private.is_number(said, 0, most, is_whole) and said <> '0'
    end, false)
  );
end;

create table public.products (
  -- The number on the tag. Deals have plain numbers, the other lists names such as "clearance-3".
  id text primary key default private.next_product_id(),
  -- The last part of its address, and the name of its pictures.
  slug text not null,
  list text not null,
  state text not null default 'draft',
  -- Its place in the list, lowest first; new products stand before older ones where it is the same.
  position integer not null default 0,
  -- Empty where it is not said, as style, size, colors and pieces are.
  type text not null default '',
  title text not null,
  description text not null default '',
  price_cents integer not null,
  -- The compare-at retail price; null where none is known.
  compare_at_cents integer,
  badge text not null default '',
  style text not null default '',
  -- "Queen", "Seats 6": whatever a buyer of this type compares by.
  size text,
  -- The main color family first.
  colors text[] not null default '{}',
  finish text not null default '',
  materials text[] not null default '{}',
  pieces jsonb not null default '[]',
  features text[] not null default '{}',
  care text not null default '',
  condition text not null default 'new',
  condition_reason text,
  add_ons jsonb not null default '[]',
  -- Comes with the free 43-inch TV.
  free_tv boolean not null default false,
  -- Where an in-store special stands.
  location text,
  -- Drawn behind a mattress that has no picture.
  gradient text,
  added_on date not null default private.shop_day(now()),
  sold_at timestamptz,
  -- Counts the changes: an update that names another version than it saw is refused.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- When it was first for sale. From then on its address answers, sold or archived too; what never was for
  -- sale is shown to no one.
  went_live_at timestamptz,
  -- When a draft becomes live by itself.
  publish_at timestamptz,
  -- Where the compare-at price stood: the maker's list, a tag, a link.
  compare_at_source text not null default '',
  -- The sample shop brought it and no one has changed what it is.
  is_sample boolean not null default false,
  -- The number that its maker, a distributor or another system knows it by; empty where there is none.
  sku text not null default '',
  -- What a customer may ask beyond texts and sizes: assembly, what is not included, weight.
  facts jsonb not null default '{}',
  -- What it was bought with.
  lot_id uuid references public.lots (id),
  constraint products_id_form check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint products_slug_key unique (slug),
  constraint products_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 90),
  constraint products_list_known check (list in
    ('bedroom', 'living-room', 'dining-room', 'clearance', 'mattress', 'in-store')),
  constraint products_state_known check (state in ('draft', 'live', 'sold', 'archived')),
  constraint products_title_length check (length(btrim(title)) between 1 and 90),
  constraint products_description_length check (length(description) <= 1200),
  constraint products_price_positive check (price_cents between 1 and 100000000),
  constraint products_price_below_compare_at check (price_cents < compare_at_cents),
  constraint products_compare_at_limit check (compare_at_cents <= 100000000),
  constraint products_badge_length check (length(badge) <= 30),
  constraint products_type_length check (length(type) <= 40),
  constraint products_style_length check (length(style) <= 40),
  constraint products_colors_filled check (private.are_lines(colors)),
  constraint products_materials_filled check (private.are_lines(materials)),
  constraint products_features_filled check (private.are_lines(features)),
  constraint products_pieces_form check (private.are_parts(pieces)),
  constraint products_add_ons_form check (private.are_add_ons(add_ons)),
  constraint products_condition_known check (condition in ('new', 'open box', 'floor model', 'cosmetic mark')),
  constraint products_condition_explained check (condition = 'new' or coalesce(length(btrim(condition_reason)), 0) > 0),
  constraint products_location_known check (location in ('All Locations', 'Main Showroom', 'Outlet Location')),
  constraint products_in_store_located check (list <> 'in-store' or location is not null),
  constraint products_sold_dated check ((state = 'sold') = (sold_at is not null)),
  constraint products_compare_at_source_length check (length(compare_at_source) <= 200),
  constraint products_facts_form check (private.are_facts(facts))
);
alter table public.products
  add constraint products_slug_free check (slug !~ '^package-[0-9]+$') not valid,
  add constraint products_title_readable check (private.is_one_line(title)) not valid,
  add constraint products_words_readable check (
    (type = '' or private.is_one_line(type)) and (style = '' or private.is_one_line(style))
    and private.is_one_line(size) and (badge = '' or private.is_one_line(badge))
    and private.says_something(condition_reason)
  ) not valid,
  add constraint products_words_fit check (
    length(finish) <= 200 and length(care) <= 1000 and length(size) <= 60
    and length(condition_reason) <= 300
  ) not valid,
  add constraint products_sku_form
    check (sku = '' or length(sku) <= 60 and private.is_one_line(sku) and sku = btrim(sku)) not valid,
  add constraint products_gradient_form check (gradient ~ '^linear-gradient\([#%a-z0-9., -]{1,200}\)$') not valid,
  add constraint products_dates_in_calendar check (
    added_on between '2000-01-01' and '2199-12-31'
    and private.is_in_calendar(sold_at) and private.is_in_calendar(publish_at)
  ) not valid;
comment on column public.products.went_live_at is
  'When it was first for sale; its address was public from then on.';
create index products_list_idx on public.products (list, position, id);
create unique index products_sku_key on public.products (sku) where sku <> '';
create index products_lot_idx on public.products (lot_id);
create index products_publish_at_idx on public.products (publish_at) where publish_at is not null;

call pg_temp.keep_history('public.products', '{id,title}', quiet => '{state,sold_at,publish_at,went_live_at}');

-- A name fits its card, a description is read. What is longer already stays until somebody words it anew: a
-- price is changed without it.
create function private.fit_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  if length(new.title) > 60 and (tg_op = 'INSERT' or new.title is distinct from old.title) then
    raise exception 'Keep the title to 60 characters.';
  end if;
  if length(new.description) > 600 and (tg_op = 'INSERT' or new.description is distinct from old.description) then
    raise exception 'Keep the description to 600 characters.';
  end if;
  return new;
end
$$;
create trigger fit_words before insert or update of title, description on public.products
  for each row execute function private.fit_words();

-- When it was first for sale, and when it was sold: in no days to come, or it would stand on its list as sold until then.
create function private.stamp_sale_days() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.went_live_at := case
    -- Customers miss nothing that the sample shop showed: its address answers no more.
    when tg_op = 'UPDATE' and new.is_sample and new.state = 'archived' and new.went_live_at is null then null
    when tg_op = 'UPDATE' and old.went_live_at is not null then old.went_live_at
    when new.state in ('live', 'sold') then clock_timestamp()
  end;
  new.sold_at := case when new.state = 'sold' then
    least(coalesce(new.sold_at, clock_timestamp()), clock_timestamp())
  end;
  return new;
end
$$;
create trigger a_stamp_sale_days before insert or update on public.products
  for each row execute function private.stamp_sale_days();

-- A former address of a product; it leads on to the one of today.
create table public.product_slugs (
  slug text primary key,
  product_id text not null references public.products (id) on delete cascade,
  since timestamptz not null default now()
);
create index product_slugs_product_idx on public.product_slugs (product_id);

-- A product keeps answering at the addresses it had. A former address goes on leading to its product when
-- another product takes that name: a draft that no one sees, or a product of another list, stands at no address
-- that anybody knew. Pages of today stand before it.
create function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.product_slugs where slug = new.slug and product_id = new.id;
  if tg_op = 'UPDATE' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
      on conflict (slug) do update set product_id = excluded.product_id, since = now()
      -- At the name of a draft nobody was.
      where old.went_live_at is not null;
  end if;
  return null;
end
$$;
create trigger keep_former_slug after insert on public.products
  for each row execute function private.keep_former_slug();
create trigger keep_former_slug_on_change after update on public.products for each row
  when (new.slug is distinct from old.slug) execute function private.keep_former_slug();

-- What a shopper holds is looked up by the last part of its address, so no product is called as a package is.
create function private.slug_for(title text, id text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(left(title, 90)), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  return case
    when words = '' then 'piece-' || id
    when words ~ '^package-[0-9]+$' or exists (select from public.products where slug = words)
      or exists (select from public.product_slugs where slug = words) then words || '-' || id
    else words
  end;
end
$$;

-- The lists on which each product stood before, by its id: history knows them.
create function private.former_lists() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(moved.record, moved.lists), '{}')
  from (
    select record, jsonb_agg(distinct before ->> 'list') as lists
    from public.changes
    where table_name = 'products' and action = 'changed' and before ? 'list'
    group by record
  ) as moved
$$;

create table public.stock (
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  on_hand integer not null,
  -- When somebody last counted it.
  counted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint stock_pkey primary key (product_id, showroom),
  constraint stock_showroom_known check (showroom in ('east', 'west')),
  constraint stock_not_negative check (on_hand between 0 and 10000)
);
alter table public.stock
  add constraint stock_counted_in_calendar check (private.is_in_calendar(counted_at)) not valid;

call pg_temp.keep_history('public.stock', '{product_id,showroom,product_id}');

-- A count that finds the same number is no step of the history; pages say when it was, so they are published.
create function private.publish_count() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.next_catalog_version();
  return null;
end
$$;
create trigger publish_count after update of counted_at on public.stock for each row
  when (new.on_hand = old.on_hand and new.counted_at <> old.counted_at) execute function private.publish_count();

create function private.set_stock(piece text, counts jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.stock (product_id, showroom, on_hand)
    select piece, key, value::integer from jsonb_each_text(counts)
  on conflict (product_id, showroom) do update
    set on_hand = excluded.on_hand, counted_at = clock_timestamp()
    where stock.on_hand <> excluded.on_hand
$$;

-- What the shop alone knows of a product: what it cost, which pallet or lot it came with, what is to be
-- remembered. It is no part of what is published, so it stands in no column of a product.
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

call pg_temp.keep_history('public.product_notes', '{product_id,product_id}');

-- The product's notes are these: {"cost_cents", "lot", "note"}.
create function private.set_notes(piece text, given jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'Add notes.';
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
