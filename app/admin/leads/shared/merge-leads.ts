import { compareText } from "#app/lib/compare-text.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

export const compareNewest = (a: FinancingLead, b: FinancingLead) =>
  compareText(b.created_at, a.created_at) || compareText(a.id, b.id);

/**
 * The list with `changed` in it, newest first. What is not newer than what is known is left alone, and
 * the same list comes back when nothing is.
 */
export function mergeLeads(
  leads: readonly FinancingLead[],
  changed: readonly FinancingLead[],
): readonly FinancingLead[] {
  const incoming = new Map(changed.map((lead) => [lead.id, lead]));
  let replaced = 0;
  const kept = leads.map((lead) => {
    const next = incoming.get(lead.id);
    if (!next) return lead;
    incoming.delete(lead.id);
    if (next.version <= lead.version) return lead;
    replaced += 1;
    return next;
  });
  if (incoming.size > 0) return [...incoming.values(), ...kept].sort(compareNewest);
  return replaced > 0 ? kept : leads;
}
