-- Each number of sales is a sum over one view, whoever shows it; packages are sold, sales are corrected, and what
-- customers bring back is a line of its own. Sales know the tax of their day.

alter table private.settings add column sales_tax_percent numeric(5, 3) not null default 6;
alter table private.settings add constraint settings_sales_tax_percent_range
  check (sales_tax_percent between 0 and 30);

alter table public.sales
  alter column product_id drop not null,
  add column package_id text references public.packages (id) on delete set null,
  add column package_name text,
  add column return_of uuid references public.sales (id) on delete cascade,
  add column is_restocked boolean not null default false,
  add column tax_percent numeric(5, 3),
  add column note text not null default '',
  add column corrected_at timestamptz,
  drop constraint sales_quantity_positive,
  add constraint sales_quantity_range check (
    case when return_of is null then quantity between 1 and 1000 else quantity between -1000 and -1 end
  ),
  add constraint sales_product_or_package check (num_nonnulls(product_id, package_name) > 0),
  add constraint sales_tax_percent_range check (tax_percent between 0 and 30),
  add constraint sales_note_length check (length(note) <= 500);
create index sales_package_idx on public.sales (package_id);
create index sales_return_idx on public.sales (return_of);
-- Until now there was one rate, the state's.
update public.sales set tax_percent = 6;

drop function public.sell_product(text, text, integer, integer, uuid, uuid, uuid);

-- Every number of sales, wherever it is shown, is a sum over these lines. Undone sales count nowhere, as if they
-- had never been; a correction counts on the day of its sale; a return counts, below zero, on the day of the return.
create view public.sold with (security_invoker) as
  select line.*, line.revenue_cents - line.cost_cents as margin_cents
  from (
    select sale.id, sale.sold_at, (sale.sold_at at time zone 'America/Detroit')::date as day, sale.return_of,
      sale.product_id, product.slug, coalesce(product.title, sale.package_name) as title, product.list, product.lot_id,
      sale.package_id, sale.package_name, sale.showroom, sale.sold_by, sale.sold_by_email, sale.lead_id,
      lead.first_name || ' ' || lead.last_name as lead_name, lead.financing_option as lender, sale.note,
      sale.corrected_at, sale.quantity, sale.price_cents,
      sale.quantity * sale.price_cents::bigint as revenue_cents,
      sale.tax_percent,
      round(sale.quantity * sale.price_cents::numeric * sale.tax_percent / 100)::bigint as tax_cents,
      sale.quantity * known.cost_cents::bigint as cost_cents,
      case when sale.return_of is null and product.id is not null then
        greatest((sale.sold_at at time zone 'America/Detroit')::date - product.added_on, 0)
      end as days_standing
    from public.sales as sale
    left join public.products as product on product.id = sale.product_id
    left join public.product_notes as known on known.product_id = sale.product_id
    left join public.financing_leads as lead on lead.id = sale.lead_id
    where sale.undone_at is null
  ) as line;
comment on column public.sold.day is 'The day by Detroit''s clock on which it was sold, or brought back.';
comment on column public.sold.quantity is 'Items: below zero where they were brought back.';
comment on column public.sold.revenue_cents is 'Sold: items times the price that was paid for one, before tax.';
comment on column public.sold.tax_cents is 'Tax: by the rate of the day of the sale, each line rounded to a cent.';
comment on column public.sold.cost_cents is
  'Cost: items times what one cost, as it is known now; null where it is not, and for who may not see it.';
comment on column public.sold.margin_cents is 'Margin: sold less cost, before tax; null where the cost is.';
comment on column public.sold.days_standing is
  'Days from when the product was added until it was sold; null for returns and packages.';
revoke all on public.sold from public, anon, authenticated, service_role;
grant select on public.sold to authenticated;

