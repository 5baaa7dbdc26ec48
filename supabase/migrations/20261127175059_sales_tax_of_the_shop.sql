-- The sales tax is a fact of the shop, so that pages and sales know the same.
alter table public.shop add column sales_tax_percent numeric(5, 3) not null default 6;
alter table public.shop add constraint shop_sales_tax_percent_range
  check (sales_tax_percent between 0 and 30);
update public.shop set sales_tax_percent = settings.sales_tax_percent
  from private.settings where settings.sales_tax_percent <> 6;

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
      made.package_name, (select sales_tax_percent from public.shop), btrim(coalesce(add_sale.note, '')))
    returning * into made;
  update public.holds set state = 'sold' where id = made.hold_id;
  perform private.move_count(made, made.quantity);
  update public.financing_leads set status = 'converted' where id = made.lead_id and status <> 'converted';
  perform private.follow_count(made.product_id, sale) where made.product_id is not null;
end
$$;

create or replace function public.sales_tax_percent() returns numeric
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  return (select shop.sales_tax_percent from public.shop);
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
  update public.shop set sales_tax_percent = percent;
end
$$;

alter table private.settings drop column sales_tax_percent;
