-- A write is done once, however often it is sent: the back office sends it with a key, and again with the same
-- key where the answer was lost on its way.

-- Keys of writes that were done, for two days.
create table private.done_requests (
  key uuid primary key,
  account uuid not null,
  done_in bigint not null default txid_current(),
  at timestamptz not null default now()
);
create index done_requests_at_idx on private.done_requests (at);

alter table private.done_requests enable row level security;
revoke all on private.done_requests from public, anon, authenticated, service_role;
create policy "Nobody reads or writes keys of requests" on private.done_requests
  for all to anon, authenticated using (false);

-- The key that the request bears; null where it has none, or nobody is signed in.
create function private.request_key() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  said text := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'idempotency-key';
begin
  if auth.uid() is null or said !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  return said::uuid;
end
$$;

-- Keeps the key of a request that wrote something, with what it wrote. For each statement, on the tables that
-- keep what people in the back office did.
create function private.note_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.request_key() is not null then
    insert into private.done_requests (key, account) values (private.request_key(), auth.uid())
      on conflict do nothing;
    delete from private.done_requests where key in (
      select key from private.done_requests where at < now() - interval '2 days' limit 50 for update skip locked
    );
  end if;
  return null;
end
$$;

-- Whether an earlier request with this one's key did it already: then nothing is left to do. Asked under the
-- lock of what is written, it sees whatever was committed before.
create function private.is_repeated() returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  return exists (
    select from private.done_requests
    where key = private.request_key() and account = auth.uid() and done_in <> txid_current()
  );
end
$$;

