-- The text that an applicant is promised: queued with the lead, in its transaction, by a trigger;
-- sent later by a worker. Everything that decides whether and when a text may go is in SQL, so that it
-- holds on a hosted project too. docs/decisions/0004-texts-at-most-once.md says why it is like this.

create table private.text_outbox (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.financing_leads (id) on delete cascade,
  kind text not null default 'link',
  state text not null,
  -- Why the text was not queued.
  reason text,
  -- Null where there is no number to text, or no longer.
  phone text,
  lender text not null references public.lenders (name) on update cascade,
  body text,
  -- Whose request it was, for a day.
  address inet,
  captcha_token text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  provider text,
  provider_id text,
  error_code text,
  error text,
  -- The admin who asked for a resend.
  requested_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint text_outbox_kind_known check (kind in ('link', 'resend')),
  constraint text_outbox_state_known check (state in (
    -- Waiting for the captcha's answer, waiting to be sent, in the provider's hands for all we know.
    'checking', 'queued', 'sending',
    -- Taken by the provider, on the phone.
    'sent', 'delivered',
    -- Given up, perhaps sent (the worker died or the provider's answer was lost), never queued.
    'failed', 'unknown', 'refused', 'opted_out'
  )),
  constraint text_outbox_provider_id_key unique (provider_id)
);
create index text_outbox_lead_idx on private.text_outbox (lead_id, created_at);
create index text_outbox_due_idx on private.text_outbox (due_at, id) where state = 'queued';
create index text_outbox_claimed_idx on private.text_outbox (claimed_at)
  where state in ('checking', 'sending');
create index text_outbox_phone_idx on private.text_outbox (phone, created_at);
create index text_outbox_lender_idx on private.text_outbox (lender);
create index text_outbox_counted_idx on private.text_outbox (created_at)
  where state not in ('refused', 'opted_out');

create table private.text_opt_outs (
  phone text primary key,
  keyword text not null,
  since timestamptz not null
);

-- What people answered: the proof of an opt-out.
create table private.text_replies (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  kind text not null,
  provider_id text,
  received_at timestamptz not null,
  constraint text_replies_kind_known check (kind in ('stop', 'start', 'help', 'other')),
  constraint text_replies_provider_id_key unique (provider_id)
);
create index text_replies_phone_idx on private.text_replies (phone, received_at);

alter table private.text_outbox enable row level security;
alter table private.text_opt_outs enable row level security;
alter table private.text_replies enable row level security;
revoke all on private.text_outbox, private.text_opt_outs, private.text_replies
  from public, anon, authenticated, service_role;
