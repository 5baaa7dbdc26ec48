-- Who did something is the default of its columns, one function asks for the owner, and lists of rows, of tables that
-- can be put back and of keys stand once.

alter table public.role_events
  alter changed_by set default auth.uid(), alter changed_by_email set default auth.jwt() ->> 'email';
alter table public.changes
  alter changed_by set default auth.uid(), alter changed_by_email set default auth.jwt() ->> 'email';
alter table public.lead_events
  alter changed_by set default auth.uid(), alter changed_by_email set default auth.jwt() ->> 'email';
alter table public.erasures
  alter erased_by set default auth.uid(), alter erased_by_email set default auth.jwt() ->> 'email';
alter table public.invitations
  alter invited_by set default auth.uid(), alter invited_by_email set default auth.jwt() ->> 'email';
alter table public.holds
  alter made_by set default auth.uid(), alter made_by_email set default auth.jwt() ->> 'email';
alter table public.sales
  alter sold_by set default auth.uid(), alter sold_by_email set default auth.jwt() ->> 'email';
alter table public.stock_moves alter sent_by_email set default auth.jwt() ->> 'email';

create function private.require_owner(otherwise text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.user_roles where user_id = auth.uid() and is_owner) then
    raise exception '%', otherwise using errcode = 'insufficient_privilege';
  end if;
end
$$;
revoke all on function private.require_owner from public, anon, authenticated, service_role;

