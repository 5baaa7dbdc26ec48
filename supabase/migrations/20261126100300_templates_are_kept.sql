-- Staff word the templates of texts on a page: two at once do not undo each other, and one that is not
-- offered any more is kept.

alter table public.text_templates
  add column version integer not null default 1,
  -- Null: offered.
  add column archived_at timestamptz;
grant insert (id), update (version, archived_at) on public.text_templates to authenticated;
create trigger count_version before update on public.text_templates
  for each row execute function private.count_version();
