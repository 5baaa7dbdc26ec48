/** Who asks without a lender, in the shape of leads, so that one list shows, searches and works both. */
import { inquiries_kind } from "#supabase/database.generated.ts";
import type { FinancingLead, Inquiry, InquiryKind } from "#supabase/database.types.ts";

/** The kinds of the list: financing leads, and those of inquiries. */
export const leadKinds = ["financing", ...inquiries_kind] as const;
export type LeadKind = "financing" | InquiryKind;

export const kindLabels: Record<LeadKind, string> = {
  financing: "Financing",
  walk_in: "Walk-in",
  call: "Call",
  wants_call: "Wants a call",
  cash: "Cash",
};

/** What kind of row it is. */
export const kindOf = ({ kind }: Pick<FinancingLead, "kind">): LeadKind => kind ?? "financing";

/** Whether it asks for financing, which numbers of leads count alone. */
export const isFinancing = ({ kind }: Pick<FinancingLead, "kind">) => !kind;

/** Whether somebody stands in the showroom, who may leave no number. */
export const isInPerson = (kind: LeadKind) => kind === "walk_in" || kind === "cash";

/** An inquiry as a row of the list. It has no lender, so its kind stands there. */
export function asLead({ name, ...inquiry }: Inquiry): FinancingLead {
  const { id, kind, phone } = inquiry;
  return {
    ...inquiry,
    first_name: name,
    last_name: "",
    phone: phone ?? "",
    financing_option: kindLabels[kind],
    source: isInPerson(kind) ? "walk_in" : "phone",
    customer_id: id,
    calls: 0,
    ...{
      consent_version: null,
      consented_at: null,
      suspected_junk: null,
      earlier_contact_at: null,
    },
    ...{ first_called_at: null, noted_at: null, reply_waiting_since: null },
  };
}

/** By the types of leads: what it answers goes through `toLeads`. */
export const inquiriesTable = "inquiries" as "financing_leads";

/** The table that a row of the list stands in. */
export const tableOf = ({ kind }: Pick<FinancingLead, "kind">) =>
  kind ? inquiriesTable : "financing_leads";

/** What either table answered, as rows of the list. */
export const toLeads = (rows: readonly FinancingLead[]): FinancingLead[] =>
  rows.map((row) => ("name" in row ? asLead(row as unknown as Inquiry) : row));
