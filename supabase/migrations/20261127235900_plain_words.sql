-- Sentences of the back office and the wording above the button of a request to hold, as people here would say them.

create or replace function public.introduce_myself(my_name text, at_showroom text default null) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own_session();
  if not exists (select from public.user_roles where user_id = auth.uid()) then
    raise exception 'Only people who work here can set their name.'
      using errcode = 'insufficient_privilege';
  end if;
  update public.user_roles set name = private.as_name(my_name), showroom = at_showroom
  where user_id = auth.uid();
end
$$;

create or replace function private.limit_lenders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.lenders where active) > 20 then
    raise exception 'The site offers up to 20 lenders. Switch one off first.' using errcode = 'PT422';
  elsif (select count(*) from public.lenders) > 200 then
    raise exception 'You can have up to 200 lenders, counting those switched off. Remove one first.'
      using errcode = 'PT422';
  end if;
  return null;
end
$$;

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
    raise exception 'This sale was undone, or is a return.' using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and past.quantity - private.returned_quantity(sale) then
    raise exception 'Enter how many came back, up to the number sold.';
  end if;
  if refund_cents > past.price_cents then
    raise exception 'You can’t refund more than was paid.';
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, sold_by, sold_by_email,
      package_id, package_name, return_of, is_restocked, tax_percent, note, inquiry_id)
    values (return_sale.id, past.product_id, past.showroom, -quantity,
      coalesce(refund_cents, past.price_cents), past.lead_id, auth.uid(), auth.jwt() ->> 'email',
      past.package_id, past.package_name, sale, coalesce(restock, true), past.tax_percent,
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

create or replace function private.check_price_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  product record;
  lowest integer := case new.kind when 'sale' then new.price_cents else new.floor_cents end;
begin
  -- The policy, which is asked after this, refuses them; until then nobody hears of prices and costs.
  if auth.uid() is not null and not private.has_role('admin') then return new; end if;
  if tg_op = 'UPDATE' then
    if new.state = 'ended' and new.ends_at is distinct from old.ends_at then
      raise exception 'This plan has ended. Make a new one.' using errcode = 'PT409';
    end if;
    new.due_at := private.next_plan_moment(new);
    return new;
  end if;
  select title, products.state, cost_cents, coalesce((select max(regular_cents) from public.price_plans as other
    where other.product_id = products.id and other.state = 'running'), price_cents) as regular into product
  from public.products left join public.product_notes on product_id = products.id where products.id = new.product_id;
  if product.title is null then
    raise exception 'We can’t find product %.', new.product_id using errcode = 'PT404';
  elsif product.state in ('sold', 'archived') then
    raise exception '“%” isn’t for sale.', product.title using errcode = 'PT409';
  elsif new.ends_at <= private.text_now() then
    raise exception 'Choose a future end.';
  elsif new.starts_at < private.text_now() - interval '366 days' then
    raise exception 'Choose a start within the last year.';
  elsif lowest >= product.regular or new.price_cents > product.regular then
    raise exception '“%” costs $% already. Choose a lower price.', product.title, round(product.regular / 100.0, 2);
  elsif lowest < product.cost_cents and not new.may_go_below_cost then
    raise exception 'You paid $% for “%”, and this plan goes below that. Confirm that you mean it.',
      round(product.cost_cents / 100.0, 2), product.title using errcode = 'PT422', hint = 'confirmed';
  end if;
  new.state := 'planned';
  new.due_at := new.starts_at;
  return new;
end
$$;

insert into private.consent_sentences (version, words, covers_conversation, form) values
  ('hold-2026-11-27',
    'By sending this you agree that {shop} may text you once to say whether the piece is held, and call you about it. Message and data rates may apply. Reply HELP for help or STOP to opt out. Consent is not a condition of purchase.',
    false, 'hold')
on conflict (version) do nothing;
