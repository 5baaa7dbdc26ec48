-- Checks ask each other instead of repeating what can be seen of a text, and none runs with its owner's rights.

-- The same for what stands in one line and among other words: it neither ends the line nor turns what follows it.
create or replace function private.is_one_line(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
begin atomic
  select private.says_something(value)
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';
end;

-- No line is empty, none is missing, and each is one.
create or replace function private.are_lines(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
begin atomic
  select cardinality(value) <= 40 and coalesce(array_ndims(value), 1) = 1
    and not exists (
      select from unnest(value) as line
      where line is null or length(line) > 300 or not private.says_something(line)
    );
end;

-- Something that can be read, up to 120 characters.
create or replace function private.is_name(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
begin atomic
  select coalesce(
    jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 120 and private.says_something(value #>> '{}'), false
  );
end;

create or replace function private.is_number(value jsonb, low numeric, high numeric, is_whole boolean default false)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(case when jsonb_typeof(value) = 'number' then
    (value #>> '{}')::numeric between low and high
      and (not is_whole or (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric))
  end, false)
$$;

-- What is no array is an empty one.
create or replace function private.as_array(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case jsonb_typeof(value) when 'array' then value else '[]' end $$;

-- A list of things in the box, empty before it is measured: [{"name", "count", "widthIn", "depthIn", "heightIn"}],
-- inches of one part, and of each perhaps its cartons, by their three sides: "boxes": [[80, 20, 8]].
create or replace function private.are_parts(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
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
create or replace function private.are_add_ons(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
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
create or replace function private.are_facts(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
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
      when name in ('included', 'notIncluded') then case jsonb_typeof(said) when 'array' then
        jsonb_array_length(said) between 1 and 12 and not exists (
          select from jsonb_array_elements(said) as line
          where jsonb_typeof(line) <> 'string' or length(line #>> '{}') > 80
            or not private.is_one_line(line #>> '{}')
        ) end
      when jsonb_typeof(said) = 'number' then (said #>> '{}')::numeric > 0
        and (said #>> '{}')::numeric <= most
        and (not is_whole or (said #>> '{}')::numeric = trunc((said #>> '{}')::numeric))
    end, false)
  );
end;

-- What a package includes: [{"name", "count", "detail"}].
create or replace function private.are_package_lines(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
begin atomic
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 100
    and not exists (
      select from jsonb_array_elements(value) as line
      where not private.is_name(line -> 'name')
        or not private.is_number(line -> 'count', 1, 100, is_whole => true)
        or jsonb_typeof(line -> 'detail') is distinct from 'string'
    );
end;

-- The policies that the owner worded: {"/return-policy": {"intro", "tiles", "sections"}}. A text that asks
-- for a fact which nothing fills would keep its page from being published.
create or replace function private.are_policies(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
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

revoke all on function
  private.is_name(jsonb), private.is_number(jsonb, numeric, numeric, boolean), private.as_array(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  private.is_name(jsonb), private.is_number(jsonb, numeric, numeric, boolean), private.as_array(jsonb)
  to authenticated, service_role;
