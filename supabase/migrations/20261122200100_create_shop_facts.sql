-- The facts about the business that public pages show, and when its showrooms are open. Times are
-- Detroit's clock.

create table public.shop (
  the_only_row boolean primary key default true,
  name text not null,
  description text not null,
  -- The number on every Call to Order link, as people write it: (586) 555-0100.
  phone text not null,
  email text not null,
  shop_online_url text not null,
  payment_provider text not null,
  free_delivery_from_cents integer not null,
  delivery_fee_cents integer not null,
  -- How long a piece is held for a caller, in the words that are printed where it is promised.
  hold_rule text not null,
  -- [{"name", "url"}], in the order of the footer.
  social jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint shop_one_row check (the_only_row),
  constraint shop_name_length check (length(btrim(name)) between 1 and 60),
  constraint shop_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint shop_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint shop_online_url_form check (shop_online_url ~ '^https://[^\s]+$'),
  constraint shop_money_not_negative
    check (free_delivery_from_cents >= 0 and delivery_fee_cents >= 0),
  constraint shop_hold_rule_length check (length(btrim(hold_rule)) between 1 and 300),
  constraint shop_social_list check (jsonb_typeof(social) = 'array')
);

create table public.showrooms (
  id text primary key,
  name text not null,
  city text not null,
  street text not null,
  region text not null,
  postal_code text not null,
  phone text not null,
  latitude numeric(7, 4) not null,
  longitude numeric(7, 4) not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint showrooms_id_known check (id in ('east', 'west')),
  constraint showrooms_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint showrooms_postal_code_form check (postal_code ~ '^[0-9]{5}$'),
  constraint showrooms_words_filled
    check (least(length(btrim(name)), length(btrim(city)), length(btrim(street))) > 0),
  constraint showrooms_on_earth
    check (latitude between -90 and 90 and longitude between -180 and 180)
);

create table public.opening_hours (
  showroom text not null references public.showrooms (id) on delete cascade,
  -- Sunday is 0.
  weekday smallint not null,
  -- Both null: closed.
  opens time,
  closes time,
  version integer not null default 1,
  constraint opening_hours_pkey primary key (showroom, weekday),
  constraint opening_hours_weekday_known check (weekday between 0 and 6),
  constraint opening_hours_both_or_none check ((opens is null) = (closes is null)),
  constraint opening_hours_close_after_open check (closes > opens)
);

create table public.special_days (
  showroom text not null references public.showrooms (id) on delete cascade,
  day date not null,
  -- Both null: closed.
  opens time,
  closes time,
  note text,
  version integer not null default 1,
  constraint special_days_pkey primary key (showroom, day),
  constraint special_days_both_or_none check ((opens is null) = (closes is null)),
  constraint special_days_close_after_open check (closes > opens),
  constraint special_days_note_length check (length(note) <= 120)
);

alter table public.lenders
  add column slug text,
  -- Lines under the terms on the lender's card.
  add column details text[] not null default '{}',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint lenders_slug_key unique (slug),
  add constraint lenders_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint lenders_details_filled check (private.are_lines(details)),
  add constraint lenders_application_url_form check (application_url ~ '^https://[^\s]+$');

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
  constraint pictures_name_form check (name ~ '^[a-z0-9]+(-+[a-z0-9]+)*$'),
  constraint pictures_hash_form check (hash ~ '^[0-9a-f]{6,64}$'),
  constraint pictures_size_positive check (width > 0 and height > 0),
  constraint pictures_widths_filled check (cardinality(widths) between 1 and 8),
  constraint pictures_color_form check (color ~ '^#[0-9a-f]{6}$'),
  constraint pictures_alt_length check (length(btrim(alt)) between 1 and 200)
);