create or replace function public.set_lock_after_minutes(minutes integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner('Only the owner can set when computers lock.');
  if minutes not between 1 and 480 then
    raise exception 'Choose 1 to 480 minutes, or never.';
  end if;
  update private.settings set lock_after_minutes = minutes;
end
$$;

create or replace function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  perform private.require_owner('Only the owner can hand the shop over.');
  perform private.require_proof();
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account isn’t an admin. Give it that role first.';
  end if;
  if exists (
    select from public.user_roles where user_id = new_owner and role = 'admin' and limited_to_sales
  ) then
    raise exception 'This account is limited to the sales floor. Give it all of an admin''s rights first.';
  end if;
  if new_owner = me then
    return;
  end if;
  perform private.move_ownership(me, new_owner);
  -- Handed back to whom it came from: that is their right to take it back, used, and the giver gets none.
  delete from private.ownership_handovers
  where at >= (
    select at from private.ownership_handovers
    where former_owner = new_owner and private.may_take_back_until(new_owner) is not null
  );
  if not found then
    insert into private.ownership_handovers (former_owner) values (me)
    on conflict (former_owner) do update set at = excluded.at, mailed_at = null;
  end if;
end
$$;

create or replace function public.set_alert_phone(at_showroom text, phone text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  digits text;
begin
  perform private.require_owner('Only the owner can set where we text a showroom.');
  if octet_length(phone) > 80 then
    raise exception 'Enter a US number with its area code.';
  end if;
  digits := regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g');
  if digits = '' then
    delete from public.alert_phones where showroom = at_showroom;
    return;
  end if;
  if not coalesce(private.is_us_number(private.us_number(digits)), false) then
    raise exception 'Enter a US number with its area code.';
  end if;
  insert into public.alert_phones (showroom, phone_e164)
  values (at_showroom, '+1' || right(digits, 10))
  on conflict (showroom) do update set phone_e164 = excluded.phone_e164;
end
$$;

create or replace function public.set_monday_mail(wanted boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_owner('Only the owner can turn the Monday email on or off.');
  update private.settings set monday_mail = wanted where monday_mail is not null;
end
$$;

create or replace function private.move_ownership(former uuid, next uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_roles set is_owner = false where is_owner;
  update public.user_roles set is_owner = true where user_id = next and role = 'admin';
  insert into public.role_events (action, role, user_id, user_email)
  select change.action, 'owner', users.id, users.email
  from (values ('removed', former), ('assigned', next)) as change (action, user_id)
  join auth.users on users.id = change.user_id
  order by change.action desc;
end
$$;

create or replace function private.record_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.role_events (action, role, user_id, user_email)
  select change.action, change.role, change.user_id, coalesce(
    (select users.email from auth.users where users.id = change.user_id),
    -- A deleted account takes its roles with it: its address is only here.
    (select earlier.user_email from public.role_events as earlier
     where earlier.user_id = change.user_id order by earlier.id desc limit 1)
  )
  from (values
    ('removed', old.role, old.user_id),
    ('assigned', new.role, new.user_id)
  ) as change (action, role, user_id)
  where change.user_id is not null;
  return null;
end
$$;

create or replace function private.record_account_event(what text, person uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.role_events (action, user_id, user_email)
  select what, users.id, users.email from auth.users where users.id = person
$$;

create or replace function private.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  row_now jsonb := coalesce(is_now, was);
  quiet constant text[] := array['version', 'updated_at', 'counted_at'];
  old_values jsonb;
  new_values jsonb;
  key text;
  title text;
begin
  -- The sample shop that fills an empty database is no change by anybody.
  if exists (select from private.catalog_state where filled_at is null) then
    perform private.next_catalog_version();
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(fields.name, was -> fields.name),
           jsonb_object_agg(fields.name, is_now -> fields.name)
      into old_values, new_values
      from jsonb_object_keys(is_now) as fields (name)
      where not fields.name = any (quiet) and was -> fields.name is distinct from is_now -> fields.name;
    if new_values is null then return null; end if;
  else
    old_values := was - quiet;
    new_values := is_now - quiet;
  end if;
  select string_agg(row_now ->> name, ' ' order by at) into key
    from unnest(tg_argv[0:tg_nargs - 2]) with ordinality as columns (name, at);
  title := row_now ->> tg_argv[tg_nargs - 1];
  if tg_table_name = 'stock' then
    select products.title into title from public.products where products.id = row_now ->> 'product_id';
  end if;
  insert into public.changes (table_name, record, record_name, action, before, after, catalog_version, row_version)
  values (tg_table_name, key, coalesce(title, row_now ->> 'place', key),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
    old_values, new_values, private.next_catalog_version(), (is_now ->> 'version')::integer);
  return null;
end
$$;

create or replace function private.record_trade() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shown constant text[] := array['showroom', 'until', 'state', 'quantity', 'price_cents', 'undone_at',
    'to_showroom', 'unloaded_showroom', 'day', 'cancelled_at'];
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
  old_values jsonb;
  new_values jsonb;
begin
  if tg_op = 'DELETE' or tg_table_name = 'holds' and is_now ->> 'state' = 'asked' then return null; end if;
  select jsonb_object_agg(field, was -> field), jsonb_object_agg(field, is_now -> field)
    into old_values, new_values
    from unnest(shown) as field
    where is_now ? field and (was is null or was -> field is distinct from is_now -> field);
  if new_values is null then return null; end if;
  insert into public.changes (table_name, record, record_name, action, before, after, catalog_version)
  select tg_table_name, is_now ->> 'id',
    coalesce((select title from public.products where id = is_now ->> 'product_id'), is_now ->> 'package_name',
      (select coalesce(title, package_name) from public.sales left join public.products on products.id = product_id
        where sales.id::text = is_now ->> 'sale_id'),
      (select title from public.holds join public.products on products.id = product_id
        where holds.id::text = is_now ->> 'hold_id')),
    case tg_op when 'INSERT' then 'added' else 'changed' end,
    case when was is not null then old_values end, new_values, private.next_catalog_version();
  return null;
end
$$;

create or replace function private.check_hold() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := private.text_now();
  is_new boolean := tg_op = 'INSERT';
  begins boolean;
  piece record;
  other record;
  refusal text;
begin
  -- A policy is asked after this, which speaks of other people's holds.
  if auth.uid() is not null and not (is_new and new.state = 'asked') then
    perform private.require_sales();
  end if;
  new.name := btrim(new.name);
  new.phone := btrim(new.phone);
  if is_new then
    new.ended_at := null;
    new.ended_by_email := null;
    new.version := 1;
  elsif (new.product_id, new.showroom) is distinct from (old.product_id, old.showroom) then
    raise exception 'A hold can’t move to another product. End it and make another.';
  end if;
  if new.state = 'held' and new.until is null then
    new.until := private.hold_end(new.showroom, moment);
    if new.until is null then
      raise exception 'No hours are set for %. Choose when the hold ends.', private.say_showroom(new.showroom);
    end if;
  end if;
  if new.state = 'sold' and (is_new or old.state <> 'sold') and not exists (
    select from public.sales where hold_id = new.id and undone_at is null
  ) then
    raise exception 'Record the sale to end this hold as sold.';
  end if;
  begins := new.state = 'held'
    and (is_new or old.state <> 'held' or old.until <= moment and new.until > moment);
  if new.state = 'held' and (begins or new.until is distinct from old.until) then
    if new.until <= moment then
      raise exception 'Choose a future end for the hold.';
    elsif new.until > moment + interval '31 days' then
      raise exception 'Choose an end for the hold within a month.';
    end if;
  end if;
  if begins then
    select id, title, state into piece from public.products where id = new.product_id for update;
    if piece.state is distinct from 'live' then
      raise exception '“%” isn’t for sale.', coalesce(piece.title, new.product_id) using errcode = 'PT409';
    end if;
    select holds.until, holds.showroom, products.title into other
    from public.holds join public.products on products.id = holds.product_id
    where holds.phone_e164 = private.us_number(new.phone) and holds.state = 'held' and holds.until > moment
      and holds.id <> new.id
    limit 1;
    if other.title is not null then
      raise exception 'One item per person: % already has a hold on “%” at % until %.', new.phone,
        other.title, private.say_showroom(other.showroom), private.say_moment(other.until)
        using errcode = 'PT409', detail = 'phone';
    end if;
    refusal := private.why_none_left(new.product_id, new.showroom, 1, new.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409', detail = 'showroom';
    end if;
    new.ended_at := null;
    new.ended_by_email := null;
  elsif not is_new and old.state in ('held', 'asked') and new.state not in ('held', 'asked') then
    new.ended_at := moment;
    new.ended_by_email := auth.jwt() ->> 'email';
  end if;
  return new;
end
$$;

create or replace function private.record_lead_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.lead_events (lead_id, inquiry_id, at, field, old_value, new_value)
  select case tg_table_name when 'financing_leads' then new.id end,
    case tg_table_name when 'inquiries' then new.id end, new.updated_at,
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

create or replace function private.add_lead_event(lead uuid, field text, old_value text, new_value text)
returns void
language sql security definer set search_path = '' as $$
  insert into public.lead_events (lead_id, at, field, old_value, new_value)
  values (lead, clock_timestamp(), field, old_value, new_value)
$$;

create or replace function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null,
  invited_name text default null, only_sales boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  made uuid;
begin
  perform private.require_admin();
  if octet_length(invited_email) > 1020 then
    raise exception 'Keep the email address to 255 characters.';
  end if;
  address := lower(btrim(coalesce(invited_email, '')));
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a 64-character token.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  perform private.require_proof();
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, showroom, name, limited_to_sales, token_hash)
  values (address, invited_role, at_showroom, private.as_name(invited_name), coalesce(only_sales, false),
    encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

create or replace function public.move_stock(
  product text, from_showroom text, to_showroom text, quantity integer default 1,
  move uuid default gen_random_uuid()
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  piece public.products;
  refusal text;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if exists (select from public.stock_moves where id = move) then
    return move;
  end if;
  select * into piece from public.products where id = product;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  elsif piece.state in ('sold', 'archived') then
    raise exception '“%” isn’t for sale.', piece.title using errcode = 'PT409';
  elsif coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'Enter how many to move, from 1 to 1,000.' using detail = 'quantity';
  elsif from_showroom is null or to_showroom is null or from_showroom = to_showroom
    or from_showroom not in ('east', 'west') or to_showroom not in ('east', 'west') then
    raise exception 'Choose two showrooms.';
  end if;
  refusal := private.why_none_left(product, from_showroom, quantity);
  if refusal is not null then
    raise exception '“%”: %', piece.title, refusal using errcode = 'PT409', detail = 'quantity';
  end if;
  update public.stock set on_hand = on_hand - quantity
    where product_id = product and stock.showroom = from_showroom;
  insert into public.stock_moves (id, product_id, showroom, to_showroom, quantity)
    values (move, product, from_showroom, to_showroom, quantity);
  return move;
end
$$;

create or replace function private.add_sale(made public.sales, sale uuid, showroom text, quantity integer, note text)
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

create or replace function public.return_sale(
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

create or replace function private.erase_person(any_phone text, lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  number constant text := private.us_number(any_phone);
  gone uuid[];
  requests uuid[];
  sent integer;
  said integer;
begin
  if number is not null then
    perform private.take_turns_over_phone(number);
  end if;
  gone := array(select id from private.all_of_sender(lead));
  if lead is not null and cardinality(gone) = 0 then
    raise exception 'This request no longer exists.';
  end if;
  requests := array(select id from private.hold_requests_of(any_phone));
  insert into private.erased_consents (phone_hash, consent_version, consented_at, texted_at)
  select private.phone_hash(number), agreed.consent_version, agreed.consented_at,
    (select max(sent_at) from private.text_outbox where lead_id = agreed.id)
  from public.financing_leads as agreed
  where agreed.id = any (gone) and agreed.consent_version is not null and number is not null
  union all
  select private.phone_hash(asked.phone_e164), asked.consent_version, asked.created_at,
    (select max(sent_at) from private.text_outbox where hold_request_id = asked.id)
  from public.hold_requests as asked
  where asked.id = any (requests) and asked.consent_version is not null and asked.phone_e164 is not null;
  insert into private.erased_opt_outs (phone_hash, since)
  select private.phone_hash(phone), since from private.text_opt_outs where phone = number
  on conflict do nothing;
  delete from private.text_opt_outs where phone = number;
  select count(*) into sent from private.text_outbox
  where lead_id = any (gone) and phone is not null;
  perform private.anonymize(gone), private.anonymize_requests(requests);
  update private.text_replies set phone = '', body = '', provider_id = null where phone = number;
  get diagnostics said = row_count;
  delete from public.product_alerts where phone = number;
  delete from private.text_outbox where phone = number and kind = 'product_alert';
  update public.deliveries as delivery
  set name = 'Removed', phone = '000-000-0000', street = 'Removed', zip = '00000', note = ''
  where phone_e164 = number
    or exists (select from public.holds where id = delivery.hold_id and (phone_e164 = number or lead_id = any (gone)))
    or exists (select from public.sales where (lead_id = any (gone) or inquiry_id = any (gone))
      and (id = delivery.sale_id or hold_id = delivery.hold_id));
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (what, leads, texts, replies)
  values (case cardinality(gone) when 0 then 'holds' else 'requests' end, cardinality(gone), sent, said);
end
$$;

create or replace function public.erase_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if exists (select from public.user_roles where user_id = person and role = 'admin') then
    raise exception 'This is an admin. Use “Employee left” first.';
  end if;
  delete from auth.users where id = person;
  update public.role_events set user_email = null where user_id = person;
  insert into public.erasures (what) values ('account');
end
$$;

create or replace function private.published_rows() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'database', (select id from private.catalog_state),
    'version', (select version from private.catalog_state),
    'products', private.published_products(),
    'packages', array(select packages from public.packages where state = 'live' order by position, id),
    'offers', array(select offers from public.offers order by id),
    'notices', array(select notices from public.notices order by id),
    'shop', (select shop from public.shop),
    'showrooms', array(select showrooms from public.showrooms where is_shown order by id),
    'opening_hours', array(select hours from public.opening_hours as hours order by showroom, weekday),
    'special_days', array(
      select special from public.special_days as special where day >= private.shop_day() - 1 order by day, showroom
    ),
    'lenders', array(select lenders from public.lenders where active order by position),
    'pictures', array(select pictures from public.pictures order by name),
    'former_slugs', coalesce((
      select jsonb_object_agg(product_slugs.slug, products.slug)
      from public.product_slugs join public.products on products.id = product_slugs.product_id
    ), '{}')
  )
$$;

create or replace function private.shown_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select reviews from public.reviews where is_shown order by position, id))
$$;

create or replace function private.delivery_zones() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select zones from public.delivery_zones as zones order by position, area, id))
$$;

create or replace function private.shown_articles() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select articles from public.articles where is_shown order by published desc, id))
$$;

create or replace function private.check_product_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The logo and the icon are not cut to four by three, so they are called otherwise.
  new.name := 'photo-' || case when new.place in ('logo', 'icon') then new.place || '-' else '' end
    || left(md5(concat_ws(' ', new.original, new.turn, new.zoom, new.focus_x, new.focus_y, nullif(new.light, 0))), 12);
  if tg_op = 'UPDATE' and new.name <> old.name then
    new.problem := null;
    new.can_retry := false;
  end if;
  -- Writers take turns, so nobody else adds one meanwhile.
  if (select count(*) from public.product_pictures as other
      where other.product_id = new.product_id and other.id <> new.id) >= 8 then
    raise exception 'Add one to eight pictures.';
  end if;
  if not private.says_something(new.alt) and exists (
      select from public.products where id = new.product_id
        and (state = 'live' or publish_at is not null)) then
    raise exception 'Describe each picture for people who can’t see it.';
  end if;
  return new;
end
$$;

create or replace function public.set_actual_picture(product text, showroom text, original text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  piece public.products;
begin
  perform private.require_sales();
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return;
  end if;
  select * into piece from public.products where id = product;
  if piece.id is null then
    raise exception 'We can’t find product %.', product using errcode = 'PT404';
  elsif set_actual_picture.original is not null and (piece.state in ('sold', 'archived') or not exists (
    select from public.stock where product_id = product and stock.showroom = set_actual_picture.showroom and on_hand > 0
  )) then
    raise exception '“%” isn’t for sale at %.', piece.title, private.say_showroom(set_actual_picture.showroom)
      using errcode = 'PT409';
  end if;
  delete from public.product_pictures as known
    where known.product_id = product and known.showroom = set_actual_picture.showroom;
  if (select count(*) from public.product_pictures where product_id = product) >= 8 then
    raise exception '“%” has eight pictures. Remove one first.', piece.title using errcode = 'PT409';
  end if;
  insert into public.product_pictures (product_id, position, original, alt, showroom, taken_at)
    select product, least(8, 1 + coalesce(max(position), 0)), set_actual_picture.original,
      piece.title || ', as it stands at ' || private.say_showroom(set_actual_picture.showroom),
      set_actual_picture.showroom, clock_timestamp()
    from public.product_pictures where product_id = product having set_actual_picture.original is not null;
  -- A form that is open with the pictures before is told.
  update public.products set updated_at = clock_timestamp() where id = product;
end
$$;

create or replace function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer set search_path = '' as $$
declare
  sentence text;
begin
  perform private.require_admin();
  if jsonb_typeof(changes) is distinct from 'array' or jsonb_array_length(changes) not between 1 and 5000
    or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change) <> 'object' or change ->> 'id' is null or change ->> 'version' is null
        or exists (
          select from jsonb_object_keys(change) as field
          where field not in ('id', 'version', 'price_cents', 'compare_at_cents', 'list', 'state')
        )
    ) then
    raise exception 'Send a list of changes, each with the id and version of its product.';
  end if;
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return query select * from public.products
      where id in (select change ->> 'id' from jsonb_array_elements(changes) as change);
    return;
  end if;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes)
    where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Someone else changed % first, so nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Reload, then make your change.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = nullif(coalesce(wanted.compare_at_cents, products.compare_at_cents), 0),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

