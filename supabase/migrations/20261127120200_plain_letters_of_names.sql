-- "lukasz" finds Łukasz, "soren" Søren, and "Weiss" may be the same person as "Weiß": letters that are more
-- than an accent away from a plain one. As fold() in app/admin/leads/shared/search-text.ts.
do $$
declare
  changed record;
  definition text := pg_get_functiondef('private.fold(text)'::regprocedure);
begin
  for changed in
    select * from (values
      ($old$else regexp_replace($old$,
        $new$else translate(replace(replace(replace(replace(regexp_replace($new$),
      ($old$'', 'g'
    )
  end$old$, $new$'', 'g'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łøđħıð', 'lodhid')
  end$new$)
    ) as changes (old, new)
  loop
    if position(changed.old in definition) = 0 then
      raise exception 'private.fold is not as this migration knows it.';
    end if;
    definition := replace(definition, changed.old, changed.new);
  end loop;
  execute definition;
end
$$;

update public.lead_words as kept set found = words.found, said = words.said
from public.financing_leads as lead cross join lateral private.words_of(lead) as words
where kept.lead_id = lead.id and (kept.found ~ '[ßæœþłøđħıð]' or kept.said ~ '[ßæœþłøđħıð]');

-- Likewise for who may be the same person, with every accent there is.
drop index public.financing_leads_name_key_idx;
create or replace function private.name_key(first_name text, last_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(word, ' ' order by word collate "C"), '')
  from regexp_split_to_table(
    regexp_replace(
      lower(replace(translate(
        regexp_replace(
          normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f’‘ʼ''`´]', '', 'g'
        ),
        'ŁłØøĐđı', 'LlOoDdi'
      ), 'ß', 'ss')), '[^[:alnum:]]+', ' ', 'g'
    ), ' '
  ) as word
  where word <> ''
$$;
create index financing_leads_name_key_idx on public.financing_leads
  ((private.name_key(first_name, last_name))) where anonymized_at is null;