-- The product is sold out with this, or no longer: its state follows the count, and the sale remembers that it did.
create or replace function private.follow_count(product text, sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  total constant bigint := (
    select coalesce(sum(on_hand), 0) + private.quantity_on_truck(product)
    from public.stock where product_id = product
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
create or replace function private.move_count(line public.sales, quantity integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal text;
  name constant text := coalesce((select title from public.products where id = line.product_id), line.package_name);
begin
  if line.product_id is not null then
    if quantity > 0 then
      refusal := private.why_none_left(line.product_id, line.showroom, quantity, line.hold_id);
    end if;
    if refusal is null and quantity <> 0 then
      update public.stock set on_hand = on_hand - quantity, counted_at = clock_timestamp()
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
    raise exception '“%”: %', name, refusal using errcode = 'PT409';
  end if;
end
$$;

-- The line of a sale, and all that follows from it: count, hold, lead, ribbon.
create or replace function private.add_sale(made public.sales, sale uuid, showroom text, quantity integer, note text)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  made.package_name := (select name from public.packages where id = made.package_id);
  if made.package_id is not null and made.package_name is null then
    raise exception 'We can’t find package %.', made.package_id using errcode = 'PT404';
  end if;
  if made.lead_id is not null then
    select status into made.lead_status_before from public.financing_leads where id = made.lead_id for update;
    if made.lead_status_before is null then
      raise exception 'This lead no longer exists.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, lead_status_before, hold_id,
      sold_by, sold_by_email, package_id, package_name, tax_percent, note)
    values (sale, made.product_id, add_sale.showroom, add_sale.quantity, made.price_cents, made.lead_id,
      made.lead_status_before, made.hold_id, auth.uid(), auth.jwt() ->> 'email', made.package_id,
      made.package_name, (select sales_tax_percent from private.settings), btrim(coalesce(add_sale.note, '')))
    returning * into made;
  update public.holds set state = 'sold' where id = made.hold_id;
  perform private.move_count(made, made.quantity);
  update public.financing_leads set status = 'converted' where id = made.lead_id and status <> 'converted';
  perform private.follow_count(made.product_id, sale) where made.product_id is not null;
end
$$;

-- Sells a product, or one that is part of a package, at the price of one in cents, without one at today's.
-- Answers {"sale", "left": {"east", "west"}, "state", "packages": [names of packages that contain it]}.
create or replace function public.sell_product(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid(),
  package text default null, note text default ''
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
    raise exception 'Enter how many were sold, from 1 to 1,000.';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold has ended.' using errcode = 'PT409';
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
create or replace function public.sell_package(
  package text, showroom text, price_cents integer default null, lead uuid default null,
  sale uuid default gen_random_uuid(), note text default ''
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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

create or replace function private.describe_sale(sale uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
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
create or replace function private.own_sale(sale uuid) returns public.sales
language plpgsql security definer
set search_path = ''
as $$
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
create or replace function private.returned_quantity(sale uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select coalesce(-sum(quantity), 0)::integer from public.sales where return_of = sale and undone_at is null
$$;

-- Takes a sale back as if it had never been: the products stand there again, the lead is as it was, and so is the
-- hold if it would still run. A return is taken back the same way. Twice is once. Who is limited to the sales
-- floor takes back their own sales.
create or replace function public.undo_sale(sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
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
  update public.holds set state = 'held'
    where id = past.hold_id and state = 'sold' and until > private.text_now();
  update public.holds set state = 'ended'
    where id = past.hold_id and state = 'sold' and until <= private.text_now();
  update public.financing_leads set status = past.lead_status_before
    where id = past.lead_id and status = 'converted' and past.lead_status_before <> 'converted';
end
$$;

-- What was written down wrong about a sale: how many, the price of one in cents, the note; null keeps it. The
-- count follows. It stays a sale of its day.
create or replace function public.correct_sale(
  sale uuid, quantity integer default null, price_cents integer default null, note text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
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
    raise exception 'Enter how many were sold, from 1 to 1,000.';
  end if;
  if wanted < private.returned_quantity(sale) then
    raise exception 'More than that came back already.' using errcode = 'PT409';
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
create or replace function public.return_sale(
  sale uuid, quantity integer default 1, refund_cents integer default null, restock boolean default true,
  note text default '', id uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
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
    raise exception 'This is not a sale that stands.' using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and past.quantity - private.returned_quantity(sale) then
    raise exception 'Enter how many came back, no more than were sold.';
  end if;
  if refund_cents > past.price_cents then
    raise exception 'No more goes back than was paid.';
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, sold_by, sold_by_email,
      package_id, package_name, return_of, is_restocked, tax_percent, note)
    values (return_sale.id, past.product_id, past.showroom, -quantity,
      coalesce(refund_cents, past.price_cents), past.lead_id, auth.uid(), auth.jwt() ->> 'email',
      past.package_id, past.package_name, sale, coalesce(restock, true), past.tax_percent,
      btrim(coalesce(return_sale.note, '')))
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

-- The tax in percent that new sales get.
create or replace function public.sales_tax_percent() returns numeric
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  return (select settings.sales_tax_percent from private.settings);
end
$$;

create or replace function public.set_sales_tax_percent(percent numeric) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if percent is null or percent not between 0 and 30 then
    raise exception 'Enter the tax in percent, from 0 to 30.';
  end if;
  update private.settings set sales_tax_percent = percent where the_only_row;
end
$$;

-- Lines of public.sold and their sums: {"count", "groups": [{"key", numbers}], "lines"}; the group of all has no key.
-- Asked for by {"from", "to": days, "text", "showroom", "list", "person", "lender", "lot", "product", "kind": "sale" or
-- "return", "by": what groups are of, "most": at most 1,000 lines, "skip"}; cents, the newest line first.
create or replace function public.read_sales(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  with line as materialized (
    select * from public.sold as line
    where (asked ->> 'from' is null
        or sold_at >= (asked ->> 'from')::date::timestamp at time zone 'America/Detroit')
      and (asked ->> 'to' is null
        or sold_at < ((asked ->> 'to')::date + 1)::timestamp at time zone 'America/Detroit')
      and (asked ->> 'showroom' is null or showroom = asked ->> 'showroom')
      and (asked ->> 'list' is null or coalesce(list, 'package') = asked ->> 'list')
      and (asked ->> 'person' is null or coalesce(sold_by::text, 'nobody') = asked ->> 'person')
      and (asked ->> 'lender' is null or coalesce(lender, 'none') = asked ->> 'lender')
      and (asked ->> 'lot' is null or coalesce(lot_id::text, 'none') = asked ->> 'lot')
      and (asked ->> 'product' is null or product_id = asked ->> 'product')
      and (asked ->> 'kind' is null or (return_of is not null) = (asked ->> 'kind' = 'return'))
      and (asked ->> 'text' is null or strpos(
        lower(concat_ws(' ', title, package_name, '#' || product_id, lead_name, note)), lower(asked ->> 'text')
      ) > 0)
  ), counted as (
    select case when grouping(key) = 0 then key end as key,
      count(*) filter (where return_of is null) as sales, coalesce(sum(quantity), 0) as items,
      coalesce(sum(revenue_cents), 0) as revenue, coalesce(sum(tax_cents), 0) as tax, sum(cost_cents) as cost,
      sum(margin_cents) as margin, count(*) filter (where cost_cents is null) as without_cost,
      round(avg(days_standing)) as days
    from (
      select *, case asked ->> 'by'
        when 'week' then to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD')
        when 'month' then to_char(day, 'YYYY-MM')
        when 'showroom' then showroom
        when 'list' then coalesce(list, 'package')
        when 'person' then coalesce(sold_by::text, 'nobody')
        when 'lender' then coalesce(lender, 'none')
        when 'lot' then coalesce(lot_id::text, 'none')
        when 'product' then title
        when 'package' then coalesce(package_name, 'none')
        else day::text
      end as key
      from line
    ) as keyed
    group by grouping sets ((key), ())
  )
  select jsonb_build_object(
    'count', (select count(*) from line),
    'groups', (
      select jsonb_agg(to_jsonb(shown)) from (
        select * from counted
        order by key is not null, case when asked ->> 'by' in ('day', 'week', 'month') then key end desc,
          revenue desc, key
        limit 400
      ) as shown
    ),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(shown)), '[]') from (
        select * from line order by sold_at desc, id
        limit least(greatest(coalesce((asked ->> 'most')::integer, 50), 0), 1000)
        offset greatest(coalesce((asked ->> 'skip')::integer, 0), 0)
      ) as shown
    )
  );
end;

-- Holds and sales in the history, by the name of their product and without anybody's name or number.
create or replace function private.record_trade() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at',
    'to_showroom', 'unloaded_showroom'];
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
begin
  if tg_table_name = 'holds' and is_now ->> 'state' = 'asked' then return null; end if;
  select jsonb_object_agg(field, was -> field), jsonb_object_agg(field, is_now -> field)
    into old_values, new_values
    from unnest(shown) as field
    where is_now ? field and (was is null or was -> field is distinct from is_now -> field);
  if new_values is null then return null; end if;
  insert into public.changes
    (changed_by, changed_by_email, table_name, record, record_name, action, before, after, catalog_version)
  select auth.uid(), auth.jwt() ->> 'email', tg_table_name, is_now ->> 'id',
    coalesce((select title from public.products where id = is_now ->> 'product_id'), is_now ->> 'package_name'),
    case tg_op when 'INSERT' then 'added' else 'changed' end,
    case when was is not null then old_values end, new_values, private.next_catalog_version();
  return null;
end
$$;

-- Everything that is known of the person behind this lead: their requests, who else may be the same, what
-- they asked to have held, and what was held. In the shape of app/admin/leads/panel/customer.ts.
create or replace function public.read_customer(lead uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted public.financing_leads;
  theirs uuid[];
  numbers text[];
begin
  perform private.require_sales();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  select array_agg(id), array_agg(distinct phone_e164) filter (where phone_e164 is not null)
  into theirs, numbers
  from public.financing_leads where customer_id = wanted.customer_id;
  return jsonb_build_object(
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads where id = any (theirs)
        order by created_at desc limit 100
      ) as entry
    ),
    'maybe', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry."createdAt" desc, entry.id), '[]')
      from (
        select id, first_name || ' ' || last_name as name, phone, status, financing_option as lender,
          created_at as "createdAt", piece
        from public.financing_leads
        where customer_id <> wanted.customer_id and wanted.anonymized_at is null
          and id in (
            select named.id from public.financing_leads as named
            where named.anonymized_at is null
              and private.name_key(named.first_name, named.last_name)
                = private.name_key(wanted.first_name, wanted.last_name)
            union
            select called.id from public.financing_leads as called
            where called.anonymized_at is null and called.phone_e164 = wanted.phone_e164
          )
        order by created_at desc limit 10
      ) as entry
    ),
    'pieces', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.at desc), '[]')
      from (
        select kept.made_at as at, 'hold' as kind, kept.state, product.title, product.id as product,
          kept.showroom
        from public.holds as kept join public.products as product on product.id = kept.product_id
        where kept.phone_e164 = any (numbers)
        union all
        select asked.created_at, 'request', coalesce(asked.answer, 'waiting'), product.title,
          product.id, asked.showroom
        from public.hold_requests as asked
        join public.products as product on product.id = asked.product_id
        where asked.phone_e164 = any (numbers) and asked.anonymized_at is null
        union all
        select sold.sold_at, 'sale', 'sold', product.title, product.id, sold.showroom
        from public.sales as sold join public.products as product on product.id = sold.product_id
        where sold.lead_id = any (theirs) and sold.undone_at is null and sold.return_of is null
          and private.returned_quantity(sold.id) < sold.quantity
        order by at desc limit 50
      ) as entry
    )
  );
