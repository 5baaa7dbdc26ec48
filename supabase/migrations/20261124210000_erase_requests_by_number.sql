-- Erasing by number takes requests to hold, too.

create or replace function public.preview_erasure_of_number(phone text)
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
      union all
      select name, null, id from private.hold_requests_of(number)
    ) as kept
    having count(*) > 0;
end
$$;

create or replace function public.erase_number(phone text) returns void
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
  -- Takes holds and requests to hold along.
  if request is not null then
    perform public.erase_sender(request);
    return;
  end if;
  if not exists (select from public.preview_erasure_of_number(number)) then
    raise exception 'Nothing is kept for this number.';
  end if;
  perform private.erase_hold_requests(number);
  update public.holds set name = 'Removed', phone = '000-000-0000',
    state = case state when 'held' then 'ended' when 'asked' then 'refused' else state end
  where phone_e164 = number;
  insert into public.erasures (erased_by, erased_by_email, what)
  values (auth.uid(), auth.jwt() ->> 'email', 'holds');
end
$$;
