-- What was sold, where, by whom and to which lead. A sale is one step: stock, hold, lead and, with the
-- last product, the ribbon. Undoing it takes all of that back. What a customer brings back is a line of its own,
-- with a quantity below zero. public.sold says what counts.
create table public.sales (
  -- Made by the caller, so that what is sent again after a lost answer is not sold twice.
  id uuid primary key default gen_random_uuid(),
  -- Null where a package was sold as a whole.
  product_id text references public.products (id) on delete cascade,
  showroom text not null,
  quantity integer not null,
  -- For one of them.
  price_cents integer not null,
  lead_id uuid references public.financing_leads (id) on delete set null,
  -- As the lead was before, for undoing the sale.
  lead_status_before text,
  hold_id uuid references public.holds (id) on delete set null,
  -- None was left after it.
  was_last boolean not null default false,
  sold_at timestamptz not null default clock_timestamp(),
  sold_by uuid default auth.uid(),
  sold_by_email text default auth.jwt() ->> 'email',
  undone_at timestamptz,
  undone_by_email text,
  -- The package that was sold, or that a product was sold as a part of, and its name on that day.
  package_id text references public.packages (id) on delete set null,
  package_name text,
  -- The sale that a customer brought back, all of it or some.
  return_of uuid references public.sales (id) on delete cascade,
  -- What came back stands in the showroom again.
  is_restocked boolean not null default false,
  -- The tax's rate on that day, in percent; null where it is not known.
  tax_percent numeric(5, 3),
  note text not null default '',
  corrected_at timestamptz,
  -- Where it was to somebody who asked without a lender.
  inquiry_id uuid references public.inquiries (id) on delete set null,
  constraint sales_showroom_known check (showroom in ('east', 'west')),
  constraint sales_quantity_range check (
    case when return_of is null then quantity between 1 and 1000 else quantity between -1000 and -1 end
  ),
  constraint sales_price_positive check (price_cents between 1 and 100000000),
  constraint sales_product_or_package check (num_nonnulls(product_id, package_name) > 0),
  constraint sales_tax_percent_range check (tax_percent between 0 and 30),
  constraint sales_note_length check (length(note) <= 500)
);
create index sales_product_idx on public.sales (product_id);
create index sales_lead_idx on public.sales (lead_id);
create index sales_inquiry_idx on public.sales (inquiry_id);
create index sales_hold_idx on public.sales (hold_id);
create index sales_newest_idx on public.sales (sold_at);
create index sales_package_idx on public.sales (package_id);
create index sales_return_idx on public.sales (return_of);

call pg_temp.keep_history('public.sales', writer => 'record_trade');

-- Every number of sales, wherever it is shown, is a sum over these lines. Undone sales count nowhere, as if they
-- had never been; a correction counts on the day of its sale; a return counts, below zero, on the day of the return.
create view public.sold with (security_invoker) as
  select line.*, line.revenue_cents - line.cost_cents as margin_cents
  from (
    select sale.id, sale.sold_at, (sale.sold_at at time zone (select private.shop_zone()))::date as day, sale.return_of,
      sale.product_id, product.slug, coalesce(product.title, sale.package_name) as title, product.list, product.lot_id,
      sale.package_id, sale.package_name, sale.showroom, sale.sold_by, sale.sold_by_email,
      coalesce(sale.lead_id, sale.inquiry_id) as lead_id,
      coalesce(lead.first_name || ' ' || lead.last_name, inquiry.name) as lead_name, lead.financing_option as lender, sale.note,
      sale.corrected_at, sale.quantity, sale.price_cents,
      sale.quantity * sale.price_cents::bigint as revenue_cents,
      sale.tax_percent,
      round(sale.quantity * sale.price_cents::numeric * sale.tax_percent / 100)::bigint as tax_cents,
      sale.quantity * known.cost_cents::bigint as cost_cents,
      case when sale.return_of is null and product.id is not null then
        greatest((sale.sold_at at time zone (select private.shop_zone()))::date - product.added_on, 0)
      end as days_standing
    from public.sales as sale
    left join public.products as product on product.id = sale.product_id
    left join public.product_notes as known on known.product_id = sale.product_id
    left join public.financing_leads as lead on lead.id = sale.lead_id
    left join public.inquiries as inquiry on inquiry.id = sale.inquiry_id
    where sale.undone_at is null
  ) as line;
