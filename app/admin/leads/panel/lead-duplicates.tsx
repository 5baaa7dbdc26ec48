import { formatDateTime } from "#app/admin/format.ts";
import { fullName } from "#app/admin/leads/shared/lead.ts";
import { useLeadActions } from "#app/admin/leads/shared/lead-actions.ts";
import { StatusPill } from "#app/admin/leads/shared/status-menu.tsx";
import type { FinancingLead } from "#app/lib/database.types.ts";

interface LeadDuplicatesProps {
  lead: FinancingLead;
  /** Every lead with the same phone, this one among them. */
  duplicates: readonly FinancingLead[];
}

/** The other leads that the same phone left, each a press away. */
export function LeadDuplicates({ lead, duplicates }: LeadDuplicatesProps) {
  const { open } = useLeadActions();
  const others = duplicates.filter((other) => other.id !== lead.id);
  if (others.length === 0) return null;
  return (
    <section aria-label="Possible duplicates" className="rounded-lg bg-brass-wash p-3 text-sm">
      <h3 className="font-sans text-sm font-semibold text-brass">
        The same phone left {others.length === 1 ? "another lead" : `${others.length} other leads`}
      </h3>
      <ul className="mt-2 grid gap-1">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              className="min-h-8 text-left font-semibold underline [overflow-wrap:anywhere]"
              onClick={() => open(other)}
            >
              {fullName(other)}
            </button>
            <StatusPill status={other.status} />
            <span className="text-ink-soft">
              {other.financing_option}, {formatDateTime(other.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
