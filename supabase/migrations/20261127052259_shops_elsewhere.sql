-- A shop says where it sells, and may have no online store.

create or replace function private.are_policies(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(value) as policies (path, policy),
      lateral (select
        case when jsonb_typeof(policy -> 'sections') = 'array' then policy -> 'sections' else '[]' end as sections,
        case when jsonb_typeof(policy -> 'tiles') = 'array' then policy -> 'tiles' else '[]' end as tiles
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
            jsonb_array_elements(case when jsonb_typeof(section -> 'paragraphs') = 'array'
              and coalesce(jsonb_typeof(section -> 'points'), 'array') = 'array'
              then section -> 'paragraphs' || coalesce(section -> 'points', '[]') else '[]' end) as words
          union all select tile -> 'title', 100 from jsonb_array_elements(tiles) as tile
          union all select tile -> 'text', 400 from jsonb_array_elements(tiles) as tile
        ) as texts (words, most)
        where coalesce(jsonb_typeof(words), '') <> 'string'
          or length(btrim(words #>> '{}')) not between 1 and most
          or regexp_replace(words #>> '{}',
            '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}', '', 'g')
            ~ '\{\w+\}'
      )
  )
$$;

alter table public.shop add column area text not null default '';

alter table public.shop disable trigger user;
update public.shop set area = 'Metro Detroit';
alter table public.shop enable trigger user;

alter table public.shop
  drop constraint shop_online_url_form,
  drop constraint shop_words_readable,
  drop constraint shop_words_fit,
  drop constraint shop_description_filled,
  add constraint shop_online_url_form check (shop_online_url ~ '^(https://[^\s]+)?$'),
  add constraint shop_words_readable check (
    private.is_one_line(name) and private.is_one_line(description) and private.is_one_line(hold_rule)
    and private.is_one_line(payment_provider) and (area = '' or private.is_one_line(area))
  ) not valid,
  add constraint shop_words_fit check (
    length(description) <= 600 and length(payment_provider) <= 60 and length(email) <= 254
    and length(shop_online_url) <= 400 and length(area) <= 60
  ) not valid,
  add constraint shop_description_filled check (regexp_replace(description,
    '\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}',
    '', 'g') !~ '\{\w+\}') not valid;
