-- What comes in boxes says how large they are, and pages say when a piece was counted.

-- Of each thing in the box perhaps its cartons, by their three sides: "boxes": [[80, 20, 8]]. A check
-- runs with the rights of whoever inserts, who may look for nothing in schema private: so it is all here.
create or replace function private.are_pieces(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 60
    and not exists (
      select from jsonb_array_elements(value) as piece
      where coalesce(btrim(piece ->> 'name'), '') = ''
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

-- Both readers of the catalog give the day of the last count with the stock, Detroit's, and stay as they
-- are but for this. What the shop was filled with was counted by nobody.
do $$
declare
  reader regprocedure;
  old constant text := 'to_jsonb(products) || jsonb_build_object(';
  counted constant text := '''counted_on'', (
        select coalesce(jsonb_object_agg(
          stock.showroom, (stock.counted_at at time zone ''America/Detroit'')::date
        ), ''{}'') from public.stock
        where stock.product_id = products.id
          and stock.counted_at > (select filled_at from private.catalog_state)
      ), ';
  definition text;
begin
  foreach reader in array array[
    'private.catalog_rows()'::regprocedure, 'private.catalog_rows_since(bigint)'::regprocedure
  ] loop
    definition := pg_get_functiondef(reader);
    if position(old in definition) = 0 then
      raise exception '% is not as this migration knows it.', reader;
    end if;
    execute replace(definition, old, old || counted);
  end loop;
end
$$;
