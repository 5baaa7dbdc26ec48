-- Whom a text may reach: numbers, opt-outs, and the address that a request came from.

-- Numbers of the United States and its territories that belong to a person. The others that begin
-- with +1 are Canada's, the Caribbean's, which fraudsters like, and those that no phone has.
create function private.is_us_number(e164 text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(e164 ~ '^\+1[2-9][0-9]{2}[2-9][0-9]{6}$', false)
    and substring(e164 from 3 for 3) <> all (array[
      -- Canada
      '204', '226', '236', '249', '250', '257', '263', '289', '306', '343', '354', '365', '367',
      '368', '382', '387', '403', '416', '418', '428', '431', '437', '438', '450', '460', '468',
      '474', '506', '514', '519', '537', '548', '568', '579', '581', '584', '587', '600', '604',
      '613', '622', '633', '639', '644', '647', '655', '672', '677', '683', '688', '705', '709',
      '742', '753', '778', '780', '782', '807', '819', '825', '867', '873', '879', '902', '905',
      '942',
      -- the Caribbean and Bermuda
      '242', '246', '264', '268', '284', '345', '441', '473', '649', '658', '664', '721', '758',
      '767', '784', '809', '829', '849', '868', '869', '876',
      -- toll-free, premium and machines
      '800', '833', '844', '855', '866', '877', '888', '900', '500', '521', '522', '523', '524',
      '525', '526', '527', '528', '529', '533', '544', '566', '577', '588', '700', '710'
    ])
$$;

-- Whose request this is; null where nothing trustworthy says so. Of IPv6 only the network counts,
-- since one customer has a whole network.
create function private.request_address() returns inet
language plpgsql stable security definer
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}');
  hops text[];
  hop inet;
  proxies inet[];
begin
  select trusted_proxies, string_to_array((
    select headers ->> name from unnest(address_headers) with ordinality as known (name, place)
    where headers ? name order by place limit 1
  ), ',') into proxies, hops from private.settings;
  for place in reverse coalesce(cardinality(hops), 0)..1 loop
    hop := btrim(hops[place])::inet;
    exit when place = 1 or not (hop <<= any (proxies));
  end loop;
  return case when family(hop) = 6 then network(set_masklen(hop, 64)) else hop end;
exception when invalid_text_representation then
  return null;
end
$$;

create function private.has_opted_out(wanted_phone text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.text_opt_outs where phone = wanted_phone)
$$;

revoke all on function
  private.is_us_number(text), private.request_address(), private.has_opted_out(text)
  from public, anon, authenticated, service_role;
