import type { FinancingLead } from "#app/lib/database.types.ts";
import { fullName } from "./lead.ts";

const texts = new WeakMap<FinancingLead, string>();

/** Everything a search looks at, made once per lead: name, phone as written, phone's digits. */
export function searchText(lead: FinancingLead) {
  let text = texts.get(lead);
  if (text === undefined) {
    text = `${fullName(lead)}\n${lead.phone}\n${lead.phone.replace(/\D/g, "")}`.toLowerCase();
    texts.set(lead, text);
  }
  return text;
}

/** Page by page while leads arrive, so that the first letter of a search does not wait for all of it. */
export function indexForSearch(leads: readonly FinancingLead[]) {
  for (const lead of leads) searchText(lead);
}