comment on column public.sold.day is 'The day by the shop''s clock on which it was sold, or brought back.';
comment on column public.sold.lead_id is 'The lead or the inquiry that it was sold to; only a lead has a lender.';
comment on column public.sold.quantity is 'Items: below zero where they were brought back.';
comment on column public.sold.revenue_cents is 'Sold: items times the price that was paid for one, before tax.';
comment on column public.sold.tax_cents is 'Tax: by the rate of the day of the sale, each line rounded to a cent.';
comment on column public.sold.cost_cents is
  'Cost: items times what one cost, as it is known now; null where it is not, and for who may not see it.';
comment on column public.sold.margin_cents is 'Margin: sold less cost, before tax; null where the cost is.';
comment on column public.sold.days_standing is
  'Days from when the product was added until it was sold; null for returns and packages.';

-- Lines of public.sold and their sums: {"count", "groups": [{"key", numbers}], "lines"}; the group of all has no key,
-- that of a product is "#" and its id, with its title.
-- Asked for by {"from", "to": days, "text", "showroom", "list", "person", "lender", "lot", "product", "kind": "sale" or
-- "return", "by": what groups are of, "most": at most 1,000 lines, "skip"}; cents, the newest line first. Written for
-- each call, so that sums join only the tables that they ask for.
create function private.read_sales(asked jsonb, zone text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  keys constant jsonb := '{
    "day": "day::text", "week": "to_char(date_trunc(''week'', day::timestamp), ''YYYY-MM-DD'')",
    "month": "to_char(day, ''YYYY-MM'')", "showroom": "showroom", "list": "coalesce(list, ''package'')",
    "person": "coalesce(sold_by::text, ''nobody'')", "lender": "coalesce(lender, ''none'')",
    "lot": "coalesce(lot_id::text, ''none'')", "product": "coalesce(''#'' || product_id, title)",
    "package": "coalesce(package_name, ''none'')"
  }';
  by_what constant text := case when keys ? (asked ->> 'by') then asked ->> 'by' else 'day' end;
  filter constant text := concat_ws(' and ', 'true',
    'sold_at >= ' || quote_literal((asked ->> 'from')::date::timestamp at time zone zone),
    'sold_at < ' || quote_literal(((asked ->> 'to')::date + 1)::timestamp at time zone zone),
    (
      select string_agg(format('%s = %L', keys ->> name, asked ->> name), ' and ')
      from unnest(array['showroom', 'list', 'person', 'lender', 'lot']) as name where asked ->> name is not null
    ),
    'product_id = ' || quote_literal(asked ->> 'product'),
    '(return_of is not null) = ' || quote_literal((asked ->> 'kind') = 'return'),
    'strpos(lower(concat_ws('' '', title, package_name, ''#'' || product_id, lead_name, note)), '
      || quote_literal(lower(asked ->> 'text')) || ') > 0'
  );
  found jsonb;
begin
  execute format(
    'with matching as materialized (
       select id, sold_at, return_of, quantity, revenue_cents, tax_cents, cost_cents, margin_cents, days_standing,
         %1$s as key, %6$s as title
       from public.sold where %2$s
     ), counted as (
       select key, grouping(key) = 1 as is_all, count(*) as lines,
         count(*) filter (where return_of is null) as sales, coalesce(sum(quantity), 0) as items,
         coalesce(sum(revenue_cents), 0) as revenue, coalesce(sum(tax_cents), 0) as tax, sum(cost_cents) as cost,
         sum(margin_cents) as margin, count(*) filter (where cost_cents is null) as without_cost,
         round(avg(days_standing)) as days, case grouping(key) when 0 then min(title) end as title
       from matching group by grouping sets ((key), ())
     )
     select jsonb_build_object(
       ''count'', (select lines from counted where is_all),
       ''groups'', (
         select jsonb_agg(to_jsonb(shown) - ''is_all'' - ''lines'') from (
           select * from counted order by is_all desc, %3$s revenue desc, key limit 400
         ) as shown
       ),
       ''lines'', (
         select coalesce(jsonb_agg(to_jsonb(line) order by line.sold_at desc, line.id), ''[]'')
         from public.sold as line where line.id = any (array(
           select id from matching order by sold_at desc, id limit %4$s offset %5$s
         ))
       )
     )',
    keys ->> by_what, filter, case when by_what in ('day', 'week', 'month') then 'key desc,' end,
    least(greatest(coalesce((asked ->> 'most')::integer, 50), 0), 1000),
    greatest(coalesce((asked ->> 'skip')::integer, 0), 0), case by_what when 'product' then 'title' else 'null' end
  ) into found;
  return found;
end
$$;

