-- ZIP codes, whole or their first three digits.
create function private.are_zips(value text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(value) between 1 and 500
    and not exists (select from unnest(value) as zip where zip is null or zip !~ '^[0-9]{3}([0-9]{2})?$')
$$;

create table public.delivery_zones (
  id uuid primary key default gen_random_uuid(),
  area text not null,
  zips text[] not null,
  fee_cents integer not null,
  -- Sunday is 0.
  days smallint[] not null,
  -- How many open days the shop needs before the truck leaves.
  lead_days smallint not null default 1,
  position integer not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Stops of one day; null for any number.
  most_per_day smallint,
  constraint delivery_zones_area_length check (length(btrim(area)) between 1 and 60),
  constraint delivery_zones_zips_form check (private.are_zips(zips)),
  constraint delivery_zones_fee_span check (fee_cents between 0 and 100000),
  constraint delivery_zones_days_known check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'),
  constraint delivery_zones_lead_days_span check (lead_days between 0 and 30),
  constraint delivery_zones_most_per_day_span check (most_per_day between 1 and 500)
);
alter table public.delivery_zones
  add constraint delivery_zones_area_readable check (private.is_one_line(area)) not valid;

call pg_temp.keep_history('public.delivery_zones', '{id,area}');

-- As the publisher reads them, beside the other rows.
create function private.delivery_zones() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(array(select zones from public.delivery_zones as zones order by position, area, id))
$$;
