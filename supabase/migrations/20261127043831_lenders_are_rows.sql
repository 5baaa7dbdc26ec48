-- Lenders are added, put in another order and removed, of any kind; each knows whether it is the sample's.

create or replace function private.are_disclosures(words jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(words) = 'object'
    and not exists (
      select from jsonb_each(words) as entries (kind, sentence)
      where kind not in ('zero-percent', 'deferred-interest', 'lease-to-own', 'other')
        or jsonb_typeof(sentence) <> 'string'
        or length(btrim(sentence #>> '{}')) not between 1 and 800
    )
$$;

alter table public.lenders
  add column id uuid not null default gen_random_uuid(),
  add column is_sample boolean not null default false;

-- What nobody changed is the sample's.
alter table public.lenders disable trigger user;
update public.lenders set is_sample = true, slug = coalesce(slug, sample.own_slug)
  from (values
    ('Harbor First Financing', 'https://apply.example.com/harbor-first', 'harbor-first'),
    ('Bridgewater Credit', 'https://apply.example.com/bridgewater', 'bridgewater'),
    ('Easy Lane Leasing', 'https://apply.example.com/easy-lane', 'easy-lane'),
    ('Northstar Lease-to-Own', 'https://apply.example.com/northstar', 'northstar')
  ) as sample (own_name, link, own_slug)
  where name = own_name and application_url = link and not exists (
    select from public.changes where table_name = 'lenders' and record = lenders.name
  );
alter table public.lenders enable trigger user;

alter table public.lenders
  drop constraint lenders_position_key,
  drop constraint lenders_plan_known,
  add constraint lenders_plan_known
    check (plan in ('zero-percent', 'deferred-interest', 'lease-to-own', 'other')),
  add constraint lenders_id_key unique (id);
alter table public.lenders
  -- What a month costs may be said only beside the words that the law wants with it, which these kinds lack.
  add constraint lenders_no_payment_without_its_words check (
    plan not in ('lease-to-own', 'other')
    or terms || ' ' || array_to_string(details, ' ')
      !~* '\$ ?[0-9][0-9.,]* ?(/|an? |per |each |every )? ?(day|week|month|mo\M|payday)'
  ) not valid;


grant insert
  (id, name, position, audience, terms, application_url, active, details, plan, example_months),
  update
  (name, position, audience, terms, application_url, active, details, version, plan, example_months),
  delete on public.lenders to authenticated;

create policy "Admins add lenders" on public.lenders
  for insert to authenticated with check ((select private.has_role('admin')));
-- One that leads or texts refer to is kept by their foreign keys, and can only be switched off.
create policy "Admins remove lenders" on public.lenders
  for delete to authenticated using ((select private.has_role('admin')));


create trigger mark_as_own before update on public.lenders
  for each row execute function private.mark_as_own('active');

-- The lender in the address of its form, /financing?apply=<slug>: made of the name, and anew with a new name.
create function private.lender_slug(name text) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when words = '' or exists (select from public.lenders where slug = words and lenders.name <> lender_slug.name)
    then ltrim(words || '-', '-') || left(md5(lender_slug.name), 8)
    else words
  end
  from btrim(regexp_replace(lower(lender_slug.name), '[^a-z0-9]+', '-', 'g'), '-') as words
$$;

create function private.name_lender() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.slug := coalesce(new.slug, private.lender_slug(new.name));
  elsif new.name <> old.name and new.slug is not distinct from old.slug then
    new.slug := private.lender_slug(new.name);
  end if;
  return new;
end
$$;

create trigger name_lender before insert or update of name on public.lenders
  for each row execute function private.name_lender();

create function private.limit_lenders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.lenders where active) > 20 then
    raise exception 'The site offers up to 20 lenders. Switch one off first.' using errcode = 'PT422';
  elsif (select count(*) from public.lenders) > 200 then
    raise exception 'There is room for 200 lenders, those that are switched off among them. Remove one first.'
      using errcode = 'PT422';
  end if;
  return null;
end
$$;

create trigger limit_lenders after insert or update of active on public.lenders
  for each statement execute function private.limit_lenders();

-- Puts the lenders into the order of their ids; those that are not named stay behind where they were.
create function public.order_lenders(ids uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if ids is null or cardinality(ids) > 200 then
    raise exception 'A list of up to 200 lenders is needed.' using errcode = 'PT422';
  end if;
  perform from private.catalog_state for update;
  update public.lenders set position = wanted.position
    from unnest(ids) with ordinality as wanted (id, position)
    where lenders.id = wanted.id and lenders.position <> wanted.position;
end
$$;

revoke all on function
  private.lender_slug(text), private.name_lender(), private.limit_lenders(),
  public.order_lenders(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.order_lenders(uuid[]) to authenticated;

-- An address that bears the name of a sample is another lender's by now.
alter table public.lenders disable trigger user;
update public.lenders set slug = private.lender_slug(name)
  where slug is null or not is_sample
    and (slug, name) in (
      select own_slug, lenders.name
      from (values
        ('Harbor First Financing', 'harbor-first'), ('Bridgewater Credit', 'bridgewater'),
        ('Easy Lane Leasing', 'easy-lane'), ('Northstar Lease-to-Own', 'northstar')
      ) as sample (own_name, own_slug)
      where lenders.name <> own_name
    );
alter table public.lenders enable trigger user;

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
    raise exception 'Put back 5,000 changes at most.';
  end if;
  perform from private.catalog_state for update;
  select coalesce(max(id), 0) into last_before from public.changes;
  for change in
    select * from public.changes as known where known.id = any (put_back.changes)
    -- What others refer to is there before them.
    order by known.table_name = 'sales' desc, known.table_name = 'packages' and known.action = 'removed' desc,
      known.id desc
  loop
    if change.table_name = 'sales' then
      if change.action = 'added' then
        perform public.undo_sale(change.record::uuid);
      end if;
    elsif change.action = 'changed' then
      perform private.put_row_back(change);
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes', 'lenders') then
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
          raise exception 'Somebody changed “%” again since. Put that back first.', change.record_name
            using errcode = 'PT409';
        end if;
      end if;
    elsif change.action = 'added' and change.table_name = 'products' then
      update public.products set state = 'archived' where id = change.record;
    elsif change.action = 'added' and change.table_name = 'holds' then
      update public.holds set state = 'ended' where id::text = change.record and state = 'held';
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'product_pictures', 'product_notes', 'lenders') then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I,
           $1 || jsonb_build_object(''version'', 1, ''updated_at'', now()))).*', change.table_name)
        using change.before;
    else
      raise exception '“%” was added, which cannot be put back here.', change.record_name;
    end if;
  end loop;
  return query select * from public.changes as made where made.id > last_before order by made.id;
exception
  when unique_violation then
    raise exception 'It is there again already.' using errcode = 'PT409';
  when foreign_key_violation then
    raise exception 'Requests refer to it by now: hide it instead.' using errcode = 'PT409';
end
$$;
