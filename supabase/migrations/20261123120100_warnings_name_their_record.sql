-- A list of {"kind", "record", "words", "path"}: what it is about, and the owner's page where it is mended.
alter table public.publications
  alter column warnings drop default,
  alter column warnings type jsonb using to_jsonb(warnings),
  alter column warnings set default '[]',
  add constraint publications_warnings_list check (jsonb_typeof(warnings) = 'array');
update public.publications set warnings = '[]';
