import type { FinancingLead } from "#supabase/database.types.ts";
import { iconButton } from "../../controls.ts";
import { AdminIcon } from "../../icons.tsx";
import { fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";

/** Opens a lead from its row or its card. */
export function EditLead({ lead }: { lead: FinancingLead }) {
  const { open } = useLeadActions();
  return (
    <button
      type="button"
      className={iconButton()}
      aria-label={`Edit ${fullName(lead)}`}
      onClick={() => open(lead)}
    >
      <AdminIcon name="edit" />
    </button>
  );
}
