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

call pg_temp.keep_history('public.reviews', '{id,name}', quiet => '{is_shown}');

-- As many as the home page has room for.
create function private.bound_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
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
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select reviews from public.reviews where is_shown order by position, id))
$$;
