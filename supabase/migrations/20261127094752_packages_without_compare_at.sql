-- A package has a compare-at price only where one is known, as products do.
alter table public.packages alter column compare_at_cents drop not null;
