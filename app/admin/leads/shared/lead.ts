/** What the back office knows about every lead: its statuses, its name, where to call. */

import { financing_leads_status } from "#supabase/database.generated.ts";
import type { FinancingLead, LeadStatus } from "#supabase/database.types.ts";
import { plainName } from "../../plain-name.ts";

/** The statuses, in the order in which they are offered. */
export const leadStatuses = financing_leads_status;

export const statusLabels: Record<LeadStatus, string> = {
  pending: "Pending",
  contacted: "Contacted",
  converted: "Converted",
  declined: "Declined",
};

export const fullName = (lead: FinancingLead) =>
  plainName(`${lead.first_name} ${lead.last_name}`.trim());

/** "Oak hall bench", from the last part of the address of the product that somebody asked about. */
export function productWords({ piece }: Pick<FinancingLead, "piece">) {
  const words = (piece ?? "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The number for tel: links. Where a phone is no US number, its digits as they are must do. */
export const dialableNumber = ({ phone, phone_e164 }: FinancingLead) =>
  phone_e164 ?? phone.replace(/\D/g, "");

/** How long notes may be, and from where on the form counts down. SQL repeats the first. */
export const notesLimits = { max: 2000, warnAbove: 1900 } as const;
export const notesTooLong = `Notes must be less than ${notesLimits.max} characters`;
