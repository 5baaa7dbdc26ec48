-- The financing partners that the site's cards name, in the order of `position`: none, or up to 20.
-- One that leads or texts refer to is kept by their foreign keys, and can only be switched off.
create table public.lenders (
  name text primary key,
  position smallint not null,
  audience text not null,
  terms text not null,
  application_url text not null,
  active boolean not null default true,
  slug text,
  -- Lines under the terms on the lender's card.
  details text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  plan text not null,
  -- How many months the example of a 0 % plan runs.
  example_months smallint,
  -- Stays when the name and the place change.
  id uuid not null default gen_random_uuid(),
  is_sample boolean not null default false,
  constraint lenders_slug_key unique (slug),
  constraint lenders_id_key unique (id),
  constraint lenders_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint lenders_details_filled check (private.are_lines(details)),
  constraint lenders_application_url_form check (application_url ~ '^https://[^\s]+$'),
  constraint lenders_plan_known check (plan in ('zero-percent', 'deferred-interest', 'lease-to-own', 'other')),
  constraint lenders_example_months_of_zero_percent check ((plan = 'zero-percent') = (example_months is not null)),
  constraint lenders_example_months_span check (example_months between 3 and 72),
  constraint lenders_name_length check (length(btrim(name)) between 1 and 60),
  constraint lenders_audience_length check (length(btrim(audience)) between 1 and 60),
  constraint lenders_terms_length check (length(btrim(terms)) between 1 and 120)
);
alter table public.lenders
  add constraint lenders_application_url_length check (length(application_url) <= 400) not valid,
  add constraint lenders_words_readable check (
    private.is_one_line(name) and private.is_one_line(audience) and private.is_one_line(terms)
  ) not valid,
  -- What a month costs may be said only beside the words that the law wants with it, which these kinds lack.
  add constraint lenders_no_payment_without_its_words check (
    plan not in ('lease-to-own', 'other')
    or terms || ' ' || array_to_string(details, ' ')
      !~* '\$ ?[0-9][0-9.,]* ?(/|an? |per |each |every )? ?(day|week|month|mo\M|payday)'
  ) not valid;

call pg_temp.keep_history('public.lenders', '{name,name}', quiet => '{active}');

-- A shopper's page may still show the name that a lender had when it was opened: what they send is a
-- request to that lender, whatever its name is by then, and is not refused.
create table private.former_lender_names (
  name text primary key,
  lender text not null references public.lenders (name) on update cascade on delete cascade
);
create index former_lender_names_lender_idx on private.former_lender_names (lender);

create function private.keep_former_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.former_lender_names where name = new.name;
  insert into private.former_lender_names (name, lender) values (old.name, new.name)
  on conflict (name) do update set lender = excluded.lender;
  return null;
end
$$;
create trigger keep_former_name after update of name on public.lenders for each row when (new.name <> old.name)
  execute function private.keep_former_name();

-- The lender in the address of its form, /financing?apply=<slug>: made of the name, and anew with a new name.
create function private.lender_slug(name text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when words = '' or exists (select from public.lenders where slug = words and lenders.name <> lender_slug.name)
    then ltrim(words || '-', '-') || left(md5(lender_slug.name), 8)
    else words
  end
  from btrim(regexp_replace(lower(lender_slug.name), '[^a-z0-9]+', '-', 'g'), '-') as words
$$;

create function private.name_lender() returns trigger
language plpgsql security definer set search_path = '' as $$
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
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.lenders where active) > 20 then
    raise exception 'The site offers up to 20 lenders. Switch one off first.' using errcode = 'PT422';
  elsif (select count(*) from public.lenders) > 200 then
    raise exception 'You can have up to 200 lenders, counting those switched off. Remove one first.'
      using errcode = 'PT422';
  end if;
  return null;
end
$$;
create trigger limit_lenders after insert or update of active on public.lenders
  for each statement execute function private.limit_lenders();

-- Puts the lenders into the order of their ids; those that are not named stay behind where they were.
create function public.order_lenders(ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if ids is null or cardinality(ids) > 200 then
    raise exception 'Send a list of up to 200 lenders.' using errcode = 'PT422';
  end if;
  perform from private.catalog_state for update;
  update public.lenders set position = wanted.position
    from unnest(ids) with ordinality as wanted (id, position)
    where lenders.id = wanted.id and lenders.position <> wanted.position;
end
$$;
