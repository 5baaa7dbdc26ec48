-- The facts about the business that public pages show, and when its showrooms are open, by the shop's clock.

-- What the law wants said beside each kind of plan, in words that the owner and the owner's counsel change.
create function private.are_disclosures(words jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(words) = 'object'
    and not exists (
      select from jsonb_each(words) as entries (kind, sentence)
      where kind not in ('zero-percent', 'deferred-interest', 'lease-to-own', 'other')
        or jsonb_typeof(sentence) <> 'string'
        or length(btrim(sentence #>> '{}')) not between 1 and 800
    )
$$;

-- The policies that the owner worded: {"/return-policy": {"intro", "tiles", "sections"}}. A text that asks
-- for a fact which nothing fills would keep its page from being published.
create function private.are_policies(value jsonb) returns boolean
language sql immutable parallel safe
begin atomic
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as policies (path, policy),
      lateral (
        select private.as_array(policy -> 'sections') as sections, private.as_array(policy -> 'tiles') as tiles
      ) as lists
    where path not in ('/return-policy', '/shipping-policy', '/privacy-policy', '/terms-of-service')
      or coalesce(jsonb_typeof(policy -> 'tiles'), 'array') <> 'array'
      or exists (
        select from jsonb_object_keys(case jsonb_typeof(policy) when 'object' then policy else '{}' end) as part
        where part not in ('intro', 'tiles', 'sections')
      )
      or jsonb_array_length(sections) not between 1 and 20 or jsonb_array_length(tiles) > 6
      or exists (
        select from jsonb_array_elements(sections) as section
        where coalesce(section ->> 'id', '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
          or coalesce(jsonb_typeof(section -> 'paragraphs'), '') <> 'array'
          or coalesce(jsonb_typeof(section -> 'points'), 'array') <> 'array'
          or section -> 'paragraphs' = '[]'
      )
      or exists (
        select from (
          select policy -> 'intro', 1000
          union all select section -> 'title', 100 from jsonb_array_elements(sections) as section
          union all select words, 4000 from jsonb_array_elements(sections) as section,
            jsonb_array_elements(
              private.as_array(section -> 'paragraphs') || private.as_array(section -> 'points')
            ) as words
          union all select tile -> 'title', 100 from jsonb_array_elements(tiles) as tile
          union all select tile -> 'text', 400 from jsonb_array_elements(tiles) as tile
        ) as texts (words, most)
        where coalesce(jsonb_typeof(words), '') <> 'string'
          or length(btrim(words #>> '{}')) not between 1 and most
          or regexp_replace(words #>> '{}',
            '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}', '', 'g')
            ~ '\{\w+\}'
      )
  );
end;

-- What the home page says where its words are free, by part; what is absent has the words of the code.
create function private.are_home_words(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as said (part, words)
    where part not in ('hero', 'delivery', 'title1', 'text1', 'title2', 'text2', 'title3', 'text3', 'title4', 'text4')
      or jsonb_typeof(words) <> 'string' or length(btrim(words #>> '{}')) not between 1 and 300
  )
$$;

-- Who texts, the link, and how to stop have to stand in every text.
create function private.is_text_wording(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(value) between 1 and 320 and value ~ '\{shop\}' and value ~ '\{link\}'
    and value ~ '\mSTOP\M' and value ~ '\mHELP\M'
    and regexp_replace(value, '\{(shop|lender|link)\}', '', 'g') !~ '[{}]'
$$;

-- The one shop.
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
  -- How long a product is held for a caller, in the words that are printed where it is promised.
  hold_rule text not null,
  -- [{"name", "url"}], in the order of the footer.
  social jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Read by the last release's server only: now each review says it of itself.
  reviews_are_samples boolean not null default true,
  -- Whether a product's page says what a month costs with the 0 % plan.
  monthly_payments_shown boolean not null default true,
  -- By kind of plan, what the law wants said beside it. A kind that is absent has the words that come
  -- with the code.
  disclosures jsonb not null default '{}',
  -- What is invented, beside what says so by itself: said on every page, taken off one by one.
  sample_marks text[] not null default '{addresses,phones,lenders,policies}',
  text_wording text not null
    default '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.',
  -- By path; a policy that is absent has the words that come with the code.
  policies jsonb not null default '{}',
  -- Both null: as the store was started.
  quiet_from time,
  quiet_until time,
  -- Where it sells, as its sentences call it: "Metro Detroit". Empty: the cities of its showrooms.
  area text not null default '',
  home_words jsonb not null default '{}',
  -- What products' pages estimate, and new sales add to their prices.
  sales_tax_percent numeric(5, 3) not null default 6,
  -- Whether visits are counted (69_demand.sql): the privacy policy says so as long as they are.
  counts_demand boolean not null default false,
  constraint shop_one_row check (the_only_row),
  constraint shop_name_length check (length(btrim(name)) between 1 and 60),
  constraint shop_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint shop_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  constraint shop_online_url_form check (shop_online_url ~ '^(https://[^\s]+)?$'),
  constraint shop_money_not_negative check (free_delivery_from_cents >= 0 and delivery_fee_cents >= 0),
  constraint shop_hold_rule_length check (length(btrim(hold_rule)) between 1 and 300),
  constraint shop_social_list check (jsonb_typeof(social) = 'array'),
  constraint shop_disclosures_worded check (private.are_disclosures(disclosures)),
  constraint shop_sample_marks_known check (sample_marks <@ '{addresses,phones,lenders,policies}'),
  constraint shop_text_wording_complete check (private.is_text_wording(text_wording)),
  constraint shop_home_words_form check (private.are_home_words(home_words)),
  constraint shop_sales_tax_percent_range check (sales_tax_percent between 0 and 30),
  constraint shop_policies_worded check (private.are_policies(policies)),
  constraint shop_quiet_both_or_none check ((quiet_from is null) = (quiet_until is null)),
  constraint shop_quiet_covers_the_night
    check (quiet_from between '15:00' and '21:00' and quiet_until between '08:00' and '12:00')
);
alter table public.shop
  add constraint shop_words_readable check (
    private.is_one_line(name) and private.is_one_line(description) and private.is_one_line(hold_rule)
    and private.is_one_line(payment_provider) and (area = '' or private.is_one_line(area))
  ) not valid,
  add constraint shop_words_fit check (
    length(description) <= 600 and length(payment_provider) <= 60 and length(email) <= 254
    and length(shop_online_url) <= 400 and length(area) <= 60
  ) not valid,
  -- A text that asks for a fact which nothing fills would keep every page from being published.
  add constraint shop_description_filled check (regexp_replace(description,
    '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}',
    '', 'g') !~ '\{\w+\}') not valid,
  add constraint shop_money_limit check (
    free_delivery_from_cents <= 100000000 and delivery_fee_cents <= 100000000
  ) not valid,
  add constraint shop_social_form check (private.are_links(social)) not valid;

call pg_temp.keep_history('public.shop', '{name,name}');

-- What the shop is called in texts, mails and what was agreed to. It has a row as soon as a server has
-- started.
create function private.shop_name() returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select name from public.shop), 'The shop') $$;

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
  -- Whether the shop has it: what is counted in another is not for sale.
  is_shown boolean not null default true,
  constraint showrooms_id_known check (id in ('east', 'west')),
  constraint showrooms_phone_form check (phone ~ '^\([2-9][0-9]{2}\) [0-9]{3}-[0-9]{4}$'),
  constraint showrooms_postal_code_form check (postal_code ~ '^[0-9]{5}$'),
  constraint showrooms_words_filled check (least(length(btrim(name)), length(btrim(city)), length(btrim(street))) > 0),
  constraint showrooms_on_earth check (latitude between -90 and 90 and longitude between -180 and 180)
);
alter table public.showrooms
  add constraint showrooms_words_readable check (
    private.is_one_line(name) and private.is_one_line(city) and private.is_one_line(street)
  ) not valid,
  add constraint showrooms_words_fit
    check (length(name) <= 60 and length(city) <= 60 and length(street) <= 100) not valid,
  add constraint showrooms_region_form check (region ~ '^[A-Z]{2}$') not valid;

call pg_temp.keep_history('public.showrooms', '{id,name}');

create function private.keep_a_showroom() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.showrooms) and not exists (select from public.showrooms where is_shown) then
    raise exception 'Keep at least one showroom.';
  end if;
  return null;
end
$$;
create trigger keep_a_showroom after update on public.showrooms
  for each statement execute function private.keep_a_showroom();

-- Here, because user_roles comes before everything that an admin may see.
alter table public.user_roles add constraint user_roles_showroom_fkey
  foreign key (showroom) references public.showrooms (id) on update cascade on delete set null;

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
alter table public.opening_hours
  add constraint opening_hours_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;

call pg_temp.keep_history('public.opening_hours', '{showroom,weekday,showroom}');

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
alter table public.special_days
  add constraint special_days_day_in_calendar check (day between '2000-01-01' and '2199-12-31') not valid,
  add constraint special_days_note_readable check (note = '' or private.is_one_line(note)) not valid,
  add constraint special_days_full_minutes
    check (private.is_full_minute(opens) and private.is_full_minute(closes)) not valid;

call pg_temp.keep_history('public.special_days', '{showroom,day,day}');

-- The hours of one showroom on one day; both null where it is closed.
create function private.hours_on(wanted text, on_day date, out opens time, out closes time)
language sql stable security definer set search_path = '' as $$
  select special.opens, special.closes from public.special_days as special
  where special.showroom = wanted and special.day = on_day
  union all
  select usual.opens, usual.closes from public.opening_hours as usual
  where usual.showroom = wanted and usual.weekday = extract(dow from on_day)
    and not exists (
      select from public.special_days where special_days.showroom = wanted and special_days.day = on_day
    )
$$;

-- Whether it is a holiday on which a shop may keep other hours than its usual ones, as shop/calendar/holidays.ts
-- names them.
create function private.is_holiday(on_day date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select to_char(on_day, 'MM-DD') in ('01-01', '06-19', '07-04', '11-11', '12-24', '12-25', '12-31')
    or (month, weekday, (date + 6) / 7) in ((1, 1, 3), (2, 1, 3), (9, 1, 1), (10, 1, 2), (11, 4, 4))
    or month = 5 and weekday = 1 and date > 24
    or month = 11 and weekday = 5 and date between 23 and 29
    or on_day = make_date(year, (h + l - 7 * m + 90) / 25, (h + l - 7 * m + 33 * ((h + l - 7 * m + 90) / 25) + 19) % 32)
  from
    lateral (select extract(year from on_day)::int, extract(month from on_day)::int,
      extract(day from on_day)::int, extract(dow from on_day)::int) as parts (year, month, date, weekday),
    -- Easter, after Meeus, Jones and Butcher.
    lateral (select year % 19, year / 100, year % 100) as y (a, b, c),
    lateral (select (19 * a + b - b / 4 - (8 * b + 13) / 25 + 15) % 30) as moon (h),
    lateral (select (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7) as sunday (l),
    lateral (select (a + 11 * h + 19 * l) / 433) as late (m)
$$;

-- A showroom's name as sentences have it: "East" for "East Showroom".
create function private.say_showroom(id text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select nullif(regexp_replace(name, '\s+showroom$', '', 'i'), '') from public.showrooms
    where showrooms.id = say_showroom.id
  ), initcap(id))
$$;
