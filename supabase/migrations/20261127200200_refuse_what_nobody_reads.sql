-- Words that nobody can read, moments that no calendar has and texts without an end are refused, wherever they
-- come from. What is there already stays until somebody writes it anew.

-- Whether anything can be seen of a text: spaces, joiners and fillers are nothing. A check runs with the rights
-- of whoever writes, who may look for nothing in schema private: so each function says all of it.
create function private.says_something(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$$;

-- The same for what stands in one line and among other words: it neither ends the line nor turns what follows it.
create function private.is_one_line(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

-- A moment that programs can reckon with.
create function private.is_in_calendar(moment timestamptz) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select moment >= '2000-01-01 00:00:00+00' and moment < '2200-01-01 00:00:00+00' $$;

-- A time of the day as clocks on a wall show it.
create function private.is_full_minute(value time) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select value < '24:00' and extract(second from value) = 0 $$;

-- The places of the shop elsewhere: [{"name", "url"}].
create function private.are_links(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 12
    and not exists (
      select from jsonb_array_elements(value) as link
      where jsonb_typeof(link -> 'name') is distinct from 'string'
        or length(btrim(link ->> 'name')) not between 1 and 40
        or jsonb_typeof(link -> 'url') is distinct from 'string'
        or link ->> 'url' !~ '^https://[^\s"<>]+$' or length(link ->> 'url') > 400
    )
$$;

-- No line is empty, none is missing, and each is one.
create or replace function private.are_lines(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select cardinality(value) <= 40 and coalesce(array_ndims(value), 1) = 1
    and not exists (
      select from unnest(value) as line
      where line is null or length(line) > 300 or line !~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]'
    )
$$;

-- Names within lists are texts of some length, too.
do $$
declare
  changed record;
  definition text;
  invisible constant text := '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
begin
  for changed in
    select * from (values
      ('private.are_pieces(jsonb)'::regprocedure, 'piece'),
      ('private.are_add_ons(jsonb)'::regprocedure, 'add_on'),
      ('private.are_package_lines(jsonb)'::regprocedure, 'line')
    ) as names (function, entry)
  loop
    definition := pg_get_functiondef(changed.function);
    if position(format($old$coalesce(btrim(%s ->> 'name'), '') = ''$old$, changed.entry) in definition) = 0 then
      raise exception '% is not as this migration knows it.', changed.function;
    end if;
    execute replace(definition,
      format($old$coalesce(btrim(%s ->> 'name'), '') = ''$old$, changed.entry),
      format($new$jsonb_typeof(%1$s -> 'name') is distinct from 'string' or length(%1$s ->> 'name') > 120
        or %1$s ->> 'name' !~ %2$L$new$, changed.entry, invisible));
  end loop;
end
$$;

revoke all on function private.says_something(text), private.is_one_line(text),
  private.is_in_calendar(timestamptz), private.is_full_minute(time), private.are_links(jsonb)
  from public, anon, authenticated;
-- A check runs with the rights of whoever writes.
grant execute on function private.says_something(text), private.is_one_line(text),
  private.is_in_calendar(timestamptz), private.is_full_minute(time), private.are_links(jsonb)
  to authenticated, service_role;

alter table public.products
  add constraint products_title_readable check (private.is_one_line(title)) not valid,
  add constraint products_words_readable check (
    private.is_one_line(type) and private.is_one_line(style) and private.is_one_line(size)
    and (badge = '' or private.is_one_line(badge)) and private.says_something(condition_reason)
  ) not valid,
  add constraint products_words_fit check (
    length(finish) <= 200 and length(care) <= 1000 and length(size) <= 60
    and length(condition_reason) <= 300
  ) not valid,
  add constraint products_gradient_form
    check (gradient ~ '^linear-gradient\([#%a-z0-9., -]{1,200}\)$') not valid,
  add constraint products_dates_in_calendar check (
    added_on between '2000-01-01' and '2199-12-31'
    and private.is_in_calendar(sold_at) and private.is_in_calendar(publish_at)
  ) not valid;
alter table public.stock
  add constraint stock_counted_in_calendar check (private.is_in_calendar(counted_at)) not valid;
alter table public.packages
  add constraint packages_name_readable check (private.is_one_line(name)) not valid,
  add constraint packages_words_readable check (private.is_one_line(style)) not valid,
  add constraint packages_words_fit check (
    length(slug) <= 90 and length(description) <= 2000 and length(finish) <= 200
    and length(care) <= 1000 and length(style) <= 40
  ) not valid,
  add constraint packages_compare_at_limit check (compare_at_cents <= 100000000) not valid,
  add constraint packages_monthly_payment_below_price
    check (monthly_payment_cents < price_cents) not valid,
  add constraint packages_stock_limit check (stock_east <= 10000 and stock_west <= 10000) not valid;
alter table public.offers
  add constraint offers_headline_readable check (private.is_one_line(headline)) not valid,
  add constraint offers_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;
alter table public.notices
  add constraint notices_words_readable check (private.is_one_line(words)) not valid,
  add constraint notices_page_path_form
    check (path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' and length(path) <= 200) not valid,
  add constraint notices_dates_in_calendar
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at)) not valid;
alter table public.opening_hours
  add constraint opening_hours_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;
alter table public.special_days
  add constraint special_days_day_in_calendar
    check (day between '2000-01-01' and '2199-12-31') not valid,
  add constraint special_days_note_readable check (note = '' or private.is_one_line(note)) not valid,
  add constraint special_days_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;
alter table public.shop
  add constraint shop_words_readable check (
    private.is_one_line(name) and private.is_one_line(description) and private.is_one_line(hold_rule)
    and private.is_one_line(payment_provider)
  ) not valid,
  add constraint shop_words_fit check (
    length(description) <= 600 and length(payment_provider) <= 60 and length(email) <= 254
    and length(shop_online_url) <= 400
  ) not valid,
  -- A text that asks for a fact which nothing fills would keep every page from being published.
  add constraint shop_description_filled check (regexp_replace(description,
    '\{(brand|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}',
    '', 'g') !~ '\{\w+\}') not valid,
  add constraint shop_money_limit check (
    free_delivery_from_cents <= 100000000 and delivery_fee_cents <= 100000000
  ) not valid,
  add constraint shop_social_form check (private.are_links(social)) not valid;
alter table public.showrooms
  add constraint showrooms_words_readable check (
    private.is_one_line(name) and private.is_one_line(city) and private.is_one_line(street)
  ) not valid,
  add constraint showrooms_words_fit
    check (length(name) <= 60 and length(city) <= 60 and length(street) <= 100) not valid,
  add constraint showrooms_region_form check (region ~ '^[A-Z]{2}$') not valid;
alter table public.lenders
  add constraint lenders_words_readable check (
    private.is_one_line(name) and private.is_one_line(audience) and private.is_one_line(terms)
  ) not valid;
alter table public.delivery_zones
  add constraint delivery_zones_area_readable check (private.is_one_line(area)) not valid;
-- Whoever looks without seeing is told something.
do $$
declare
  changed record;
  definition text;
begin
  for changed in
    select * from (values
      ('private.check_product_picture()'::regprocedure, $old$btrim(new.alt) = ''$old$,
        'not private.says_something(new.alt)'),
      ('private.check_going_live()'::regprocedure, $old$btrim(alt) = ''$old$,
        'not private.says_something(alt)')
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

-- No piece was sold in days to come: it would stand on its list as sold until then.
create or replace function private.stamp_sale() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.state = 'sold' then
    new.sold_at := least(coalesce(new.sold_at, clock_timestamp()), clock_timestamp());
  else
    new.sold_at := null;
  end if;
  return new;
end
$$;
