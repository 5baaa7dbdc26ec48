-- A lead comes back on a day that a calendar has: "infinity" and the year 9999, which other programs may
-- write over the API, are no such day, and the page could not show them.
update public.financing_leads set follow_up_at = null
where follow_up_at not between '2020-01-01' and '2100-01-01';
alter table public.financing_leads add constraint financing_leads_follow_up_range
  check (follow_up_at between '2020-01-01' and '2100-01-01');
