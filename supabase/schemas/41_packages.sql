-- Packages of several products, what is promised for a time, and the bar above the header.

-- What a package includes: [{"name", "count", "detail"}].
create function private.are_package_lines(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 100
    and not exists (
      select from jsonb_array_elements(value) as line
      where not private.is_name(line -> 'name')
        or not private.is_number(line -> 'count', 1, 100, is_whole => true)
        or jsonb_typeof(line -> 'detail') is distinct from 'string'
    );
end;

create table public.packages (
  id text primary key,
  slug text not null,
  state text not null default 'live',
  position integer not null default 0,
  name text not null,
  -- The advertised number of pieces.
  pieces integer not null,
  price_cents integer not null,
  -- The compare-at retail price; null where none is known.
  compare_at_cents integer,
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
  -- Which products of the lists a package contains, so that the seller of one is told.
  product_ids text[] not null default '{}',
  -- The sample shop brought it and no one has changed what it is.
  is_sample boolean not null default false,
  -- The product whose first picture it shows; null: the picture that came with it, if one did.
  picture_of text,
  constraint packages_id_form check (id ~ '^[a-z0-9-]{1,60}$'),
  constraint packages_slug_key unique (slug),
  constraint packages_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint packages_state_known check (state in ('draft', 'live', 'archived')),
  constraint packages_name_length check (length(btrim(name)) between 1 and 90),
  constraint packages_pieces_positive check (pieces between 1 and 500),
  constraint packages_price_below_compare_at check (price_cents > 0 and price_cents < compare_at_cents),
  constraint packages_monthly_payment_positive check (monthly_payment_cents > 0),
  constraint packages_includes_form check (private.are_package_lines(includes)),
  constraint packages_features_filled check (private.are_lines(features)),
  constraint packages_materials_filled check (private.are_lines(materials)),
  constraint packages_colors_filled check (cardinality(colors) >= 1 and private.are_lines(colors)),
  constraint packages_stock_not_negative check (stock_east >= 0 and stock_west >= 0),
  constraint packages_product_ids_filled check (private.are_lines(product_ids))
);
alter table public.packages add constraint packages_picture_of_fkey
  foreign key (picture_of) references public.products (id) on delete set null;
create index packages_picture_of_idx on public.packages (picture_of);
alter table public.packages
  add constraint packages_name_readable check (private.is_one_line(name)) not valid,
  add constraint packages_words_readable check (private.is_one_line(style)) not valid,
  add constraint packages_words_fit check (
    length(slug) <= 90 and length(description) <= 2000 and length(finish) <= 200
    and length(care) <= 1000 and length(style) <= 40
  ) not valid,
  add constraint packages_compare_at_limit check (compare_at_cents <= 100000000) not valid,
  add constraint packages_monthly_payment_below_price check (monthly_payment_cents < price_cents) not valid,
  add constraint packages_stock_limit check (stock_east <= 10000 and stock_west <= 10000) not valid;

call pg_temp.keep_history('public.packages', '{id,name}', quiet => '{state}');

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
  constraint offers_kind_known check (kind in ('package', 'deal-of-the-month', 'mattress-special')),
  constraint offers_package_named check ((kind = 'package') = (package_id is not null)),
  constraint offers_headline_length check (length(btrim(headline)) between 1 and 160),
  -- A limited offer needs its end.
  constraint offers_limited_ends check (headline !~* '\mlimited\M' or ends_at is not null),
  constraint offers_end_after_start check (ends_at > starts_at)
);
alter table public.offers
  add constraint offers_headline_readable check (private.is_one_line(headline)) not valid,
  add constraint offers_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;
create index offers_package_idx on public.offers (package_id);

call pg_temp.keep_history('public.offers', '{id,headline}');

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
alter table public.notices
  add constraint notices_words_readable check (private.is_one_line(words)) not valid,
  add constraint notices_page_path_form
    check (path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' and length(path) <= 200) not valid,
  add constraint notices_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;

call pg_temp.keep_history('public.notices', '{id,words}');
