-- What comes in the evening came today: the day is Detroit's, not UTC's.

alter table public.lots alter column arrived_on set default (now() at time zone 'America/Detroit')::date;
alter table public.products alter column added_on set default (now() at time zone 'America/Detroit')::date;
