-- What was sold, where, by whom and to which lead. A sale is one step: stock, hold, lead and, with the
-- last product, the ribbon. Undoing it takes all of that back.
create table public.sales (
  -- Made by the caller, so that what is sent again after a lost answer is not sold twice.
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
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
  sold_by uuid,
  sold_by_email text,
  undone_at timestamptz,
  undone_by_email text,
  constraint sales_showroom_known check (showroom in ('east', 'west')),
  constraint sales_quantity_positive check (quantity between 1 and 1000),
  constraint sales_price_positive check (price_cents between 1 and 100000000)
);
create index sales_product_idx on public.sales (product_id);
create index sales_lead_idx on public.sales (lead_id);
create index sales_hold_idx on public.sales (hold_id);
create index sales_newest_idx on public.sales (sold_at);

alter table public.sales enable row level security;
revoke all on public.sales from public, anon, authenticated, service_role;
grant select on public.sales to authenticated, service_role;
create policy "Admins see sales" on public.sales
  for select to authenticated using ((select private.may_work_sales()));

create trigger take_catalog_turn before insert or update on public.sales
  for each statement execute function private.take_catalog_turn();
create trigger record_change after insert or update on public.sales
  for each row execute function private.record_trade();

-- Answers {"sale", "left": {"east", "west"}, "state", "packages": [names of packages that contain it]}.
create function public.sell_product(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid()
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  piece public.products;
  kept public.holds;
  refusal text;
  status_before text;
  total integer;
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
  refusal := private.why_none_left(product, sell_product.showroom, quantity, hold);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409';
  end if;
  lead := coalesce(lead, kept.lead_id);
  if lead is not null then
    select status into status_before from public.financing_leads where id = lead for update;
    if status_before is null then
      raise exception 'This lead no longer exists.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id,
      lead_status_before, hold_id, sold_by, sold_by_email)
    values (sale, product, sell_product.showroom, quantity,
      coalesce(sell_product.price_cents, piece.price_cents), lead, status_before, hold, auth.uid(),
      auth.jwt() ->> 'email');
  update public.holds set state = 'sold' where id = hold;
  update public.stock set on_hand = on_hand - quantity, counted_at = clock_timestamp()
    where product_id = product and stock.showroom = sell_product.showroom;
  update public.financing_leads set status = 'converted' where id = lead and status <> 'converted';
  select coalesce(sum(on_hand), 0) + private.quantity_on_truck(product) into total
    from public.stock where product_id = product;
  if total = 0 then
    update public.sales set was_last = true where id = sale;
    update public.products set state = 'sold' where id = product and state = 'live';
  end if;
  return private.describe_sale(sale);
end
$$;

-- Answers by its old name until the next release.
create function public.sell_piece(
  product text, showroom text, quantity integer default 1, price_cents integer default null,
  lead uuid default null, hold uuid default null, sale uuid default gen_random_uuid()
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select public.sell_product(product, showroom, quantity, price_cents, lead, hold, sale)
$$;

create function private.describe_sale(sale uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'sale', sales.id,
    'state', products.state,
    'left', (
      select coalesce(jsonb_object_agg(stock.showroom, stock.on_hand), '{}') from public.stock
      where stock.product_id = products.id
    ),
    'packages', (
      select coalesce(jsonb_agg(packages.name order by packages.position), '[]') from public.packages
      where packages.state = 'live' and products.id = any (packages.product_ids)
    )
  )
  from public.sales join public.products on products.id = sales.product_id where sales.id = sale
$$;

-- Takes a sale back: the products stand there again, the lead is as it was, and so is the hold if it would
-- still run. Twice is once. Who is limited to the sales floor takes back their own sales.
create function public.undo_sale(sale uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  past public.sales;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  select * into past from public.sales where id = sale for update;
  if past.id is null then
    raise exception 'We can’t find that sale.' using errcode = 'PT404';
  end if;
  if past.sold_by is distinct from auth.uid() then
    perform private.require_admin();
  end if;
  if past.undone_at is not null then
    return;
  end if;
  update public.sales set undone_at = clock_timestamp(), undone_by_email = auth.jwt() ->> 'email'
    where id = sale;
  update public.stock set on_hand = on_hand + past.quantity, counted_at = clock_timestamp()
    where product_id = past.product_id and showroom = past.showroom;
  if past.was_last then
    update public.products set state = 'live' where id = past.product_id and state = 'sold';
  end if;
  update public.holds set state = 'held'
    where id = past.hold_id and state = 'sold' and until > private.text_now();
  update public.holds set state = 'ended'
    where id = past.hold_id and state = 'sold' and until <= private.text_now();
  update public.financing_leads set status = past.lead_status_before
    where id = past.lead_id and status = 'converted' and past.lead_status_before <> 'converted';
end
$$;

revoke all on function
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid),
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), private.describe_sale(uuid),
  public.undo_sale(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.sell_product(text, text, integer, integer, uuid, uuid, uuid),
  public.sell_piece(text, text, integer, integer, uuid, uuid, uuid), public.undo_sale(uuid)
  to authenticated;
