-- The check of facts asks another check, which staff on a Postgres may not call by name. The area that a shop sells in
-- is bounded before anything reads it.
create or replace function private.are_facts(value jsonb) returns boolean
language sql immutable parallel safe security definer
set search_path = ''
as $$
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
  )
$$;

drop trigger a_bound_texts on public.shop;
create trigger a_bound_texts before insert or update on public.shop
  for each row when (
    octet_length(new.name) > 240
    or octet_length(new.description) > 2400
    or octet_length(new.phone) > 80
    or octet_length(new.email) > 1016
    or octet_length(new.shop_online_url) > 1600
    or octet_length(new.payment_provider) > 240
    or octet_length(new.hold_rule) > 1200
    or octet_length(new.text_wording) > 1280
    or octet_length(new.area) > 240
  )
  execute function private.refuse_long_text();
