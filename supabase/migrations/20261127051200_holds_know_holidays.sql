-- A hold does not end on a holiday for which the shop has said nothing.
-- Whether it is a holiday on which a shop may keep other hours than its usual ones, as shop/calendar/holidays.ts
-- names them.
create function private.is_holiday(on_day date) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select to_char(on_day, 'MM-DD') in ('01-01', '06-19', '07-04', '11-11', '12-24', '12-25', '12-31')
    or (month, weekday, (date + 6) / 7) in ((1, 1, 3), (2, 1, 3), (9, 1, 1), (10, 1, 2), (11, 4, 4))
    or month = 5 and weekday = 1 and date > 24
    or month = 11 and weekday = 5 and date between 23 and 29
    or on_day = make_date(year, (h + l - 7 * m + 90) / 25, (h + l - 7 * m + 33 * ((h + l - 7 * m + 90) / 25) + 19) % 32)
  from
    lateral (select extract(year from on_day)::int, extract(month from on_day)::int,
      extract(day from on_day)::int, extract(dow from on_day)::int) as parts (year, month, date, weekday),
    -- Easter, after Meeus, Jones and Butcher.
    lateral (select year % 19, year / 100, year % 100) as y (a, b, c),
    lateral (select (19 * a + b - b / 4 - (8 * b + 13) / 25 + 15) % 30) as moon (h),
    lateral (select (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7) as sunday (l),
    lateral (select (a + 11 * h + 19 * l) / 433) as late (m)
$$;

create or replace function private.hold_end(wanted text, moment timestamptz) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select (day.then + hours.closes) at time zone rule.time_zone
  from private.settings as rule,
    lateral (
      select (moment at time zone rule.time_zone)::date + ahead as then
      from generate_series(1, 60) as ahead
    ) as day,
    lateral private.hours_on(wanted, day.then) as hours
  where hours.closes is not null and (
    not private.is_holiday(day.then)
    or exists (select from public.special_days as said where said.showroom = wanted and said.day = day.then)
  )
  order by day.then limit 1
$$;

revoke all on function private.is_holiday(date) from public, anon, authenticated, service_role;
