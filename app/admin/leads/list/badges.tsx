import type { FinancingLead } from "#supabase/database.types.ts";
import { AdminIcon } from "../../icons.tsx";
import { useLeadActions } from "../shared/lead-actions.ts";

/** What is known of leads beside themselves, for each view of the list. */
export interface LeadMarks {
  selected: ReadonlySet<string>;
  newIds: ReadonlySet<string>;
  /** The requests of the same people, by customer. */
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
}

/** A lead that came while the page was open. */
export function NewBadge() {
  return (
    <span className="ml-2 inline-block rounded-md bg-spruce-fill px-1.5 text-xs font-bold text-white">
      New
    </span>
  );
}

/** A lead that is set aside: too many came from its address or for its phone, or staff said so. */
export function JunkBadge({ lead }: { lead: FinancingLead }) {
  if (!lead.suspected_junk) return null;
  return (
    <span className="ml-2 inline-block rounded-md bg-sunken px-1.5 text-xs font-semibold text-ink-soft">
      Junk
    </span>
  );
}

interface DuplicateMarkProps {
  lead: FinancingLead;
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
}

/** Says that the same person left other leads; a press opens the lead, where they are listed. */
export function DuplicateBadge({ lead, duplicates }: DuplicateMarkProps) {
  const { open } = useLeadActions();
  const twins = duplicates.get(lead.customer_id) ?? [];
  if (twins.length < 2) return null;
  return (
    <button
      type="button"
      className="ml-2 inline-flex items-center gap-1 rounded-md bg-brass-wash px-1.5 py-0.5 text-xs font-semibold text-brass"
      aria-label={`${twins.length} requests from this person`}
      onClick={() => open(lead)}
    >
      <AdminIcon name="duplicates" className="size-3.5" />
      {twins.length}
    </button>
  );
}
