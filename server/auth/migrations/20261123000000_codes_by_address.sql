-- A code is guessed at five times from where it was asked for, and five times from anywhere else: what
-- strangers guess takes nothing from its owner.
alter table auth.one_time_tokens
  add column if not exists asked_from text not null default '',
  add column if not exists code_attempts_elsewhere smallint not null default 0;
