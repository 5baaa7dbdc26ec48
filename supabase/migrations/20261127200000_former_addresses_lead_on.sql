-- A former address goes on leading to its piece when another piece takes that name: a draft that nobody sees,
-- or a piece of another list, stands at no address that anybody knew. Pages of today stand before it.
create or replace function private.keep_former_slug() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.product_slugs where slug = new.slug and product_id = new.id;
  if tg_op = 'UPDATE' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
      on conflict (slug) do update set product_id = excluded.product_id, since = now()
      -- At the name of a draft nobody was.
      where old.went_live_at is not null;
  end if;
  return null;
end
$$;

-- What a shopper holds is looked up by the last part of its address, so no piece is called as a package is, nor
-- as the file about delivery that lies among those of pieces.
create function private.is_taken_slug(wanted text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select wanted = 'delivery' or wanted ~ '^package-[0-9]+$'
    or exists (select from public.products where slug = wanted)
    or exists (select from public.product_slugs where slug = wanted)
$$;
revoke all on function private.is_taken_slug(text) from public, anon, authenticated, service_role;

create or replace function private.slug_for(title text, id text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words text := btrim(left(btrim(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), '-'), 70), '-');
begin
  if words = '' then
    return 'piece-' || id;
  end if;
  return case when private.is_taken_slug(words) then words || '-' || id else words end;
end
$$;

alter table public.products
  add constraint products_slug_free check (slug <> 'delivery' and slug !~ '^package-[0-9]+$') not valid;
