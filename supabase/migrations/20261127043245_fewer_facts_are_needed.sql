-- A product is for sale with what a customer needs: a name, a price, a list, a count and a condition. Compare-at
-- price, kind, style, colors and sizes may follow; where one is missing, pages say less.

alter table public.products
  alter column compare_at_cents drop not null,
  alter column type set default '',
  alter column style set default '',
  alter column colors set default '{}',
  alter column pieces set default '[]',
  drop constraint products_type_length,
  drop constraint products_style_length,
  drop constraint products_colors_filled,
  drop constraint products_words_readable;
alter table public.products
  add constraint products_type_length check (length(type) <= 40),
  add constraint products_style_length check (length(style) <= 40),
  add constraint products_colors_filled check (private.are_lines(colors)),
  add constraint products_words_readable check (
    (type = '' or private.is_one_line(type)) and (style = '' or private.is_one_line(style))
    and private.is_one_line(size) and (badge = '' or private.is_one_line(badge))
    and private.says_something(condition_reason)
  ) not valid;

create or replace function private.are_parts(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60
    and not exists (
      select from jsonb_array_elements(value) as piece
      where jsonb_typeof(piece -> 'name') is distinct from 'string' or length(piece ->> 'name') > 120
        or piece ->> 'name' !~ E'[^\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]'
        or not coalesce(jsonb_typeof(piece -> 'count') = 'number'
          and (piece ->> 'count')::numeric between 1 and 100
          and (piece ->> 'count')::numeric = trunc((piece ->> 'count')::numeric), false)
        or exists (
          select from unnest(array['widthIn', 'depthIn', 'heightIn']) as side
          where not coalesce(jsonb_typeof(piece -> side) = 'number'
            and (piece ->> side)::numeric between 0.1 and 400, false)
        )
        or piece ? 'boxes' and (
          jsonb_typeof(piece -> 'boxes') <> 'array'
          or exists (
            select from jsonb_array_elements(
              case jsonb_typeof(piece -> 'boxes') when 'array' then piece -> 'boxes' else '[]' end
            ) as box
            where jsonb_typeof(box) <> 'array' or jsonb_array_length(
                case jsonb_typeof(box) when 'array' then box else '[]' end
              ) <> 3
              or exists (
                select from jsonb_array_elements(
                  case jsonb_typeof(box) when 'array' then box else '[]' end
                ) as side
                where not coalesce(jsonb_typeof(side) = 'number'
                  and (side #>> '{}')::numeric between 0.1 and 400, false)
              )
          )
        )
    )
$$;

create or replace function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 5000
    or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change) <> 'object' or change ->> 'id' is null or change ->> 'version' is null
        or exists (
          select from jsonb_object_keys(change) as field
          where field not in ('id', 'version', 'price_cents', 'compare_at_cents', 'list', 'state')
        )
    ) then
    raise exception 'A list of changes is needed, each with the id and the version of its piece.';
  end if;
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return query select * from public.products
      where id in (select change ->> 'id' from jsonb_array_elements(changes) as change);
    return;
  end if;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes) where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Somebody else changed % in the meantime. Nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Read again, then change it.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = nullif(coalesce(wanted.compare_at_cents, products.compare_at_cents), 0),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;
