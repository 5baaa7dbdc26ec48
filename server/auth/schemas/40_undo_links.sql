-- What a mail's link can undo for 72 hours: a second factor that was added, or the shop that was handed on.
-- Only the hash of what stands in the link is kept.
create table auth.undo_links (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  -- The factor that was added.
  factor_id uuid,
  expires_at timestamptz not null,
  constraint undo_links_what_known check (what in ('factor', 'ownership'))
);
create index undo_links_user_id_idx on auth.undo_links (user_id);

alter table auth.undo_links enable row level security;
revoke all on auth.undo_links from public, anon, authenticated, service_role;
