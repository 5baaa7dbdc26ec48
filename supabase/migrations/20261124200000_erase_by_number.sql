-- Somebody who only held a piece has no request from which they could be erased: they are erased by
-- their number, with their requests if there are any.

alter table public.erasures drop constraint erasures_what_known,
  add constraint erasures_what_known check (what in ('requests', 'holds', 'account'));

create function private.number_to_erase(phone text) returns text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.us_number(phone) is null then
    raise exception 'Write the phone number with its area code.';
  end if;
  return private.us_number(phone);
end
$$;

-- What erase_number would take; no row where nothing is kept for the number.
create function public.preview_erasure_of_number(phone text)
returns table (names text[], leads integer, holds integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  number text := private.number_to_erase(phone);
begin
  return query
    select array_agg(distinct kept.name), count(kept.lead)::integer, count(kept.hold)::integer
    from (
      select first_name || ' ' || last_name as name, id as lead, null::uuid as hold
      from public.financing_leads where phone_e164 = number and anonymized_at is null
      union all
      select name, null, id from public.holds where phone_e164 = number
    ) as kept
    having count(*) > 0;
end
$$;

create function public.erase_number(phone text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  number text := private.number_to_erase(phone);
  request uuid := (
    select id from public.financing_leads
    where phone_e164 = number and anonymized_at is null limit 1
  );
begin
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  if not found then
    raise exception 'Nothing is kept for this number.';
  end if;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;

revoke all on function
  private.number_to_erase(text), public.preview_erasure_of_number(text), public.erase_number(text)
  from public, anon, authenticated, service_role;
grant execute on function public.preview_erasure_of_number(text), public.erase_number(text)
  to authenticated;
