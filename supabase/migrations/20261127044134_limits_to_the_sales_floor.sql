-- The role of an admin can be limited to the sales floor: leads, holds, sales, counts and texts.

alter table public.user_roles add column limited_to_sales boolean not null default false,
  add constraint user_roles_limit_of_admins check (not limited_to_sales or role = 'admin' and not is_owner);
grant insert (limited_to_sales), update (limited_to_sales) on public.user_roles to authenticated;
alter table public.invitations add column limited_to_sales boolean not null default false,
  add constraint invitations_limit_of_admins check (not limited_to_sales or role = 'admin');
grant select (limited_to_sales) on public.invitations to authenticated;
alter table public.role_events drop constraint role_events_action_known,
  add constraint role_events_action_known check (
    action in (
      'assigned', 'removed', 'signed out', 'blocked', 'unblocked', 'left', 'second factors removed',
      'exported', 'limited to sales', 'limit removed'
    )
  );

-- Whether the caller works here, on the sales floor at least: in a session that still stands, and with the
-- second factor that the account has or the shop asks for. What is not the sales floor's asks has_role.
create or replace function private.may_work_sales() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = auth.uid() and role = 'admin'
  ) and private.session_stands() and not private.lacks_second_factor()
$$;

-- An admin is one only in a session that still stands, with the second factor that the account has or the shop
-- asks for, and not where the role is limited to the sales floor.
create or replace function private.has_role(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and role = wanted and not limited_to_sales
  ) and (
    wanted <> 'admin' or private.session_stands() and not private.lacks_second_factor()
  )
$$;

-- Refuses who is not an admin, and who is limited to the sales floor with a sentence of their own.
create or replace function private.require_admin() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.has_role('admin') then
    return;
  end if;
  if private.may_work_sales() then
    raise exception 'Your account is limited to the sales floor. Ask the owner, or an admin without this limit.'
      using errcode = 'insufficient_privilege', hint = 'limited_to_sales';
  end if;
  raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
end
$$;

-- Refuses who does not work here.
create or replace function private.require_sales() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.may_work_sales() then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
end
$$;

