-- With what each account was opened before: a kind of browser and a part of the network, as a hash.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device)
);
create index known_devices_last_seen_at_idx on auth.known_devices (last_seen_at);
