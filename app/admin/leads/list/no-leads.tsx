import { plural } from "#app/admin/format.ts";
import { button } from "#app/ui/button.ts";

/** Says that nothing matches, with a way back to everything; or that nobody has asked yet. */
export function NoLeads({ all, onShowAll }: { all: number; onShowAll: () => void }) {
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
