-- A compare-at price that moves far is asked back as the price is, and no piece goes live of which none is
-- counted, unless that is said to be meant.

create or replace function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
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
      compare_at_cents = coalesce(wanted.compare_at_cents, products.compare_at_cents),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

-- Refuses what is more likely a slip than meant, with a sentence.
create function private.ask_back(changes jsonb) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  select string_agg(format('%s of “%s” by %s %%', money.name, products.title,
      round(abs(money.wanted - money.now) * 100.0 / money.now)), ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    cross join lateral (values
      ('price', change.price_cents, products.price_cents),
      ('compare-at price', change.compare_at_cents, products.compare_at_cents)
    ) as money (name, wanted, now)
    where abs(money.wanted - money.now) > money.now * 0.4;
  if sentence is not null then
    raise exception 'This changes the %. Say that it is meant.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
  select string_agg('“' || products.title || '”', ', ') into sentence
    from private.wanted_changes(changes) as change
    join public.products on products.id = change.id
    where change.state = 'live' and products.state <> 'live'
      and coalesce((select sum(on_hand) from public.stock where product_id = products.id), 0) = 0;
  if sentence is not null then
    raise exception 'None is counted of %: count first, then make it live.', left(sentence, 600)
      using errcode = 'PT422', hint = 'confirmed';
  end if;
end
$$;
revoke all on function private.ask_back(jsonb) from public, anon, authenticated, service_role;
