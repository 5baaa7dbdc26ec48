import { plural } from "#app/admin/format.ts";
import { LoadFailed } from "#app/admin/load-failed.tsx";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MatchingLeads } from "./matching-leads.ts";

interface NoLeadsProps {
  /** How many there are without the filters. */
  all: number;
  /** Set where the database searches, which may not have answered yet. */
  database: MatchingLeads["database"];
  onShowAll: () => void;
}

/** Says that nothing matches, with a way back to everything; or that nobody has asked yet. */
export function NoLeads({ all, database, onShowAll }: NoLeadsProps) {
  if (database?.isFailing) {
    return (
      <LoadFailed
        message="Failed to load financing leads."
        isRetrying={database.isLoading}
        onRetry={database.retry}
      />
    );
  }
  if (database?.isLoading) {
    return (
      <div className="grid min-h-[30vh] place-items-center">
        <Spinner label="Searching leads" />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6">
      <p>No leads found matching your filters.</p>
      {all > 0 ? (
        <button type="button" className={button("outline", "sm")} onClick={onShowAll}>
          Show all {plural(all, "lead")}
        </button>
      ) : (
        <p className="text-sm text-ink-soft">
          Leads appear here as soon as someone asks for financing.
        </p>
      )}
    </div>
  );
}
