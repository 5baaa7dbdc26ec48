import { useState } from "react";

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
