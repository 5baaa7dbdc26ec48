import { memo } from "react";
import { formatNumber } from "#app/admin/format.ts";
import { type Worklist, worklistLabels, worklists } from "#app/admin/leads/shared/worklists.ts";
import { cn } from "#app/ui/cn.ts";
import type { ListState } from "./list-state.ts";

interface WorklistChipsProps {
  only: Worklist;
  days: number;
  counts: Readonly<Record<Worklist, number>>;
  onChange: (change: Partial<ListState>) => void;
}

/** Whose leads, or which of them wait: each with how many there are, one press away. */
export const WorklistChips = memo(function WorklistChips(props: WorklistChipsProps) {
  const { only, days, counts, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div
      role="group"
      aria-label="Whose leads"
      className="relative flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {worklists.map((list) =>
        only !== list &&
        (list === "contacted" || (list === "texted" && counts.texted === 0)) ? null : (
          <button
            key={list}
            type="button"
            aria-pressed={only === list}
            className={cn(
              "min-h-11 shrink-0 rounded-full border border-line bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunken aria-pressed:border-spruce aria-pressed:bg-spruce-wash aria-pressed:text-spruce fine:min-h-8",
              (list === "due" || list === "texted") &&
                counts[list] > 0 &&
                "border-brass text-brass",
            )}
            onClick={() => onChange({ only: list })}
          >
            {worklistLabels[list]}
            {list === "all" ? null : (
              <span className="ml-1.5 font-normal tabular">{formatNumber(counts[list])}</span>
            )}
          </button>
        ),
      )}
      {days > 0 ? (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-full border border-spruce bg-spruce-wash px-3 text-sm font-semibold whitespace-nowrap text-spruce fine:min-h-8"
          onClick={() => onChange({ days: 0 })}
        >
          Last {days} days <span aria-hidden="true">×</span>
          <span className="sr-only">, show all days</span>
        </button>
      ) : null}
    </div>
  );
});
