-- A change is said in full percent, as the pages say it: from $1,499 to $6 it is one of 99 %.

-- Refuses what is more likely a slip than meant, with a sentence.
create or replace function private.ask_back(changes jsonb) returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  sentence text;
begin
  select string_agg(format('%s of “%s” by %s %%', money.name, products.title,
      trunc(abs(money.wanted - money.now) * 100.0 / money.now)), ', ') into sentence
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
