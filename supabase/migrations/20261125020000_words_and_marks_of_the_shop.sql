-- What of the shop is still sample, what its texts say, and the words of its policies.

-- The policies that the owner worded: {"/return-policy": {"intro", "tiles", "sections"}}. A text that asks
-- for a fact which nothing fills would keep its page from being published.
create function private.are_policies(value jsonb) returns boolean
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
            '\{(brand|phone|eastPhone|westPhone|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}', '', 'g')
            ~ '\{\w+\}'
      )
  )
$$;

-- Who texts, the link, and how to stop have to stand in every text.
create function private.is_text_wording(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(value) between 1 and 320 and value ~ '\{shop\}' and value ~ '\{link\}'
    and value ~ '\mSTOP\M' and value ~ '\mHELP\M'
    and regexp_replace(value, '\{(shop|lender|link)\}', '', 'g') !~ '[{}]'
$$;

revoke all on function private.are_policies(jsonb), private.is_text_wording(text)
  from public, anon, authenticated;
-- A check runs with the rights of whoever writes.
grant execute on function private.are_policies(jsonb), private.is_text_wording(text)
  to authenticated, service_role;

alter table public.shop
  -- What is invented, beside the reviews: said on every page, taken off one by one.
  add column sample_marks text[] not null default '{addresses,phones,lenders,policies}',
  add column text_wording text not null
    default '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.',
  -- By path; a policy that is absent has the words that come with the code.
  add column policies jsonb not null default '{}',
  add constraint shop_sample_marks_known
    check (sample_marks <@ '{addresses,phones,lenders,policies}'),
  add constraint shop_text_wording_complete check (private.is_text_wording(text_wording)),
  add constraint shop_policies_worded check (private.are_policies(policies));

-- A lender may take another name; requests and texts follow it.
grant update (name) on public.lenders to authenticated;
alter table public.lenders
  add constraint lenders_name_length check (length(btrim(name)) between 1 and 60),
  add constraint lenders_audience_length check (length(btrim(audience)) between 1 and 60),
  add constraint lenders_terms_length check (length(btrim(terms)) between 1 and 120);

-- The wording of the shop, where it has one; 160 plain characters are one text.
create or replace function private.text_body(wanted_lender text) returns text
language sql stable security definer
set search_path = ''
as $$
  select replace(replace(replace(
    coalesce((select text_wording from public.shop),
      '{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.'),
    '{shop}', coalesce((select name from public.shop), settings.shop_name)), '{lender}', lenders.name), '{link}', lenders.application_url)
  from private.settings, public.lenders where lenders.name = wanted_lender
$$;
