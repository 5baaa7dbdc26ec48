/** The world in which rights are tried: rows in every table, and a valid row and arguments for each. */

import { randomUUID } from "node:crypto";

export const ids = {
  other: randomUUID(),
  formerAdmin: randomUUID(),
  owner: randomUUID(),
  lead: randomUUID(),
  submission: randomUUID(),
};

export const world = `
  insert into auth.users (id, email) values ('${ids.other}', 'other@example.com'),
    ('${ids.formerAdmin}', 'former@example.com'), ('${ids.owner}', 'owner@example.com');
  insert into public.user_roles (user_id, role) values ('${ids.other}', 'user'),
    ('${ids.formerAdmin}', 'admin'), ('${ids.owner}', 'admin');
  delete from public.user_roles where user_id = '${ids.formerAdmin}';
  select set_config('request.jwt.claims', '{"role": "anon"}', true);
  insert into public.financing_leads
    (id, first_name, last_name, phone, financing_option, submission_key) values
    ('${ids.lead}', 'Dana', 'Whitfield', '(586) 555-0117', 'Bridgewater Credit', '${ids.submission}'),
    (gen_random_uuid(), 'Luis', 'Arredondo', '586-555-0182', 'Easy Lane Leasing', null);
  update public.financing_leads set status = 'contacted', notes = 'Call back';
  update private.settings set texts_are_sent = true;
`;

interface Sample {
  /** A whole valid row without what has a default, or the arguments of a function. */
  row: () => Record<string, unknown>;
  /** A valid value for every column that takes one. */
  values: Record<string, unknown>;
}

const time = "2026-11-20T12:00:00Z";
const uuid = () => randomUUID();
const call = (args: Record<string, unknown>): Sample => ({ row: () => args, values: {} });

export const samples: Record<string, Sample> = {
  financing_leads: {
    row: () => ({
      first_name: "Ann",
      last_name: "Lee",
      phone: "586-555-0117",
      financing_option: "Bridgewater Credit",
      status: "pending",
      submission_key: uuid(),
    }),
    values: {
      id: uuid(),
      first_name: "Bo",
      last_name: "Diaz",
      phone: "248-555-0164",
      financing_option: "Easy Lane Leasing",
      status: "pending",
      notes: "Called",
      created_at: time,
      submission_key: uuid(),
      version: 2,
      updated_at: time,
      first_contacted_at: time,
      consent_version: "2026-11",
      anonymised_at: time,
    },
  },
  lead_events: {
    row: () => ({ lead_id: ids.lead, at: time, field: "status" }),
    values: {
      lead_id: ids.lead,
      at: time,
      changed_by: ids.owner,
      changed_by_email: "owner@example.com",
      field: "notes",
      old_value: "a",
      new_value: "b",
    },
  },
  // A view of one table, which Postgres would write through.
  lead_texts: {
    row: () => ({ id: uuid(), lead_id: ids.lead, state: "queued", due_at: time, created_at: time }),
    values: {},
  },
  lenders: {
    row: () => ({
      name: "Example Lending",
      position: 9,
      audience: "For Good Credit",
      terms: "0% interest",
      application_url: "https://apply.example.com/x",
    }),
    values: {
      name: "Sample Credit",
      position: 10,
      audience: "Credit Needed",
      terms: "90 days",
      application_url: "https://apply.example.com/y",
      active: false,
    },
  },
  role_events: {
    row: () => ({ action: "assigned", role: "admin", user_id: ids.other }),
    values: {
      at: time,
      changed_by: ids.owner,
      changed_by_email: "owner@example.com",
      action: "removed",
      role: "user",
      user_id: ids.owner,
      user_email: "owner@example.com",
    },
  },
  user_roles: {
    row: () => ({ user_id: ids.other, role: "admin" }),
    values: { id: uuid(), user_id: ids.formerAdmin, role: "admin", created_at: time },
  },
  account_emails: call({ ids: [ids.other] }),
  admin_needs_second_factor: call({}),
  delete_my_account: call({}),
  find_account: call({ wanted: "other@example.com" }),
  resend_text: call({ lead: ids.lead }),
  text_promise: call({ submission: ids.submission }),
};
