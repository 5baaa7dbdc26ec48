import { leadStatuses, statusLabels } from "#app/admin/leads/shared/lead.ts";
import type { LeadStatus } from "#supabase/database.types.ts";

interface StatusFieldProps {
  value: LeadStatus;
  onChange: (status: LeadStatus) => void;
}

/** The four statuses as radio buttons: any may follow any. */
export function StatusField({ value, onChange }: StatusFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Status</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {leadStatuses.map((status) => (
          <label
            key={status}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border border-field px-2 text-sm font-semibold has-checked:border-spruce has-checked:bg-spruce-wash has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name="status"
              value={status}
              checked={value === status}
              onChange={() => onChange(status)}
              className="accent-(--spruce-fill) outline-none"
            />
            {statusLabels[status]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
