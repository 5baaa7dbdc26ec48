-- What the shop promises, in words that its owner and the owner's counsel can change.

create function private.are_disclosures(words jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select jsonb_typeof(words) = 'object'
    and not exists (
      select from jsonb_each(words) as entries (kind, sentence)
      where kind not in ('zero-percent', 'deferred-interest', 'lease-to-own')
        or jsonb_typeof(sentence) <> 'string'
        or length(btrim(sentence #>> '{}')) not between 1 and 800
    )
$$;
revoke all on function private.are_disclosures(jsonb) from public, anon;
grant execute on function private.are_disclosures(jsonb) to authenticated, service_role;

alter table public.shop
  -- The reviews on the home page are invented, and marked so.
  add column reviews_are_samples boolean not null default true,
  -- Whether a piece's page says what a month costs with the 0 % plan.
  add column monthly_payments_shown boolean not null default true,
  -- By kind of plan, what the law wants said beside it. A kind that is absent has the words that come
  -- with the code.
  add column disclosures jsonb not null default '{}',
  add constraint shop_disclosures_worded check (private.are_disclosures(disclosures));

alter table public.lenders
  add column plan text not null default 'deferred-interest',
  -- How many months the example of a 0 % plan runs.
  add column example_months smallint,
  add constraint lenders_plan_known check (plan in ('zero-percent', 'deferred-interest', 'lease-to-own'));
-- It is no change that anybody made, so no version is counted and nothing is written down.
alter table public.lenders disable trigger user;
update public.lenders set
  plan = case when terms like '0\%%' then 'zero-percent'
              when audience = 'No Credit Needed' then 'lease-to-own'
              else 'deferred-interest' end,
  example_months = case when terms like '0\%%' then 12 end;
alter table public.lenders enable trigger user;
alter table public.lenders
  alter column plan drop default,
  add constraint lenders_example_months_of_zero_percent
    check ((plan = 'zero-percent') = (example_months is not null)),
  add constraint lenders_example_months_span check (example_months between 3 and 72);
grant update (plan, example_months) on public.lenders to authenticated;

alter table public.shop disable trigger user;
update public.shop set description =
  replace(description, 'Closeout furniture at 50-70% off retail.', 'Closeout furniture, {savingsClaim}.');
alter table public.shop enable trigger user;
