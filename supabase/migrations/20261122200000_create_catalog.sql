-- What the shop sells. Money is integer cents; percentages are computed, never stored. Public pages
-- are published from these rows (private.catalog_snapshot): strangers and shoppers read nothing here.

-- A list of things in the box: [{"name", "count", "widthIn", "depthIn", "heightIn"}], inches of one piece.
create function private.are_pieces(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 60
    and not exists (
      select from jsonb_array_elements(value) as piece
      where coalesce(btrim(piece ->> 'name'), '') = ''
        or not coalesce(jsonb_typeof(piece -> 'count') = 'number'
          and (piece ->> 'count')::numeric between 1 and 100
          and (piece ->> 'count')::numeric = trunc((piece ->> 'count')::numeric), false)
        or exists (
          select from unnest(array['widthIn', 'depthIn', 'heightIn']) as side
          where not coalesce(jsonb_typeof(piece -> side) = 'number'
            and (piece ->> side)::numeric between 0.1 and 400, false)
        )
    )
$$;

-- Things sold beside a piece: [{"name", "priceCents"}].
create function private.are_add_ons(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20
    and not exists (
      select from jsonb_array_elements(value) as add_on
      where coalesce(btrim(add_on ->> 'name'), '') = ''
        or not coalesce(jsonb_typeof(add_on -> 'priceCents') = 'number'
          and (add_on ->> 'priceCents')::numeric between 1 and 100000000
          and (add_on ->> 'priceCents')::numeric = trunc((add_on ->> 'priceCents')::numeric), false)
    )
$$;

-- What a package includes: [{"name", "count", "detail"}].
create function private.are_package_lines(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 100
    and not exists (
      select from jsonb_array_elements(value) as line
      where coalesce(btrim(line ->> 'name'), '') = ''
        or not coalesce(jsonb_typeof(line -> 'count') = 'number'
          and (line ->> 'count')::numeric between 1 and 100
          and (line ->> 'count')::numeric = trunc((line ->> 'count')::numeric), false)
        or jsonb_typeof(line -> 'detail') is distinct from 'string'
    )
$$;

-- No line is empty, and none is missing.
create function private.are_lines(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(value) <= 40
    and not exists (select from unnest(value) as line where coalesce(btrim(line), '') = '')
$$;

revoke all on function private.are_pieces(jsonb), private.are_add_ons(jsonb),
  private.are_package_lines(jsonb), private.are_lines(text[]) from public, anon, authenticated;
-- A check runs with the rights of whoever inserts.
grant execute on function private.are_pieces(jsonb), private.are_add_ons(jsonb),
  private.are_package_lines(jsonb), private.are_lines(text[]) to authenticated, service_role;

-- Numbers of pieces that come in after the sample.
create sequence private.product_numbers start 1001;
revoke all on sequence private.product_numbers from public, anon, authenticated, service_role;

create function private.next_product_id() returns text
language sql volatile security definer
set search_path = ''
as $$ select nextval('private.product_numbers')::text $$;
revoke all on function private.next_product_id() from public, anon, authenticated;
grant execute on function private.next_product_id() to authenticated, service_role;

create table public.products (
  -- The number on the tag. Deals have plain numbers, the other lists names such as "clearance-3".
  id text primary key default private.next_product_id(),
  -- The last part of its address, and the name of its pictures.
  slug text not null,
  list text not null,
  state text not null default 'draft',
  -- Its place in the list, lowest first; new pieces stand before older ones where it is the same.
  position integer not null default 0,
  type text not null,
  title text not null,
  description text not null default '',
  price_cents integer not null,
  -- The compare-at retail price.
  compare_at_cents integer not null,
  badge text not null default '',
  style text not null,
  -- "Queen", "Seats 6": whatever a buyer of this type compares by.
  size text,
  -- The main color family first.
  colors text[] not null,
  finish text not null default '',
  materials text[] not null default '{}',
  pieces jsonb not null,
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
  added_on date not null default current_date,
  sold_at timestamptz,
  -- Counts the changes: an update that names another version than it saw is refused.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
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
  constraint products_type_length check (length(btrim(type)) between 1 and 40),
  constraint products_style_length check (length(btrim(style)) between 1 and 40),
  constraint products_colors_filled check (cardinality(colors) >= 1 and private.are_lines(colors)),
  constraint products_materials_filled check (private.are_lines(materials)),
  constraint products_features_filled check (private.are_lines(features)),
  constraint products_pieces_form check (private.are_pieces(pieces)),
  constraint products_add_ons_form check (private.are_add_ons(add_ons)),
  constraint products_condition_known
    check (condition in ('new', 'open box', 'floor model', 'cosmetic mark')),
  constraint products_condition_explained
    check (condition = 'new' or coalesce(length(btrim(condition_reason)), 0) > 0),
  constraint products_location_known
    check (location in ('All Locations', 'Main Showroom', 'Outlet Location')),
  constraint products_in_store_located check (list <> 'in-store' or location is not null),
  constraint products_sold_dated check ((state = 'sold') = (sold_at is not null))
);
create index products_list_idx on public.products (list, position, id);

-- A former address of a product; it leads on to the one of today.
create table public.product_slugs (
  slug text primary key,
  product_id text not null references public.products (id) on delete cascade,
  since timestamptz not null default now()
);
create index product_slugs_product_idx on public.product_slugs (product_id);

create table public.stock (
  product_id text not null references public.products (id) on delete cascade,
  showroom text not null,
  on_hand integer not null,
  -- When somebody last counted, sold or moved it.
  counted_at timestamptz not null default now(),
  version integer not null default 1,
  constraint stock_pkey primary key (product_id, showroom),
  constraint stock_showroom_known check (showroom in ('east', 'west')),
  constraint stock_not_negative check (on_hand between 0 and 10000)
);

create table public.packages (
  id text primary key,
  slug text not null,
  state text not null default 'live',
  position integer not null default 0,
  name text not null,
  -- The advertised number of pieces.
  pieces integer not null,
  price_cents integer not null,
  -- The compare-at retail price.
  compare_at_cents integer not null,
  -- Absent where the package has no monthly plan.
  monthly_payment_cents integer,
  description text not null default '',
  includes jsonb not null,
  features text[] not null default '{}',
  style text not null,
  colors text[] not null,
  finish text not null default '',
  materials text[] not null default '{}',
  care text not null default '',
  stock_east integer not null default 0,
  stock_west integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint packages_id_form check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint packages_slug_key unique (slug),
  constraint packages_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint packages_state_known check (state in ('draft', 'live', 'archived')),
  constraint packages_name_length check (length(btrim(name)) between 1 and 90),
  constraint packages_pieces_positive check (pieces between 1 and 500),
  constraint packages_price_below_compare_at
    check (price_cents > 0 and price_cents < compare_at_cents),
  constraint packages_monthly_payment_positive check (monthly_payment_cents > 0),
  constraint packages_includes_form check (private.are_package_lines(includes)),
  constraint packages_features_filled check (private.are_lines(features)),
  constraint packages_materials_filled check (private.are_lines(materials)),
  constraint packages_colors_filled check (cardinality(colors) >= 1 and private.are_lines(colors)),
  constraint packages_stock_not_negative check (stock_east >= 0 and stock_west >= 0)
);

-- A promise with an end: a package's limited offer, the Deal of the Month, the mattress special.
create table public.offers (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  package_id text references public.packages (id) on delete cascade,
  headline text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint offers_kind_known
    check (kind in ('package', 'deal-of-the-month', 'mattress-special')),
  constraint offers_package_named check ((kind = 'package') = (package_id is not null)),
  constraint offers_headline_length check (length(btrim(headline)) between 1 and 160),
  -- Whoever says "limited" says until when.
  constraint offers_limited_ends check (headline !~* '\mlimited\M' or ends_at is not null),
  constraint offers_end_after_start check (ends_at > starts_at)
);
create index offers_package_idx on public.offers (package_id);

-- The bar above the header.
create table public.notices (
  id uuid primary key default gen_random_uuid(),
  words text not null,
  -- A page of the site that it leads to.
  path text,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint notices_words_length check (length(btrim(words)) between 1 and 140),
  constraint notices_path_form check (path ~ '^/[a-z0-9/-]*$'),
  constraint notices_end_after_start check (ends_at > starts_at)
);
