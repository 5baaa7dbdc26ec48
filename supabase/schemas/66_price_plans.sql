-- Prices that change by themselves. A sale has its price between two moments; a falling price goes down by a
-- percentage every so many days, by the shop's clock, to a floor. products.price_cents is always what is charged
-- now: of plans that run together the lowest price.
create table public.price_plans (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  kind text not null,
  starts_at timestamptz not null default now(),
  -- A sale ends with the regular price, a falling price stays where it is by then.
  ends_at timestamptz,
  -- Of a sale; what a falling price begins with, null for the regular price.
  price_cents integer,
  step_percent integer,
  -- The first step is so many days after the start.
  every_days integer,
  floor_cents integer,
  -- Plans that were made in one step have the same.
  batch uuid not null default gen_random_uuid(),
  -- Customers read the next step.
  shows_next boolean not null default false,
  -- The owner has said that it may cost less than what was paid for it.
  may_go_below_cost boolean not null default false,
  state text not null default 'planned',
  -- "over", "missed", "sold", "changed by hand" or "refused": the price was against a rule.
  ended_because text,
  -- What the product costs without plans, and by this one alone.
  regular_cents integer,
  plan_cents integer,
  -- Steps whose day has passed, those that a hold stopped too.
  steps integer not null default 0,
  -- When it next does something.
  due_at timestamptz,
  constraint price_plans_end_after_start
    check (private.is_in_calendar(starts_at) and private.is_in_calendar(ends_at) and ends_at > starts_at),
  constraint price_plans_numbers_bounded check (price_cents between 1 and 100000000
    and floor_cents between 1 and 100000000 and step_percent between 1 and 90 and every_days between 1 and 365),
  constraint price_plans_kind_whole check (case kind
    when 'sale' then num_nonnulls(ends_at, price_cents) = 2 and num_nonnulls(step_percent, every_days, floor_cents) = 0
    when 'falling' then num_nonnulls(step_percent, every_days, floor_cents) = 3 else false end)
);
create index price_plans_product_idx on public.price_plans (product_id);
create index price_plans_due_idx on public.price_plans (due_at, kind desc, id) where due_at is not null;

create trigger take_catalog_turn before insert or update or delete on public.price_plans
  for each statement execute function private.take_catalog_turn();

-- Cents after the next step: whole dollars from $10 on, never below the floor, nor below cost unless that was said.
create function private.next_planned_price(plan public.price_plans) returns integer
language sql stable security definer set search_path = '' as $$
  select least(plan.plan_cents, greatest(plan.floor_cents,
    (select cost_cents from public.product_notes where product_id = plan.product_id and not plan.may_go_below_cost),
    case when cents >= 1000 then cents / 100 * 100 else cents end))
  from (select plan.plan_cents * (100 - plan.step_percent)::bigint / 100) as lower (cents)
$$;

-- When a plan next does something, if ever. A step keeps its hour in the shop when the clocks change.
create function private.next_plan_moment(plan public.price_plans) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when plan.state = 'planned' then plan.starts_at
    when plan.state = 'running' and plan.kind = 'falling' and private.next_planned_price(plan) < plan.plan_cents
      then least(plan.ends_at, (plan.starts_at at time zone private.shop_zone()
        + make_interval(days => (plan.steps + 1) * plan.every_days)) at time zone private.shop_zone())
    when plan.state = 'running' then plan.ends_at
  end
$$;

-- Refuses a plan that would do nothing, and one below cost that no one has said to mean.
create function private.check_price_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
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
create trigger check_price_plan before insert or update of ends_at on public.price_plans
  for each row execute function private.check_price_plan();

