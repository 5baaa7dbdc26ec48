-- Who asks without a lender: people who walk in, call, want to be called when something arrives, or pay cash. Staff
-- enter them; they stand in one list with the leads, and no number of leads counts them.
create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  -- Null where somebody in the showroom left none.
  phone text,
  phone_e164 text generated always as (
    '+1' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '^1?([2-9][0-9]{9})$')
  ) stored,
  -- The product that it is about, by the last part of its address, as in leads.
  piece text,
  showroom text references public.showrooms (id) on update cascade,
  status text not null default 'pending',
  notes text,
  -- Who works it: at first who entered it.
  assigned_to uuid references auth.users (id) on delete set null,
  follow_up_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  first_contacted_at timestamptz,
  -- Made by the form: what is sent again after a lost answer is refused as a repeat.
  submission_key uuid,
  anonymized_at timestamptz,
  constraint inquiries_kind_known check (kind in ('walk_in', 'call', 'wants_call', 'cash')),
  constraint inquiries_name_trimmed check (name = private.js_trim(name)),
  constraint inquiries_name_length check (private.js_length(name) between 1 and 100),
  constraint inquiries_phone_form check (phone ~ '^[0-9() -]{10,20}$' and phone = private.js_trim(phone)),
  constraint inquiries_phone_given
    check (phone is not null or kind in ('walk_in', 'cash') or anonymized_at is not null),
  constraint inquiries_piece_form check (piece ~ '^[a-z0-9-]{1,90}$'),
  constraint inquiries_status_known check (status in ('pending', 'contacted', 'converted', 'declined')),
  constraint inquiries_notes_length check (private.js_length(notes) <= 2000),
  constraint inquiries_follow_up_range check (follow_up_at between '2020-01-01' and '2100-01-01'),
  constraint inquiries_submission_key_key unique (submission_key)
);
create index inquiries_newest_idx on public.inquiries (created_at desc, id);
create index inquiries_changed_idx on public.inquiries (updated_at, id);
create index inquiries_named_idx on public.inquiries (created_at) where anonymized_at is null;
create index inquiries_phone_idx on public.inquiries (phone_e164) where phone_e164 is not null;
create index inquiries_assigned_to_idx on public.inquiries (assigned_to);
create index inquiries_showroom_idx on public.inquiries (showroom);
create index inquiries_follow_up_idx on public.inquiries (follow_up_at) where follow_up_at is not null;

alter table public.inquiries enable row level security;
revoke all on public.inquiries from public, anon, authenticated;
grant select on public.inquiries to authenticated;
grant insert (kind, name, phone, piece, showroom, notes, follow_up_at, submission_key)
  on public.inquiries to authenticated;
grant update (status, notes, assigned_to, follow_up_at, piece) on public.inquiries to authenticated;
grant all on public.inquiries to service_role;
create policy "Admins see all inquiries" on public.inquiries
  for select to authenticated using ((select private.may_work_sales()));
create policy "Admins enter inquiries" on public.inquiries
  for insert to authenticated with check ((select private.may_work_sales()));
create policy "Admins edit inquiries" on public.inquiries
  for update to authenticated
  using ((select private.may_work_sales()))
  with check ((select private.may_work_sales()));

create trigger note_request after insert on public.inquiries
  for each statement execute function private.note_request();
create trigger check_assignee before insert or update of assigned_to on public.inquiries
  for each row when (new.assigned_to is not null)
  execute function private.check_assignee();
create trigger limit_lead_changes before update of assigned_to on public.inquiries
  for each row when (auth.uid() is not null)
  execute function private.limit_lead_changes();

-- Who stands there or is on the line is contacted already; who wants a call waits for it.
create function private.begin_inquiry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.may_work_sales() then
    new.assigned_to := auth.uid();
  end if;
  if new.kind <> 'wants_call' then
    new.status := 'contacted';
    new.first_contacted_at := new.created_at;
  end if;
  return new;
end
$$;

create trigger begin_inquiry before insert on public.inquiries
  for each row when (auth.uid() is not null)
  execute function private.begin_inquiry();

create function private.stamp_inquiry() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := clock_timestamp();
  if new.status <> 'pending' then
    new.first_contacted_at := coalesce(new.first_contacted_at, new.updated_at);
  end if;
  return new;