-- Two functions, because of what callers run only a body that was read beforehand may name what is private.
create function public.read_sales(asked jsonb) returns jsonb
language sql stable
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  select private.read_sales(asked, private.shop_zone());
end;

-- What each lot brought, from public.sold, the newest first, 1,000 at most: [{"id", "supplier", "arrived_on", "paid",
-- "revenue": cents, "items" sold, "left": items that stand in a showroom, "left_value": cents at today's prices, "days"
-- that what was sold stood on average, "even_since": the day on which it had brought what was paid, and stayed there}].
create function public.read_lots() returns jsonb
language sql stable
begin atomic
  select private.require_admin();
  with earned as (
    select lot_id, day, sum(quantity) as items, sum(revenue_cents) as revenue, sum(days_standing) as days,
      count(days_standing) as stood, sum(sum(revenue_cents)) over (partition by lot_id order by day) as by_then,
      lead(day, 1, 'infinity') over (partition by lot_id order by day) as next_day
    from public.sold where lot_id is not null group by lot_id, day
  ), brought as (
    select lot.id as lot_id, sum(items) as items, sum(revenue) as revenue,
      round(sum(days) / nullif(sum(stood), 0)) as days, nullif(coalesce(
        max(next_day) filter (where by_then >= lot.paid_cents is not true), min(day)
      ), 'infinity') as even_since
    from earned join public.lots as lot on lot.id = lot_id group by lot.id
  ), remaining as (
    select lot_id, sum(on_hand) as items, sum(on_hand * price_cents::bigint) as value
    from public.products join public.stock on stock.product_id = products.id
    where lot_id is not null and state <> 'archived' group by lot_id
  )
  select coalesce(jsonb_agg(to_jsonb(shown)), '[]') from (
    select lot.id, lot.supplier, lot.arrived_on, lot.paid_cents as paid, coalesce(brought.revenue, 0) as revenue,
      coalesce(brought.items, 0) as items, coalesce(remaining.items, 0) as left,
      coalesce(remaining.value, 0) as left_value, brought.days, brought.even_since
    from public.lots as lot
    left join brought on brought.lot_id = lot.id
    left join remaining on remaining.lot_id = lot.id
    order by lot.arrived_on desc, lot.id limit 1000
  ) as shown;
end;

