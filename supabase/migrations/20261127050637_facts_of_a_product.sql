-- What a customer may ask beyond a product's texts and sizes: assembly, what is not included, weight, cleaning
-- code. One column, of which the names are known.

-- What is known of a product beyond its texts, sizes and condition: {"assembly": "needed", "openLengthIn": 68}.
-- shop/facts.ts has the same names, kinds and bounds. Inches, pounds and minutes.
create function private.are_facts(value jsonb) returns boolean
language sql immutable parallel safe
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

revoke all on function private.are_facts(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.are_facts(jsonb) to authenticated, service_role;

alter table public.products
  add column facts jsonb not null default '{}',
  add constraint products_facts_form check (private.are_facts(facts));

create or replace function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text;
  fields jsonb;
  wanted text;
  beside jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(product) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  perform from private.catalog_state for update;
  number := product ->> 'id';
  if private.is_repeated() and number is not null then
    return query select * from public.products where id = number;
    return;
  end if;
  fields := product - 'id' - 'version' - 'notes';
  wanted := product ->> 'state';
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at', 'sku', 'facts');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_product.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_product.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' then
      perform private.set_notes(number, product -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or product ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (product ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.pictures_and_notes(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, product -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (product ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.pictures_and_notes(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (product ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;
