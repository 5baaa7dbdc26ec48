import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import type { Product } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { type ListState, pageSize } from "./product-list.ts";
import { Toolbar } from "./toolbar.tsx";

interface FinderProps {
  state: ListState;
  found: readonly Product[];
  page: number;
  onSearch: (search: string) => void;
  onChange: (change: Partial<ListState>) => void;
  onSelectAll: () => void;
  onExport: () => void;
}

/** Search, filters, and how many were found. */
export function Finder(props: FinderProps) {
  const { state, found, page, onSearch, onChange, onSelectAll, onExport } = props;
  const isLimited = useIsLimited();
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <Toolbar state={state} onSearch={onSearch} onChange={onChange} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p role="status">
          {plural(found.length, "product")}
          {found.length > pageSize
            ? `, ${first} to ${Math.min(first + pageSize - 1, found.length)} shown`
            : ""}
        </p>
        {found.length > 0 && !isLimited ? (
          <div className="flex gap-2">
            <button type="button" className={toolButton()} onClick={onExport}>
              CSV
            </button>
            <button type="button" className={toolButton()} onClick={onSelectAll}>
              Select all {found.length}
            </button>
          </div>
        ) : null}
      </div>
    </>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a long list. */
export function Pages({ page, pages, onTurn }: PagesProps) {
  return pages > 1 ? (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3">
      <button
        type="button"
        className={toolButton()}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </button>
      <span className="text-sm text-ink-soft">
        Page {page} of {pages}
      </span>
      <button
        type="button"
        className={toolButton()}
        disabled={page === pages}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </button>
    </nav>
  ) : null;
}
