-- Lots: what was bought in one go, a truck or some pallets, and what all of it shares.
create table public.lots (
  id uuid primary key default gen_random_uuid(),
  supplier text not null,
  arrived_on date not null default private.shop_day(now()),
  -- For all of it, freight included; null where it is not known.
  paid_cents integer,
  pallets integer,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid default auth.uid(),
  -- What its products begin with; null where that differs from one to the next.
  list text,
  showroom text,
  maker text not null default '',
  condition text,
  condition_reason text,
  compare_at_source text not null default '',
  -- Prices are proposed as so many percent of compare-at, down to a price that ends in 9 dollars.
  price_percent integer not null default 45,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint lots_supplier_form check (length(supplier) <= 80 and private.is_one_line(supplier)),
  constraint lots_arrived_in_calendar check (arrived_on between '2000-01-01' and '2199-12-31'),
  constraint lots_numbers_bounded check (paid_cents between 0 and 1000000000 and pallets between 1 and 1000
    and price_percent between 1 and 99),
  constraint lots_note_length check (length(note) <= 1000),
  constraint lots_list_known check (list in
    ('bedroom', 'living-room', 'dining-room', 'clearance', 'mattress', 'in-store')),
  constraint lots_showroom_known check (showroom in ('east', 'west')),
  constraint lots_maker_form check (maker = '' or length(maker) <= 60 and private.is_one_line(maker)),
  constraint lots_condition_known check (condition in ('new', 'open box', 'floor model', 'cosmetic mark')),
  constraint lots_condition_reason_form
    check (length(condition_reason) <= 300 and private.says_something(condition_reason)),
  constraint lots_compare_at_source_length check (length(compare_at_source) <= 200)
);
create index lots_arrived_idx on public.lots (arrived_on);

call pg_temp.keep_history('public.lots', '{id,supplier}');
