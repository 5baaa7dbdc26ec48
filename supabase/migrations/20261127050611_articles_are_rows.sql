-- The articles of the blog, as they are written. The publisher makes pages of those that are shown; it leaves out
-- what may not be shown of a body, so a body is checked for its length only.
create table public.articles (
  -- The last part of its address, which stays: /blog/<id>.
  id text primary key,
  category text not null,
  title text not null,
  excerpt text not null,
  -- Markdown.
  body text not null,
  -- Who wrote it; empty: the shop's staff.
  byline text not null default '',
  published date not null,
  -- The day on which the staff last went over every fact and sum.
  checked date,
  -- The name of a picture of public.pictures or of those that come with the code, and what one sees on it.
  picture text not null,
  picture_alt text not null,
  -- Slugs of products that it names. One that is not for sale is not shown below it.
  products text[] not null default '{}',
  is_shown boolean not null default true,
  is_sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- "/blog/category/..." is the list of a category.
  constraint articles_id_form
    check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80 and id <> 'category'),
  constraint articles_category_known check (category in ('furniture-care', 'choosing-the-right-piece',
    'room-design-tips', 'style-inspiration', 'mattress-buying-tips')),
  constraint articles_title_fits
    check (length(title) <= 90 and private.says_something(title) and private.is_one_line(title)),
  constraint articles_excerpt_fits
    check (length(excerpt) <= 300 and private.says_something(excerpt) and private.is_one_line(excerpt)),
  constraint articles_body_fits check (length(body) <= 20000 and private.says_something(body)),
  constraint articles_byline_fits check (length(byline) <= 80 and (byline = '' or private.is_one_line(byline))),
  constraint articles_days_in_calendar check (published between '2000-01-01' and '2199-12-31'
    and checked between '2000-01-01' and '2199-12-31'),
  constraint articles_picture_form
    check (picture ~ '^[a-z0-9]+(-+[a-z0-9]+)*$' and length(picture) <= 120),
  constraint articles_picture_alt_fits check (length(picture_alt) <= 200
    and private.says_something(picture_alt) and private.is_one_line(picture_alt)),
  constraint articles_products_filled check (private.are_lines(products))
);

alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated;
grant select, insert, update, delete on public.articles to authenticated;
grant all on public.articles to service_role;
create policy "Admins see articles" on public.articles for select to authenticated
  using ((select private.has_role('admin')));
create policy "Admins add articles" on public.articles for insert to authenticated
  with check ((select private.has_role('admin')));
create policy "Admins change articles" on public.articles for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
create policy "Admins remove articles" on public.articles for delete to authenticated
  using ((select private.has_role('admin')));

-- The list of the blog is one page, and a word of one article is weighed against those of all others.
create function private.limit_articles() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from public.articles) > 200 then
    raise exception 'The blog has room for 200 articles. Remove one first.';
  end if;
  return null;
end
$$;

create trigger take_catalog_turn before insert or update or delete on public.articles
  for each statement execute function private.take_catalog_turn();
create trigger count_version before update on public.articles
  for each row execute function private.count_version();
create trigger mark_as_own before update on public.articles
  for each row execute function private.mark_as_own('is_shown');
create trigger touch_updated_at before update on public.articles
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.articles
  for each row execute function private.record_change('id', 'title');
create trigger limit_articles after insert on public.articles
  for each statement execute function private.limit_articles();

-- Those that are shown, as the publisher reads them beside the other rows.
create function private.shown_articles() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(articles) order by articles.published desc, articles.id), '[]')
  from public.articles where articles.is_shown
$$;

revoke all on function private.limit_articles(), private.shown_articles()
  from public, anon, authenticated, service_role;

create trigger a_bound_texts before insert or update on public.articles
  for each row when (
    octet_length(new.id) > 320 or octet_length(new.category) > 160 or octet_length(new.title) > 360
    or octet_length(new.excerpt) > 1200 or octet_length(new.body) > 80000 or octet_length(new.byline) > 320
    or octet_length(new.picture) > 480 or octet_length(new.picture_alt) > 800
  ) execute function private.refuse_long_text();

-- The columns of a record's key in the history; null where it is not ours to change.
create or replace function private.key_of(table_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case table_name
    when 'products' then 'id' when 'packages' then 'id' when 'offers' then 'id::text'
    when 'notices' then 'id::text' when 'articles' then 'id' when 'showrooms' then 'id' when 'lenders' then 'name'
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
    elsif change.action = 'added' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders') then
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
    elsif change.action = 'removed' and change.table_name in ('packages', 'offers', 'notices', 'special_days', 'delivery_zones', 'reviews', 'articles', 'product_pictures', 'product_notes', 'lenders') then
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
