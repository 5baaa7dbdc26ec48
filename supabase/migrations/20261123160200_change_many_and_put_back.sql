-- Many pieces changed in one step, and any change put back.

create function private.wanted_changes(changes jsonb)
returns table (
  id text, version integer, price_cents integer, compare_at_cents integer, list text, state text,
  title text, version_now integer, price_now integer
)
language sql stable
set search_path = ''
as $$
  select change.*, products.title, products.version, products.price_cents
  from jsonb_to_recordset(changes)
    as change (id text, version integer, price_cents integer, compare_at_cents integer, list text, state text)
  left join public.products on products.id = change.id
$$;

-- `changes` is [{"id", "version", and any of "price_cents", "compare_at_cents", "list", "state"}]: all of
-- them or none. A price that moves by more than 40 % has to be said to be meant.
create function public.change_products(changes jsonb, confirmed boolean default false)
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
  select string_agg(format('“%s” by %s %%', title, percent), ', ') into sentence from (
    select title, round(abs(price_cents - price_now) * 100.0 / price_now) as percent from private.wanted_changes(changes)
    where abs(price_cents - price_now) > price_now * 0.4 limit 3
  ) as large;
  if sentence is not null and not coalesce(confirmed, false) then
    raise exception 'This changes the price of %. Say that it is meant.', sentence
      using errcode = 'PT422', hint = 'confirmed';
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

-- The columns of a record's key in the history; null where it is not ours to change.
create function private.key_of(table_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case table_name
    when 'products' then 'id' when 'packages' then 'id' when 'offers' then 'id::text'
    when 'notices' then 'id::text' when 'showrooms' then 'id' when 'lenders' then 'name'
    when 'stock' then $key$product_id || ' ' || showroom$key$
    when 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when 'special_days' then $key$showroom || ' ' || day$key$
    when 'holds' then 'id::text'
    when 'shop' then 'null'
  end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
create function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer
set search_path = ''
as $$
declare
  change public.changes;
  last_before bigint;
begin
  perform private.require_admin();
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    order by known.table_name = 'sales' desc, known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('offers', 'notices', 'special_days') then
      execute format('delete from public.%I where %s = $1', change.table_name,
        private.key_of(change.table_name)) using change.record;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('offers', 'notices', 'special_days') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added, which cannot be put back here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception when unique_violation then
  raise exception 'It is there again already.' using errcode = 'PT409';
end
$$;

create function private.put_row_back(change public.changes) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  place text := case when change.table_name = 'shop' then 'true'
    else private.key_of(change.table_name) || ' = $1' end;
  -- Set by triggers, from the others.
  before jsonb := change.before - 'sold_at';
  after jsonb := change.after - 'sold_at';
  is_now jsonb;
  columns text;
begin
  if private.key_of(change.table_name) is null then
    raise exception '“%” cannot be put back here.', change.record_name;
  end if;
  if before = '{}' then
    return;
  end if;
  execute format('select to_jsonb(found) from public.%I as found where %s for update',
    change.table_name, place) into is_now using change.record;
  if is_now is null then
    raise exception '“%” is not there any more.', change.record_name using errcode = 'PT409';
  end if;
  -- Times are compared as times, whatever zone they were written down in.
  execute format(
    'select jsonb_object_agg(field, to_jsonb(was) -> field), jsonb_object_agg(field, to_jsonb(then_) -> field)
     from jsonb_object_keys($1) as field, jsonb_populate_record(null::public.%1$I, $1) as was,
       jsonb_populate_record(null::public.%1$I, $2) as then_', change.table_name)
    into before, after using before, after;
  if not exists (
    select from jsonb_each(before) as field where is_now -> field.key is distinct from field.value
  ) then
    return;
  end if;
  if exists (
    select from jsonb_each(after) as field where is_now -> field.key is distinct from field.value
  ) then
    raise exception 'Somebody changed “%” again since. Put that back first.', change.record_name
      using errcode = 'PT409';
  end if;
  select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(before) as field;
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where %3$s',
    change.table_name, columns, place) using change.record, before;
end
$$;

revoke all on function
  private.wanted_changes(jsonb), public.change_products(jsonb, boolean), private.key_of(text), public.put_back(bigint[]),
  private.put_row_back(public.changes)
  from public, anon, authenticated, service_role;
grant execute on function public.change_products(jsonb, boolean), public.put_back(bigint[])
  to authenticated;