-- The product costs the least that a running plan says, or `otherwise` (cents) where none runs.
create function private.charge_planned_price(product text, otherwise integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('store.follows_plan', 'on', true);
  update public.products set price_cents = wanted.cents from (
    select coalesce(least(min(plan_cents), min(regular_cents)), otherwise) as cents
    from public.price_plans where product_id = product and state = 'running'
  ) as wanted where id = product and price_cents <> wanted.cents;
  perform set_config('store.follows_plan', '', true);
end
$$;

-- Does the next thing that a plan has to do by the moment: it begins, takes a step, or ends.
create function private.advance_price_plan(plan public.price_plans, moment timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  product public.products;
begin
  select * into product from public.products where id = plan.product_id;
  if plan.ends_at <= (case plan.state when 'planned' then moment else plan.due_at end) then
    plan.ended_because := case plan.state when 'planned' then 'missed' else 'over' end;
  elsif product.state in ('sold', 'archived') then
    plan.ended_because := 'sold';
  elsif plan.state = 'planned' then
    plan.regular_cents := coalesce((select max(regular_cents) from public.price_plans
      where product_id = plan.product_id and state = 'running'), product.price_cents);
    plan.plan_cents := coalesce(plan.price_cents, plan.regular_cents);
    plan.state := 'running';
  else
    -- A day on which it was a draft or kept for somebody changes nothing.
    if product.state = 'live' and not exists (
      select from public.holds where product_id = plan.product_id and state in ('held', 'ended', 'sold')
        and made_at <= plan.due_at and least(until, ended_at) > plan.due_at
    ) then
      plan.plan_cents := private.next_planned_price(plan);
    end if;
    plan.steps := plan.steps + 1;
  end if;
  if plan.ended_because is not null then plan.state := 'ended'; end if;
  update public.price_plans set state = plan.state, ended_because = plan.ended_because, steps = plan.steps,
    regular_cents = plan.regular_cents, plan_cents = plan.plan_cents, due_at = private.next_plan_moment(plan)
    where id = plan.id;
  if plan.state = 'ended' and plan.kind = 'falling' then
    plan.regular_cents := least(plan.regular_cents, plan.plan_cents);
    update public.price_plans set regular_cents = least(regular_cents, plan.regular_cents)
      where product_id = plan.product_id and state = 'running';
  end if;
  perform private.charge_planned_price(plan.product_id, plan.regular_cents);
end
$$;

-- Begins, steps and ends every plan that is due by the moment, in their order; answers how often. What was done is
-- not due again: it may run at any time, after a pause too, and by many servers at once.
create function private.apply_price_plans(moment timestamptz default private.text_now()) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.price_plans;
  done integer := 0;
begin
  if not exists (select from public.price_plans where due_at <= moment) then return 0; end if;
  perform from private.catalog_state for update;
  loop
    select * into plan from public.price_plans where due_at <= moment order by due_at, kind desc, id limit 1;
    exit when not found;
    begin
      perform private.advance_price_plan(plan, moment);
    exception when raise_exception or integrity_constraint_violation or data_exception then
      -- One price that may not be stops no other.
      update public.price_plans set state = 'ended', due_at = null, ended_because = 'refused' where id = plan.id;
    end;
    done := done + 1;
  end loop;
  perform private.next_catalog_version();
  return done;
end
$$;

-- What is due is done at once, and pages follow. Taking a running plan back charges what holds without it; a price
-- that a person sets ends the running plans of its product.
create function private.follow_price_plans() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if tg_table_name = 'products' then
    update public.price_plans set state = 'ended', due_at = null, ended_because = 'changed by hand'
      where product_id = new.id and state = 'running';
  elsif tg_level = 'ROW' then
    perform private.charge_planned_price(old.product_id, old.regular_cents);
  else
    perform private.apply_price_plans(), private.next_catalog_version();
  end if;
  return null;
end
$$;
create trigger take_back_price after delete on public.price_plans
  for each row when (old.state = 'running') execute function private.follow_price_plans();
create trigger follow_price_plans after insert or update of ends_at, shows_next or delete on public.price_plans
  for each statement execute function private.follow_price_plans();
create trigger end_price_plans after update of price_cents on public.products for each row
  when (new.price_cents <> old.price_cents and coalesce(current_setting('store.follows_plan', true), '') <> 'on')
  execute function private.follow_price_plans();

-- What pages say beside a price that a plan made, by product: {"ends_at"} of a sale, {"next_at", "next_cents"} of a
-- falling price whose next step the owner shows.
create function private.shown_price_plans() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(product_id, words), '{}') from (
    select distinct on (product_id) product_id, case plan.kind
        when 'sale' then jsonb_build_object('ends_at', ends_at)
        else jsonb_build_object('next_at', due_at, 'next_cents', private.next_planned_price(plan)) end as words
    from public.price_plans as plan join public.products on products.id = product_id
    where plan.state = 'running' and products.state = 'live' and products.price_cents = plan_cents
      and (kind = 'sale' and plan_cents < regular_cents or shows_next and due_at is distinct from ends_at)
    order by product_id, kind desc, ends_at desc
  ) as shown
$$;
