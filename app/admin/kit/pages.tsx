import { memo, useState } from "react";
import { formatNumber, plural } from "../format.ts";
import { AdminIcon } from "../icons.tsx";
import { Select } from "./select.tsx";
import { ToolButton } from "./tool-button.tsx";

interface PagesProps {
  /** What one row is called: "lead". */
  noun: string;
  /** Every row is shown at once, as where all fit a page and its size stays. */
  isWhole?: boolean;
  page: number;
  pages: number;
  size: number;
  /** How many rows a page may have; without them the size stays. */
  sizes?: readonly number[];
  /** How many rows the filters leave. */
  count: number;
  /** `count` is what is known of so far. */
  isCounting?: boolean;
  /** How many there are without the filters. */
  all: number;
  onChange: (change: { page?: number; size?: number }) => void;
}

/** How many rows a list has, which of them are shown, and the way to the others. */
export const Pages = memo(function Pages(props: PagesProps) {
  const { noun, page, pages, size, sizes, count, isCounting, all, onChange } = props;
  const { isWhole = pages === 1 && !sizes } = props;
  const first = (page - 1) * size + 1;
  if (all === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {isWhole || count === 0
          ? isCounting
            ? "Still counting"
            : plural(count, noun)
          : `${formatNumber(first)}–${formatNumber(Math.min(first + size - 1, count))} of ${isCounting ? "more, still counting" : plural(count, noun)}`}
        {count < all && !isCounting ? `, filtered from ${formatNumber(all)}` : ""}
      </p>
      {isWhole || count === 0 ? null : (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
          {sizes ? (
            <Select
              aria-label="Rows per page"
              options={sizes.map((option) => [option, `${option} per page`] as const)}
              value={size}
              onChange={({ target }) => onChange({ size: Number(target.value) })}
              className="max-w-max"
            />
          ) : null}
          <Turn
            name="left"
            label="Previous page"
            isEnd={page <= 1}
            onPress={() => onChange({ page: page - 1 })}
          />
          <span className="tabular">
            Page {formatNumber(page)}
            {isCounting ? "" : ` of ${formatNumber(pages)}`}
          </span>
          <Turn
            name="right"
            label="Next page"
            isEnd={page >= pages}
            onPress={() => onChange({ page: page + 1 })}
          />
        </nav>
      )}
    </div>
  );
});

interface TurnProps {
  name: "left" | "right";
  label: string;
  isEnd: boolean;
  onPress: () => void;
}

function Turn({ name, label, isEnd, onPress }: TurnProps) {
  return (
    <ToolButton disabled={isEnd} onClick={onPress}>
      <AdminIcon name={name} />
      <span className="sr-only">{label}</span>
    </ToolButton>
  );
}

/** The rows of one page, and what `Pages` has to know of it. */
export function pageOf<Row>(rows: readonly Row[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  return {
    shown: rows.slice((page - 1) * size, page * size),
    paging: { page, pages, size, count: rows.length },
  };
}

/** A list that is turned page by page and has no address of its own. */
export function usePages<Row>(rows: readonly Row[], size: number) {
  const [wanted, setPage] = useState(1);
  const { shown, paging } = pageOf(rows, wanted, size);
  const onChange = (change: { page?: number }) => setPage(change.page ?? 1);
  return { shown, paging: { ...paging, all: rows.length, onChange } };
}
