/** Leads for tests. */
import type { FinancingLead } from "#supabase/database.types.ts";

let made = 0;
/** Each one younger than the one before. */
export function makeLead(fields: Partial<FinancingLead> = {}): FinancingLead {
  made += 1;
  return {
    id: `id-${made}`,
    first_name: "Dana",
    last_name: "Whitfield",
    phone: "(586) 555-0117",
    phone_e164: "+15865550117",
    financing_option: "First Lending",
    status: "pending",
    notes: null,
    submission_key: null,
    created_at: `${new Date(Date.UTC(2026, 10, made, 10)).toISOString().slice(0, 19)}+00:00`,
    version: 1,
    updated_at: "2026-11-21T10:00:00+00:00",
    first_contacted_at: null,
    consent_version: null,
    consented_at: null,
    anonymized_at: null,
    suspected_junk: null,
    earlier_contact_at: null,
    assigned_to: null,
    follow_up_at: null,
    calls: 0,
    first_called_at: null,
    source: "site",
    showroom: null,
    noted_at: null,
    piece: null,
    reply_waiting_since: null,
    customer_id: `customer-${made}`,
    ...fields,
  };
}
