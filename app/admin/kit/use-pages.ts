import { useState } from "react";

/** A list that is turned page by page: the rows of its page, and what `Pages` has to know. */
export function usePages<Row>(rows: readonly Row[], size: number) {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  const onChange = (change: { page?: number }) => setPage(change.page ?? 1);
  return {
    shown: rows.slice((page - 1) * size, page * size),
    paging: { page, pages, size, count: rows.length, all: rows.length, onChange },
  };
}