end
$$;

create trigger stamp_inquiry before update on public.inquiries
  for each row when (
    (new.name, new.phone, new.piece, new.status, new.notes, new.assigned_to, new.follow_up_at)
      is distinct from
    (old.name, old.phone, old.piece, old.status, old.notes, old.assigned_to, old.follow_up_at)
  )
  execute function private.stamp_inquiry();

-- One history for both.
alter table public.lead_events
  alter lead_id drop not null,
  add column inquiry_id uuid references public.inquiries (id) on delete cascade,
  add constraint lead_events_lead_or_inquiry check (num_nonnulls(lead_id, inquiry_id) = 1);
create index lead_events_inquiry_idx on public.lead_events (inquiry_id, id) where inquiry_id is not null;

create trigger record_lead_change after update on public.inquiries
  for each row when (
    (new.status, new.notes, new.assigned_to, new.follow_up_at, new.piece)
      is distinct from
    (old.status, old.notes, old.assigned_to, old.follow_up_at, old.piece)
  )
  execute function private.record_lead_change();

revoke all on function private.begin_inquiry(), private.stamp_inquiry()
  from public, anon, authenticated, service_role;

create trigger a_bound_texts before insert or update on public.inquiries
  for each row when (octet_length(new.kind) > 80 or octet_length(new.name) > 400 or octet_length(new.phone) > 80 or octet_length(new.piece) > 360 or octet_length(new.showroom) > 80 or octet_length(new.status) > 80 or octet_length(new.notes) > 8000)
  execute function private.refuse_long_text();

alter table public.lead_events drop constraint lead_events_field_known;
alter table public.lead_events add constraint lead_events_field_known check (
  field in ('status', 'notes', 'suspected_junk', 'assigned_to', 'follow_up_at', 'call', 'note',
    'customer', 'piece')
);

-- Who is limited to the sales floor takes leads, and gives away their own; sets none aside as junk.
create or replace function private.limit_lead_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Inquiries, which have no junk, are limited by it, too.
  if to_jsonb(new) -> 'suspected_junk' is distinct from to_jsonb(old) -> 'suspected_junk'
    or new.assigned_to is distinct from old.assigned_to
    and auth.uid() is distinct from new.assigned_to and auth.uid() is distinct from old.assigned_to then
    perform private.require_admin();
  end if;
  return new;
end
$$;

-- A person who is no admin any more sees no leads, so their open ones become unassigned, where all admins see them.
-- "Employee left" has handed them to a colleague before.
create or replace function private.let_go_of_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.financing_leads set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  update public.inquiries set assigned_to = null
  where assigned_to = old.user_id and status in ('pending', 'contacted') and not exists (
    select from public.user_roles where user_id = old.user_id and role = 'admin'
  );
  return null;
end
$$;

