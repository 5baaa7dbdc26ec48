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
  constraint articles_id_form check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80 and id <> 'category'),
  constraint articles_category_known check (category in ('furniture-care', 'choosing-the-right-piece',
    'room-design-tips', 'style-inspiration', 'mattress-buying-tips')),
  constraint articles_title_fits check (length(title) <= 90 and private.is_one_line(title)),
  constraint articles_excerpt_fits check (length(excerpt) <= 300 and private.is_one_line(excerpt)),
  constraint articles_body_fits check (length(body) <= 20000 and private.says_something(body)),
  constraint articles_byline_fits check (length(byline) <= 80 and (byline = '' or private.is_one_line(byline))),
  constraint articles_days_in_calendar check (published between '2000-01-01' and '2199-12-31'
    and checked between '2000-01-01' and '2199-12-31'),
  constraint articles_picture_form check (picture ~ '^[a-z0-9]+(-+[a-z0-9]+)*$' and length(picture) <= 120),
  constraint articles_picture_alt_fits check (length(picture_alt) <= 200 and private.is_one_line(picture_alt)),
  constraint articles_products_filled check (private.are_lines(products))
);

-- The list of the blog is one page, and a word of one article is weighed against those of all others.
create function private.limit_articles() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.articles) > 200 then
    raise exception 'The blog has room for 200 articles. Remove one first.';
  end if;
  return null;
end
$$;

call pg_temp.keep_history('public.articles', '{id,title}', quiet => '{is_shown}');
create trigger limit_articles after insert on public.articles
  for each statement execute function private.limit_articles();

-- Those that are shown, as the publisher reads them beside the other rows.
create function private.shown_articles() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select articles from public.articles where is_shown order by published desc, id))
$$;
