-- The server tries again what it could not do, and the owner is told and may ask for it.
alter table public.product_pictures add column can_retry boolean not null default false;
update public.product_pictures set can_retry = true
  where problem like 'This picture is too much to read.%' or problem like 'The picture is not there any more.%';

create or replace function private.check_product_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.name := 'photo-' || left(md5(new.original || ' ' || new.turn::text || ' ' || new.zoom::text || ' '
    || new.focus_x::text || ' ' || new.focus_y::text || case when new.light = 0 then '' else ' ' || new.light::text end), 12);
  if tg_op = 'UPDATE' and new.name <> old.name then
    new.problem := null;
    new.can_retry := false;
  end if;
  -- Writers take turns, so nobody else adds one meanwhile.
  if (select count(*) from public.product_pictures as other
      where other.product_id = new.product_id and other.id <> new.id) >= 8 then
    raise exception 'A piece has one to eight pictures.';
  end if;
  if not private.says_something(new.alt) and exists (
      select from public.products where id = new.product_id
        and (state = 'live' or publish_at is not null)) then
    raise exception 'Say what each picture shows, for people who cannot see it.';
  end if;
  return new;
end
$$;

create or replace function private.pictures_and_notes(product text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pictures', (
      select jsonb_agg(to_jsonb(pictures) - array['version', 'updated_at', 'problem', 'can_retry'] order by pictures.id)
      from public.product_pictures as pictures where pictures.product_id = product),
    'notes', (
      select to_jsonb(notes) - array['version', 'updated_at']
      from public.product_notes as notes where notes.product_id = product))
$$;

create or replace function private.publish_due() returns timestamptz
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due text;
begin
  for due in select id from public.products where state = 'draft' and publish_at <= now() loop
    begin
      update public.products set state = 'live', publish_at = null where id = due;
    exception when raise_exception or integrity_constraint_violation or data_exception then
      -- One that may not be shown holds nothing else up; it stays a draft. A full disk is no fault of it.
      update public.products set publish_at = null where id = due;
    end;
  end loop;
  return (select min(publish_at) from public.products where state = 'draft' and publish_at > now());
end
$$;

create or replace function public.unfinished_work() returns table (words text, path text, can_retry boolean)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select format('A picture of “%s”: %s', products.title, pictures.problem),
      '/admin/products/' || products.slug, pictures.can_retry
    from public.product_pictures as pictures join public.products on products.id = pictures.product_id
    where pictures.problem is not null order by pictures.updated_at desc limit 50;
  -- A hosted project sends its mails itself.
  if to_regclass('auth.mail_outbox') is not null then
    return query execute $mails$
      select format('%s %s: %s', count(*), case when state = 'queued' then 'of the shop’s mails cannot be sent yet'
          else 'of the shop’s mails could not be sent in time' end, max(error)), null::text, state = 'queued'
      from auth.mail_outbox
      where error is not null and (state = 'queued' and attempts >= 5
        or state = 'dropped' and updated_at > now() - interval '3 days')
      group by state$mails$;
  end if;
end
$$;

create or replace function public.try_again() returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.product_pictures set problem = null, can_retry = false where product_pictures.can_retry;
  if to_regclass('auth.mail_outbox') is not null then
    execute $mails$update auth.mail_outbox set due_at = now() where state = 'queued'$mails$;
  end if;
  perform pg_notify('catalog', '');
end
$$;

revoke all on function public.unfinished_work(), public.try_again() from public, anon, authenticated, service_role;
grant execute on function public.unfinished_work(), public.try_again() to authenticated;