end
$$;

-- The condition on `lead` that a filter of the list stands for, without its search. What is left out is not
-- filtered by. Every value goes in as a literal.
create or replace function private.lead_filter(asked jsonb, in_time text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  status constant text := asked ->> 'status';
  person constant text := asked ->> 'person';
  is_open constant text := 'lead.status in (''pending'', ''contacted'')';
  parts text[] := array[
    'lead.suspected_junk is ' || case when status = 'junk' then 'not null' else 'null' end
  ];
begin
  if status <> 'junk' then
    parts := parts || format('lead.status = %L', status);
  end if;
  if asked ? 'lender' then
    parts := parts || format('lead.financing_option = %L', asked ->> 'lender');
  end if;
  parts := parts || case asked ->> 'only'
    when 'waiting' then
      'lead.status = ''pending'' and lead.first_called_at is null and lead.suspected_junk is null'
    when 'texted' then 'lead.reply_waiting_since is not null'
    when 'due' then format(
      is_open || ' and lead.follow_up_at <= %L::timestamptz', (asked ->> 'now')::timestamptz
    )
    when 'mine' then format(is_open || ' and lead.assigned_to = %L::uuid', auth.uid())
    when 'free' then is_open || ' and lead.assigned_to is null'
    when 'contacted' then 'lead.first_contacted_at is not null'
  end;
  if asked ? 'since' then
    parts := parts || format('lead.created_at >= %L::timestamptz', (asked ->> 'since')::timestamptz);
  end if;
  if asked ? 'until' then
    parts := parts || format('lead.created_at < %L::timestamptz', (asked ->> 'until')::timestamptz);
  end if;
  if asked ? 'showroom' then
    parts := parts || case when asked ->> 'showroom' = 'site' then 'lead.showroom is null'
      else format('lead.showroom = %L', asked ->> 'showroom') end;
  end if;
  if asked ? 'person' then
    parts := parts || case
      when person = 'nobody' then 'lead.assigned_to is null'
      when person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then format('lead.assigned_to = %L::uuid', person)
      else 'false'
    end;
  end if;
  -- How long a request waited for its first contact, in milliseconds by the clock, as read_overview
  -- counts it.
  if asked ? 'contact' then
    parts := parts || format(
      'lead.first_contacted_at is not null and %1$s >= %2$L::numeric
        and (%3$L::numeric is null or %1$s < %3$L::numeric)',
      'greatest(extract(epoch from lead.first_contacted_at - lead.created_at) * 1000, 0)',
      (asked -> 'contact' ->> 0)::numeric, (asked -> 'contact' ->> 1)::numeric
    );
  end if;
  if asked ? 'texts' then
    parts := parts || format(
      'lead.id in (select lead_id from public.lead_texts where state = any (%L))',
      array(select jsonb_array_elements_text(asked -> 'texts'))
    );
  end if;
  if asked ? 'again' then
    parts := parts || case when asked -> 'again' = 'null' then 'lead.follow_up_at is null'
      else format(
        'lead.follow_up_at >= %L::timestamptz and lead.follow_up_at < %L::timestamptz',
        coalesce((asked -> 'again' ->> 0)::timestamptz, '-infinity'),
        coalesce((asked -> 'again' ->> 1)::timestamptz, 'infinity')
      ) end;
  end if;
  if asked ? 'repeated' then
    parts := array_append(parts, 'exists (select from public.financing_leads as twin
      where twin.customer_id = lead.customer_id and twin.id <> lead.id)');
  end if;
  if asked ? 'in_time' then
    parts := parts || in_time;
  end if;
  if asked ? 'sold' then
    parts := array_append(parts, 'exists (select from public.sold
      where sold.lead_id = lead.id having sum(sold.quantity) > 0)');
  end if;
  return array_to_string(parts, ' and ');
end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
create or replace function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer
set search_path = ''
as $$
declare
  change public.changes;
  last_before bigint;
begin
  perform private.require_admin();
  if cardinality(changes) > 5000 then
    raise exception 'Undo up to 5,000 changes at a time.';
  end if;
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    -- What others refer to is there before them.
    order by known.table_name in ('sales', 'stock_moves') desc, known.table_name = 'packages' and known.action = 'removed' desc,
      known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      elsif not change.after ? 'undone_at' then
        perform public.correct_sale(change.record::uuid, (change.before ->> 'quantity')::integer,
          (change.before ->> 'price_cents')::integer);
      end if;
    elsif change.table_name = 'stock_moves' then
      perform public.unload_move(change.record::uuid, case change.action
        when 'added' then change.after ->> 'showroom' else change.before ->> 'unloaded_showroom' end);
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots') then
      execute format('delete from public.%I where %s = $1', change.table_name,
        private.key_of(change.table_name)) using change.record;
    elsif change.action = 'added' and change.table_name = 'stock' then
      -- The count of a product that is itself taken back stays with it.
      if not exists (select from public.changes as made where made.id = any (put_back.changes)
          and made.action = 'added' and made.table_name = 'products'
          and made.record = split_part(change.record, ' ', 1)) then
        update public.stock set on_hand = 0 where product_id || ' ' || showroom = change.record
          and on_hand in (0, (change.after ->> 'on_hand')::integer);
        if not found then
          raise exception 'Someone has changed “%” again since then. Undo that change first.', change.record_name
            using errcode = 'PT409';
        end if;
      end if;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders', 'lots') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added. That can’t be undone here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception
  when unique_violation then
    raise exception 'It has already been restored.' using errcode = 'PT409';
  when foreign_key_violation then
    raise exception 'Requests refer to it by now: hide it instead.' using errcode = 'PT409';
end
$$;

-- Takes the people out of these leads, their texts and what was noted about them.
create or replace function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, reply_waiting_since = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and lead_id = any (ids);
  update public.sales set note = '' where lead_id = any (ids) and note <> '';
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

-- The numbers of the leads that came between two moments, and what was sold between them to anybody, by showroom,
-- person or lender, and of all. Each number of leads but the median is the length of a list: see private.lead_filter.
create or replace function private.read_week(
  grouping_by text, since timestamptz, until timestamptz, in_time text
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  numbers jsonb;
begin
  execute format(
    'with lead as materialized (
       select %s as key, id, status, %s as is_in_time,
         extract(epoch from first_contacted_at - created_at) * 1000 as wait
       from public.financing_leads as lead
       where suspected_junk is null and created_at >= $1 and created_at < $2
     ),
     delivered as materialized (
       select lead_id from public.lead_texts
       where state = ''delivered'' and lead_id in (select id from lead) group by lead_id
     ),
     counted as (
       select key, count(*) as leads,
         count(*) filter (where is_in_time) as in_time,
         percentile_cont(0.5) within group (order by wait) as median,
         count(*) filter (where status = ''converted'') as converted,
         count(delivered.lead_id) as delivered, 0::bigint as sold, 0::numeric as revenue
       from lead left join delivered on delivered.lead_id = lead.id
       group by grouping sets ((key), ())
       union all
       select %s, 0, 0, null, 0, 0, sum(quantity), sum(revenue_cents)
       from public.sold where sold_at >= $1 and sold_at < $2 group by grouping sets ((1), ())
     )
     select coalesce(jsonb_agg(to_jsonb(summed)), ''[]'') from (
       select key, sum(leads) as leads, sum(in_time) as in_time, max(median) as median,
         sum(converted) as converted, sum(delivered) as delivered, coalesce(sum(sold), 0) as sold,
         coalesce(sum(revenue), 0) as revenue
       from counted group by key
     ) as summed',
    case grouping_by
      when 'showroom' then 'coalesce(showroom, ''site'')'
      when 'person' then 'coalesce(assigned_to::text, ''nobody'')'
      else 'financing_option'
    end,
    in_time,
    case grouping_by
      when 'showroom' then 'showroom'
      when 'person' then 'coalesce(sold_by::text, ''nobody'')'
      else 'coalesce(lender, ''none'')'
    end
  ) into numbers using since, until;
  return numbers;
end
$$;

revoke all on function
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid, text, text),
  public.sell_package(text, text, integer, uuid, uuid, text),
  private.follow_count(text, uuid), private.move_count(public.sales, integer),
  private.add_sale(public.sales, uuid, text, integer, text),
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), private.describe_sale(uuid),
  private.own_sale(uuid), private.returned_quantity(uuid), public.undo_sale(uuid),
  public.correct_sale(uuid, integer, integer, text),
  public.return_sale(uuid, integer, integer, boolean, text, uuid), public.sales_tax_percent(),
  public.set_sales_tax_percent(numeric), public.read_sales(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid, text, text),
  public.sell_package(text, text, integer, uuid, uuid, text),
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), public.undo_sale(uuid),
  public.correct_sale(uuid, integer, integer, text),
  public.return_sale(uuid, integer, integer, boolean, text, uuid), public.sales_tax_percent(),
  public.set_sales_tax_percent(numeric), public.read_sales(jsonb)
  to authenticated;
