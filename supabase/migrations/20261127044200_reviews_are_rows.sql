-- Reviews are rows that the owner changes; the sample's know that they are invented.

-- What customers said of the shop, as the home page shows it. One that the sample shop invented is marked so.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Stars.
  rating smallint not null,
  text text not null,
  -- When it was written, in the words that the page shows: "2 weeks ago", "November 2026".
  shown_date text not null default '',
  -- Where it was published: "Google", and a link to it where there is one.
  source text not null default '',
  source_url text,
  is_sample boolean not null default false,
  is_shown boolean not null default true,
  position smallint not null default 1000,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint reviews_name_form check (length(btrim(name)) between 1 and 60 and private.is_one_line(name)),
  constraint reviews_rating_span check (rating between 1 and 5),
  constraint reviews_text_length check (length(text) <= 1000 and private.says_something(text)),
  constraint reviews_shown_date_form
    check (shown_date = '' or length(shown_date) <= 40 and private.is_one_line(shown_date)),
  constraint reviews_source_form check (source = '' or length(source) <= 60 and private.is_one_line(source)),
  constraint reviews_source_url_form check (length(source_url) <= 400 and source_url ~ '^https://[^\s"<>]+$'),
  constraint reviews_need_a_source check (is_sample or not is_shown or source <> '')
);

alter table public.reviews enable row level security;
revoke all on public.reviews from public, anon, authenticated;
grant select, insert, update, delete on public.reviews to authenticated;
grant all on public.reviews to service_role;
create policy "Admins see reviews" on public.reviews for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add reviews" on public.reviews for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change reviews" on public.reviews for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove reviews" on public.reviews for delete to authenticated
  using ((select private.has_role('admin')));

create trigger take_catalog_turn before insert or update or delete on public.reviews
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.reviews
  for each row execute function private.count_version();
create trigger mark_as_own before update on public.reviews
  for each row execute function private.mark_as_own('is_shown');
create trigger touch_updated_at before update on public.reviews
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.reviews
  for each row execute function private.record_change('id', 'name');

-- As many as the home page has room for.
create function private.bound_reviews() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.reviews where is_shown) > 50 then
    raise exception 'The home page shows up to 50 reviews. Hide one first.';
  end if;
  return null;
end
$$;
create trigger bound_reviews after insert or update on public.reviews
  for each statement execute function private.bound_reviews();

-- As the publisher reads them, beside the other rows.
create function private.shown_reviews() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(reviews) order by position, id), '[]')
  from public.reviews where is_shown
$$;

revoke all on function private.bound_reviews(), private.shown_reviews()
  from public, anon, authenticated, service_role;

create trigger a_bound_texts before insert or update on public.reviews
  for each row when (octet_length(new.name) > 240 or octet_length(new.text) > 4000 or octet_length(new.shown_date) > 160 or octet_length(new.source) > 240 or octet_length(new.source_url) > 1600)
  execute function private.refuse_long_text();

-- The columns of a record's key in the history; null where it is not ours to change.
create or replace function private.key_of(table_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case table_name
    when 'products' then 'id' when 'packages' then 'id' when 'offers' then 'id::text'
    when 'notices' then 'id::text' when 'showrooms' then 'id' when 'lenders' then 'name'
    when 'stock' then $key$product_id || ' ' || showroom$key$
    when 'opening_hours' then $key$showroom || ' ' || weekday$key$
    when 'special_days' then $key$showroom || ' ' || day$key$
    when 'holds' then 'id::text' when 'product_pictures' then 'id::text' when 'product_notes' then 'product_id' when 'delivery_zones' then 'id::text' when 'reviews' then 'id::text'
    when 'shop' then 'null'
  end
$$;

-- Puts changes back, newest first, all of them or none. What is as it was before already stays; what
-- somebody changed again since is a conflict. Answers the changes that this made.
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
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'product_pictures', 'product_notes', 'lenders') then
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
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'product_pictures', 'product_notes', 'lenders') then
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