-- When the person's time to take the shop back ends; null where there is nothing to take back, and for who is no
-- admin.
create or replace function private.may_take_back_until(person uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select at + interval '72 hours' from private.ownership_handovers
  where former_owner = person and at > now() - interval '72 hours' and exists (
    select from public.user_roles where user_id = person and role = 'admin' and not limited_to_sales
  )
$$;

-- An admin who deletes the whole account may take the role along; the owner stays. Whoever was removed
-- while they waited removes nobody: the policies were asked before.
create or replace function private.keep_an_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  admins bigint;
begin
  if old.user_id = auth.uid() and exists (select from auth.users where id = old.user_id) then
    raise exception 'You cannot remove your own admin role.';
  end if;
  if auth.uid() is not null and old.user_id <> auth.uid() and not exists (
    select from public.user_roles
    where user_id = auth.uid() and role = 'admin' and not limited_to_sales
  ) then
    raise exception 'Only an admin may do this.' using errcode = 'insufficient_privilege';
  end if;
  if old.is_owner and auth.uid() is not null then
    raise exception 'This is the shop''s owner, whose role nobody removes. Only the owner can hand the shop on.';
  end if;
  if auth.uid() is not null and private.may_take_back_until(old.user_id) is not null then
    raise exception 'This was the shop''s owner less than 72 hours ago. Nobody removes the role until those are over.';
  end if;
  select count(*) into admins from (
    select from public.user_roles where role = 'admin' and not limited_to_sales order by id for update
  ) as locked;
  if admins <= 1 and not old.limited_to_sales then
    raise exception 'The last admin cannot be removed.';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.is_owner := false;
  return new;
end
$$;

-- The first admin is the shop's owner.
create or replace function private.first_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two first admins at once take turns, as those do who remove each other.
  perform pg_advisory_xact_lock(7130417227);
  new.is_owner := not exists (select from public.user_roles where is_owner);
  new.limited_to_sales := new.limited_to_sales and not new.is_owner;
  return new;
end
$$;

-- Where SQL or the shop's own key took the owner away, the shop is the longest-serving admin's, before any who is
-- limited to the sales floor.
create or replace function private.next_admin_owns() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.user_roles set is_owner = true, limited_to_sales = false
  where id = (
    select id from public.user_roles where role = 'admin'
    order by limited_to_sales, created_at, id limit 1
  ) and not exists (select from public.user_roles where is_owner);
  return null;
end
$$;

-- The owner makes another admin the owner, stays an admin, and may take the shop back for 72 hours.
create or replace function public.hand_over_ownership(new_owner uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(7130417227);
  if not exists (select from public.user_roles where user_id = me and is_owner) then
    raise exception 'Only the owner can hand the shop on.' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_proof();
  if not exists (select from public.user_roles where user_id = new_owner and role = 'admin') then
    raise exception 'This account is no admin. Give it that role first.';
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

-- Who limits an admin to the sales floor, or takes the limit away, has all of an admin's rights and has just proved
-- who they are. Nobody limits the owner, who the owner was until 72 hours ago, or themselves.
create function private.check_sales_limit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.limited_to_sales and old.is_owner and new.is_owner then
    raise exception 'This is the shop''s owner, whom nobody limits to the sales floor.';
  end if;
  if auth.uid() is null then
    return new;
  end if;
  perform private.require_admin();
  if old.user_id = auth.uid() then
    raise exception 'You cannot limit your own admin role.';
  end if;
  if private.may_take_back_until(old.user_id) is not null then
    raise exception 'This was the shop''s owner less than 72 hours ago. Nobody limits the role until those are over.';
  end if;
  perform private.require_proof();
  return new;
end
$$;

create trigger check_sales_limit before update on public.user_roles
  for each row when (new.limited_to_sales is distinct from old.limited_to_sales)
  execute function private.check_sales_limit();

-- Writes the limit into the history. Invitations of who may not invite any more are gone.
create function private.record_sales_limit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.record_account_event(
    case when new.limited_to_sales then 'limited to sales' else 'limit removed' end, new.user_id
  );
  if new.limited_to_sales then
    delete from public.invitations where invited_by = new.user_id and accepted_at is null;
  end if;
  return null;
end
$$;

-- After the role itself, by the order of the names.
create trigger record_sales_limit after insert on public.user_roles
  for each row when (new.limited_to_sales)
  execute function private.record_sales_limit();
create trigger record_sales_limit_on_update after update on public.user_roles
  for each row when (new.limited_to_sales is distinct from old.limited_to_sales)
  execute function private.record_sales_limit();

drop function public.invite_staff(text, text, text, text, text);
-- A newer invitation of the same address replaces the older one. `token` is a random text that the
-- link in the mail carries; only its hash is kept.
create or replace function public.invite_staff(
  invited_email text, invited_role text, token text, at_showroom text default null,
  invited_name text default null, only_sales boolean default false
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
  made uuid;
begin
  perform private.require_admin();
  if octet_length(invited_email) > 1020 then
    raise exception 'An e-mail address has 255 characters at most.';
  end if;
  address := lower(btrim(coalesce(invited_email, '')));
  if length(token) is distinct from 64 then
    raise exception 'An invitation needs a token of 64 characters.';
  end if;
  if exists (
    select from auth.users join public.user_roles on user_roles.user_id = users.id
    where lower(users.email) = address and user_roles.role = invited_role
  ) then
    raise exception 'This account already has this role.';
  end if;
  perform private.require_proof();
  delete from public.invitations where email = address and accepted_at is null;
  insert into public.invitations (email, role, invited_by, invited_by_email, showroom, name, limited_to_sales,
    token_hash)
  values (address, invited_role, auth.uid(), auth.jwt() ->> 'email', at_showroom,
    private.as_name(invited_name), coalesce(only_sales, false), encode(sha256(convert_to(token, 'UTF8')), 'hex'))
  returning id into made;
  return made;
end
$$;

-- Gives the role to whoever is signed in with the invited address and has the link. Returns the role.
-- Whoever invited must still be an admin: one who left brings nobody in.
create or replace function public.accept_invitation(token text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  found_one record;
  events_before bigint;
begin
  if auth.uid() is null or not private.session_stands() then
    raise exception 'Sign in first.' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(token) > 64 then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  select * into found_one from public.invitations
  where token_hash = encode(sha256(convert_to(coalesce($1, ''), 'UTF8')), 'hex')
    and email = (select lower(users.email) from auth.users where users.id = auth.uid())
  for update;
  if found_one.id is null then
    raise exception 'This invitation is not for this account, or was taken back.';
  end if;
  if found_one.accepted_at is not null then
    return found_one.role;
  end if;
  if found_one.expires_at < now() or not exists (
    select from public.user_roles
    where user_id = found_one.invited_by and role = 'admin' and not limited_to_sales
  ) then
    raise exception 'This invitation is over. Ask for a new one.';
  end if;
  update public.invitations set accepted_at = now() where id = found_one.id;
  if not exists (
    select from public.user_roles where user_id = auth.uid() and role = found_one.role
  ) then
    select coalesce(max(id), 0) into events_before from public.role_events;
    insert into public.user_roles (user_id, role, showroom, name, limited_to_sales)
    values (auth.uid(), found_one.role, found_one.showroom, found_one.name, found_one.limited_to_sales);
    update public.role_events
    set changed_by = found_one.invited_by, changed_by_email = found_one.invited_by_email
    where user_id = auth.uid() and id > events_before;
  end if;
  return found_one.role;
end
$$;

-- Who is limited to the sales floor takes leads, and gives away their own; sets none aside as junk.
create function private.limit_lead_changes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.suspected_junk is distinct from old.suspected_junk
    or new.assigned_to is distinct from old.assigned_to
    and auth.uid() is distinct from new.assigned_to and auth.uid() is distinct from old.assigned_to then
    perform private.require_admin();
  end if;
  return new;
end
$$;

create trigger limit_lead_changes before update of suspected_junk, assigned_to on public.financing_leads
  for each row when (auth.uid() is not null)
  execute function private.limit_lead_changes();

-- Whether the caller's request with this key was done: for a request that was refused when it was sent again,
-- since what it asked for was there already.
create or replace function public.was_done(key uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_sales();
  return exists (
    select from private.done_requests where key = was_done.key and account = auth.uid()
  );
end
$$;

-- Everybody who can work a lead: whom leads are given to, and what an author's address is called. The name is
-- null where none was given. At most 200 people, those who have been here longest.
create or replace function public.list_staff()
returns table (user_id uuid, email text, name text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  return query
    select held.user_id, users.email::text, held.name
    from public.user_roles as held join auth.users on users.id = held.user_id
    where held.role = 'admin' order by held.created_at, held.id limit 200;
end
$$;

-- A row at a time, so that the second of two thousand ends the call before anything is done for them.
-- Addresses are with the texts, where they are forgotten after a day.
create or replace function private.limit_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.text_outbox
    where address = from_address and created_at > private.text_now() - interval '1 hour'
      and kind = 'link'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.financing_leads
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
end
$$;

-- Adds to the timeline. Nobody changes or removes what is in it.
create or replace function public.add_lead_note(lead uuid, words text)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
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
  perform private.require_sales();
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
  perform private.require_sales();
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

-- Somebody who stands in a showroom or calls: contacted already, and whoever enters it works it. The
-- same key twice is one lead.
create or replace function public.enter_lead(
  first_name text, last_name text, phone text, financing_option text, source text,
  showroom text, notes text, submission_key uuid
)
returns setof public.financing_leads
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  given alias for $8;
begin
  perform private.require_sales();
  if $5 is null or $5 not in ('walk_in', 'phone') then
    raise exception 'Staff enter people who walk in or call.';
  end if;
  insert into public.financing_leads
    (first_name, last_name, phone, financing_option, source, showroom, notes, submission_key,
     status, first_contacted_at, first_called_at, assigned_to)
  values ($1, $2, $3, $4, $5, $6, nullif(private.js_trim(coalesce($7, '')), ''), $8,
    'contacted', now(), now(), auth.uid())
  on conflict (submission_key) do nothing;
  return query select * from public.financing_leads where submission_key = given;
end
$$;

-- Everything that is known of whoever left this lead: their requests, who else may be the same, what
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
        where sold.lead_id = any (theirs) and sold.undone_at is null
        order by at desc limit 50
      ) as entry
    )
  );
end
$$;

-- Says that the caller's screen shows the lead, and answers which others do.
create or replace function public.meet_at_lead(lead uuid, is_typing boolean default false)
returns table (user_id uuid, is_writing boolean)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_sales();
  delete from private.lead_presence where seen_at < clock_timestamp() - interval '1 minute';
  insert into private.lead_presence (lead_id, session_id, user_id, seen_at, is_writing)
  select id, here, auth.uid(), clock_timestamp(), coalesce($2, false)
  from public.financing_leads where id = $1
  on conflict (lead_id, session_id) do update set
    user_id = excluded.user_id, seen_at = excluded.seen_at, is_writing = excluded.is_writing;
  return query
    select other.user_id, bool_or(other.is_writing) from private.lead_presence as other
    where other.lead_id = $1 and other.session_id <> here
      and other.seen_at > clock_timestamp() - interval '15 seconds'
    group by other.user_id order by other.user_id;
end
$$;

create or replace function public.leave_lead(lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  delete from private.lead_presence
  where lead_id = lead and session_id = coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
end
$$;

-- What an open page of leads asks every two seconds: when a lead last changed, and who else has this one
-- open. Two look-ups by index; nothing is written.
create or replace function public.lead_activity(lead uuid default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here constant uuid := coalesce((auth.jwt() ->> 'session_id')::uuid, auth.uid());
begin
  perform private.require_sales();
  return jsonb_build_object(
    'changed_at', (select max(updated_at) from public.financing_leads),
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

-- The parts are private, and nobody but this body may name them.
create or replace function public.find_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  with parts as materialized (
    select words, filter, private.few_leads(words, (asked ->> 'few')::integer) as few
    from (
      select private.name_filter(asked) as words,
        private.lead_filter(asked, private.time_filter(asked)) as filter
    ) as written
  ), near as materialized (
    select private.find_leads(asked, filter, words, private.first_by_name(asked, words)) as page
    from parts where few is null and words is not null and asked ->> 'sort' = 'name'
  )
  -- A page that is not full may go on behind them. How many match is not known.
  select coalesce(
    (
      select page || '{"matching": null}' from near
      where jsonb_array_length(page -> 'leads') >= coalesce((asked ->> 'most')::integer, 25)
    ),
    (select private.find_leads(asked, filter, words, few) from parts)
  );
end;

create or replace function public.count_leads(asked jsonb) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_sales();
  select private.require_short_search(asked);
  select private.count_leads(
    asked, private.lead_filter(asked, private.time_filter(asked)), private.name_filter(asked),
    private.few_leads(private.name_filter(asked), (asked ->> 'few')::integer),
    private.notes_filter(asked),
    private.few_leads(
      private.notes_filter(asked) || ' and not (' || private.name_filter(asked) || ')',
      (asked ->> 'few')::integer
    )
  );
end;

-- How many leads are on each worklist, for whoever asks; `every` counts junk, too. As countWorklists
-- in app/admin/leads/shared/worklists.ts.
create or replace function public.count_worklists(moment timestamptz default now()) returns jsonb
language sql stable
set search_path = ''
begin atomic
  select private.require_sales();
  select jsonb_build_object(
    'every', count(*),
    'all', count(*) filter (where not is_junk),
    'waiting', count(*) filter (where not is_junk and status = 'pending' and first_called_at is null),
    'texted', count(*) filter (where not is_junk and reply_waiting_since is not null),
    'due', count(*) filter (where not is_junk and is_open and follow_up_at <= moment),
    'mine', count(*) filter (where not is_junk and is_open and assigned_to = (select auth.uid())),
    'free', count(*) filter (where not is_junk and is_open and assigned_to is null),
    'contacted', count(*) filter (where not is_junk and first_contacted_at is not null)
  )
  from (
    select *, suspected_junk is not null as is_junk, status in ('pending', 'contacted') as is_open
    from public.financing_leads
  ) as lead;
end;

-- When a hold ends that is made now, for whoever is on the line with the caller.
create or replace function public.hold_end(showroom text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales();
  return private.hold_end(showroom, private.text_now());
end
$$;

create or replace function private.check_hold() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    new.made_by := auth.uid();
    new.made_by_email := auth.jwt() ->> 'email';
    new.ended_at := null;
    new.ended_by_email := null;
    new.version := 1;
  elsif (new.product_id, new.showroom) is distinct from (old.product_id, old.showroom) then
    raise exception 'A hold stays with its piece: end it and make another.';
  end if;
  if new.state = 'held' and new.until is null then
    new.until := private.hold_end(new.showroom, moment);
    if new.until is null then
      raise exception 'No hours are set for %: say until when it is held.', private.say_showroom(new.showroom);
    end if;
  end if;
  if new.state = 'sold' and (is_new or old.state <> 'sold') and not exists (
    select from public.sales where hold_id = new.id and undone_at is null
  ) then
    raise exception 'A hold ends as sold with its sale: use sell_product.';
  end if;
  begins := new.state = 'held'
    and (is_new or old.state <> 'held' or old.until <= moment and new.until > moment);
  if new.state = 'held' and (begins or new.until is distinct from old.until) then
    if new.until <= moment then
      raise exception 'A hold ends in the future.';
    elsif new.until > moment + interval '31 days' then
      raise exception 'A hold ends within a month.';
    end if;
  end if;
  if begins then
    select id, title, state into piece from public.products where id = new.product_id for update;
    if piece.state is distinct from 'live' then
      raise exception '“%” is not for sale.', coalesce(piece.title, new.product_id) using errcode = 'PT409';
    end if;
    select holds.until, holds.showroom, products.title into other
    from public.holds join public.products on products.id = holds.product_id
    where holds.phone_e164 = private.us_number(new.phone) and holds.state = 'held' and holds.until > moment
      and holds.id <> new.id
    limit 1;
    if other.title is not null then
      raise exception 'One piece per person: % already holds “%” at % until %.', new.phone,
        other.title, private.say_showroom(other.showroom), private.say_moment(other.until)
        using errcode = 'PT409';
    end if;
    refusal := private.why_none_left(new.product_id, new.showroom, 1, new.id);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'PT409';
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

create or replace function private.limit_hold_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  rule record;
  from_address inet := private.request_address();
  by_address bigint;
  by_phone bigint;
begin
  if private.may_work_sales() then
    return new;
  end if;
  perform private.count_request_in_call();
  select * into rule from private.settings;
  select count(*) into by_address from (
    select from private.hold_request_addresses
    where address = from_address and created_at > private.text_now() - interval '1 hour'
    limit rule.most_leads_per_address_and_hour
  ) as earlier;
  select count(*) into by_phone from (
    select from public.hold_requests
    where right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)
        = right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10)
      and created_at > now() - interval '24 hours'
    limit rule.most_leads_per_phone_and_day
  ) as earlier;
  new.suspected_junk := private.judge_request(by_address, by_phone);
  return new;
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
  perform private.require_sales();
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
    '%s: we''re holding %s for you at %s until %s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    private.say_moment(made.until)
  ));
  return made;
end
$$;

create or replace function public.decline_hold_request(request uuid, why text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_sales();
  asked := private.waiting_request(request);
  perform private.answer_hold_request(asked, 'declined', btrim(why), null, format(
    '%s: sorry, we can''t hold %s at %s. %s Call us%s. STOP to opt out, HELP for help.',
    private.shop_name(), private.short_title(asked.product_id), private.say_showroom(asked.showroom),
    btrim(why), (select ': ' || phone from public.shop)
  ));
end
$$;

-- Takes an answer back as long as its text has not left.
create or replace function public.reopen_hold_request(request uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked public.hold_requests;
begin
  perform private.require_sales();
  select * into asked from public.hold_requests where id = request for update;
  if asked.answer is null or asked.anonymized_at is not null then
    return;
  end if;
  if exists (
    select from private.text_outbox
    where hold_request_id = request and state not in ('queued', 'refused', 'opted_out')
  ) then
    raise exception 'The text has left already. Call them.' using errcode = 'PT409';
  end if;
  update private.text_outbox set state = 'refused', reason = 'undone', updated_at = private.text_now()
  where hold_request_id = request and state = 'queued';
  update public.holds set state = 'ended' where id = asked.hold_id and state = 'held';
  update public.hold_requests set
    answer = null, reason = null, hold_id = null, answered_at = null, answered_by_email = null
  where id = request;
end
$$;

-- Answers {"sale", "left": {"east", "west"}, "state", "packages": [names of packages that contain it]}.
create or replace function public.sell_product(
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
    raise exception 'There is no piece %.', product using errcode = 'PT404';
  end if;
  if piece.state in ('sold', 'archived') then
    raise exception '“%” is %.', piece.title,
      case piece.state when 'sold' then 'sold already' else 'not for sale' end
      using errcode = 'PT409';
  end if;
  if coalesce(quantity, 0) not between 1 and 1000 then
    raise exception 'How many were sold? From 1 to 1,000.';
  end if;
  if hold is not null then
    select * into kept from public.holds
    where id = hold and product_id = product and holds.showroom = sell_product.showroom and state = 'held';
    if kept.id is null then
      raise exception 'This hold is over.' using errcode = 'PT409';
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
      raise exception 'This lead is not here any more.';
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
  select coalesce(sum(on_hand), 0) into total from public.stock where product_id = product;
  if total = 0 then
    update public.sales set was_last = true where id = sale;
    update public.products set state = 'sold' where id = product and state = 'live';
  end if;
  return private.describe_sale(sale);
end
$$;

-- Takes a sale back: the products stand there again, the lead is as it was, and so is the hold if it would
-- still run. Twice is once. Who is limited to the sales floor takes back their own sales.
create or replace function public.undo_sale(sale uuid) returns void
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
    raise exception 'There is no such sale.' using errcode = 'PT404';
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
  perform private.require_sales();
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

-- Staff say what an answer meant: true ends all texts to the number, false keeps them, null asks again.
create or replace function public.answer_stop_question(reply bigint, means_stop boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  asked private.text_replies;
  moment timestamptz := private.text_now();
begin
  perform private.require_sales();
  perform private.take_turns_over_phone(phone) from private.text_replies where id = reply;
  select * into asked from private.text_replies where id = reply and kind = 'maybe_stop' for update;
  if asked.id is null or asked.phone = '' then
    raise exception 'This text is not here any more.' using errcode = 'PT409';
  end if;
  if asked.meant_stop is not distinct from means_stop
    and (asked.settled_at is null) = (means_stop is null) then
    return;
  elsif asked.settled_at is not null and means_stop is not null then
    raise exception '% answered this first: %.', coalesce(asked.settled_by_email, 'Somebody'),
      case when asked.meant_stop then 'it means stop' else 'it does not mean stop' end
      using errcode = 'PT409';
  end if;
  if means_stop then
    insert into private.text_opt_outs (phone, keyword, since) values (asked.phone, 'staff', moment)
    on conflict (phone) do nothing;
  elsif means_stop is not null then
    perform private.add_to_ledger(asked.phone, 'not_revoked', 'staff', moment, reply => reply);
  elsif asked.meant_stop then
    -- Only what staff themselves decided is theirs to take back.
    delete from private.text_opt_outs as decided
    where decided.phone = asked.phone and decided.keyword = 'staff' and not exists (
      select from private.text_replies as other
      where other.phone = asked.phone and other.id <> asked.id and other.meant_stop
        and other.settled_at >= decided.since
    );
    if found then
      perform private.add_to_ledger(asked.phone, 'restored', 'staff', moment, reply => reply);
    end if;
  end if;
  update private.text_replies set
    meant_stop = means_stop,
    settled_at = case when means_stop is not null then moment end,
    settled_by_email = case when means_stop is not null then auth.jwt() ->> 'email' end
  where id = reply;
  perform private.show_waiting_replies(asked.phone);
end
$$;

-- The number's answers need none from us; false takes that back for the newest of them.
create or replace function public.settle_replies(phone_number text, are_settled boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
begin
  perform private.require_sales();
  if are_settled then
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = phone_number and kind = 'other' and settled_at is null;
  else
    update private.text_replies set settled_at = null, settled_by_email = null
    where id = (
      select id from private.text_replies where phone = phone_number and kind = 'other'
      order by received_at desc, id desc limit 1
    );
  end if;
  perform private.show_waiting_replies(phone_number);
end
$$;

-- Numbers whose answers wait while no lead bears them: whoever asked to have a product held, or is known
-- by the number alone.
create or replace function public.replies_without_lead()
returns table (phone text, name text, body text, received_at timestamptz, question bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  return query
    select waiting.phone,
      (
        select asked.name from public.hold_requests as asked
        where asked.phone_e164 = waiting.phone and asked.anonymized_at is null
        order by asked.created_at desc limit 1
      ),
      left(waiting.body, 300), waiting.received_at,
      (
        select min(open.id) from private.text_replies as open
        where open.phone = waiting.phone and open.kind = 'maybe_stop' and open.settled_at is null
      )
    from (
      select distinct on (said.phone) said.phone, said.body, said.received_at
      from private.text_replies as said
      where said.settled_at is null and said.kind in ('other', 'maybe_stop') and said.phone <> ''
        and not exists (
          select from public.financing_leads as lead
          where lead.phone_e164 = said.phone and lead.anonymized_at is null
        )
      order by said.phone, said.received_at desc
    ) as waiting
    order by waiting.received_at desc limit 100;
end
$$;

-- Queues what staff wrote. The same key twice is one text. Whoever writes takes a lead that is
-- nobody's, and has dealt with the answers that waited.
create or replace function public.send_text(lead uuid, words text, key uuid)
returns table (state text, due_at timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  said text;
  refusal text;
begin
  perform private.require_sales();
  said := private.js_trim(coalesce(words, ''));
  select * into wanted from public.financing_leads where id = lead;
  if private.js_length(said) not between 1 and 1600 then
    raise exception 'A text has 1 to 1,600 characters; this one has %.',
      to_char(private.js_length(said), 'FM999,999,990');
  end if;
  if wanted.phone_e164 is not null then
    perform private.take_turns_over_phone(wanted.phone_e164);
  end if;
  if not exists (select from private.text_outbox as sent where sent.id = key and sent.lead_id = lead) then
    refusal := private.message_refusal(wanted, moment);
    if refusal is not null then
      raise exception '%', refusal;
    end if;
    refusal := (private.add_text(
      'message', wanted.phone_e164, said, moment,
      lender => wanted.financing_option, lead => lead, id => key
    )).reason;
    if refusal is not null then
      raise exception '%', private.say_refusal(refusal);
    end if;
    update private.text_replies set settled_at = moment, settled_by_email = auth.jwt() ->> 'email'
    where phone = wanted.phone_e164 and kind = 'other' and settled_at is null;
    perform private.show_waiting_replies(wanted.phone_e164);
    update public.financing_leads set assigned_to = auth.uid()
    where id = lead and assigned_to is null;
  end if;
  return query select sent.state, sent.due_at from private.text_outbox as sent where sent.id = key;
end
$$;

-- What both sides wrote, oldest first, at most the newest `most`; whether and when a text may leave; and
-- what the number agreed to. In the shape of app/admin/leads/sms/conversation.ts.
create or replace function public.read_conversation(lead uuid, most integer default 100) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  moment timestamptz := private.text_now();
  wanted public.financing_leads;
  number text;
  leaves_at timestamptz;
begin
  perform private.require_sales();
  select * into wanted from public.financing_leads where id = lead;
  if wanted.id is null then
    return null;
  end if;
  number := wanted.phone_e164;
  leaves_at := private.next_text_time(moment, number);
  return jsonb_build_object(
    'phone', number,
    'refusal', private.message_refusal(wanted, moment),
    'leavesAt', case when leaves_at > moment + interval '1 minute' then leaves_at end,
    'state', (select state from private.area_codes where code = substring(number from 3 for 3)),
    'hasOptedOut', number is not null and private.has_opted_out(number),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.at, newest.id), '[]')
      from (
        select * from (
          select sent.id::text as id, 'shop' as "from", sent.created_at as at, sent.body, sent.kind,
            sent.state, sent.reason, sent.error_code as "errorCode", sent.error,
            sent.due_at as "dueAt", coalesce(sent.delivered_at, sent.sent_at, sent.updated_at) as "stateAt",
            sent.lead_id as "leadId", sent.provider,
            (select email from auth.users where users.id = sent.requested_by) as "by",
            false as "isOpen", null::boolean as "meantStop"
          from private.text_outbox as sent
          where (sent.phone = number or sent.lead_id = lead)
            and private.text_share(sent.kind) in ('link', 'staff')
          union all
          select said.id::text, 'person', said.received_at, said.body, said.kind, null, null, null, null,
            null, said.received_at, null, null, said.settled_by_email,
            said.settled_at is null, said.meant_stop
          from private.text_replies as said where said.phone = number
        ) as both_ways
        order by at desc, id desc limit least(greatest(most, 1), 500)
      ) as newest
    ),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(entry) order by entry.id), '[]')
      from (
        select ledger.id, ledger.at, ledger.what, ledger.source, ledger.version, ledger.words,
          ledger.by_email as "by"
        from private.consent_ledger as ledger
        where number is not null and ledger.phone_hash = private.phone_hash(number)
        order by ledger.id desc limit 50
      ) as entry
    )
  );
end
$$;

-- What a browser needs to be told; null as long as no worker has started.
create or replace function public.push_key() returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_sales();
  return (select public_key from private.push_key);
end
$$;

-- A device of the person who is signed in on it now, whoever's it was before.
create or replace function public.add_push_device(
  endpoint text, p256dh text, auth text, label text,
  showroom text default null, quiet_from time default null, quiet_until time default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform private.require_sales();
  if (select count(*) from public.push_devices as mine where mine.user_id = auth.uid()) >= 20 then
    delete from public.push_devices as oldest where oldest.id = (
      select mine.id from public.push_devices as mine
      where mine.user_id = auth.uid() order by mine.created_at limit 1
    );
  end if;
  insert into public.push_devices as device
    (user_id, session_id, endpoint, p256dh, auth, label, showroom, quiet_from, quiet_until)
  values (auth.uid(), (auth.jwt() ->> 'session_id')::uuid, $1, $2, $3, left($4, 80), $5, $6, $7)
  on conflict on constraint push_devices_endpoint_key do update set
    user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth = excluded.auth, label = excluded.label, showroom = excluded.showroom,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, failures = 0
  returning device.id into added;
  return added;
end
$$;

alter policy "Admins see showrooms" on public.showrooms
  using ((select private.may_work_sales()));
alter policy "Admins see opening hours" on public.opening_hours
  using ((select private.may_work_sales()));
alter policy "Admins see special days" on public.special_days
  using ((select private.may_work_sales()));
alter policy "Admins see products" on public.products
  using ((select private.may_work_sales()));
alter policy "Admins see stock" on public.stock
  using ((select private.may_work_sales()));
alter policy "Admins add stock" on public.stock
  with check ((select private.may_work_sales()));
alter policy "Admins change stock" on public.stock
  using ((select private.may_work_sales())) with check ((select private.may_work_sales()));
alter policy "Admins see all leads" on public.financing_leads
  using ((select private.may_work_sales()));
alter policy "Admins edit leads" on public.financing_leads
  using ((select private.may_work_sales()))
  with check ((select private.may_work_sales()));
alter policy "Admins see the history of leads" on public.lead_events
  using ((select private.may_work_sales()));
alter policy "Admins search the words of leads" on public.lead_words
  using ((select private.may_work_sales()));
alter policy "Admins see holds" on public.holds
  using ((select private.may_work_sales()));
alter policy "Admins add holds" on public.holds
  with check ((select private.may_work_sales()));
alter policy "Admins change holds" on public.holds
  using ((select private.may_work_sales())) with check ((select private.may_work_sales()));
alter policy "Admins see requests to hold" on public.hold_requests
  using ((select private.may_work_sales()));
alter policy "Admins see sales" on public.sales
  using ((select private.may_work_sales()));
alter policy "Admins see texts" on private.text_outbox
  using (
    kind in ('link', 'resend', 'hold', 'message') and (select private.may_work_sales())
  );
alter policy "Admins see templates of texts" on public.text_templates
  using ((select private.may_work_sales()));
alter policy "Admins see their own devices" on public.push_devices
  using (user_id = (select auth.uid()) and (select private.may_work_sales()));
alter policy "Admins set their own devices" on public.push_devices
  using (user_id = (select auth.uid()) and (select private.may_work_sales()))
  with check (user_id = (select auth.uid()) and (select private.may_work_sales()));
alter policy "Admins remove their own devices" on public.push_devices
  using (user_id = (select auth.uid()) and (select private.may_work_sales()));

revoke all on function
  private.may_work_sales(), private.require_sales(), private.check_sales_limit(),
  private.record_sales_limit(), private.limit_lead_changes(),
  public.invite_staff(text, text, text, text, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.may_work_sales() to authenticated, service_role;
grant execute on function
  private.require_sales(), public.invite_staff(text, text, text, text, text, boolean)
  to authenticated;
