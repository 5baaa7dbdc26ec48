-- A text that is too long is refused under a code whose sentence pages show as it is; check_violation stands for
-- a constraint's name.

create or replace function private.refuse_long_text() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The text in % is too long.', (
    select field from jsonb_each_text(to_jsonb(new)) as fields (field, value)
    order by octet_length(value) desc nulls last limit 1
  ) using errcode = 'string_data_right_truncation';
end
$$;
