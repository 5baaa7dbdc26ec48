-- A refusal of a price plan says which field it is about, so that its form shows it there.

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
    raise exception 'Choose a future end.' using detail = 'until';
  elsif new.starts_at < private.text_now() - interval '366 days' then
    raise exception 'Choose a start within the last year.' using detail = 'from';
  elsif lowest >= product.regular or new.price_cents > product.regular then
    raise exception '“%” costs $% already. Choose a lower price.', product.title, round(product.regular / 100.0, 2)
      using detail = 'percent';
  elsif lowest < product.cost_cents and not new.may_go_below_cost then
    raise exception 'You paid $% for “%”, and this plan goes below that. Confirm that you mean it.',
      round(product.cost_cents / 100.0, 2), product.title using errcode = 'PT422', hint = 'confirmed', detail = 'percent';
  end if;
  new.state := 'planned';
  new.due_at := new.starts_at;
  return new;
end
$$;