create or replace function private.key_of(table_name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when table_name in ('articles', 'deliveries', 'delivery_zones', 'holds', 'lots', 'notices', 'offers', 'packages',
      'product_pictures', 'products', 'reviews', 'showrooms') then 'id::text'
    when table_name in ('lot_counts', 'product_notes') then 'product_id'
    when table_name = 'lenders' then 'name'
    when table_name = 'stock' then $key$product_id || ' ' || showroom$key$
    when table_name = 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when table_name = 'special_days' then $key$showroom || ' ' || day$key$
    when table_name = 'shop' then 'null'
  end
$$;

create or replace function public.put_back(changes bigint[]) returns setof public.changes
language plpgsql security definer set search_path = '' as $$
declare
  -- What is added and removed as a row; other tables keep theirs in another state.
  whole constant text[] := '{articles,delivery_zones,lenders,lot_counts,lots,notices,offers,packages,product_notes,'
    'product_pictures,reviews,special_days}';
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
    order by known.table_name in ('sales', 'stock_moves') desc,
      known.table_name = 'packages' and known.action = 'removed' desc, known.id desc
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
    elsif change.action = 'added' and change.table_name = any (whole) then
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
    elsif change.action = 'added' and change.table_name = 'deliveries' then
      update public.deliveries set cancelled_at = clock_timestamp()
        where id::text = change.record and cancelled_at is null;
    elsif change.action = 'removed' and change.table_name = any (whole) then
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
