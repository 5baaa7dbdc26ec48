import { memo } from "react";
import { field, toolButton } from "#app/admin/controls.ts";
import { formatNumber, plural } from "#app/admin/format.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { type ListState, pageSizes } from "./list-state.ts";

interface PaginationProps {
  /** The board shows every page at once. */
  isPaged: boolean;
  page: number;
  pages: number;
  size: number;
  matching: number;
  /** `matching` is what is known of so far. */
  isCounting: boolean;
  all: number;
  onChange: (change: Partial<ListState>) => void;
}

export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { isPaged, page, pages, size, matching, isCounting, all, onChange } = props;
  const first = (page - 1) * size + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {matching === 0
          ? "0 leads"
          : isPaged
            ? `${formatNumber(first)}–${formatNumber(Math.min(first + size - 1, matching))} of ${isCounting ? "more, still counting" : plural(matching, "lead")}`
            : isCounting
              ? "Still counting"
              : plural(matching, "lead")}
        {matching < all && !isCounting ? `, filtered from ${formatNumber(all)}` : ""}
      </p>
      {isPaged && matching > 0 ? (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
          <label>
            <span className="sr-only">Leads per page</span>
            <select
              value={size}
              onChange={(event) => onChange({ size: Number(event.target.value) })}
              className={field("w-auto")}
            >
              {pageSizes.map((option) => (
                <option key={option} value={option}>
                  {option} per page
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={toolButton()}
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1 })}
          >
            <AdminIcon name="left" />
            <span className="sr-only">Previous page</span>
          </button>
          <span className="tabular">
            Page {formatNumber(page)}
            {isCounting ? "" : ` of ${formatNumber(pages)}`}
          </span>
          <button
            type="button"
            className={toolButton()}
            disabled={page >= pages}
            onClick={() => onChange({ page: page + 1 })}
          >
            <AdminIcon name="right" />
            <span className="sr-only">Next page</span>
          </button>
        </nav>
      ) : null}
    </div>
  );
});
