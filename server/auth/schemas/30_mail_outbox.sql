-- Mails that wait to be sent: queued in the transaction of what causes them, so that a restart loses
-- none. A hosted project's own service sends its mails and has no such table.
create table auth.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'queued',
  -- The whole mail, encrypted with the server's key, because its link opens an account. Null once it
  -- has left or never will.
  sealed text,
  -- Which of the server's keys opens it.
  key_id text not null,
  -- Of the link in it: once that is used, replaced or over, nobody needs the mail.
  token_hash text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  -- Why the last attempt failed, without anybody's address.
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_outbox_state_known check (
    state in ('queued', 'sending', 'sent', 'failed', 'dropped')
  ),
  constraint mail_outbox_sealed_while_waiting check (
    (sealed is not null) = (state in ('queued', 'sending'))
  )
);
create index mail_outbox_waiting_idx on auth.mail_outbox (due_at)
  where state in ('queued', 'sending');
create index mail_outbox_created_idx on auth.mail_outbox (created_at);

alter table auth.mail_outbox enable row level security;
revoke all on auth.mail_outbox from public, anon, authenticated, service_role;