-- Whether the caller's request with this key was done: for a request that was refused when it was sent again,
-- since what it asked for was there already.
create function public.was_done(key uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return exists (
    select from private.done_requests where key = was_done.key and account = auth.uid()
  );
end
$$;

revoke all on function
  private.request_key(), private.note_request(), private.is_repeated(), public.was_done(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.was_done(uuid) to authenticated;

-- Counts the row's versions. A caller that sets `version` says which one it saw; what was done and is sent again
-- leaves the row as it is.
create or replace function private.count_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.version is distinct from old.version then
    if private.is_repeated() then
      return old;
    end if;
    raise exception 'Somebody else changed this in the meantime.'
      using errcode = 'PT409', hint = 'Read it again, then change it.';
  end if;
  if to_jsonb(new) = to_jsonb(old) then
    return new;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- `changes` is [{"id", "version", and any of "price_cents", "compare_at_cents", "list", "state"}]: all of them
-- or none. A price that moves far, and a product that goes live while none is counted, have to be said to be
-- meant.
create or replace function public.change_products(changes jsonb, confirmed boolean default false)
returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
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
    raise exception 'A list of changes is needed, each with the id and the version of its piece.';
  end if;
  perform from private.catalog_state for update;
  if private.is_repeated() then
    return query select * from public.products
      where id in (select change ->> 'id' from jsonb_array_elements(changes) as change);
    return;
  end if;
  select string_agg(coalesce('“' || title || '”', id), ', ') into sentence from (
    select * from private.wanted_changes(changes) where version_now is null or version is distinct from version_now limit 6
  ) as late;
  if sentence is not null then
    raise exception 'Somebody else changed % in the meantime. Nothing was changed.', sentence
      using errcode = 'PT409', hint = 'Read again, then change it.';
  end if;
  if not coalesce(confirmed, false) then
    perform private.ask_back(changes);
  end if;
  return query
    update public.products set
      price_cents = coalesce(wanted.price_cents, products.price_cents),
      compare_at_cents = coalesce(wanted.compare_at_cents, products.compare_at_cents),
      list = coalesce(wanted.list, products.list),
      state = coalesce(wanted.state, products.state),
      location = case when coalesce(wanted.list, products.list) = 'in-store'
        then coalesce(products.location, 'All Locations') else products.location end
    from private.wanted_changes(changes) as wanted where products.id = wanted.id
    returning products.*;
end
$$;

-- `product` holds columns of products, and its notes in "notes"; with "id" and "version" it changes that product,
-- without them it is a new one, and `request` makes a second try after a lost answer the same product.
-- `pictures` and `stock` ({"east": 1, "west": 0}) are left as they are where they are null. Whoever changes
-- nothing but pictures or notes counts the product's version, too: two who do so at once meet there.
create or replace function public.save_product(
  product jsonb, pictures jsonb default null, stock jsonb default null, request uuid default null
) returns setof public.products
language plpgsql security definer
set search_path = ''
as $$
declare
  known text;
  columns text;
  wrong text;
  number text;
  fields jsonb;
  wanted text;
  beside jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(product) is distinct from 'object' then
    raise exception 'A piece is needed.';
  end if;
  perform from private.catalog_state for update;
  number := product ->> 'id';
  if private.is_repeated() and number is not null then
    return query select * from public.products where id = number;
    return;
  end if;
  fields := product - 'id' - 'version' - 'notes';
  wanted := product ->> 'state';
  select string_agg(field, ', ') into wrong from jsonb_object_keys(fields) as field
  where field not in ('list', 'state', 'type', 'title', 'description', 'price_cents', 'compare_at_cents',
    'compare_at_source', 'badge', 'style', 'size', 'colors', 'finish', 'materials', 'pieces', 'features',
    'care', 'condition', 'condition_reason', 'add_ons', 'free_tv', 'location', 'gradient', 'added_on',
    'publish_at');
  if wrong is not null then
    raise exception 'A piece has no %, or not here.', wrong;
  end if;
  if number is null then
    select product_id into known from private.piece_requests as made where made.request = save_product.request;
    if known is not null then
      return query select * from public.products where id = known;
      return;
    end if;
    number := private.next_product_id();
    -- Its pictures stand beside it before it is for sale.
    fields := fields || jsonb_build_object('id', number, 'slug', private.slug_for(fields ->> 'title', number),
      'state', 'draft', 'publish_at', null);
    if fields ->> 'list' = 'in-store' and fields ->> 'location' is null then
      fields := fields || '{"location": "All Locations"}';
    end if;
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('insert into public.products (%1$s)
      select %1$s from jsonb_populate_record(null::public.products, $1)', columns) using fields;
    if request is not null then
      insert into private.piece_requests (request, product_id) values (save_product.request, number);
    end if;
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' then
      perform private.set_notes(number, product -> 'notes');
    end if;
    if wanted is distinct from 'draft' and wanted is not null or product ->> 'publish_at' is not null then
      update public.products set state = coalesce(wanted, 'draft'),
        publish_at = (product ->> 'publish_at')::timestamptz where id = number;
    end if;
  else
    beside := private.pictures_and_notes(number);
    if pictures is not null then
      perform private.set_pictures(number, pictures);
    end if;
    if product ? 'notes' and exists (select from public.products where id = number) then
      perform private.set_notes(number, product -> 'notes');
    end if;
    fields := fields || jsonb_build_object('version', (product ->> 'version')::integer);
    select string_agg(quote_ident(field), ', ') into columns from jsonb_object_keys(fields) as field;
    execute format('update public.products set (%1$s) =
      (select %1$s from jsonb_populate_record(null::public.products, $1)) where id = $2', columns)
      using fields, number;
    if not exists (select from public.products where id = number) then
      raise exception 'There is no such piece.' using errcode = 'PT404';
    end if;
    if private.pictures_and_notes(number) <> beside then
      update public.products set updated_at = clock_timestamp()
        where id = number and version = (product ->> 'version')::integer;
    end if;
  end if;
  if stock is not null then
    perform private.set_stock(number, stock);
  end if;
  return query select * from public.products where id = number;
end
$$;

-- Adds to the timeline. Nobody changes or removes what is in it.
create or replace function public.add_lead_note(lead uuid, words text)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.js_length(private.js_trim(coalesce(words, ''))) not between 1 and 2000 then
    raise exception 'A note has 1 to 2000 characters.';
  end if;
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
  end if;
  perform private.add_lead_event(id, 'note', null, private.js_trim(words))
  from public.financing_leads where id = lead and anonymized_at is null;
  if not found then
    raise exception 'This request is not here any more.';
  end if;
  return query update public.financing_leads as noted set noted_at = clock_timestamp()
  where noted.id = lead
  returning noted.*;
end
$$;

-- Notes a call in one step: whose the lead is from now on, unless it is somebody's, and when to try
-- again. Whoever was reached is contacted.
create or replace function public.log_call(lead uuid, outcome text, next_try timestamptz default null)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('no_answer', 'left_message', 'reached') then
    raise exception 'A call was not answered, left a message or reached somebody.';
  end if;
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
  end if;
  perform private.add_lead_event(id, 'call', null, outcome)
  from public.financing_leads where id = lead;
  return query update public.financing_leads as called set
    calls = called.calls + 1,
    first_called_at = coalesce(called.first_called_at, clock_timestamp()),
    follow_up_at = next_try,
    assigned_to = coalesce(called.assigned_to, auth.uid()),
    status = case when outcome = 'reached' and called.status = 'pending' then 'contacted'
      else called.status end
  where called.id = lead
  returning called.*;
end
$$;

-- Takes back the newest call of a lead that nobody changed since; the caller says whose it was and when
-- it was due before. The timeline keeps both.
create or replace function public.take_back_call(
  lead uuid, at_version integer, assignee uuid default null, next_try timestamptz default null
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from public.financing_leads where id = lead for update;
  if private.is_repeated() then
    return query select * from public.financing_leads where id = lead;
    return;
  end if;
  return query update public.financing_leads as called set
    calls = called.calls - 1,
    first_called_at = case when called.calls > 1 then called.first_called_at end,
    follow_up_at = next_try,
    assigned_to = assignee
  where called.id = lead and called.version = at_version and called.calls > 0
  returning called.*;
  if not found then
    raise exception 'Somebody changed this lead since.';
  end if;
  perform private.add_lead_event(
    lead, 'call',
    (
      select new_value from public.lead_events
      where lead_id = lead and field = 'call' and new_value is not null order by id desc limit 1
    ),
    null
  );
end
$$;

-- Holds the product, by the printed rule and with all that stands in the way of a hold.
create or replace function public.confirm_hold_request(request uuid) returns public.holds
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
  made public.holds;
begin
  perform private.require_admin();
  perform from public.hold_requests where id = request for update;
  if private.is_repeated() then
    select holds.* into made from public.holds join public.hold_requests on hold_requests.hold_id = holds.id
      where hold_requests.id = request;
    return made;
  end if;
  asked := private.waiting_request(request);
  insert into public.holds (product_id, showroom, name, phone)
  values (asked.product_id, asked.showroom, asked.name, asked.phone)
  returning * into made;
  perform private.answer_hold_request(asked, 'held', null, made.id, format(
    '%s: we hold %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

-- Another text for a lead, when staff ask for it. The opt-out list and the quiet hours hold.
create or replace function public.resend_text(lead uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted record;
  added private.text_outbox;
begin
  perform private.require_admin();
  select id, phone_e164, financing_option, consent_version into wanted
  from public.financing_leads where id = lead and anonymized_at is null;
  if wanted.id is null then
    raise exception 'This lead is not here any more.';
  end if;
  if wanted.consent_version is null then
    raise exception 'This person did not agree to a text, so none is sent.';
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if private.is_repeated() then
    return query select outbox.state, outbox.due_at from private.text_outbox as outbox
      where outbox.lead_id = lead and outbox.kind = 'resend' order by outbox.created_at desc limit 1;
    return;
  end if;
  if exists (
    select from private.text_outbox as outbox
    where outbox.lead_id = lead and outbox.state in ('checking', 'queued', 'sending')
  ) then
    raise exception 'A text to this lead is already on its way.';
  end if;
  added := private.add_text(
    'resend', wanted.phone_e164, private.text_body(wanted.financing_option), moment,
    lender => wanted.financing_option, lead => lead
  );
  if added.reason is not null then
    raise exception '%', private.say_refusal(added.reason);
  end if;
  return query select added.state, added.due_at;
end
$$;

create trigger note_request after insert on public.role_events
  for each statement execute function private.note_request();

create trigger note_request after insert on public.changes
  for each statement execute function private.note_request();

create trigger note_request after insert or delete on public.invitations
  for each row execute function private.note_request();

create trigger note_request after insert on public.lead_events
  for each statement execute function private.note_request();

create trigger note_request after update on public.hold_requests
  for each row execute function private.note_request();

create trigger note_request after insert on private.text_outbox
  for each statement execute function private.note_request();

create trigger note_request after insert or update or delete on public.text_templates
  for each row execute function private.note_request();

create trigger note_request after insert on public.erasures
  for each statement execute function private.note_request();

create trigger note_request after insert or update or delete on public.push_devices
  for each row execute function private.note_request();
