-- A carrier takes 1,600 characters, so a link that is longer than a text's other words leave room for would
-- end every text to that lender's applicants. One that is there already stays until it is changed.
alter table public.lenders add constraint lenders_application_url_length
  check (length(application_url) <= 400) not valid;