-- The product is sold out with this, or no longer: its state follows the count, and the sale remembers that it did.
create function private.follow_count(product text, sale uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  total constant bigint := (
    select coalesce(sum(items), 0) from (
      select on_hand as items from public.stock where product_id = product
      union all
      select quantity from public.stock_moves where product_id = product and unloaded_showroom is null
    ) as here_or_on_the_truck
  );
begin
  if total = 0 then
    update public.products set state = 'sold' where id = product and state = 'live';
    update public.sales set was_last = true where id = sale;
  elsif (select was_last from public.sales where id = sale) then
    update public.products set state = 'live' where id = product and state = 'sold';
    update public.sales set was_last = false where id = sale;
  end if;
end
$$;

-- Takes so many off a showroom's count, or puts them back where it is below zero; refuses more than are free.
create function private.move_count(line public.sales, quantity integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refusal text;
  name constant text := coalesce((select title from public.products where id = line.product_id), line.package_name);
begin
  if line.product_id is not null then
    if quantity > 0 then
      refusal := private.why_none_left(line.product_id, line.showroom, quantity, line.hold_id);
    end if;
    if refusal is null and quantity <> 0 then
      update public.stock set on_hand = on_hand - quantity
        where product_id = line.product_id and showroom = line.showroom;
    end if;
  elsif quantity <> 0 then
    update public.packages
      set stock_east = stock_east - case line.showroom when 'east' then quantity else 0 end,
        stock_west = stock_west - case line.showroom when 'west' then quantity else 0 end
      where id = line.package_id
        and case line.showroom when 'east' then stock_east else stock_west end >= quantity;
    if not found and quantity > 0 then
      refusal := format('There are none left at %s.', private.say_showroom(line.showroom));
    end if;
  end if;
  if refusal is not null then
    raise exception '“%”: %', name, refusal using errcode = 'PT409',
      detail = case when line.product_id is null then 'showroom' else 'quantity' end;
  end if;
end
$$;

-- Sells a product, or one that is part of a package, at the price of one in cents, without one at today's, to a lead
-- or an inquiry.
-- Answers {"sale", "left": {"east", "west"}, "state", "packages": [names of packages that contain it]}.
create function public.sell_product(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid(),
  package text default null, note text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  piece public.products;
  kept public.holds;
  made public.sales;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if exists (select from public.sales where id = sale) then
    return private.describe_sale(sale);
  end if;
  select * into piece from public.products where id = product for update;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  end if;
  if piece.state in ('sold', 'archived') then
    raise exception '“%” is %.', piece.title,
      case piece.state when 'sold' then 'already sold' else 'not for sale' end
      using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'Enter how many were sold, from 1 to 1,000.' using detail = 'quantity';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold has ended.' using errcode = 'PT409', detail = 'hold';
    end if;
  end if;
  made.product_id := product;
  made.price_cents := coalesce(sell_product.price_cents, piece.price_cents);
  made.lead_id := coalesce(lead, kept.lead_id);
  made.hold_id := hold;
  made.package_id := package;
  perform private.add_sale(made, sale, showroom, quantity, note);
  return private.describe_sale(sale);
end
$$;

-- Sells a package as a whole, at its price in cents, without one at today's: one off the package's count. The
-- counts of products that it is made of stay, as staff hand over others now and then.
create function public.sell_package(
  package text, showroom text, price_cents integer default null, lead uuid default null,
  sale uuid default gen_random_uuid(), note text default ''
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bundle public.packages;
  made public.sales;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if exists (select from public.sales where id = sale) then
    return private.describe_sale(sale);
  end if;
  select * into bundle from public.packages where id = package for update;
  if bundle.id is null then
    raise exception 'We can’t find package %.', package using errcode = 'PT404';
  end if;
  if bundle.state <> 'live' then
    raise exception '“%” is not for sale.', bundle.name using errcode = 'PT409';
  end if;
  made.package_id := package;
  made.price_cents := coalesce(sell_package.price_cents, bundle.price_cents);
  made.lead_id := lead;
  perform private.add_sale(made, sale, showroom, 1, note);
  return private.describe_sale(sale);
end
$$;

-- The line of a sale, and all that follows from it: count, hold, lead, ribbon.
create function private.add_sale(made public.sales, sale uuid, showroom text, quantity integer, note text)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  made.package_name := (select name from public.packages where id = made.package_id);
  if made.package_id is not null and made.package_name is null then
    raise exception 'We can’t find package %.', made.package_id using errcode = 'PT404';
  end if;
  if made.lead_id is not null then
    select status into made.lead_status_before from public.financing_leads where id = made.lead_id for update;
    if made.lead_status_before is null then
      select id, status into made.inquiry_id, made.lead_status_before from public.inquiries
      where id = made.lead_id for update;
      made.lead_id := null;
    end if;
    if made.lead_status_before is null then
      raise exception 'This lead no longer exists.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, lead_status_before, hold_id,
      package_id, package_name, tax_percent, note, inquiry_id)
    values (sale, made.product_id, add_sale.showroom, add_sale.quantity, made.price_cents, made.lead_id,
      made.lead_status_before, made.hold_id, made.package_id, made.package_name,
      (select sales_tax_percent from public.shop), btrim(coalesce(add_sale.note, '')), made.inquiry_id)
    returning * into made;
  update public.holds set state = 'sold' where id = made.hold_id;
  perform private.move_count(made, made.quantity);
  update public.financing_leads set status = 'converted' where id = made.lead_id and status <> 'converted';
  update public.inquiries set status = 'converted' where id = made.inquiry_id and status <> 'converted';
  perform private.follow_count(made.product_id, sale) where made.product_id is not null;
end
$$;

create function private.describe_sale(sale uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'sale', sales.id,
    'state', coalesce(products.state, packages.state),
    'left', case when sales.product_id is null
      then jsonb_build_object('east', packages.stock_east, 'west', packages.stock_west)
      else (
        select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
        where stock.product_id = products.id
      ) end,
    'packages', (
      select coalesce(jsonb_agg(bundle.name order by bundle.position), '[]') from public.packages as bundle
      where bundle.state = 'live' and products.id = any (bundle.product_ids)
    )
  )
  from public.sales
  left join public.products on products.id = sales.product_id
  left join public.packages on packages.id = sales.package_id
  where sales.id = sale
$$;

-- The line of a sale that the caller may change, locked: who is limited to the sales floor changes their own.
create function private.own_sale(sale uuid) returns public.sales
language plpgsql security definer set search_path = '' as $$
declare
  past public.sales;
begin
  perform from private.catalog_state for update;
  select * into past from public.sales where id = sale for update;
  if past.id is null then
    raise exception 'We can’t find that sale.' using errcode = 'PT404';
  end if;
  if past.sold_by is distinct from auth.uid() then
    perform private.require_admin();
  end if;
  return past;
end
$$;

-- How many of a sale came back.
create function private.returned_quantity(sale uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(quantity), 0)::integer from public.sales where return_of = sale and undone_at is null
$$;

-- Takes a sale back as if it had never been: the products stand there again, the lead is as it was, and so is the
-- hold if it would still run. A return is taken back the same way. Twice is once. Who is limited to the sales
-- floor takes back their own sales.
create function public.undo_sale(sale uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  past public.sales;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  if past.undone_at is not null then
    return;
  end if;
  if private.returned_quantity(sale) > 0 then
    raise exception 'Some of this sale came back. Undo that return first.' using errcode = 'PT409';
  end if;
  update public.sales set undone_at = clock_timestamp(), undone_by_email = auth.jwt() ->> 'email'
    where id = sale;
  if past.return_of is null or past.is_restocked then
    perform private.move_count(past, -past.quantity);
  end if;
  if past.was_last then
    update public.products set state = case when past.return_of is null then 'live' else 'sold' end
      where id = past.product_id and state in ('live', 'sold');
  end if;
  if past.return_of is not null then
    return;
  end if;
  update public.holds set state = case when until > private.text_now() then 'held' else 'ended' end
    where id = past.hold_id and state = 'sold';
  update public.financing_leads set status = past.lead_status_before
    where id = past.lead_id and status = 'converted' and past.lead_status_before <> 'converted';
  update public.inquiries set status = past.lead_status_before
    where id = past.inquiry_id and status = 'converted' and past.lead_status_before <> 'converted';
end
$$;

-- What was written down wrong about a sale: how many, the price of one in cents, the note; null keeps it. The
-- count follows. It stays a sale of its day.
create function public.correct_sale(
  sale uuid, quantity integer default null, price_cents integer default null, note text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  past public.sales;
  wanted integer;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  wanted := coalesce(correct_sale.quantity, past.quantity);
  if past.undone_at is not null or past.return_of is not null then
    raise exception 'Only a sale can be corrected. Undo a return instead.' using errcode = 'PT409';
  end if;
  if wanted not between 1 and 1000 or past.product_id is null and wanted <> past.quantity then
    raise exception 'Enter how many were sold, from 1 to 1,000.' using detail = 'quantity';
  end if;
  if wanted < private.returned_quantity(sale) then
    raise exception 'More than that came back already.' using errcode = 'PT409', detail = 'quantity';
  end if;
  update public.sales set quantity = wanted, note = coalesce(btrim(correct_sale.note), sales.note),
    price_cents = coalesce(correct_sale.price_cents, sales.price_cents), corrected_at = clock_timestamp()
    where id = sale;
  if wanted <> past.quantity then
    perform private.move_count(past, wanted - past.quantity);
    perform private.follow_count(past.product_id, sale) where past.product_id is not null;
  end if;
end
$$;

-- A customer brings back some of a sale today and gets so many cents for each; without a price, what was paid.
-- Restocked, they are for sale again. Answers the line of the return, by the caller's id or a new one.
create function public.return_sale(
  sale uuid, quantity integer default 1, refund_cents integer default null, restock boolean default true,
  note text default '', id uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  past public.sales;
  back public.sales;
begin
  perform private.require_sales();
  past := private.own_sale(sale);
  if exists (select from public.sales where sales.id = return_sale.id) then
    return return_sale.id;
  end if;
  if past.undone_at is not null or past.return_of is not null then
    raise exception 'This sale was undone, or is a return.' using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and past.quantity - private.returned_quantity(sale) then
    raise exception 'Enter how many came back, up to the number sold.' using detail = 'quantity';
  end if;
  if refund_cents > past.price_cents then
    raise exception 'You can’t refund more than was paid.' using detail = 'price_cents';
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, package_id, package_name,
      return_of, is_restocked, tax_percent, note, inquiry_id)
    values (return_sale.id, past.product_id, past.showroom, -quantity, coalesce(refund_cents, past.price_cents),
      past.lead_id, past.package_id, past.package_name, sale, coalesce(restock, true), past.tax_percent,
      btrim(coalesce(return_sale.note, '')), past.inquiry_id)
    returning * into back;
  if back.is_restocked then
    perform private.move_count(back, back.quantity);
    update public.products set state = 'live' where products.id = back.product_id and state = 'sold';
    if found then
      update public.sales set was_last = true where sales.id = back.id;
    end if;
  end if;
  return back.id;
end
$$;