-- People are named as they were then, so that the history outlives their accounts.
create or replace function private.record_lead_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.lead_events
    (lead_id, inquiry_id, at, changed_by, changed_by_email, field, old_value, new_value)
  select case tg_table_name when 'financing_leads' then new.id end,
    case tg_table_name when 'inquiries' then new.id end, new.updated_at, auth.uid(), auth.jwt() ->> 'email',
    change.field, change.old_value, change.new_value
  from (values
    ('status', old.status, new.status),
    ('notes', old.notes, new.notes),
    ('suspected_junk', to_jsonb(old) ->> 'suspected_junk', to_jsonb(new) ->> 'suspected_junk'),
    ('piece', old.piece, new.piece),
    (
      'assigned_to',
      coalesce((select email::text from auth.users where id = old.assigned_to), old.assigned_to::text),
      coalesce((select email::text from auth.users where id = new.assigned_to), new.assigned_to::text)
    ),
    ('follow_up_at', to_jsonb(old.follow_up_at) #>> '{}', to_jsonb(new.follow_up_at) #>> '{}')
  ) as change (field, old_value, new_value)
  where change.old_value is distinct from change.new_value;
  return null;
end
$$;

-- What an open page of leads asks every two seconds: when a lead or an inquiry last changed, and who else has this one
-- open. Three look-ups by index; nothing is written.
create or replace function public.lead_activity(lead uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_sales();
  return jsonb_build_object(
    'changed_at', greatest(
      (select max(updated_at) from public.financing_leads), (select max(updated_at) from public.inquiries)
    ),
    'others', (
      select coalesce(jsonb_agg(to_jsonb(met) order by met.user_id), '[]') from (
        select other.user_id, bool_or(other.is_writing) as is_writing
        from private.lead_presence as other
        where other.lead_id = $1 and other.session_id <> here
          and other.seen_at > clock_timestamp() - interval '15 seconds'
        group by other.user_id
      ) as met
    )
  );
end
$$;

-- Everybody with a role: when they were last here, whether a second step guards them, and how many open
-- leads they work.
create or replace function public.staff_state()
returns table (user_id uuid, last_seen_at timestamptz, has_second_step boolean, open_leads integer)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select people.id,
      greatest(people.last_sign_in_at, (
        select max(coalesce(live.refreshed_at::timestamptz, live.created_at))
        from auth.sessions as live where live.user_id = people.id
      )),
      exists (
        select from auth.mfa_factors as factor
        where factor.user_id = people.id and factor.status = 'verified'
      ),
      (
        select count(*)::integer from public.financing_leads as lead
        where lead.assigned_to = people.id and lead.status in ('pending', 'contacted')
      ) + (
        select count(*)::integer from public.inquiries as asked
        where asked.assigned_to = people.id and asked.status in ('pending', 'contacted')
      )
    from auth.users as people
    where exists (select from public.user_roles as held where held.user_id = people.id);
end
$$;

-- Roles off, sessions ended, account blocked, open leads to a colleague or to no one: all of it or
-- nothing. Returns how many leads and inquiries changed hands.
create or replace function public.employee_left(person uuid, heir uuid default null) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  handed integer;
  handed_inquiries integer;
begin
  perform private.require_power_over(person);
  if heir = person then
    raise exception 'Choose someone else for the open leads.';
  end if;
  update public.financing_leads set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed = row_count;
  update public.inquiries set assigned_to = heir
  where assigned_to = person and status in ('pending', 'contacted');
  get diagnostics handed_inquiries = row_count;
  delete from public.user_roles where user_id = person;
  perform private.close_account(person);
  perform private.record_account_event('left', person);
  return handed + handed_inquiries;
end
$$;

alter table public.sales add column inquiry_id uuid references public.inquiries (id) on delete set null;
create index sales_inquiry_idx on public.sales (inquiry_id);

create or replace view public.sold with (security_invoker) as
  select line.*, line.revenue_cents - line.cost_cents as margin_cents
  from (
    select sale.id, sale.sold_at, (sale.sold_at at time zone 'America/Detroit')::date as day, sale.return_of,
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
        greatest((sale.sold_at at time zone 'America/Detroit')::date - product.added_on, 0)
      end as days_standing
    from public.sales as sale
    left join public.products as product on product.id = sale.product_id
    left join public.product_notes as known on known.product_id = sale.product_id
    left join public.financing_leads as lead on lead.id = sale.lead_id
    left join public.inquiries as inquiry on inquiry.id = sale.inquiry_id
    where sale.undone_at is null
  ) as line;
comment on column public.sold.lead_id is 'The lead or the inquiry that it was sold to; only a lead has a lender.';

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
      select id, status into made.inquiry_id, made.lead_status_before from public.inquiries
      where id = made.lead_id for update;
      made.lead_id := null;
    end if;
    if made.lead_status_before is null then
      raise exception 'This lead no longer exists.';
    end if;
  end if;
  insert into public.sales (id, product_id, showroom, quantity, price_cents, lead_id, lead_status_before, hold_id,
      sold_by, sold_by_email, package_id, package_name, tax_percent, note, inquiry_id)
    values (sale, made.product_id, add_sale.showroom, add_sale.quantity, made.price_cents, made.lead_id,
      made.lead_status_before, made.hold_id, auth.uid(), auth.jwt() ->> 'email', made.package_id,
      made.package_name, (select sales_tax_percent from public.shop), btrim(coalesce(add_sale.note, '')),
      made.inquiry_id)
    returning * into made;
  update public.holds set state = 'sold' where id = made.hold_id;
  perform private.move_count(made, made.quantity);
  update public.financing_leads set status = 'converted' where id = made.lead_id and status <> 'converted';
  update public.inquiries set status = 'converted' where id = made.inquiry_id and status <> 'converted';
  perform private.follow_count(made.product_id, sale) where made.product_id is not null;
end
$$;

-- Sells a product, or one that is part of a package, at the price of one in cents, without one at today's, to a lead
-- or an inquiry.
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
  update public.inquiries set status = past.lead_status_before
    where id = past.inquiry_id and status = 'converted' and past.lead_status_before <> 'converted';
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

-- Takes the person with this number, and of these leads, out of deliveries.
create or replace function private.erase_deliveries(number text, leads uuid[]) returns void
language sql security definer set search_path = ''
as $$
  update public.deliveries as delivery
  set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where phone_e164 = number
    or exists (select from public.holds where id = delivery.hold_id and (phone_e164 = number or lead_id = any (leads)))
    or exists (select from public.sales where (lead_id = any (leads) or inquiry_id = any (leads))
      and (id = delivery.sale_id or hold_id = delivery.hold_id))
$$;

-- Takes the people out of these leads and inquiries, their texts and what was noted about them.
create or replace function private.anonymize(ids uuid[]) returns void
language sql security definer
set search_path = ''
as $$
  update public.financing_leads set
    first_name = 'Removed', last_name = 'Removed', phone = '000-000-0000', notes = null,
    follow_up_at = null, reply_waiting_since = null, submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.inquiries set name = 'Removed', phone = null, notes = null, follow_up_at = null,
    submission_key = null, anonymized_at = private.text_now()
  where id = any (ids);
  update public.lead_events set old_value = null, new_value = null
  where field in ('notes', 'note') and (lead_id = any (ids) or inquiry_id = any (ids));
  update public.sales set note = '' where (lead_id = any (ids) or inquiry_id = any (ids)) and note <> '';
  update private.text_outbox set
    phone = null, address = null, captcha_token = null, error = null,
    state = case when state in ('queued', 'checking') then 'refused' else state end,
    reason = case when state in ('queued', 'checking') then 'anonymized' else reason end
  where lead_id = any (ids)
$$;

-- Takes the people out of leads, inquiries and texts from before a moment, or only counts them: the oldest
-- `most` leads and as many replies, or all. What the shop counts (when, which lender, which status)
-- stays, and so does the list of who wants no texts.
create or replace function private.anonymize_leads(
  created_before timestamptz, for_real boolean, most integer default null
)
returns table (leads bigint, texts bigint, replies bigint, oldest timestamptz, newest timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  old_leads uuid[];
  old_replies bigint[];
begin
  select array_agg(old.id), count(*), min(old.created_at), max(old.created_at)
  into old_leads, leads, oldest, newest
  from (
    select id, created_at from public.financing_leads
    where created_at < created_before and anonymized_at is null
    union all
    select id, created_at from public.inquiries where created_at < created_before and anonymized_at is null
    order by created_at limit most
  ) as old;
  select count(*) into texts from private.text_outbox where lead_id = any (old_leads);
  select array_agg(old.id), count(*) into old_replies, replies from (
    select id from private.text_replies
    where received_at < created_before and body <> ''
    order by received_at limit most
  ) as old;
  if for_real then
    perform private.anonymize(old_leads);
    update private.text_replies set phone = '', body = '' where id = any (old_replies);
  end if;
  return next;
end
$$;

-- The phone of a lead or an inquiry.
create or replace function private.phone_of(lead uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select phone from public.financing_leads where id = lead
  union all select phone from public.inquiries where id = lead
$$;

-- All that the person behind this lead or inquiry asked for: what came with the same number.
create or replace function private.all_of_sender(lead uuid) returns table (id uuid, name text)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.first_name || ' ' || found.last_name from private.requests_of_sender(lead) as found
  union
  select found.id, found.first_name || ' ' || found.last_name from public.financing_leads as found
  where found.phone_e164 = private.us_number(private.phone_of(lead)) and found.anonymized_at is null
  union
  select asked.id, asked.name from public.inquiries as asked
  where (asked.id = lead or asked.phone_e164 = private.us_number(private.phone_of(lead)))
    and asked.anonymized_at is null
$$;

-- What erase_sender would take and what it would keep, for the question before it.
create or replace function public.preview_erasure(lead uuid)
returns table (
  names text[], leads integer, texts integer, replies integer, holds integer, has_opted_out boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.us_number(private.phone_of(lead));
  return query
    select array_agg(distinct found.name), count(*)::integer,
      (
        select count(*)::integer from private.text_outbox as sent
        where sent.lead_id = any (array_agg(found.id)) and sent.phone is not null
      ),
      (select count(*)::integer from private.text_replies as said where said.phone = number),
      (select count(*)::integer from public.holds as kept where kept.phone_e164 = number) + (
        select count(*)::integer from private.hold_requests_of(private.phone_of(lead))
      ) + (select count(*)::integer from public.product_alerts as wanted where wanted.phone = number),
      coalesce(private.has_opted_out(number), false)
    from private.all_of_sender(lead) as found
    having count(*) > 0;
end
$$;

create or replace function public.erase_sender(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  gone uuid[];
  sent integer;
  said integer;
begin
  perform private.require_admin();
  number := private.us_number(private.phone_of(lead));
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  perform private.erase_hold_requests(private.phone_of(lead));
  gone := array(select id from private.all_of_sender(lead));
  if cardinality(gone) = 0 then
    raise exception 'This request no longer exists.';
  end if;
  if number is not null then
    insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
    select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
      (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
    from public.financing_leads as agreed
    where agreed.id = any (gone) and agreed.consent_version is not null;
    insert into private.erased_opt_outs (phone_hash, since)
    select private.phone_hash(phone), since from private.text_opt_outs where phone = number
    on conflict do nothing;
    delete from private.text_opt_outs where phone = number;
  end if;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  perform private.erase_deliveries(number, gone);
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what, leads, texts, replies)
  values (auth.uid(), auth.jwt() ->> 'email', 'requests', cardinality(gone), sent, said);
end
$$;

-- What erase_number would take; no row where nothing is kept for the number.
create or replace function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, id, null from public.inquiries where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
      union all
      select name, null, id from private.hold_requests_of(number)
      union all
      select name, null, id from public.deliveries where phone_e164 = number and sale_id is not null
      union all
      select 'Asked for an alert', null, id from public.product_alerts as wanted where wanted.phone = number
    ) as kept
    having count(*) > 0;
end
$$;

-- Somebody who only held a product has no request from which they could be erased: they are erased by their
-- number, with their requests to hold if there are any.
create or replace function public.erase_number(phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text;
  request uuid;
begin
  perform private.require_admin();
  number := private.number_to_erase(phone);
  select id into request from (
    select id from public.financing_leads where phone_e164 = number and anonymized_at is null
    union all
    select id from public.inquiries where phone_e164 = number and anonymized_at is null
  ) as asked limit 1;
  -- Takes holds and requests to hold along.
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'We have nothing on file for this number.';
  end if;
  perform private.erase_hold_requests(number);
  perform private.erase_deliveries(number, '{}');
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;

alter table private.lead_alerts add column texted_at timestamptz;
alter table private.staff_alerts add column texted_at timestamptz;
-- What was tried before may have been texted.
update private.lead_alerts set texted_at = created_at where attempts > 0;
update private.staff_alerts set texted_at = claimed_at;

-- Queues a text of a new lead to each showroom's phone that is to hear of it, with a link into the back office of
-- `site`. Returns why not, for each that gets none. What a stranger wrote never stands in it: two letters at most.
-- Kept with when, so that none is texted twice.
create or replace function private.text_lead_alert(of_lead uuid, site text) returns setof text
language sql security definer
set search_path = ''
as $$
  with alert as (
    update private.lead_alerts set texted_at = private.text_now()
    where lead_id = of_lead and texted_at is null returning lead_id
  )
  select (private.add_text('alert', alert_phones.phone_e164, said.words, private.text_now())).reason
  from public.financing_leads as lead
  join alert on alert.lead_id = lead.id
  left join public.showrooms on showrooms.id = lead.showroom
  cross join lateral (
    select format(
      'New lead: %s. %s/admin/financing-leads?lead=%s',
      concat_ws(', ',
        nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
        lead.financing_option, showrooms.name
      ), site, lead.id
    ) as words
  ) as said
  join lateral (
    select distinct phone_e164 from public.alert_phones
    where (lead.showroom is null or alert_phones.showroom = lead.showroom) and 'lead' = any (kinds)
  ) as alert_phones on true
  where lead.id = of_lead
$$;

-- What waits for staff and is to be said now, up to `most`: in opening hours, once, and of the last three days. What is
-- said has been neither answered nor suspected of junk. A worker that stopped is not waited for longer than two minutes.
create or replace function private.claim_staff_alerts(most integer, moment timestamptz default private.text_now())
returns table (id bigint, attempt integer, kind text, title text, body text, path text, showroom text)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from public.push_devices) and not exists (select from public.alert_phones) then
    return;
  end if;
  -- Workers that looked side by side would say it twice.
  perform pg_advisory_xact_lock(hashtextextended('private.claim_staff_alerts', 0));
  delete from private.staff_alerts where since < moment - interval '4 days';
  return query
    with found as (
      select 'hold' as kind, asked.id::text as subject, asked.created_at as since, 'Request to hold' as title,
        concat_ws(', ', private.initial(asked.name), private.short_title(asked.product_id)) as body,
        '/admin#hold-requests' as path, asked.showroom
      from public.hold_requests as asked
      where answer is null and suspected_junk is null and anonymized_at is null
      union all
      select 'reply', min(said.id)::text, min(said.received_at), 'New text reply',
        coalesce(nullif(concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''),
          'A number ending in ' || right(said.phone, 4)),
        coalesce('/admin/financing-leads?lead=' || lead.id, '/admin/financing-leads'), lead.showroom
      from private.text_replies as said
      left join public.financing_leads as lead
        on lead.phone_e164 = said.phone and lead.reply_waiting_since is not null and lead.anonymized_at is null
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
      group by said.phone, lead.id
      union all
      select 'follow_up', lead.id::text, lead.follow_up_at, 'Time to call again',
        concat_ws(', ', nullif(
          concat_ws(' ', private.initial(lead.first_name), private.initial(lead.last_name)), ''), lead.financing_option),
        '/admin/financing-leads?lead=' || lead.id, lead.showroom
      from public.financing_leads as lead
      where lead.follow_up_at <= moment and lead.status in ('pending', 'contacted') and lead.suspected_junk is null
      union all
      select 'follow_up', asked.id::text, asked.follow_up_at, 'Time to call again',
        concat_ws(', ', nullif(private.initial(asked.name), ''), case asked.kind when 'walk_in' then 'walk-in' when 'wants_call' then 'wants a call' else asked.kind end),
        '/admin/financing-leads?lead=' || asked.id, asked.showroom
      from public.inquiries as asked
      where asked.follow_up_at <= moment and asked.status in ('pending', 'contacted')
    ), due as (
      select found.* from found
      where found.since > moment - interval '3 days' and private.is_open(found.showroom, moment) and not exists (
        select from private.staff_alerts as earlier
        where (earlier.kind, earlier.subject, earlier.since) = (found.kind, found.subject, found.since)
          and (done_at is not null or attempts >= 3 or claimed_at > moment - interval '2 minutes')
      )
      order by found.since limit most
    ), claimed as (
      insert into private.staff_alerts as said (kind, subject, since, claimed_at)
      select due.kind, due.subject, due.since, moment from due
      on conflict on constraint staff_alerts_once do update set claimed_at = moment, attempts = said.attempts + 1
      returning said.*
    )
    select claimed.id, claimed.attempts, due.kind, due.title, due.body, due.path, due.showroom
    from claimed join due using (kind, subject, since);
end
$$;

-- Texts it unless an earlier attempt did, and keeps when.
create or replace function private.text_staff_alert(alert bigint, at_showroom text, words text) returns setof text
language sql security definer set search_path = ''
as $$
  with claimed as (
    update private.staff_alerts set texted_at = private.text_now()
    where id = alert and texted_at is null returning kind
  )
  select private.text_showrooms(claimed.kind, at_showroom, words) from claimed
$$;

revoke all on function
  private.phone_of(uuid), private.all_of_sender(uuid), private.text_staff_alert(bigint, text, text)
  from public, anon, authenticated, service_role;
