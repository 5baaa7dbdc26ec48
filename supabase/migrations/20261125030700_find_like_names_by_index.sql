-- Among very many leads, whoever may be the same person is found by the indexes of name and number:
-- asked for the newest ten at once, Postgres read the list from its top.
do $$
declare
  definition text := pg_get_functiondef('public.read_customer(uuid)'::regprocedure);
  old constant text := '        where anonymized_at is null and wanted.anonymized_at is null
          and customer_id <> wanted.customer_id
          and (
            private.name_key(first_name, last_name)
              = private.name_key(wanted.first_name, wanted.last_name)
            or phone_e164 = wanted.phone_e164
          )
';
begin
  if position(old in definition) = 0 then
    raise exception 'public.read_customer is not as this migration knows it.';
  end if;
  execute replace(definition, old, '        where customer_id <> wanted.customer_id and wanted.anonymized_at is null
          and id in (
            select named.id from public.financing_leads as named
            where named.anonymized_at is null
              and private.name_key(named.first_name, named.last_name)
                = private.name_key(wanted.first_name, wanted.last_name)
            union
            select called.id from public.financing_leads as called
            where called.anonymized_at is null and called.phone_e164 = wanted.phone_e164
          )
');
end
$$;
