-- A name fits its card, a description is read. What is longer already stays until somebody words it anew: a
-- price is changed without it.
create function private.fit_words() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if length(new.title) > 60 and (tg_op = 'INSERT' or new.title is distinct from old.title) then
    raise exception 'A name has 60 characters at most.';
  end if;
  if length(new.description) > 600 and (tg_op = 'INSERT' or new.description is distinct from old.description) then
    raise exception 'A description has 600 characters at most.';
  end if;
  return new;
end
$$;
revoke all on function private.fit_words() from public, anon, authenticated, service_role;
create trigger fit_words before insert or update of title, description on public.products
  for each row execute function private.fit_words();
