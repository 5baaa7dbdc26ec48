-- Originals of pictures are counted, by what they take and who sent them.

-- What lies in the shop's own folder of originals, and who sent it, for the limits on both. The server
-- writes it and compares it with the folder once a day; a hosted project's storage counts by itself.
create table private.stored_originals (
  name text primary key,
  bytes bigint not null,
  -- Null where that is not known.
  sent_by uuid references auth.users (id) on delete set null,
  constraint stored_originals_name_form check (name ~ '^[0-9a-f]{64}\.(jpg|png|webp)$'),
  constraint stored_originals_bytes_positive check (bytes > 0)
);
create index stored_originals_sent_by_idx on private.stored_originals (sent_by);

alter table private.stored_originals enable row level security;
revoke all on private.stored_originals from public, anon, authenticated, service_role;
create policy "Nobody reads or writes stored originals" on private.stored_originals
  for all to anon, authenticated using (false);
